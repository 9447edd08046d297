import type { DifficultyWord, LadderName } from '../engine/technique.ts';
import type { AnyOptions } from '../genre/option.ts';
import { type BoardRecord, noTries, type Tries } from './board.ts';
import { type Composable, checkRequest } from './request.ts';
import { seedOf } from './seeds.ts';

/** Boards of one kind, made together. */
export interface Batch {
  readonly width: number;
  readonly height: number;
  readonly options: AnyOptions;
  /** The ladder by which boards are made and graded. */
  readonly ladder: LadderName;
  /** How hard every board is to be; null for whatever comes out. */
  readonly difficulty: DifficultyWord | null;
  /** Grades asked for (null for whatever comes out), each for an equal share of the boards, in this order. */
  readonly rungs: readonly (string | null)[];
  readonly boards: number;
  readonly seed: number;
  /** Answers drawn for each board in a round; the genre's own number when absent. Worth more where a round is dear. */
  readonly answersPerBoard?: number;
}

/** Draws answers for all boards of a batch at once: large spaces are swept once a batch. */
export interface DrawAnswers {
  readonly name: 'answers';
  readonly number: number;
  /** Bytes that the drawing may hold. */
  readonly memory: number;
  readonly seed: number;
}

/** Makes one board of one of some answers; of a number of the genre's own draws where it has no space of answers. */
export interface TryDraws {
  readonly name: 'board';
  readonly ladder: LadderName;
  /** The grade and the difficulty asked for; null for whatever comes out. */
  readonly rung: string | null;
  readonly difficulty: DifficultyWord | null;
  /** Each the marks of one answer, a digit a decision. */
  readonly draws: readonly string[] | number;
  readonly seed: number;
}

/** What became of some draws: a board, or how far its tries came. */
export interface Attempt {
  readonly board: BoardRecord | null;
  readonly tries: Tries;
}

/** Work that a board waits for, plain JSON like its result: who does it, and where, is no matter here. */
export type BatchWork = DrawAnswers | TryDraws;
export type BatchResult = readonly string[] | Attempt;

/** A board of a batch with the round of draws that it was made in; −1 when it wasn't. */
export interface Made extends Attempt {
  readonly round: number;
}

/** Draws of its own that a genre without a space of answers makes in one piece of work. */
const OWN_DRAWS = 100;
/** Bytes that the drawing of answers may hold. It decides how, not what is drawn. */
const MEMORY = 4 * 2 ** 30;

/** The grade that a board of a batch is to have. */
export function rungOf({ rungs, boards }: Batch, index: number): string | null {
  return rungs[Math.floor((index * rungs.length) / boards)];
}

/** Throws an `InputError` for a grade or an option that the genre doesn't have, or a size that makes no sense. */
export function checkBatch(genre: Composable, { width, height, options, ladder, rungs }: Batch): void {
  for (const rung of rungs)
    checkRequest(genre, { shape: { width, height }, options, ladder, ...(rung === null ? {} : { rung }) });
  genre.composer.space({ width, height }, genre.readings[0], options);
}

/**
 * Makes one board of a batch: yields the work that it waits for and is given the result. Board `index` depends on the
 * batch's seed and its index alone, not on how many boards are asked for or on who does the work. Answers are drawn a
 * round at a time for all boards (the same work for each of them), `answersPerBoard` for each; a board that none of its
 * answers makes waits for the next round.
 * @param from the first round: later than 0 to get another board than last time
 */
export function* makeBoard(
  genre: Composable,
  batch: Batch,
  index: number,
  mostTries: number,
  from = 0,
): Generator<BatchWork, Made, BatchResult> {
  const { width, height, options, ladder, difficulty, boards, seed } = batch;
  const { answersPerBoard = genre.composer.answersPerBoard } = batch;
  const draws = genre.composer.space({ width, height }, genre.readings[0], options) !== undefined;
  const rung = rungOf(batch, index);
  let tries = noTries();
  for (let round = from; tries.tries < mostTries; round++) {
    let own: readonly string[] | number = Math.min(OWN_DRAWS, mostTries - tries.tries);
    if (draws) {
      const number = boards * answersPerBoard;
      const work = { name: 'answers', number, memory: MEMORY, seed: seedOf(seed, 'answers', round) } as const;
      const answers = (yield work) as readonly string[];
      own = answers.slice(index * answersPerBoard, (index + 1) * answersPerBoard);
    }
    const asked = { ladder, rung, difficulty };
    const work = { name: 'board', ...asked, draws: own, seed: seedOf(seed, 'board', index, round) } as const;
    const attempt = (yield work) as Attempt;
    tries = sum(tries, attempt.tries);
    if (attempt.board) return { board: attempt.board, tries, round };
  }
  return { board: null, tries, round: -1 };
}

function sum(one: Tries, other: Tries): Tries {
  const grades = { ...one.grades };
  for (const [grade, number] of Object.entries(other.grades)) grades[grade] = (grades[grade] ?? 0) + number;
  return {
    tries: one.tries + other.tries,
    unusable: one.unusable + other.unusable,
    unproved: one.unproved + other.unproved,
    grades,
  };
}
