import type { Form } from '../src/formats/codec.ts';

// What page and worker say to each other. Only strings and plain arrays cross (a board as the project's JSON), so that
// neither side can lean on the other's objects. Nothing here may name a genre.

/** What the page must know of a genre to offer it. */
export interface GenreCard {
  readonly id: string;
  readonly name: string;
  /** What a decision is called: `cell`, `tile`, `edge`. */
  readonly decision: string;
}

/** The text is no board; `sentence` says why. */
export interface Refused {
  readonly refused: string;
}

export interface Opened {
  readonly genre: string;
  /** The unmarked board as JSON: also the key that progress is saved under. */
  readonly puzzle: string;
  readonly marks: readonly number[];
  readonly notes: { readonly [layer: string]: readonly number[] };
  /** Marks that the printed board tells, one a decision. */
  readonly printed: readonly number[];
  /** puzz.link's address of the board; absent when it has none. */
  readonly address?: string;
  readonly warnings: readonly string[];
}

export interface Fault {
  readonly rule: string;
  /** Names of cells, edges or lines: `r1c1`, `r1c1-r1c2`, `row 3`. */
  readonly places: readonly string[];
  readonly text: string;
}

export interface Checked {
  /** Nothing is broken, unknown taken as no. */
  readonly complete: boolean;
  readonly faults: readonly Fault[];
  /** Those that no further mark can mend, each with the places that are decided already. */
  readonly certain: readonly Fault[];
}

/** A board in one of the forms, with what that form can't say of it. */
export interface Printed {
  readonly text: string;
  readonly warnings: readonly string[];
}

/** The quick questions: each is answered within a slice. */
export interface Desk {
  genres(): readonly GenreCard[];
  open(text: string): Opened | Refused;
  check(board: string): Checked;
  print(board: string, form: Form): Printed | Refused;
}
