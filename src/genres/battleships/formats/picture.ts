import type { Board } from '../../../board/board.ts';
import { BLANK, QUESTION } from '../../../board/clue.ts';
import { NO, YES } from '../../../board/marks.ts';
import { layerOf } from '../../../board/notes.ts';
import { CELL, centreOf, cornerOf, Drawing, INK, numberSize, PALE_INK, titleOf } from '../../../formats/svg.ts';
import { columnOf, rowOf } from '../../../grid/shape.ts';
import { type BattleshipsPuzzle, LEFT_END, LOWER_END, RIGHT_END, SUBMARINE, UPPER_END, WATER } from '../puzzle.ts';

const SEA = '#e1eefb';
const WAVE = '#2f7fc1';
const SHIP = '#3f6c5b';
const UNKNOWN_SHAPE = '#7b8794';
const BERTH = 0.45 * CELL;

/** Which of its four sides a piece is rounded at: those with no ship behind them. */
interface Ends {
  readonly up: boolean;
  readonly down: boolean;
  readonly left: boolean;
  readonly right: boolean;
}

/** Printed ships dark, marked ones green, water blue, numbers around, the fleet below; what is struck off is pale. */
export function battleshipsSvg({ puzzle, marks, notes }: Board<BattleshipsPuzzle>): string {
  const drawing = new Drawing();
  const { width, height, pieces, fleet } = puzzle;
  const struckPieces = layerOf(notes, 'struckPieces', pieces.length);
  marks.forEach((mark, cell) => {
    if (mark === NO) drawing.cellFill(puzzle, cell, SEA);
  });
  drawing.grid(puzzle);
  const known = settled(puzzle, marks);
  pieces.forEach((piece, cell) => {
    const [x, y] = centreOf(puzzle, cell);
    const printed = piece !== BLANK && piece !== WATER;
    const ink = struckPieces[cell] === 1 ? PALE_INK : INK;
    if (piece === WATER) drawWaves(drawing, x, y, 3, struckPieces[cell] === 1 ? PALE_INK : WAVE);
    else if (printed) drawPiece(drawing, x, y, CELL / 2, printedEnds(piece), piece === QUESTION ? UNKNOWN_SHAPE : ink);
    else if (marks[cell] === NO) drawWaves(drawing, x, y, 1, WAVE);
    // A mark against what is printed: the piece stays, a frame in the colour of the mark lies around it.
    if (piece !== BLANK && marks[cell] === (printed ? NO : YES)) {
      const [left, top] = cornerOf(puzzle, cell);
      const frame = { x: left + 2, y: top + 2, width: CELL - 4, height: CELL - 4, fill: 'none' };
      drawing.add('rect', { ...frame, stroke: printed ? WAVE : SHIP, 'stroke-width': 3 });
    }
    if (piece === BLANK && marks[cell] === YES)
      drawPiece(drawing, x, y, CELL / 2, markedEnds(puzzle, known, cell), SHIP);
  });
  drawing.frame(puzzle, 3);
  const struckColumns = layerOf(notes, 'struckColumns', width);
  const struckRows = layerOf(notes, 'struckRows', height);
  puzzle.columns.forEach((number, column) =>
    drawOutside(drawing, number, (column + 0.5) * CELL, -0.5 * CELL, struckColumns[column]),
  );
  puzzle.rows.forEach((number, row) => drawOutside(drawing, number, -0.5 * CELL, (row + 0.5) * CELL, struckRows[row]));
  const below = drawFleet(drawing, puzzle, layerOf(notes, 'struckShips', fleet.length));
  return drawing.svg(titleOf('Battleships', puzzle), puzzle, { left: 1, top: 1, below });
}

function drawOutside(drawing: Drawing, number: number, x: number, y: number, struck: number): void {
  if (number === BLANK) return;
  const text = number === QUESTION ? '?' : String(number);
  drawing.label(x, y, text, numberSize(text), struck === 1 ? PALE_INK : INK);
  if (struck === 1) drawing.stroke([x - 9, y + 7, x + 9, y - 7], PALE_INK, 1.5);
}

