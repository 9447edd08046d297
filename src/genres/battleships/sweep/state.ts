import type { SweepBoard } from './board.ts';

/**
 * What a column's next cell is known to be. Positions left of the cell at work stand for the row below.
 * A ship is chosen whole at its first cell, so that the fleet and the numbers are charged at once, and what stays is
 * only what it forbids: it is `BLOCKED` that is kept, not where the ship was.
 */
export const FREE = 0;
export const BLOCKED = 1;
/** Water, and the cell below it is water too. Only at the position at work. */
export const DEEP = 2;
/** UPRIGHT + k: ship, with k − 1 more cells of it below (k ≥ 1). */
export const UPRIGHT = 2;

/** Some bits of one word of a state. `mask` is not shifted. */
export interface Field {
  readonly word: number;
  readonly shift: number;
  readonly mask: number;
}

/** Where everything stands in the words of a state. */
export interface StatePlan {
  readonly words: number;
  /** One symbol a column. */
  readonly symbols: readonly Field[];
  /** Cells that the flat ship at work still has to the right. */
  readonly flat: Field;
  /** What the row at work still owes beyond the ships chosen so far, if any row has a number. */
  readonly row: Field | undefined;
  /** The same for each numbered column. */
  readonly columns: readonly (Field | undefined)[];
  /** Ships still to place, by class; empty when the engine's lanes count them. */
  readonly ships: readonly Field[];
}

export function planState(
  board: SweepBoard,
  longestUpright: number,
  longest: number,
  ships: readonly number[],
): StatePlan {
  let word = 0;
  let bit = 0;
  const allot = (largest: number): Field => {
    const bits = Math.max(1, 32 - Math.clz32(largest));
    if (bit + bits > 32) {
      word++;
      bit = 0;
    }
    bit += bits;
    return { word, shift: bit - bits, mask: 2 ** bits - 1 };
  };
  const columns = [...board.columns];
  const symbols = columns.map(() => allot(Math.max(DEEP, UPRIGHT + longestUpright - 1)));
  const flat = allot(Math.max(0, longest - 1));
  const mostInRow = Math.max(...board.rows);
  const row = mostInRow > 0 ? allot(mostInRow) : undefined;
  const owed = columns.map((number) => (number > 0 ? allot(number) : undefined));
  const left = ships.map((count) => allot(count));
  return { words: word + 1, symbols, flat, row, columns: owed, ships: left };
}

export function read(words: Int32Array, at: number, { word, shift, mask }: Field): number {
  return (words[at + word] >>> shift) & mask;
}

export function write(words: Int32Array, at: number, { word, shift, mask }: Field, value: number): void {
  words[at + word] = (words[at + word] & ~(mask << shift)) | (value << shift);
}
