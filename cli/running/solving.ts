import type { Puzzle } from '../../src/board/puzzle.ts';
import type { Reading } from '../../src/board/reading.ts';
import type { Genre } from '../../src/genre/genre.ts';
import { type Solution, type SolveOptions, solve } from '../../src/search/solve.ts';
import { now } from '../terminal/clock.ts';
import { DONE, INTERRUPTED, LIMIT_REACHED, OTHER_VERDICT } from '../terminal/io.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import type { Session } from '../terminal/session.ts';
import { drive } from './drive.ts';

export interface Solved extends Solution {
  readonly seconds: number;
  /** Exit status of this verdict. */
  readonly status: number;
}

/** Solves a board until all is known, the time is over, or Ctrl-C comes; what is known by then counts. */
export async function solved(
  genre: Genre,
  puzzle: Puzzle,
  reading: Reading,
  { seconds, ...options }: SolveOptions & { readonly seconds?: number | undefined },
  session: Session,
): Promise<Solved> {
  const startedAt = now();
  const search = solve(genre, puzzle, reading, options);
  const bar = progressBar(session.io);
  const driven = await drive(search, {
    signal: session.signal,
    seconds,
    onProgress: ({ stage }) => bar.show({ done: 0, total: 0, words: stage }),
  });
  bar.stop();
  const { verdict } = search.soFar;
  const known = verdict === 'unknown' ? LIMIT_REACHED : verdict === 'unique' ? DONE : OTHER_VERDICT;
  return {
    ...search.soFar,
    seconds: (now() - startedAt) / 1000,
    status: driven.ended === 'interrupted' ? INTERRUPTED : known,
  };
}
