import type { NumberState } from '../../../src/formats/picture/picture.ts';
import { type CastleWallPuzzle, NO_ARROW, NO_WALL } from '../../../src/genres/castle-wall/puzzle.ts';
import { rayEdges } from '../../../src/genres/castle-wall/rays.ts';
import type { Known } from '../../page/feedback/fault.ts';
import { countState } from '../../page/feedback/number-state.ts';

/** Whether a clue cell says how many segments lie along its ray. */
export function hasCount(puzzle: CastleWallPuzzle, cell: number): boolean {
  return puzzle.colours[cell] !== NO_WALL && puzzle.arrows[cell] !== NO_ARROW && puzzle.numbers[cell] >= 0;
}

/** How the number of a clue cell stands on its ray; `open` where it counts nothing. */
export function rayState(puzzle: CastleWallPuzzle, cell: number, known: Known): NumberState {
  if (!hasCount(puzzle, cell)) return 'open';
  return countState(puzzle.numbers[cell], rayEdges(puzzle, cell, puzzle.arrows[cell]), known);
}
