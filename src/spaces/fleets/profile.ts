import { type BitField, BitFields } from '../../sweep/index.ts';
import type { FleetBoard } from './fleet-board.ts';

// What a column's next cell is known to be. Columns left of the cell at work stand for the row below. A ship is placed whole
// at its first cell, so that it is taken off the fleet and the numbers at once; what stays in the profile is only what it
// forbids: that a cell is `BLOCKED` is kept, not where the ship was.
//
//        . # . . .      before the cell ?, in the third row:  BLOCKED BLOCKED  FREE  FREE  UPRIGHT + 1
//        . # . . #      the lower end of one ship keeps the cells beside and below it water;
//        . . ? . #      the other has one more cell to come

export const FREE = 0;
export const BLOCKED = 1;
/** Water, and the cell below it is water too. Only at the position at work. */
export const DEEP = 2;
/** UPRIGHT + k: ship, with k − 1 more cells of it below (k ≥ 1). */
export const UPRIGHT = 2;

/** Where everything stands in the words of a state. */
export interface Profile {
  readonly words: number;
  /** One symbol a column. */
  readonly symbols: readonly BitField[];
  /** Cells that the flat ship at work still has to the right. */
  readonly flat: BitField;
  /** What the row at work is missing beyond the ships placed so far, if any row has a number. */
  readonly row: BitField | undefined;
  /** The same for each numbered column. */
  readonly columns: readonly (BitField | undefined)[];
  /** Ships still to place, by class; empty when the engine's lanes count them. */
  readonly ships: readonly BitField[];
}

/** @param ships how many there are of each class that the states count */
export function planProfile(
  board: FleetBoard,
  longestUpright: number,
  longest: number,
  ships: readonly number[],
): Profile {
  const fields = new BitFields();
  const numbers = [...board.columns];
  const symbols = numbers.map(() => fields.take(Math.max(DEEP, UPRIGHT + longestUpright - 1)));
  const flat = fields.take(Math.max(0, longest - 1));
  const mostInRow = Math.max(...board.rows);
  const row = mostInRow > 0 ? fields.take(mostInRow) : undefined;
  const columns = numbers.map((number) => (number > 0 ? fields.take(number) : undefined));
  const left = ships.map((count) => fields.take(count));
  return { words: fields.words, symbols, flat, row, columns, ships: left };
}
