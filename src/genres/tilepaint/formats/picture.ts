import type { Board } from '../../../board/board.ts';
import { BLANK } from '../../../board/clue.ts';
import { NO, YES } from '../../../board/marks.ts';
import { layerOf } from '../../../board/notes.ts';
import { bordersOfRegions } from '../../../formats/regions.ts';
import {
  CELL,
  centreOf,
  cornerOf,
  Drawing,
  GREEN,
  GRID,
  INK,
  numberSize,
  PALE_GREEN,
  titleOf,
} from '../../../formats/svg.ts';
import { CLUE_CELL, type TilepaintPuzzle } from '../puzzle.ts';
import { cellPaint } from './paint.ts';

const PAINT = '#52606d';
const TINT = '#fbe7b8';
const CLUE_PAPER = '#e4e7eb';

/** Painted tiles dark, white ones pale green, tinted cells yellow; clue cells are cut by a diagonal. */
export function tilepaintSvg(board: Board<TilepaintPuzzle>): string {
  const { puzzle, notes } = board;
  const drawing = new Drawing();
  const paint = cellPaint(board);
  const tints = layerOf(notes, 'tints', paint.length);
  paint.forEach((stroke, cell) => {
    if (puzzle.tiles[cell] === CLUE_CELL && stroke !== YES) drawing.cellFill(puzzle, cell, CLUE_PAPER);
    else if (stroke === YES) drawing.cellFill(puzzle, cell, PAINT);
    else if (tints[cell] === 1) drawing.cellFill(puzzle, cell, TINT);
    else if (stroke === NO) drawing.cellFill(puzzle, cell, PALE_GREEN);
  });
  drawing.grid(puzzle);
  paint.forEach((stroke, cell) => {
    const [x, y] = centreOf(puzzle, cell);
    if (stroke === NO) drawing.add('circle', { cx: x, cy: y, r: 2.5, fill: GREEN });
    if (puzzle.tiles[cell] === CLUE_CELL) drawClue(drawing, puzzle, cell, stroke === YES ? GRID : INK);
  });
  drawing.borders(puzzle, bordersOfRegions(puzzle, puzzle.tiles), 2.5);
  puzzle.columns.forEach((number, column) => drawOutside(drawing, number, (column + 0.5) * CELL, -0.5 * CELL));
  puzzle.rows.forEach((number, row) => drawOutside(drawing, number, -0.5 * CELL, (row + 0.5) * CELL));
  return drawing.svg(titleOf('Tilepaint', puzzle), puzzle, { left: 1, top: 1 });
}

function drawOutside(drawing: Drawing, number: number, x: number, y: number): void {
  if (number !== BLANK) drawing.label(x, y, String(number), numberSize(String(number)), INK);
}

/** The rightward number above the diagonal, the downward one below it. */
function drawClue(drawing: Drawing, puzzle: TilepaintPuzzle, cell: number, ink: string): void {
  const [x, y] = cornerOf(puzzle, cell);
  drawing.stroke([x + 1, y + 1, x + CELL - 1, y + CELL - 1], ink, 1);
  const halves: [number, number, number][] = [
    [puzzle.right[cell], x + 0.7 * CELL, y + 0.3 * CELL],
    [puzzle.down[cell], x + 0.3 * CELL, y + 0.7 * CELL],
  ];
  for (const [number, left, top] of halves)
    if (number !== BLANK) drawing.label(left, top, String(number), Math.min(15, numberSize(`${number}00`)), ink);
}
