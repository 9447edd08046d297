import type { Model } from '../engine/model.ts';
import type { Codec } from '../formats/codec.ts';
import type { Marks } from '../grid/marks.ts';
import type { Shape } from '../grid/shape.ts';
import type { Spec } from '../sweep/spec.ts';
import type { Composer } from './composer.ts';
import type { Reason } from './reason.ts';

/** What is printed on a board: plain data (numbers, strings and arrays of them), so that it is also its own JSON. */
export interface Puzzle extends Shape {}

/**
 * What a player notes and no rule reads: named layers of small integers (a struck ship, an `x` on a number, a tint).
 * Kept so that files lose nothing.
 */
export type Notes = { readonly [layer: string]: readonly number[] };

/** A puzzle as it stands on someone's table. */
export interface Board<P extends Puzzle = Puzzle> {
  readonly puzzle: P;
  /** One mark per decision. */
  readonly marks: Marks;
  readonly notes: Notes;
}

/** A variant of the rules, as plain data that `check`, the models and the sweep read alike. */
export interface Reading {
  readonly name: string;
}

/** One broken rule. */
export interface Violation {
  /** Our own name of the rule, e.g. `touching-shaded`. */
  readonly rule: string;
  /** The names of the cells, edges or lines to light up (`r1c1`, `r1c1-r1c2`, `row 3`). */
  readonly cells: readonly string[];
  /** puzz.link's code for the same fault, where it has one. */
  readonly puzzlink?: string;
  readonly text: string;
}

export interface Verdict {
  readonly violations: readonly Violation[];
  readonly warnings: readonly string[];
}

/** One decision and what it is marked. */
export interface Decided {
  readonly decision: number;
  readonly mark: 1 | 2;
}

/** One use of one rule, as a genre's words are told of it. */
export interface Step {
  /** `rule` of the propagator. */
  readonly rule: string;
  /** The clue that the rule speaks for, e.g. `row 3`; null for a rule of the genre. */
  readonly clue: string | null;
  /** What follows; empty when the rule can't be kept any more. */
  readonly settles: readonly Decided[];
  /** What it rests on: names of clues, and marks. */
  readonly clues: readonly string[];
  readonly marks: readonly Decided[];
  /** The decisions that the rule looks at. */
  readonly scope: readonly number[];
  /** All that is known before the step. */
  readonly known: Marks;
}

/** A step in a genre's words, in parts from which sentences are made. */
export interface Told {
  /** Where to look: completes "Look at ...". */
  readonly where: string;
  /** The rule, in a few words without a full stop. */
  readonly rule: string;
  /** Why, as a clause: a comma and what follows come after it. */
  readonly why: string;
}

/** A genre's English, all in one file. */
export interface Words<P extends Puzzle = Puzzle> {
  /** What a decision is when it is yes or no; completes "r1c1 is ...". */
  readonly yes: string;
  readonly no: string;
  tell(puzzle: P, step: Step): Told;
}

/** What a question about a bare space may add to its size, as texts; a genre refuses what it has no use for. */
export interface Extras {
  /** `4,3,3,2,2,2,1,1,1,1`; `1*` is any number of single cells. */
  readonly fleet?: string;
  /** `r1c1=white,r2c3`. */
  readonly walls?: string;
}

/** The sweep over `puzzle` under `reading` is the sweep over the bare space. */
export interface BareSpace<P extends Puzzle = Puzzle, R extends Reading = Reading> {
  readonly puzzle: P;
  /** The reading asked for, less what only clues are about. */
  readonly reading: R;
  /** What was asked for or assumed besides the size, in words. */
  readonly extras: Extras;
}

export interface Genre<P extends Puzzle = Puzzle, R extends Reading = Reading> {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** What a decision is called: `cell`, `tile`, `edge`. */
  readonly decision: string;
  /** How its boards are read and printed. */
  readonly codec: Codec<P>;
  decisions(puzzle: P): number;
  decisionName(puzzle: P, decision: number): string;
  /** The standard reading first. */
  readonly readings: readonly R[];
  /** Marks that the printed board itself tells (numbered cells, printed pieces, edges at walls). */
  printed(puzzle: P): Marks;
  /**
   * The judge: plain loops over the printed rules. Unknown means no. The notes are read only where marks can't say
   * what a file says (Tilepaint's `paint`).
   */
  check(puzzle: P, marks: Marks, reading: R, notes?: Notes): Verdict;
  /** Why the print alone shows that there is no answer: sound, not complete, and empty for most boards. */
  reasons(puzzle: P, reading: R): readonly Reason[];
  /** The rungs a person climbs, weakest first, without `probe`, which every genre has on top. */
  rungs(reading: R): readonly string[];
  /** Propagators over the decisions, each on its rung: the measuring instrument and the source of hints. */
  ladder(puzzle: P, reading: R): Model;
  /** Steps in words. */
  readonly words: Words<P>;
  /** The model that the learning search works on: any helpers that make proofs short. */
  proof(puzzle: P, reading: R): Model;
  /** The sweep over a board's answers; `marks`, when given, are kept to. */
  sweep(puzzle: P, reading: R, marks?: Marks): Spec;
  /** What the generator and the minimiser ask: clue levels, and the way from an answer to its fullest board. */
  readonly composer: Composer<P, R>;
  /**
   * The bare answer space of a size, as a board without clues; absent where a size alone makes no board (Tilepaint).
   * Throws an `InputError` for extras that make no sense.
   */
  bare?(shape: Shape, reading: R, extras: Extras): BareSpace<P, R>;
}
