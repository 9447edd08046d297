/**
 * What Kaisu is asked as tasks, for work that may take long: advance a task in slices and yield to the event loop in
 * between, or give it up. The functions of the same names in `kaisu` finish these in one go.
 *
 * ```ts
 * import { readBoard } from 'kaisu';
 * import { solve } from 'kaisu/tasks';
 *
 * const task = solve(readBoard('castle/6/6/q032e033040011g013b'));
 * while (!task.advance(1000)) await new Promise(setImmediate);
 * console.log(task.result.verdict);
 * ```
 *
 * @packageDocumentation
 */

import { type AskedBoard, checkShape, type ReadingOption, readingOf } from './asked.ts';
import type { Marks } from './board/marks.ts';
import type { Puzzle } from './board/puzzle.ts';
import type { Reading } from './board/reading.ts';
import { type BoardRecord, Generate, MinimiseBoard, TRIES } from './compose/index.ts';
import type { DifficultyWord, LadderName } from './engine/technique.ts';
import { unmarked } from './formats/codec.ts';
import type { AnyOptions } from './genre/option.ts';
import { type GenreId, genreNamed, type OptionsFor } from './genres/registry.ts';
import { InputError } from './grid/input-error.ts';
import { seeded } from './grid/random.ts';
import type { Shape } from './grid/shape.ts';
import { GeneratorTask, type Progress, type Steps, subtask, type Task } from './grid/task.ts';
import { type HintOptions, type NextHint, nextHint, type Path, path } from './hint/index.ts';
import { PROBE } from './ladder/index.ts';
import { AnswersInOrder } from './search/in-order.ts';
import { Learning } from './search/learning.ts';
import { type Solve, solve as solvePuzzle } from './search/solve.ts';
import { verdictOf } from './search/verdict.ts';
import {
  type Count,
  type CountOptions,
  count as countAnswers,
  type Field,
  fieldOf,
  type Spec,
  samplesOf,
} from './sweep/index.ts';

export type { AskedBoard, ReadingOption } from './asked.ts';

export interface SolveAsked extends ReadingOption {
  /** Stop after so many answers; default 2, which proves uniqueness. `Infinity` for all. */
  readonly limit?: number;
  /** The ladder whose rung is told; default the full one. */
  readonly ladder?: LadderName;
  /** The strongest rung that the plain search uses; default the strongest of the study's below `probe`. */
  readonly rung?: string;
  /** Search plainly, with at most so many branch points, and take the verdict from that. */
  readonly budget?: number;
}

export interface ListAsked extends ReadingOption {
  /** Whether the marks that the board carries are left out of account; by default answers keep them. */
  readonly ignoreMarks?: boolean;
}

/** What may be asked of all the answers of a board at once. */
export interface SpaceAsked extends ListAsked {
  /** Weights by a tally of the genre (`{ tally: 'length', skip: 3, take: 2 }`); all answers weigh the same without. */
  readonly tilt?: NonNullable<CountOptions['tilt']>;
  /** Bytes that the sweep may hold at once; default 2 GiB. Beyond it `OverBudget` is thrown. */
  readonly memory?: number;
}

export interface CountAsked extends SpaceAsked {
  /** Split the count by a tally of the genre: the result's `byTally`. */
  readonly by?: string;
}

export interface SampleAsked extends SpaceAsked {
  /** How many answers; default 1. */
  readonly number?: number;
  /** A safe integer; default 1. The same seed draws the same answers, and the first of many are those of few. */
  readonly seed?: number;
}

export interface GenerateAsked {
  /** How many boards; default 1. */
  readonly boards?: number;
  /** A safe integer; default 1. The same seed makes the same boards. */
  readonly seed?: number;
  /** The grade of every board: a rung, `probe`, or `search` for boards beyond the ladder; whatever comes out if absent. */
  readonly rung?: string;
  /** The ladder by which boards are made and graded; default the full one. */
  readonly ladder?: LadderName;
  /** How hard every board is, in a word; whatever comes out if absent. */
  readonly difficulty?: DifficultyWord;
  /** Draws looked at for one board; default 2000. */
  readonly tries?: number;
}

export interface MinimiseAsked {
  /** A safe integer; default 1. It says in which order the clues are tried, and so which of them go. */
  readonly seed?: number;
}

/** A board from which no clue can be dropped. */
export interface MinimisedBoard extends AskedBoard {
  /** What was dropped: a clue (`r3c4`), or a part of one that stays as less (`r3c4 colour`). In the board's order. */
  readonly removed: readonly string[];
  /** Clues that stay, whole or in part. */
  readonly kept: number;
  /** Clues that stay only because the proof that they can go ran into its limit. */
  readonly unproved: number;
}

/**
 * Proves that a board has one answer, none or several, and finds the weakest rung of the ladder that finishes it. Marks on
 * the board are not looked at. `soFar` holds what is known at any time. Boards of people take milliseconds; a hard one of
 * 1000 cells can take minutes.
 */
export function solve(asked: AskedBoard, options: SolveAsked = {}): Solve<Puzzle, Reading> {
  const { genre, board } = asked;
  const reading = readingOf(asked, options);
  const { rung, limit, budget, ladder = 'full' } = options;
  const rungs = [...genre.rungs(reading, ladder), PROBE];
  if (rung !== undefined && !rungs.includes(rung))
    throw new InputError(`${genre.name} has no rung '${rung}': expected one of ${rungs.join(', ')}.`);
  return solvePuzzle(genre, board.puzzle, reading, {
    ...(limit === undefined ? {} : { limit }),
    ...(budget === undefined ? {} : { budget }),
    ...(rung === undefined ? {} : { rung }),
    ladder,
  });
}

