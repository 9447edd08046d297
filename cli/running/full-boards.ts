import type { Board } from '../../src/board/board.ts';
import type { Marks } from '../../src/board/marks.ts';
import { InputError } from '../../src/grid/input-error.ts';
import { seeded } from '../../src/grid/random.ts';
import type { Space } from '../arguments/space.ts';

/**
 * Makes of an answer the board that says the most about it, with the answer marked. What is random about the clues (regions,
 * lies) follows from the seed, apart from the draws. An answer about which no board can be made stays on the blank one.
 */
export function fullBoards({ genre, puzzle, options }: Space, seed: number): (marks: Marks) => Board {
  if (options === undefined)
    throw new InputError('--full goes with a genre and a size: a board has clues of its own already.');
  const random = seeded(seed).split();
  const shape = { width: puzzle.width, height: puzzle.height };
  return (marks) => {
    const full = genre.composer.withAllClues(shape, marks, options, random);
    return { puzzle: full?.puzzle ?? puzzle, marks, notes: {} };
  };
}
