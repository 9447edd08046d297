/**
 * The contract that every genre keeps, types only: what a genre tells the engines, and what the laws put it to the test
 * with. `docs/adding-a-genre.md` shows a genre being written.
 *
 * @packageDocumentation
 */

export type { DifficultyWord, LadderName, Technique } from '../engine/technique.ts';
export type { Sides } from '../fixtures/draws.ts';
export type { Symmetry } from '../fixtures/symmetry.ts';
export type { OptionValue, Ratio } from '../formats/option-value.ts';
export type { Random } from '../grid/random.ts';
export type { BlankBoard } from './blank-board.ts';
export type { AnswerSpace, ClueLevel, Composer, Dial, Picture, SolvedPuzzle } from './composer.ts';
export type {
  ClueKind,
  Editor,
  Lack,
  LackingClue,
  Layout,
  ListKind,
  ListLayout,
  Over,
  Place,
  PrintKind,
} from './editor.ts';
export type { FaultBoard } from './fault-board.ts';
export type { Fixtures, KnownCount, RandomBoard } from './fixtures.ts';
export type { Genre } from './genre.ts';
export type { AnyOptions, GenreOption, NoOptions, OptionsOf, OptionUse } from './option.ts';
export type { Reason } from './reason.ts';
export type { Verdict, Violation } from './verdict.ts';
export type { WitnessBoard } from './witness-board.ts';
export type { Decided, Explanation, RuleUse, Wording } from './wording.ts';
