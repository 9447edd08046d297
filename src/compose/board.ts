import type { Marks } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import type { LadderName } from '../engine/technique.ts';
import { printBoard } from '../formats/print.ts';
import type { Dial } from '../genre/composer.ts';
import { seeded } from '../grid/random.ts';
import { type Steps, subtask } from '../grid/task.ts';
import { climb, PROBE } from '../ladder/climb.ts';
import { type Difficulty, difficultyOf, WorkTask } from '../ladder/difficulty.ts';
import { gradeOf, SEARCH } from '../ladder/grade.ts';
import { rungsUpTo } from '../ladder/start.ts';
import { type Certificate, certify } from './certificate.ts';
import type { Invariant } from './invariant.ts';
import { LadderFinishes } from './ladder-finishes.ts';
import { minimise } from './minimise.ts';
import { OneAnswer } from './one-answer.ts';
import type { BoardRequest, Composable } from './request.ts';
import { seedOf } from './seeds.ts';

/** A board as it is published: plain JSON, the same for the same request, draws and seed. */
export interface BoardRecord {
  readonly puzzlink: string;
  readonly pzprv3: string;
  readonly size: string;
  /** Its grade: the weakest rung that finishes it; `search` when none does. */
  readonly rung: string;
  /** Decisions that each rung settles beyond those below, `probe` included; up to the grade. */
  readonly settled: Readonly<Record<string, number>>;
  /** How hard it is by the full ladder. */
  readonly difficulty: Difficulty;
  /** What every clue is needed for: that the ladder up to this rung finishes, or, for `search`, that there is one answer. */
  readonly minimal: string;
  /** Clues by level: those that could be turned down, those that couldn't are under `fixed`. */
  readonly clues: Readonly<Record<string, number>>;
  readonly answer: readonly number[];
  readonly certificate: Certificate;
}

/** What became of the draws looked at for a board: what is told of a request that can't be met. */
export interface Tries {
  /** Draws looked at. */
  tries: number;
  /** Draws that make no board, or whose board with all clues isn't finished by the rung that is to finish it. */
  unusable: number;
  /** Boards of another grade or difficulty than asked for, by that. */
  grades: Record<string, number>;
  /** Boards whose proof ran into its limit. */
  unproved: number;
}

export function noTries(): Tries {
  return { tries: 0, unusable: 0, grades: {}, unproved: 0 };
}

/**
 * Makes one board: of the first of `draws` (answers, or how many of its own the genre may draw) that meets the request,
 * the board with all clues, minimised. Null when none does; `tries` is counted up. A pure function of its arguments.
 * Cost: two or three ladder fixpoints (or searches of the learning engine) a clue.
 */
export function* composeBoard(
  genre: Composable,
  request: BoardRequest,
  draws: readonly Marks[] | number,
  seed: number,
  tries: Tries = noTries(),
): Generator<number, BoardRecord | null, void> {
  const answers = typeof draws === 'number' ? [] : draws;
  const number = typeof draws === 'number' ? draws : draws.length;
  for (let draw = 0; draw < number; draw++) {
    tries.tries++;
    const board = yield* tryDraw(genre, request, answers[draw], seedOf(seed, draw), tries);
    if (board) return board;
  }
  return null;
}

function* tryDraw(
  genre: Composable,
  request: BoardRequest,
  drawn: Marks | undefined,
  seed: number,
  tries: Tries,
): Generator<number, BoardRecord | null, void> {
  const { composer } = genre;
  const [reading] = genre.readings;
  const random = seeded(seed);
  const full = composer.withAllClues(request.shape, drawn, request.options, random);
  if (!full) {
    tries.unusable++;
    return null;
  }
  const { puzzle: fullPuzzle, answer } = full;
  const dials = composer.dials(fullPuzzle, answer, request.options, 'generate');
  const { ladder = 'full' } = request;
  const asked = request.rung ?? composer.rung ?? SEARCH;
  const invariant = invariantOf(genre, fullPuzzle, answer, dials, asked, ladder);
  if (!(yield* invariant.holds(dials.map(() => 0)))) {
    tries.unusable++;
    return null;
  }
  const levels = yield* minimise(dials, invariant, composer.monotone, random);
  if (invariant.unproved > 0) {
    tries.unproved++;
    return null;
  }
  const puzzle = composer.atLevels(fullPuzzle, dials, levels);
  const { grade, settled } = yield* graded(genre, puzzle, reading, ladder);
  if (request.rung !== undefined && grade !== request.rung) {
    tries.grades[grade] = (tries.grades[grade] ?? 0) + 1;
    return null;
  }
  const difficulty = yield* measured(genre, puzzle, reading);
  if (request.difficulty !== undefined && difficulty.word !== request.difficulty) {
    tries.grades[difficulty.word] = (tries.grades[difficulty.word] ?? 0) + 1;
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
    difficulty,
    settled,
    minimal: asked,
    clues: tallied(dials, levels),
    answer: Array.from(answer),
    certificate,
  };
}

/** What minimising for `rung` keeps true; for `search`, that `answer` is the only one. */
export function invariantOf(
  genre: Composable,
  puzzle: Puzzle,
  answer: Marks,
  dials: readonly Dial[],
  rung: string,
  ladder: LadderName = 'full',
): Invariant {
  const { composer } = genre;
  const [reading] = genre.readings;
  if (rung === SEARCH) {
    const allows = (levels: readonly number[], marks: Marks): boolean =>
      genre.check(composer.atLevels(puzzle, dials, levels), marks, reading).violations.length === 0;
    return new OneAnswer(genre.proof(puzzle, reading), dials, answer, composer.monotone, allows);
  }
  const rungs = genre.rungs(reading, ladder);
  const top = rung === PROBE ? rungs.length - 1 : rungs.indexOf(rung);
  return new LadderFinishes(genre.ladder(puzzle, reading, ladder), dials, rungsUpTo(top), rung === PROBE);
}

/** The weakest rung that finishes, and what each rung up to it settles. */
export function* graded(
  genre: Pick<Composable, 'ladder' | 'rungs'>,
  puzzle: Puzzle,
  reading: Reading,
  ladder: LadderName,
): Generator<number, { grade: string; settled: Record<string, number> }, void> {
  const climbed = yield* subtask(climb(genre.ladder(puzzle, reading, ladder), genre.rungs(reading, ladder)));
  const grade = gradeOf(climbed);
  const settled: Record<string, number> = {};
  for (const step of climbed.steps) {
    settled[step.rung] = step.settled ?? 0;
    if (step.rung === grade) break;
  }
  return { grade, settled };
}

/** How hard a board is that has an answer. */
export function* measured(
  genre: Pick<Composable, 'ladder' | 'techniques' | 'printed'>,
  puzzle: Puzzle,
  reading: Reading,
): Steps<Difficulty> {
  const work = yield* subtask(new WorkTask(genre.ladder(puzzle, reading, 'full'), genre.printed(puzzle)));
  if (!work) throw new Error('a board with an answer contradicts itself');
  return difficultyOf(work, genre.techniques);
}

function tallied(dials: readonly Dial[], levels: readonly number[]): Record<string, number> {
  const tally: Record<string, number> = {};
  dials.forEach(({ levels: all }, dial) => {
    const { name } = all[levels[dial]];
    if (name !== 'none') tally[name] = (tally[name] ?? 0) + 1;
  });
  return tally;
}
