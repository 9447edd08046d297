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
  /** What a decision is: `cell`, `tile`, `edge`. */
  readonly decision: string;
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
  /** `patient`: rules that need the neighbours of their cells decided before anything is certain. */
  check(board: string, patient: readonly string[]): Checked;
  print(board: string, form: Form): Printed | Refused;
}

export interface Status {
  /** `unknown`: the search was stopped before it knew. */
  readonly verdict: 'unique' | 'several' | 'none' | 'unknown';
  /** Up to two answers, a mark a decision. */
  readonly answers: readonly (readonly number[])[];
  /** Names of the decisions in which two answers differ. */
  readonly differing: readonly string[];
  /** Why there is no answer, where the print alone shows it. */
  readonly reasons: readonly string[];
}

/** An exact count. */
export interface Counted {
  /** In decimal; null when it would have taken more memory than a tab has. */
  readonly count: string | null;
}

/** Told between slices: `done` of `total`, 0 of 0 when nobody can know. */
export type Told = (done: number, total: number) => void;

/** The long questions. They run in a worker of their own, which is ended when nobody wants the answer any more. */
export interface Mill {
  /** Searches for two answers, for at most so many seconds. */
  status(board: string, seconds: number): Promise<Status>;
  /** Counts the answers; with `kept` only those that keep the board's marks. */
  count(board: string, kept: boolean, told: Told): Promise<Counted>;
}
