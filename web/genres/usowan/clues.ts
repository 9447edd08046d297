import { UNKNOWN, YES } from '../../../src/board/marks.ts';
import type { UsowanPuzzle } from '../../../src/genres/usowan/puzzle.ts';
import { neighbours } from '../../../src/grid/shape.ts';
import { type ClueState, countState, type Known } from '../../page/clues/state.ts';

/** Whether the number at `cell` tells the truth: `dead` is a lie that shows. Asked of 0–4 only. */
export function numberState(puzzle: UsowanPuzzle, cell: number, known: Known): ClueState {
  let yes = 0;
  let open = 0;
  for (const other of neighbours(puzzle, cell)) {
    const mark = known(other);
    if (mark === YES) yes++;
    else if (mark === UNKNOWN) open++;
  }
  return countState(puzzle.numbers[cell], yes, open);
}

/**
 * Whether a region can still have exactly one lie, by its numbers' states. `dead`: two lies already, or none left
 * that could be one; `met`: one lie, all others true.
 */
export function regionState(puzzle: UsowanPuzzle, numbers: readonly number[], known: Known): ClueState {
  let lies = 0;
  let open = 0;
  for (const cell of numbers) {
    const state = numberState(puzzle, cell, known);
    if (state === 'dead') lies++;
    else if (state === 'open') open++;
  }
  return countState(1, lies, open);
}
