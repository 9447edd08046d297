import { UNKNOWN, YES } from '../../../src/board/marks.ts';
import type { NumberState } from '../../../src/formats/picture/picture.ts';
import type { UsowanPuzzle } from '../../../src/genres/usowan/puzzle.ts';
import { neighbours } from '../../../src/grid/shape.ts';
import type { Known } from '../../page/feedback/fault.ts';
import { countState } from '../../page/feedback/number-state.ts';

/** Whether the number at `cell` tells the truth: `dead` is a lie that shows. Asked of 0–4 only. */
export function numberState(puzzle: UsowanPuzzle, cell: number, known: Known): NumberState {
  return countState(puzzle.numbers[cell], neighbours(puzzle, cell), known);
}

/**
 * How a number is shown. A lie is shown as one, never as an error, and only once the position proves it: a 4 in the
 * corner is a lie on the untouched board already, and saying so there would give it away. It waits until all its
 * neighbours are decided.
 */
export function shownState(puzzle: UsowanPuzzle, cell: number, known: Known): NumberState {
  if (puzzle.numbers[cell] < 0) return 'open';
  const state = numberState(puzzle, cell, known);
  if (state !== 'dead') return state;
  const beside = neighbours(puzzle, cell);
  const couldBeTrue = beside.filter((other) => puzzle.numbers[other] === -1).length >= puzzle.numbers[cell];
  return couldBeTrue || beside.every((other) => known(other) !== UNKNOWN) ? 'lie' : 'open';
}

/** The cells that aren't shaded, in parts joined by edges, in reading order of their first cells. */
export function unshadedParts(puzzle: UsowanPuzzle, known: Known): number[][] {
  const cells = puzzle.numbers.length;
  const seen = new Uint8Array(cells);
  const parts: number[][] = [];
  for (let first = 0; first < cells; first++) {
    if (seen[first] || known(first) === YES) continue;
    seen[first] = 1;
    const part = [first];
    for (let next = 0; next < part.length; next++)
      for (const cell of neighbours(puzzle, part[next]))
        if (!seen[cell] && known(cell) !== YES) {
          seen[cell] = 1;
          part.push(cell);
        }
    parts.push(part);
  }
  return parts;
}