/**
 * Counts the answers of a board exactly. The cost grows with the number of states of the sweep's largest layer: from
 * milliseconds to minutes for blank boards of 6×6 to 12×12, hardly anything for boards with many clues.
 */
export function count(asked: AskedBoard, options: CountAsked = {}): Task<Count> {
  const { by, tilt } = options;
  const { genre } = asked;
  for (const tally of [by, tilt?.tally])
    if (tally !== undefined && !Object.hasOwn(genre.tallies, tally))
      throw new InputError(`The answers of ${genre.name} can't be split or weighed by ${tally}.`);
  return countAnswers(specOf(asked, options), { ...sweepOptions(options), ...(by === undefined ? {} : { by }) });
}

/** How often each decision is yes over all answers, exactly: `numerators[decision] / total`. Costs two to three counts. */
export function field(asked: AskedBoard, options: SpaceAsked = {}): Task<Field> {
  return fieldOf(specOf(asked, options), sweepOptions(options));
}

/** Draws answers, each exactly as likely as any other (or as the tilt says); none when there are none. */
export function sample(asked: AskedBoard, options: SampleAsked = {}): Task<Marks[]> {
  const { number = 1, seed = 1 } = options;
  return samplesOf(specOf(asked, options), number, seeded(seed), sweepOptions(options));
}

/** All answers in order, a task each: call it for the next one, which is undefined when there is none any more. */
export function list(asked: AskedBoard, options: ListAsked = {}): () => Task<Marks | undefined> {
  const { genre, board } = asked;
  const model = genre.proof(board.puzzle, readingOf(asked, options)).enforceClues();
  const answers = new AnswersInOrder(model, options.ignoreMarks ? undefined : board.marks);
  return () => new GeneratorTask(answers.next(), () => ({ done: answers.conflicts, total: 0 }));
}

/** The next step from the marks that the board carries, or what is wrong with them. */
export function hint(asked: AskedBoard, options: ReadingOption & HintOptions = {}): Task<NextHint> {
  const { genre, board } = asked;
  const { upTo } = options;
  return nextHint(genre, board.puzzle, readingOf(asked, options), board.marks, upTo === undefined ? {} : { upTo });
}

/** The whole way from the printed board to the answer, step by step. */
export function explain(asked: AskedBoard, options: ReadingOption = {}): Task<Path> {
  return path(asked.genre, asked.board.puzzle, readingOf(asked, options));
}

/**
 * Makes boards with one answer, minimal and graded: fewer than asked for when some aren't met within `tries` draws.
 * Throws an `InputError` for a size, a rung or options that make no sense. Takes from some milliseconds to seconds a board.
 */
export function generate<Id extends GenreId>(id: Id, shape: Shape, options?: OptionsFor<Id> & GenerateAsked): Generate {
  const given = (options ?? {}) as GenerateAsked & AnyOptions;
  const { boards = 1, seed = 1, rung = null, ladder = 'full', difficulty = null, tries = TRIES, ...asked } = given;
  checkShape(shape);
  const { width, height } = shape;
  const batch = { width, height, options: asked, ladder, difficulty, rungs: [rung], boards, seed };
  return new Generate(genreNamed(id), batch, tries);
}

/**
 * Drops every clue that isn't needed to keep the answer of the board the only one; marks are not looked at. Throws an
 * `InputError` while it works when the board has no answer or several.
 */
export function minimise(asked: AskedBoard, { seed = 1 }: MinimiseAsked = {}): Task<MinimisedBoard> {
  let progress: Progress = { done: 0, total: 0 };
  return new GeneratorTask(
    minimising(asked, seed, (now) => {
      progress = now;
    }),
    () => progress,
  );
}

function* minimising(
  { genre, board: { puzzle } }: AskedBoard,
  seed: number,
  watch: (progress: Progress) => void,
): Steps<MinimisedBoard> {
  const proof = genre.proof(puzzle, genre.readings[0]).enforceClues();
  const { answers, complete } = yield* subtask(new Learning(proof, { limit: 2 }));
  if (verdictOf(answers.length, complete) !== 'unique')
    throw new InputError(`The board has ${answers.length === 0 ? 'no answer' : 'several answers'}, so no clue can go.`);
  const task = new MinimiseBoard(genre, puzzle, answers[0], seeded(seed));
  const { puzzle: minimal, ...rest } = yield* subtask(task, () => watch(task.progress()));
  return { genre, board: unmarked(minimal, genre.decisions(minimal)), ...rest };
}

function specOf(asked: AskedBoard, options: SpaceAsked): Spec {
  const { genre, board } = asked;
  return genre.sweep(board.puzzle, readingOf(asked, options), options.ignoreMarks ? undefined : board.marks);
}

function sweepOptions({ tilt, memory }: SpaceAsked): Pick<SpaceAsked, 'tilt' | 'memory'> {
  return { ...(tilt === undefined ? {} : { tilt }), ...(memory === undefined ? {} : { memory }) };
}

export type { Steps } from './grid/task.ts';
export type { Solve, SolveProgress } from './search/solve.ts';
export type { BoardRecord };
