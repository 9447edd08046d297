import type { Board } from '../../../board/board.ts';
import { NO, YES } from '../../../board/marks.ts';
import { layerOf } from '../../../board/notes.ts';
import {
  CELL,
  centreOf,
  cornerOf,
  Drawing,
  GREEN,
  INK,
  numberSize,
  PALE_INK,
  PAPER,
  titleOf,
} from '../../../formats/svg.ts';
import { edgeEnds } from '../../../grid/edges.ts';
import { BLACK, type CastleWallPuzzle, DOWN, GREY, LEFT, NO_ARROW, NO_WALL, RIGHT, UP } from '../puzzle.ts';

const GREY_WALL = '#c3cad1';
const LOOP = 5;

/** The loop green, crosses where it doesn't go, clue cells grey, white and black with a heavy frame. */
export function castleWallSvg({ puzzle, marks, notes }: Board<CastleWallPuzzle>): string {
  const drawing = new Drawing().grid(puzzle);
  const greyed = layerOf(notes, 'greyed', puzzle.numbers.length);
  puzzle.colours.forEach((colour, cell) => {
    if (colour === NO_WALL) return;
    const [x, y] = cornerOf(puzzle, cell);
    const fill = colour === GREY ? GREY_WALL : colour === BLACK ? INK : PAPER;
    drawing.add('rect', { x, y, width: CELL, height: CELL, fill, stroke: INK, 'stroke-width': 2.5 });
    const ink = greyed[cell] === 1 ? (colour === GREY ? '#7b8794' : PALE_INK) : colour === BLACK ? PAPER : INK;
    drawClue(drawing, puzzle, cell, ink);
  });
  drawing.frame(puzzle, 3);
  marks.forEach((mark, edge) => {
    const [a, b] = edgeEnds(puzzle, edge);
    const [x1, y1] = centreOf(puzzle, a);
    const [x2, y2] = centreOf(puzzle, b);
    if (mark === YES) drawing.stroke([x1, y1, x2, y2], GREEN, LOOP, { 'stroke-linecap': 'round' });
    if (mark === NO) drawing.cross((x1 + x2) / 2, (y1 + y2) / 2, 3, GREEN, 1.5);
  });
  return drawing.svg(titleOf('Castle Wall', puzzle), puzzle);
}

/** The number, with its arrow above it when that lies along the row and at its right when it lies along the column. */
function drawClue(drawing: Drawing, puzzle: CastleWallPuzzle, cell: number, ink: string): void {
  const { [cell]: arrow } = puzzle.arrows;
  const { [cell]: number } = puzzle.numbers;
  const [x, y] = centreOf(puzzle, cell);
  const along = arrow === LEFT || arrow === RIGHT;
  const upright = arrow === UP || arrow === DOWN;
  if (number >= 0) {
    const text = String(number);
    const size = Math.min(numberSize(text), arrow === NO_ARROW ? 22 : 20) - (upright && text.length > 1 ? 3 : 0);
    drawing.label(x - (upright ? 6 : 0), y + (along ? 5 : 0), text, size, ink);
  }
  const shift = number >= 0 ? 12 : 0;
  if (along) drawArrow(drawing, x, y - shift, arrow === LEFT ? -1 : 1, 0, ink);
  if (upright) drawArrow(drawing, x + shift, y, 0, arrow === UP ? -1 : 1, ink);
}

/** An arrow with its middle at (x, y), pointing along (dx, dy), one of which is 0. */
function drawArrow(drawing: Drawing, x: number, y: number, dx: number, dy: number, ink: string): void {
  const half = 11;
  const tip = [x + dx * half, y + dy * half];
  drawing.stroke([x - dx * half, y - dy * half, tip[0] - dx * 5, tip[1] - dy * 5], ink, 2);
  const wing = (side: number) => [tip[0] - dx * 7 + dy * side * 4, tip[1] - dy * 7 + dx * side * 4];
  drawing.add('polygon', { points: [...tip, ...wing(1), ...wing(-1)].join(' '), fill: ink });
}
