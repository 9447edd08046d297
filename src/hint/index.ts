import type { Marks } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import type { Task } from '../grid/task.ts';
import type { HintGenre, HintOptions, NextHint, Path } from './hint.ts';
import { Hints } from './hints.ts';

export type { Because, Clash, Hint, HintGenre, HintOptions, Link, NextHint, Path, Settled } from './hint.ts';
export { Hints } from './hints.ts';

/** The next step from these marks, asked once. Whoever asks again about the same board keeps a `Hints`. */
export function nextHint<P extends Puzzle, R extends Reading>(
  genre: HintGenre<P, R>,
  puzzle: P,
  reading: R,
  marks: Marks,
  options: HintOptions = {},
): Task<NextHint> {
  return new Hints(genre, puzzle, reading).next(marks, options);
}

/** The whole way from the printed board to the answer. */
export function path<P extends Puzzle, R extends Reading>(genre: HintGenre<P, R>, puzzle: P, reading: R): Task<Path> {
  return new Hints(genre, puzzle, reading).path();
}
