import { BLANK, QUESTION } from '../../../board/clue.ts';
import { type Marks, NO, UNKNOWN, YES } from '../../../board/marks.ts';
import { cellAt, cellCount } from '../../../grid/shape.ts';
import {
  type BattleshipsPuzzle,
  LEFT_END,
  LOWER_END,
  MIDDLE,
  RIGHT_END,
  SUBMARINE,
  UPPER_END,
  WATER,
} from '../puzzle.ts';
import type { BattleshipsReading } from '../readings.ts';

// What a cell can be, as bits: a set of these is kept for each cell.
export const IS_WATER = 1;
export const IS_SINGLE = 2;
export const IS_TOP = 4;
export const IS_BOTTOM = 8;
export const IS_UPRIGHT_MIDDLE = 16;
export const IS_LEFT = 32;
export const IS_RIGHT = 64;
export const IS_FLAT_MIDDLE = 128;
const IS_SHIP = 254;

/** No number: the line is free. */
export const FREE_LINE = -1;

/** Any number of ships of that length, none included. */
export const UNLIMITED = -1;

/** The ships of one length: exactly `ships` of them, or `UNLIMITED`. */
export interface ShipClass {
  readonly length: number;
  readonly ships: number;
}

/**
 * A board as the sweep walks it, row by row. It may lie on its side here, columns and rows swapped: the profile of a
 * row is carried from row to row, and with it what each numbered column still owes.
 */
export interface SweepBoard {
  readonly width: number;
  readonly height: number;
  /** The cell as printed, for each cell here. */
  readonly printed: Int32Array;
  /** What each cell can be, by the pieces and marks. */
  readonly parts: Uint8Array;
  /** Number of each column and row, or `FREE_LINE`. */
  readonly columns: Int32Array;
  readonly rows: Int32Array;
}

/** The fleet of a board under `reading`, longest ships first. */
export function shipClasses(fleet: readonly number[], reading: BattleshipsReading): ShipClass[] {
  const counts = new Map<number, number>();
  for (const length of fleet) counts.set(length, (counts.get(length) ?? 0) + 1);
  for (const length of reading.unlimited ?? []) counts.set(length, UNLIMITED);
  if (reading.fleet === 'menu') for (const length of fleet) counts.set(length, UNLIMITED);
  return [...counts].map(([length, ships]) => ({ length, ships })).sort((a, b) => b.length - a.length);
}

/** Lays the board out for the sweep; `marks`, when given, are kept to. */
export function layOut(puzzle: BattleshipsPuzzle, pieces: BattleshipsReading['pieces'], marks?: Marks): SweepBoard {
  const turned = burden(puzzle.height, puzzle.rows) < burden(puzzle.width, puzzle.columns);
  const width = turned ? puzzle.height : puzzle.width;
  const height = turned ? puzzle.width : puzzle.height;
  const cells = cellCount(puzzle);
  const printed = new Int32Array(cells);
  const parts = new Uint8Array(cells);
  for (let cell = 0; cell < cells; cell++) {
    const row = Math.floor(cell / width);
    const column = cell - row * width;
    const from = turned ? cellAt(puzzle, column, row) : cell;
    printed[cell] = from;
    parts[cell] = partsOf(puzzle.pieces[from], pieces, turned);
    const mark = marks?.[from] ?? UNKNOWN;
    if (mark === YES) parts[cell] &= IS_SHIP;
    if (mark === NO) parts[cell] &= IS_WATER;
  }
  const columns = Int32Array.from(turned ? puzzle.rows : puzzle.columns, lineNumber);
  const rows = Int32Array.from(turned ? puzzle.columns : puzzle.rows, lineNumber);
  return { width, height, printed, parts, columns, rows };
}

/**
 * How much a row of that many columns has to carry, in about the logarithm of the number of states: a column of the
 * profile more than doubles them, what a numbered column owes multiplies them by about half as much.
 */
function burden(width: number, numbers: readonly number[]): number {
  return 2 * width + numbers.filter((number) => number > 0).length;
}

function lineNumber(number: number): number {
  return number === BLANK || number === QUESTION ? FREE_LINE : number;
}

/** What a cell with this piece can be. A puzzle laid on its side turns the ends with it. */
function partsOf(piece: number, pieces: BattleshipsReading['pieces'], turned: boolean): number {
  if (piece === BLANK) return IS_WATER | IS_SHIP;
  if (piece === WATER) return IS_WATER;
  if (piece === QUESTION || pieces === 'counters') return IS_SHIP;
  switch (piece) {
    case UPPER_END:
      return turned ? IS_LEFT : IS_TOP;
    case LOWER_END:
      return turned ? IS_RIGHT : IS_BOTTOM;
    case LEFT_END:
      return turned ? IS_TOP : IS_LEFT;
    case RIGHT_END:
      return turned ? IS_BOTTOM : IS_RIGHT;
    case MIDDLE:
      return IS_UPRIGHT_MIDDLE | IS_FLAT_MIDDLE;
    case SUBMARINE:
      return IS_SINGLE;
    default:
      throw new Error(`unknown piece ${piece}`);
  }
}
