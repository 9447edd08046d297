import type { Marks } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import type { Genre } from '../genre/genre.ts';
import { LONG_STEP, type Steps, type Task, uncut } from '../grid/task.ts';
import { AnswersInOrder } from '../search/in-order.ts';
import { OverBudget } from '../sweep/budget.ts';
import { count } from '../sweep/count.ts';
import type { Effort } from './settable.ts';

/** How many answers a board has: exactly so many, or at least. */
export interface Counted {
  readonly count: bigint;
  readonly isExact: boolean;
}

/** What counting asks of a genre. */
export type Countable<P extends Puzzle, R extends Reading> = Pick<Genre<P, R>, 'proof' | 'sweep'>;

/** The answers of a board in order, up to `most`. */
export interface Listed {
  readonly answers: readonly Marks[];
  /** There are no others. */
  readonly isAll: boolean;
}

/** A unit of listing is some propagation, a unit of a sweep a state: this many of the one take as long as one of the other. */
const UNITS_OF_SWEEP = 16;
/** Units of sweep that listing is ahead by: most questions of a setter are over by then, and no sweep has been set up. */
const HEAD_START = 30_000;

/**
 * Counts the answers in two ways at once, turn by turn: by listing them, which is quick where there are few, and by a
 * sweep, which is quick where the board is narrow. Whichever is through first has the count, so that it takes at most
 * twice as long as the better way, which nobody can tell beforehand. The result is the same on every machine, since turns
 * go by work.
 */
export function* counted<P extends Puzzle, R extends Reading>(
  genre: Countable<P, R>,
  puzzle: P,
  reading: R,
  { listed, conflicts, memory, units }: Effort,
): Steps<Counted> {
  const listing = listedAnswers(genre, puzzle, reading, listed, conflicts);
  const sweeping = sweptCount(genre, puzzle, reading, memory, units);
  let list: Listed | undefined;
  let swept: { readonly count: bigint | undefined } | undefined;
  let lead = -HEAD_START;
  while (list === undefined || swept === undefined) {
    if (swept !== undefined || (list === undefined && lead <= 0)) {
      const step = listing.next();
      if (step.done) {
        list = step.value;
        if (list.isAll) return { count: BigInt(list.answers.length), isExact: true };
      } else {
        if (step.value !== LONG_STEP) lead += step.value * UNITS_OF_SWEEP;
        yield step.value;
      }
    } else {
      const step = sweeping.next();
      if (step.done) {
        swept = { count: step.value };
        if (step.value !== undefined) return { count: step.value, isExact: true };
      } else {
        if (step.value !== LONG_STEP) lead -= step.value;
        yield step.value;
      }
    }
  }
  return { count: BigInt(list.answers.length), isExact: false };
}

/** Up to `most` answers in the order of their marks, by a search of at most so many conflicts. */
export function* listedAnswers<P extends Puzzle, R extends Reading>(
  genre: Pick<Genre<P, R>, 'proof'>,
  puzzle: P,
  reading: R,
  most: number,
  conflicts = Number.POSITIVE_INFINITY,
): Steps<Listed> {
  const listing = new AnswersInOrder(yield* uncut(() => genre.proof(puzzle, reading).enforceClues()));
  const answers: Marks[] = [];
  for (;;) {
    const steps = listing.next();
    for (;;) {
      const step = steps.next();
      if (step.done) {
        if (step.value === undefined) return { answers, isAll: true };
        answers.push(step.value);
        break;
      }
      yield step.value;
      if (listing.conflicts > conflicts) return { answers, isAll: false };
    }
    // One more than asked for tells whether there are others.
    if (answers.length > most) return { answers: answers.slice(0, most), isAll: false };
  }
}

function* sweptCount<P extends Puzzle, R extends Reading>(
  genre: Countable<P, R>,
  puzzle: P,
  reading: R,
  memory: number,
  units: number,
): Steps<bigint | undefined> {
  try {
    const task = yield* uncut(() => count(genre.sweep(puzzle, reading), { memory }));
    return (yield* within(task, units))?.count;
  } catch (error) {
    if (error instanceof OverBudget) return undefined;
    throw error;
  }
}

/** A task as a part of another, given up after so many units of work; undefined then. */
export function* within<T, P>(task: Task<T, P>, units: number): Steps<T | undefined> {
  while (task.worked < units) {
    const before = task.worked;
    const isOver = task.advance(64);
    yield task.worked - before;
    if (isOver) return task.result;
    if (task.nextIsLong) yield LONG_STEP;
  }
  return undefined;
}

/** log₂ of a ratio of counts, to the last bits of a double; −∞ for 0, undefined for n/0. */
export function bits(more: bigint, less: bigint): number | undefined {
  return less === 0n ? undefined : log2(more) - log2(less);
}

/** log₂ of a whole number of any size. */
export function log2(value: bigint): number {
  if (value === 0n) return Number.NEGATIVE_INFINITY;
  const length = value.toString(2).length;
  const shift = Math.max(0, length - 53);
  return Math.log2(Number(value >> BigInt(shift))) + shift;
}
