import type { Marks } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';

/** One decision and what it is marked. */
export interface Decided {
  readonly decision: number;
  readonly mark: 1 | 2;
}

/** One use of one rule, as a genre's words are told of it. */
export interface RuleUse {
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
export interface Explanation {
  /** Where to look: completes "Look at ...". */
  readonly where: string;
  /** The rule, in a few words without a full stop. */
  readonly rule: string;
  /** Why, as a clause: a comma and what follows come after it. */
  readonly why: string;
}

/** A genre's English, all in one file. */
export interface Wording<P extends Puzzle = Puzzle> {
  /** What a decision is when it is yes or no; completes "r1c1 is ...". */
  readonly yes: string;
  readonly no: string;
  explain(puzzle: P, use: RuleUse): Explanation;
}