function printedEnds(piece: number): Ends {
  const single = piece === SUBMARINE;
  return {
    up: single || piece === UPPER_END,
    down: single || piece === LOWER_END,
    left: single || piece === LEFT_END,
    right: single || piece === RIGHT_END,
  };
}

/** The marks, with all that is unknown taken for water once as many cells are ship as the fleet has. */
function settled({ fleet }: BattleshipsPuzzle, marks: Uint8Array): Uint8Array {
  const ships = marks.filter((mark) => mark === YES).length;
  return ships < fleet.reduce((sum, length) => sum + length, 0)
    ? marks
    : marks.map((mark) => (mark === YES ? YES : NO));
}

/** A marked cell is rounded at a side only when its neighbour there is known to be water, or is off the board. */
function markedEnds(puzzle: BattleshipsPuzzle, marks: ArrayLike<number>, cell: number): Ends {
  const { width, height } = puzzle;
  const row = rowOf(puzzle, cell);
  const column = columnOf(puzzle, cell);
  const up = row === 0 ? NO : marks[cell - width];
  const down = row === height - 1 ? NO : marks[cell + width];
  const left = column === 0 ? NO : marks[cell - 1];
  const right = column === width - 1 ? NO : marks[cell + 1];
  const single = up === NO && down === NO && left === NO && right === NO;
  return {
    up: single || (up === NO && down === YES),
    down: single || (down === NO && up === YES),
    left: single || (left === NO && right === YES),
    right: single || (right === NO && left === YES),
  };
}

/** A piece with its middle at (x, y): square, and round on the sides of its ends. */
function drawPiece(drawing: Drawing, x: number, y: number, half: number, ends: Ends, colour: string): void {
  const r = half * 0.82;
  const corner = (round: boolean, dx: number, dy: number, toX: number, toY: number) =>
    round
      ? `A${r} ${r} 0 0 1 ${x + toX * r} ${y + toY * r}`
      : `L${x + dx * r} ${y + dy * r}L${x + toX * r} ${y + toY * r}`;
  const d = [
    `M${x - r} ${y}`,
    corner(ends.up || ends.left, -1, -1, 0, -1),
    corner(ends.up || ends.right, 1, -1, 1, 0),
    corner(ends.down || ends.right, 1, 1, 0, 1),
    corner(ends.down || ends.left, -1, 1, -1, 0),
  ];
  drawing.add('path', { d: `${d.join('')}Z`, fill: colour });
}

function drawWaves(drawing: Drawing, x: number, y: number, waves: number, colour: string): void {
  for (let wave = 0; wave < waves; wave++) {
    const top = y + (wave - (waves - 1) / 2) * 8;
    const d = `M${x - 11} ${top}q5.5 -6 11 0t11 0`;
    drawing.add('path', { d, fill: 'none', stroke: colour, 'stroke-width': 2, 'stroke-linecap': 'round' });
  }
}

/** The fleet in rows below the board, the longest ships first; gives the height in cells. */
function drawFleet(drawing: Drawing, { width, height, fleet }: BattleshipsPuzzle, struck: readonly number[]): number {
  const ships = [...fleet.keys()].sort((a, b) => fleet[b] - fleet[a] || a - b);
  const step = BERTH * 1.25;
  const room = Math.max(width * CELL, ...fleet.map((length) => length * BERTH));
  let x = 0;
  let y = (height + 0.75) * CELL;
  if (ships.length === 0) return 0;
  for (const ship of ships) {
    const { [ship]: length } = fleet;
    if (x > 0 && x + length * BERTH > room) {
      x = 0;
      y += step;
    }
    for (let k = 0; k < length; k++) {
      const ends = { up: length === 1, down: length === 1, left: k === 0, right: k === length - 1 };
      drawPiece(drawing, x + (k + 0.5) * BERTH, y, BERTH / 2, ends, struck[ship] === 1 ? PALE_INK : INK);
    }
    x += length * BERTH + BERTH / 2;
  }
  return y / CELL - height + 0.25;
}
