import type { Puzzle, Reading } from '../src/genre/genre.ts';
import type { Reason } from '../src/genre/reason.ts';
import type { RegisteredGenre } from '../src/genres/registry.ts';
import type { Marks } from '../src/grid/marks.ts';
import { Learning } from '../src/search/learning.ts';
import { drive } from './drive.ts';
import { DONE, INTERRUPTED, LIMIT_REACHED, OTHER_VERDICT } from './io.ts';
import { grouped } from './numbers.ts';
import { progressBar } from './progress-bar.ts';
import type { Session } from './session.ts';

export interface SolveOptions {
  /** Stop after so many answers; `Infinity` for all. */
  readonly limit: number;
  readonly seconds?: number | undefined;
}

export interface Solved {
  readonly verdict: 'unique' | 'none' | 'several' | 'unknown';
  readonly complete: boolean;
  readonly conflicts: number;
  readonly seconds: number;
  readonly answers: readonly Marks[];
  /** Why there is no answer, as far as the print alone tells; empty for every other verdict. */
  readonly reasons: readonly Reason[];
  /** Exit status of this verdict. */
  readonly status: number;
}

/** Searches for answers until there are `limit`, the space is searched, the time is over, or Ctrl-C comes. */
export async function solved(
  genre: RegisteredGenre,
  puzzle: Puzzle,
  reading: Reading,
  { limit, seconds }: SolveOptions,
  session: Session,
): Promise<Solved> {
  const startedAt = performance.now();
  const search = new Learning(genre.proof(puzzle, reading).speak(), { limit });
  const bar = await progressBar(session.io);
  const driven = await drive(search, {
    signal: session.signal,
    seconds,
    onProgress: ({ done }) => bar.show({ done: 0, total: 0, words: `${grouped(done)} conflicts` }),
  });
  bar.stop();
  const { answers, complete, conflicts } = search.sofar;
  const verdict = verdictOf(answers.length, complete);
  const known = verdict === 'unknown' ? LIMIT_REACHED : verdict === 'unique' ? DONE : OTHER_VERDICT;
  return {
    verdict,
    complete,
    conflicts,
    seconds: (performance.now() - startedAt) / 1000,
    answers,
    reasons: verdict === 'none' ? genre.reasons(puzzle, reading) : [],
    status: driven.ended === 'interrupted' ? INTERRUPTED : known,
  };
}

function verdictOf(answers: number, complete: boolean): Solved['verdict'] {
  if (answers >= 2) return 'several';
  if (!complete) return 'unknown';
  return answers === 1 ? 'unique' : 'none';
}
