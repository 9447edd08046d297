/**
 * Kaisu as a library: boards of four pencil-puzzle genres, read, judged, solved, counted, sampled and printed.
 *
 * ```ts
 * import { count, finish, readBoard, solve } from 'kaisu';
 *
 * const { genre, board } = readBoard('https://puzz.link/p?castle/…');
 * const [standard] = genre.readings;
 * finish(solve(genre, board.puzzle, standard)).verdict; // 'unique', 'none' or 'several'
 * finish(count(genre.sweep(board.puzzle, standard))).count; // how many answers, exactly
 * ```
 *
 * Long work comes as a `Task`: advance it in slices and yield to the event loop in between, or `finish` it in one go.
 * What is wrong with somebody's input is thrown as an `InputError`.
 *
 * @packageDocumentation
 */

export type { Board } from './board/board.ts';
export { BLANK, QUESTION } from './board/clue.ts';
export { type Mark, type Marks, NO, UNKNOWN, YES } from './board/marks.ts';
export type { Notes } from './board/notes.ts';
export type { Puzzle } from './board/puzzle.ts';
export type { Reading } from './board/reading.ts';
export type { Codec, Form, Printout } from './formats/codec.ts';
export { FORMS } from './formats/codec.ts';
export { printBoard } from './formats/print.ts';
export type { BlankBoard } from './genre/blank-board.ts';
export type { Genre } from './genre/genre.ts';
export type { Verdict, Violation } from './genre/verdict.ts';
export type { BattleshipsPuzzle } from './genres/battleships/puzzle.ts';
export type { CastleWallPuzzle } from './genres/castle-wall/puzzle.ts';
export { type GenreBoard, type ReadResult, readBoard } from './genres/read.ts';
export { type GenreId, genreNamed, genres, type KnownGenre } from './genres/registry.ts';
export type { TilepaintPuzzle } from './genres/tilepaint/puzzle.ts';
export type { UsowanPuzzle } from './genres/usowan/puzzle.ts';
export { InputError } from './grid/input-error.ts';
export { type Random, seeded } from './grid/random.ts';
export type { Shape } from './grid/shape.ts';
export { finish, type Progress, type Task } from './grid/task.ts';
export {
  type Because,
  type Clash,
  type Hint,
  type HintOptions,
  Hints,
  type NextHint,
  nextHint,
  type Path,
  path,
} from './hint/index.ts';
export {
  type Solution,
  type Solvable,
  type Solve,
  type SolveOptions,
  type SolveProgress,
  solve,
} from './search/solve.ts';
export type { SolveVerdict } from './search/verdict.ts';
export * from './sweep/index.ts';
