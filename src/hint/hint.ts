import type { Marks } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import type { Genre } from '../genre/genre.ts';
import type { Decided } from '../genre/wording.ts';

/** What hints ask of a genre. */
export type HintGenre<P extends Puzzle = Puzzle, R extends Reading = Reading> = Pick<
  Genre<P, R>,
  'decisionName' | 'printed' | 'check' | 'reasons' | 'rungs' | 'ladder' | 'proof' | 'wording'
>;

/** A decision that a step settles, by number and by name. */
export interface Settled extends Decided {
  readonly at: string;
}

/** What a step rests on. */
export interface Because {
  /** Names of clues, each once: `r3c4`, `row 3`. */
  readonly clues: readonly string[];
  /**
   * Names of the decisions of `marks`. Where a step rests on nothing but the rules and the border, those that the rule
   * looks at, so that `clues` and `cells` are never both empty.
   */
  readonly cells: readonly string[];
  /** The marks: drop one of them or one of the clues, and the step can't be made with the rungs up to its own. */
  readonly marks: readonly Decided[];
  /** The clues by part (`r3c4` may speak as a wall, by its colour and by its arrow). */
  readonly parts: readonly { readonly name: string; readonly part: string }[];
}

/** One link of a chain of thought; without `settles` it is the contradiction at its end. */
export interface Link {
  readonly settles: readonly Settled[];
  /** Rests on the supposition and earlier links too. */
  readonly because: Because;
  readonly text: string;
}

/** One step that a person could make. */
export interface Hint {
  /** The weakest rung that says something; `probe`; or `search` where no rung does. */
  readonly rung: string;
  /** Never empty. */
  readonly settles: readonly Settled[];
  readonly because: Because;
  /** First stage: where to look. A sentence. */
  readonly where: string;
  /** Second stage: which rule. A sentence. */
  readonly rule: string;
  /** Third stage: why and what follows. A sentence or, for a probe, a few. */
  readonly text: string;
  /** Of a probe: what is supposed, what follows, and the contradiction, which comes last. */
  readonly chain?: { readonly supposes: Settled; readonly links: readonly Link[] };
  /** Of a search: the dead ends it met. */
  readonly deadEnds?: number;
}

/** Marks that can't all be right. */
export interface Clash {
  /** The rung that shows it: without it the rungs below see nothing wrong in these marks. `search` where none does. */
  readonly rung: string;
  /** From which nothing can be dropped. Without marks, the board itself has no answer. */
  readonly because: Because;
  /**
   * The marks to take back. On a board with one answer: all that differ from it, those of the clash or not. Otherwise
   * those of the clash, of which at least one must go.
   */
  readonly wrong: readonly Settled[];
  readonly where: string;
  readonly rule: string;
  readonly text: string;
}

export type NextHint =
  | { readonly kind: 'step'; readonly hint: Hint }
  | { readonly kind: 'wrong'; readonly clash: Clash; readonly text: string }
  /** The rungs allowed say nothing; `speaks` is the weakest that would. */
  | { readonly kind: 'silent'; readonly speaks: string; readonly text: string }
  /** The marks are an answer. */
  | { readonly kind: 'finished'; readonly text: string }
  /** Nothing more follows: from here the board has several answers. */
  | { readonly kind: 'several'; readonly text: string }
  /** The search for one took too long. */
  | { readonly kind: 'unknown'; readonly text: string };

export interface HintOptions {
  /** The strongest rung to use: a rung's name, `probe` or `search` (the default). */
  readonly upTo?: string;
}

/** A solving path from the printed board on. */
export interface Path {
  readonly hints: readonly Hint[];
  /** Every decision is settled at the end. */
  readonly finished: boolean;
  /** What the path ended in, `step` and `silent` excluded. */
  readonly end: NextHint;
  /** The marks at the end. */
  readonly marks: Marks;
}
