import type { Marks } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import { printBoard } from '../formats/print.ts';
import type { Dial } from '../genre/composer.ts';
import { seeded } from '../grid/random.ts';
import { subtask } from '../grid/task.ts';
import { climb, PROBE } from '../ladder/climb.ts';
import { gradeOf, SEARCH } from '../ladder/grade.ts';
import { rungsUpTo } from '../ladder/start.ts';
import { type Certificate, certify } from './certificate.ts';
import { KeepLadder } from './keep-ladder.ts';
import { KeepUnique } from './keep-unique.ts';
import type { Keeper } from './keeper.ts';
import { minimise } from './minimise.ts';
import type { Composing, Order } from './order.ts';
import { seedOf } from './seeds.ts';

/** A board as it is published: plain JSON, the same for the same order, answers and seed. */
export interface BoardRecord {
  readonly puzzlink: string;
  readonly pzprv3: string;
  readonly size: string;
  /** Its grade: the weakest rung that finishes it; `search` when none does. */
  readonly rung: string;
  /** Decisions that each rung settles beyond those below, `probe` included; up to the grade. */
  readonly settled: Readonly<Record<string, number>>;
  /** What every clue is needed for: that the ladder up to this rung finishes, or, for `search`, that there is one answer. */
  readonly minimal: string;
  /** Clues by level: those that could be turned down, those that couldn't are under `fixed`. */
  readonly clues: Readonly<Record<string, number>>;
  readonly answer: readonly number[];
  readonly certificate: Certificate;
}

/** Where the tries of an order ended: what a demand that can't be met says of itself. */
export interface Tries {
  /** Draws looked at. */
  tries: number;
  /** Draws that make no board, or whose fullest board the kept rung doesn't finish. */
  hopeless: number;
  /** Boards of another grade than asked for, by grade. */
  grades: Record<string, number>;
  /** Boards whose proof ran into its limit. */
  unproved: number;
}

export function noTries(): Tries {
  return { tries: 0, hopeless: 0, grades: {}, unproved: 0 };
}

/**
 * Makes one board: from the first of `draws` (answers, or how many of its own the genre may draw) that meets the order, its fullest print
 * turned down to a fixed point. Null when none does; `tries` is counted up. A pure function of its arguments.
 * Cost: two or three ladder fixpoints (or searches of the learning engine) a clue.
 */
export function* composeBoard(
  genre: Composing,
  order: Order,
  draws: readonly Marks[] | number,
  seed: number,
  tries: Tries = noTries(),
): Generator<number, BoardRecord | null, void> {
  const answers = typeof draws === 'number' ? [] : draws;
  const number = typeof draws === 'number' ? draws : draws.length;
  for (let draw = 0; draw < number; draw++) {
    tries.tries++;
    const board = yield* tryDraw(genre, order, answers[draw], seedOf(seed, draw), tries);
    if (board) return board;
  }
  return null;
}

function* tryDraw(
  genre: Composing,
  order: Order,
  drawn: Marks | undefined,
  seed: number,
  tries: Tries,
): Generator<number, BoardRecord | null, void> {
  const { composer } = genre;
  const [reading] = genre.readings;
  const random = seeded(seed);
  const full = composer.withAllClues(order.shape, drawn, order.options, random);
  if (!full) {
    tries.hopeless++;
    return null;
  }
  const { puzzle: fullPuzzle, answer } = full;
  const dials = composer.dials(fullPuzzle, answer, order.options, 'generate');
  const asked = order.rung ?? composer.rung ?? SEARCH;
  const keeper = keeperOf(genre, fullPuzzle, answer, dials, asked);
  if (!(yield* keeper.holds(dials.map(() => 0)))) {
    tries.hopeless++;
    return null;
  }
  const levels = yield* minimise(dials, keeper, composer.monotone, random);
  if (keeper.gaveUp > 0) {
    tries.unproved++;
    return null;
  }
  const puzzle = composer.atLevels(fullPuzzle, dials, levels);
  const { grade, settled } = yield* graded(genre, puzzle, reading);
  if (order.rung !== undefined && grade !== order.rung) {
    tries.grades[grade] = (tries.grades[grade] ?? 0) + 1;
    return null;
  }
  const certificate = yield* certify(genre, puzzle, reading, answer);
  if (!certificate) {
    tries.unproved++;
    return null;
  }
  const board = { puzzle, marks: new Uint8Array(answer.length), notes: {} };
  return {
    puzzlink: printBoard(genre.codec, board, 'puzzlink').text,
    pzprv3: printBoard(genre.codec, board, 'pzprv3').text,
    size: `${puzzle.width}x${puzzle.height}`,
    rung: grade,
    settled,
    minimal: asked,
    clues: tallied(dials, levels),
    answer: Array.from(answer),
    certificate,
  };
}

/** What minimising for `rung` keeps; for `search`, that `answer` is the only one. */
export function keeperOf(
  genre: Composing,
  puzzle: Puzzle,
  answer: Marks,
  dials: readonly Dial[],
  rung: string,
): Keeper {
  const { composer } = genre;
  const [reading] = genre.readings;
  if (rung === SEARCH) {
    const allows = (levels: readonly number[], marks: Marks): boolean =>
      genre.check(composer.atLevels(puzzle, dials, levels), marks, reading).violations.length === 0;
    return new KeepUnique(genre.proof(puzzle, reading), dials, answer, composer.monotone, allows);
  }
  const rungs = genre.rungs(reading);
  const top = rung === PROBE ? rungs.length - 1 : rungs.indexOf(rung);
  return new KeepLadder(genre.ladder(puzzle, reading), dials, rungsUpTo(top), rung === PROBE);
}

/** The weakest rung that finishes, and what each rung up to it settles. */
export function* graded(
  genre: Pick<Composing, 'ladder' | 'rungs'>,
  puzzle: Puzzle,
  reading: Reading,
): Generator<number, { grade: string; settled: Record<string, number> }, void> {
  const climbed = yield* subtask(climb(genre.ladder(puzzle, reading), genre.rungs(reading)));
  const grade = gradeOf(climbed);
  const settled: Record<string, number> = {};
  for (const step of climbed.steps) {
    settled[step.rung] = step.settled ?? 0;
    if (step.rung === grade) break;
  }
  return { grade, settled };
}

function tallied(dials: readonly Dial[], levels: readonly number[]): Record<string, number> {
  const tally: Record<string, number> = {};
  dials.forEach(({ levels: all }, dial) => {
    const { name } = all[levels[dial]];
    if (name !== 'none') tally[name] = (tally[name] ?? 0) + 1;
  });
  return tally;
}
