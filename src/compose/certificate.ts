import type { Marks } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import type { Genre } from '../genre/genre.ts';
import { subtask } from '../grid/task.ts';
import { Learning } from '../search/learning.ts';
import { isOnlyAnswer } from '../search/replay.ts';
import { OverBudget } from '../sweep/budget.ts';
import { count } from '../sweep/count.ts';

/** What the sweep of a clued board may hold before a replay is asked for instead. */
const SWEEP_MEMORY = 48 * 2 ** 20;
const MOST_CONFLICTS = 1_000_000;

/**
 * That a board has one answer, said twice by parts that share no rule: the learning search over one model, and the sweep,
 * or, where the sweep is too wide to hold, a refutation over the ladder that is replayed clause by clause. It tells facts
 * of the board only, not how much work the proofs took, so that a quicker search leaves the shipped boards as they are.
 */
export interface Certificate {
  readonly search: { readonly answers: 1 };
  readonly sweep?: { readonly count: '1' };
  readonly replay?: { readonly answers: 1 };
}

export type Certified = Pick<Genre, 'proof' | 'sweep' | 'ladder'>;

/**
 * Proves that `answer` is the only one; null when it isn't, or when a proof ran into its limit. Everything is built anew
 * from the print, so nothing that a generator got wrong in its own engine can get through.
 */
export function* certify(
  genre: Certified,
  puzzle: Puzzle,
  reading: Reading,
  answer: Marks,
): Generator<number, Certificate | null, void> {
  const model = genre.proof(puzzle, reading).enforceClues();
  const { answers, verdict } = yield* subtask(new Learning(model, { limit: 2, conflicts: MOST_CONFLICTS }));
  if (verdict !== 'unique' || !equal(answers[0], answer)) return null;
  const search = { answers: 1 } as const;

  const swept = yield* sweepCount(genre, puzzle, reading);
  if (swept !== undefined) return swept === 1n ? { search, sweep: { count: '1' } } : null;

  const replayed = yield* isOnlyAnswer(() => genre.ladder(puzzle, reading, 'study'), answer, MOST_CONFLICTS);
  return replayed ? { search, replay: { answers: 1 } } : null;
}

function* sweepCount(genre: Certified, puzzle: Puzzle, reading: Reading): Generator<number, bigint | undefined, void> {
  try {
    return (yield* subtask(count(genre.sweep(puzzle, reading), { memory: SWEEP_MEMORY }))).count;
  } catch (error) {
    if (error instanceof OverBudget) return undefined;
    throw error;
  }
}

export function equal(one: Marks, other: Marks): boolean {
  return one.length === other.length && one.every((mark, decision) => mark === other[decision]);
}
