import { BLANK, QUESTION } from '../../../board/clue.ts';
import { type Marks, NO, YES } from '../../../board/marks.ts';
import { Orientation } from '../../../grid/orientation.ts';
import { cellCount } from '../../../grid/shape.ts';
import {
  type FleetBoard,
  FREE_LINE,
  IS_BOTTOM,
  IS_FLAT_MIDDLE,
  IS_LEFT,
  IS_RIGHT,
  IS_SHIP,
  IS_SINGLE,
  IS_TOP,
  IS_UPRIGHT_MIDDLE,
  IS_WATER,
} from '../../../spaces/fleets/index.ts';
import { inventoryOf } from '../inventory.ts';
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

/** Lays the board out for the sweep; `marks`, when given, are kept to. */
export function layOut(puzzle: BattleshipsPuzzle, reading: BattleshipsReading, marks?: Marks): FleetBoard {
  const isTurned = frontierCost(puzzle.height, puzzle.rows) < frontierCost(puzzle.width, puzzle.columns);
  const orientation = new Orientation(puzzle, isTurned);
  const { width, height } = orientation;
  const parts = new Uint8Array(cellCount(puzzle));
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const printed = orientation.printed(row, column);
      const cell = row * width + column;
      parts[cell] = partsOf(puzzle.pieces[printed], reading.pieces, isTurned);
      if (marks?.[printed] === YES) parts[cell] &= IS_SHIP;
      if (marks?.[printed] === NO) parts[cell] &= IS_WATER;
    }
  const columns = Int32Array.from(isTurned ? puzzle.rows : puzzle.columns, lineNumber);
  const rows = Int32Array.from(isTurned ? puzzle.columns : puzzle.rows, lineNumber);
  const { lengths, ships } = inventoryOf(puzzle, reading);
  const fleet = lengths.map((length, index) => ({ length, ships: ships[index] }));
  return { orientation, width, height, parts, columns, rows, fleet, apart: reading.touch === 'never' };
}

/**
 * How much a row of that many columns has to carry, in about the logarithm of the number of states: a column of the
 * profile more than doubles them, what a numbered column is missing multiplies them by about half as much.
 */
function frontierCost(width: number, numbers: readonly number[]): number {
  return 2 * width + numbers.filter((number) => number > 0).length;
}

function lineNumber(number: number): number {
  return number === BLANK || number === QUESTION ? FREE_LINE : number;
}

/** What a cell with this piece can be. A puzzle laid on its side turns the ends with it. */
function partsOf(piece: number, pieces: BattleshipsReading['pieces'], isTurned: boolean): number {
  if (piece === BLANK) return IS_WATER | IS_SHIP;
  if (piece === WATER) return IS_WATER;
  if (piece === QUESTION || pieces === 'counters') return IS_SHIP;
  switch (piece) {
    case UPPER_END:
      return isTurned ? IS_LEFT : IS_TOP;
    case LOWER_END:
      return isTurned ? IS_RIGHT : IS_BOTTOM;
    case LEFT_END:
      return isTurned ? IS_TOP : IS_LEFT;
    case RIGHT_END:
      return isTurned ? IS_BOTTOM : IS_RIGHT;
    case MIDDLE:
      return IS_UPRIGHT_MIDDLE | IS_FLAT_MIDDLE;
    case SUBMARINE:
      return IS_SINGLE;
    default:
      throw new Error(`unknown piece ${piece}`);
  }
}
