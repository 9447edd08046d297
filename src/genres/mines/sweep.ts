import { BLANK } from '../../board/clue.ts';
import { type Marks, NO, YES } from '../../board/marks.ts';
import { cellCount } from '../../grid/shape.ts';
import type { Branches } from '../../sweep/branches.ts';
import type { Spec } from '../../sweep/spec.ts';
import { around, type MinesPuzzle } from './puzzle.ts';
import type { MinesReading } from './readings.ts';

/**
 * The answers cell by cell, in reading order. Before the cell `?` all that matters of the cells decided so far is how many
 * mines the numbers still miss that have cells around them on both sides:
 *
 *     # . 1 x      The first row and the 2 are decided. The 1 has one mine less to come if the cell left of it was mined,
 *     2 ? x x      the 2 likewise, and the 3 misses what it says. The x are to come.
 *     x 3 x x
 *
 * That is two rows of numbers and a bit, so a number can have the word of its cell modulo four rows.
 */
export function minesSweep(puzzle: MinesPuzzle, reading: MinesReading, marks?: Marks): Spec {
  const { width, numbers } = puzzle;
  const cells = cellCount(puzzle);
  const near = numbers.map((_, cell) => around(puzzle, cell, reading));
  const numbered = near.map((beside) => beside.filter((cell) => numbers[cell] >= 0));
  /** The numbers of which a cell is the last to be decided. */
  const closed = numbers.map((_, cell) => [cell, ...numbered[cell]].filter((at) => Math.max(at, ...near[at]) === cell));
  const word = (cell: number): number => cell % (4 * width);
  const open = (state: Int32Array, cell: number): void => {
    if (cell < cells) state[word(cell)] = Math.max(0, numbers[cell]);
  };
  return {
    words: 4 * width,
    levels: cells,
    decisions: cells,
    choices: 2,
    tallies: [],
    root(state) {
      for (let cell = 0; cell <= width; cell++) open(state, cell);
      return true;
    },
    expand(state: Int32Array, cell: number, branches: Branches) {
      open(state, cell + width + 1);
      for (const mine of [0, 1]) {
        if (mine === 1) for (const at of numbered[cell]) state[word(at)]--;
        const isAllowed = mine === 1 ? numbers[cell] === BLANK && marks?.[cell] !== NO : marks?.[cell] !== YES;
        const isMet = closed[cell].every((at) => state[word(at)] === 0);
        if (isAllowed && isMet && numbered[cell].every((at) => state[word(at)] >= 0))
          branches.states.set(state, branches.live(mine));
      }
    },
    yes: (cell, mine) => (mine === 1 ? [cell] : []),
  };
}
