/**
 * Kaisu as a library: boards of pencil puzzles read, judged, solved, counted, sampled, explained, made and printed.
 *
 * ```ts
 * import { count, readBoard, solve } from 'kaisu';
 *
 * const board = readBoard('https://puzz.link/p?castle/6/6/q032e033040011g013b');
 * console.log(solve(board).verdict, count(board).count); // unique 1n
 * ```
 *
 * Marks are a `Uint8Array` with one entry a decision (`genre.decisionName` names it): 0 unknown, 1 yes, 2 no.
 * What is wrong with somebody's input is thrown as an `InputError`; a sweep that would need more memory than it may have
 * throws `OverBudget`. All functions here work until they are done: `kaisu/tasks` has the same as tasks, which can be
 * advanced in slices and given up.
 *
 * @packageDocumentation
 */

import type { AskedBoard, ReadingOption } from './asked.ts';
import { readingOf } from './asked.ts';
import type { Marks } from './board/marks.ts';
import type { BoardRecord } from './compose/index.ts';
import type { Form, Printout } from './formats/codec.ts';
import { printBoard } from './formats/print.ts';
import type { Verdict } from './genre/verdict.ts';
import type { GenreId, OptionsFor } from './genres/registry.ts';
import type { Shape } from './grid/shape.ts';
import { finish } from './grid/task.ts';
import type { HintOptions, NextHint, Path } from './hint/index.ts';
import type { Solution } from './search/solve.ts';
import type { Count, Field } from './sweep/index.ts';
import type {
  CountAsked,
  GenerateAsked,
  ListAsked,
  MinimiseAsked,
  MinimisedBoard,
  SampleAsked,
  SolveAsked,
  SpaceAsked,
} from './tasks.ts';
import * as tasks from './tasks.ts';

/** Proves that a board has one answer, none or several: `verdict`, up to two `answers`, the `rung` that finishes it. */
export function solve(board: AskedBoard, options: SolveAsked = {}): Solution {
  return finish(tasks.solve(board, options));
}

/** The exact number of answers that keep the board's marks: `count`, a big integer. */
export function count(board: AskedBoard, options: CountAsked = {}): Count {
  return finish(tasks.count(board, options));
}

/** The exact probability of every decision over all answers. */
export function field(board: AskedBoard, options: SpaceAsked = {}): Field {
  return finish(tasks.field(board, options));
}

/** Answers drawn exactly uniformly (or by a tilt), the same for the same seed. */
export function sample(board: AskedBoard, options: SampleAsked = {}): Marks[] {
  return finish(tasks.sample(board, options));
}

/** All answers in order (decision by decision, yes before no), each made when it is asked for. */
export function* list(board: AskedBoard, options: ListAsked = {}): Generator<Marks, void, void> {
  const next = tasks.list(board, options);
  for (let marks = finish(next()); marks !== undefined; marks = finish(next())) yield marks;
}

/** The next step from the marks that the board carries, or what is wrong with them. */
export function hint(board: AskedBoard, options: ReadingOption & HintOptions = {}): NextHint {
  return finish(tasks.hint(board, options));
}

/** The whole way from the printed board to the answer, step by step. */
export function explain(board: AskedBoard, options: ReadingOption = {}): Path {
  return finish(tasks.explain(board, options));
}

/** Judges the marks that the board carries: which rules are broken, and where. Unknown means no. */
export function check(asked: AskedBoard, options: ReadingOption = {}): Verdict {
  const { genre, board } = asked;
  return genre.check(board.puzzle, board.marks, readingOf(asked, options), board.notes);
}

/** The board as text in one of the `FORMS`, with what that form can't say of it. */
export function print({ genre, board }: AskedBoard, form: Form): Printout {
  return printBoard(genre.codec, board, form);
}

/** Makes boards of a size with one answer, minimal and graded, the same for the same seed. */
export function generate<Id extends GenreId>(
  genre: Id,
  shape: Shape,
  options?: OptionsFor<Id> & GenerateAsked,
): readonly BoardRecord[] {
  return finish(tasks.generate(genre, shape, options));
}

/** Drops every clue that isn't needed to keep the answer of the board the only one. */
export function minimise(board: AskedBoard, options: MinimiseAsked = {}): MinimisedBoard {
  return finish(tasks.minimise(board, options));
}

export { type AskedBoard, blankBoard, type ReadingOption } from './asked.ts';
export type { Board } from './board/board.ts';
export { BLANK, QUESTION } from './board/clue.ts';
export { type Mark, type Marks, NO, UNKNOWN, YES } from './board/marks.ts';
export type { Notes } from './board/notes.ts';
export type { Puzzle } from './board/puzzle.ts';
export type { Reading } from './board/reading.ts';
export type { BoardRecord, Certificate } from './compose/index.ts';
export { type Codec, FORMS, type Form, type Printout } from './formats/codec.ts';
export type { Genre } from './genre/genre.ts';
export type { Reason } from './genre/reason.ts';
export type { Verdict, Violation } from './genre/verdict.ts';
export type { BattleshipsPuzzle } from './genres/battleships/puzzle.ts';
export type { CastleWallPuzzle } from './genres/castle-wall/puzzle.ts';
export { type GenreBoard, type ReadResult, readAmong, readBoard } from './genres/read.ts';
export { type GenreId, genreNamed, genres, type KnownGenre, type OptionsFor } from './genres/registry.ts';
export type { TilepaintPuzzle } from './genres/tilepaint/puzzle.ts';
export type { UsowanPuzzle } from './genres/usowan/puzzle.ts';
export { InputError } from './grid/input-error.ts';
export type { Shape } from './grid/shape.ts';
export { finish, type Progress, type Task } from './grid/task.ts';
export type { Because, Clash, Hint, HintOptions, Link, NextHint, Path, Settled } from './hint/index.ts';
export type { Solution } from './search/solve.ts';
export type { SolveVerdict } from './search/verdict.ts';
export { type Count, type Field, OverBudget, type Tilt } from './sweep/index.ts';
export type {
  CountAsked,
  GenerateAsked,
  ListAsked,
  MinimiseAsked,
  MinimisedBoard,
  SampleAsked,
  SolveAsked,
  SpaceAsked,
} from './tasks.ts';
