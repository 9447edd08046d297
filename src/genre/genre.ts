import type { Marks } from '../board/marks.ts';
import type { Notes } from '../board/notes.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import type { Model } from '../engine/model.ts';
import type { LadderName, Technique } from '../engine/technique.ts';
import type { Codec } from '../formats/codec.ts';
import type { Shape } from '../grid/shape.ts';
import type { Spec } from '../sweep/spec.ts';
import type { BlankBoard } from './blank-board.ts';
import type { Composer } from './composer.ts';
import type { Editor } from './editor.ts';
import type { Fixtures } from './fixtures.ts';
import type { AnyOptions, OptionsOf } from './option.ts';
import type { Reason } from './reason.ts';
import type { Verdict } from './verdict.ts';
import type { Wording } from './wording.ts';

/**
 * All that Kaisu asks of a genre. The engines ask, the genre answers: no genre loops over rungs, searches or draws on a
 * page. `P` are its puzzles, `R` its readings, `O` its options; `Id` is the literal type of its id, from which the
 * registry makes the union of all ids.
 */
export interface Genre<
  P extends Puzzle = Puzzle,
  R extends Reading = Reading,
  O = AnyOptions,
  Id extends string = string,
> {
  /** Kaisu's name for it, also that of its folder: `castle-wall`. */
  readonly id: Id;
  /** As people write it: `Castle Wall`. */
  readonly name: string;
  /** Other names that the command line takes for it, puzz.link's id first. */
  readonly aliases: readonly string[];
  /** An address of a small board with one answer, for help and documentation: without the host, as it may be typed. */
  readonly example: string;
  /** What a decision is called: `cell`, `tile`, `edge`. */
  readonly decision: string;
  /** How its boards are read and printed. */
  readonly codec: Codec<P>;
  decisions(puzzle: P): number;
  decisionName(puzzle: P, decision: number): string;
  /** The decisions that a cell takes part in: itself, its tile, the edges at it; none at a clue cell without any. */
  decisionsAt(puzzle: P, cell: number): readonly number[];
  /** The standard reading first. */
  readonly readings: readonly R[];
  /** What it may be asked for besides a size. */
  readonly options: OptionsOf<O>;
  /** What answers can be counted by: names of tallies of the sweep, each with what it tells apart (`loops by their length`). */
  readonly tallies: { readonly [name: string]: string };
  /**
   * What a field can be of besides the decisions, a number a cell: names of marginals of the sweep, each with what it tells
   * (`whether it lies inside the loop`). None when absent.
   */
  readonly marginals?: { readonly [name: string]: string };
  /** Marks that the printed board itself tells (numbered cells, printed pieces, edges at walls). */
  printed(puzzle: P): Marks;
  /**
   * The judge: plain loops over the printed rules. Unknown means no. The notes are read only where marks can't say
   * what a file says (Tilepaint's `paint`).
   */
  check(puzzle: P, marks: Marks, reading: R, notes?: Notes): Verdict;
  /** Why the print alone shows that there is no answer: sound, not complete, and empty for most boards. */
  reasons(puzzle: P, reading: R): readonly Reason[];
  /** All rungs of the full ladder, weakest first, without `probe`, which every genre has on top. */
  readonly techniques: readonly Technique[];
  /** Names of the rungs that a ladder has under a reading, weakest first, without `probe`. */
  rungs(reading: R, ladder?: LadderName): readonly string[];
  /** Propagators over the decisions alone, each on its rung: the measuring instrument and the source of hints. */
  ladder(puzzle: P, reading: R, ladder?: LadderName): Model;
  /** Steps in words. */
  readonly wording: Wording<P>;
  /** The model that the learning search works on: any helpers that make proofs short. */
  proof(puzzle: P, reading: R): Model;
  /** The sweep over a board's answers; `marks`, when given, are kept to. */
  sweep(puzzle: P, reading: R, marks?: Marks): Spec;
  /** What the generator and the minimiser ask: clue levels, and the way from an answer to the board that says most. */
  readonly composer: Composer<P, R, O>;
  /**
   * The board of a size without clues, whose answers are all answers of that size; absent where a size alone makes no
   * board (Tilepaint, whose tiles would be missing). Throws an `InputError` for options that make no sense.
   */
  blank?(shape: Shape, reading: R, options: O): BlankBoard<P, R, O>;
  /** How its boards are set. Loaded by those who set boards, so that it weighs on nobody else; absent where nobody can. */
  editor?(): Promise<Editor<P>>;
  /** What the laws need to put it to the test. Loaded by them alone, so that it weighs on nobody else. */
  fixtures(): Promise<Fixtures<P, R, O>>;
}
