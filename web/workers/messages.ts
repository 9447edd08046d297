import type { Form } from '../../src/formats/codec.ts';

// What page and worker say to each other. Only strings and plain arrays cross (a board as the project's JSON), so that
// neither side can lean on the other's objects. Nothing here may name a genre.

/** What the page must know of a genre to offer it. */
export interface GenreCard {
  readonly id: string;
  readonly name: string;
  /** What a decision is called: `cell`, `tile`, `edge`. */
  readonly decision: string;
  /** The rungs that a person climbs, weakest first, with `probe` and `search` on top. */
  readonly rungs: readonly string[];
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
  /** Marks that the text brings beside the printed ones, one a decision. */
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
  /** Every decision is marked, or printed. */
  readonly decided: boolean;
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
  /** Of a board with one answer: the weakest rung whose ladder finds it, `search` when none does. */
  readonly rung: string;
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

/** A decision by number and name, and its mark. */
export interface Marked {
  readonly decision: number;
  readonly at: string;
  readonly mark: number;
}

/** What the coach says of a position. `step` and `wrong` come in three stages; all others say one sentence, `text`. */
export interface Advice {
  readonly kind: 'step' | 'wrong' | 'silent' | 'finished' | 'several' | 'unknown';
  /** Of a step and of what is wrong, the rung that shows it; of silence, the weakest rung that would speak. */
  readonly rung: string;
  readonly where: string;
  readonly rule: string;
  readonly text: string;
  /** Names of the clues and of the marked places that it rests on. */
  readonly clues: readonly string[];
  readonly cells: readonly string[];
  /** What follows, or the marks to take back. */
  readonly marks: readonly Marked[];
}

/** What the rungs up to one settle on the printed board. */
export interface Leaves {
  /** Names of the decisions left open; null when these rungs refute the board. */
  readonly open: readonly string[] | null;
  readonly decisions: number;
}

/** Hints. In a worker of its own, which keeps what it knows of the board on the table. */
export interface Coach {
  /** The next step from the board's marks, by rungs up to `upTo`. */
  advise(board: string, upTo: string): Promise<Advice>;
  leaves(board: string, upTo: string): Promise<Leaves>;
}
