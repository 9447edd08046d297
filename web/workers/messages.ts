import type { DifficultyWord } from '../../src/engine/technique.ts';
import type { Form } from '../../src/formats/codec.ts';
import type { GenreId } from '../../src/genres/registry.ts';

// What page and workers say to each other. Only strings and plain arrays cross (a board as the project's JSON), so that
// neither side can lean on the other's objects.

/** What the page must know of a genre to offer it. */
export interface GenreCard {
  readonly id: GenreId;
  readonly name: string;
  /** What a decision is called: `cell`, `tile`, `edge`. */
  readonly decision: string;
  /** What a person can see on its boards, the easiest first. */
  readonly techniques: readonly Technique[];
}

/** A technique, and how hard a board is that needs it. */
export interface Technique {
  readonly rung: string;
  readonly word: DifficultyWord;
  /** What it sees, in two plain sentences. */
  readonly text: string;
}

/** The text is no board; the sentence says why. */
export interface Refused {
  readonly refused: string;
}

export interface OpenedBoard {
  readonly genre: GenreId;
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

/** A broken rule. */
export interface BrokenRule {
  readonly rule: string;
  /** Names of cells, edges or lines: `r1c1`, `r1c1-r1c2`, `row 3`. */
  readonly places: readonly string[];
  /** A sentence that names the rule and the places. */
  readonly text: string;
}

/** A position as the printed rules judge it, with every open decision taken as a no. */
export interface Checked {
  /** Nothing is broken. */
  readonly complete: boolean;
  /** Every decision is marked, or printed. */
  readonly decided: boolean;
  readonly broken: readonly BrokenRule[];
}

/** A board in one of the forms, with what that form can't say of it. */
export interface Printed {
  readonly text: string;
  readonly warnings: readonly string[];
}

/** The quick questions about boards: each is answered within a slice. */
export interface BoardService {
  genres(): readonly GenreCard[];
  open(text: string): Promise<OpenedBoard | Refused>;
  check(board: string): Checked;
  print(board: string, form: Form): Promise<Printed | Refused>;
}

export interface AnswerStatus {
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

/** Called between slices: `done` of `total`, 0 of 0 when nobody can know. */
export type OnProgress = (done: number, total: number) => void;

/** The long questions. They run in a worker of their own, which is ended when nobody wants the answer any more. */
export interface SolverService {
  /** Searches for two answers, for at most so many seconds. */
  status(board: string, seconds: number): Promise<AnswerStatus>;
  /** How hard a board with one answer is; null for one that contradicts itself. */
  difficulty(board: string): Promise<DifficultyWord | null>;
  /** Counts the answers; with `kept` only those that keep the board's marks. */
  count(board: string, kept: boolean, onProgress: OnProgress): Promise<Counted>;
}

/** A decision by number and name, and its mark. */
export interface NamedMark {
  readonly decision: number;
  readonly at: string;
  readonly mark: number;
}

/** The next step from a position. `step` and `wrong` come with all their parts; all others say one sentence, `text`. */
export interface HintReply {
  readonly kind: 'step' | 'wrong' | 'silent' | 'finished' | 'several' | 'unknown';
  /** Of a step and of what is wrong, the rung that shows it; of silence, the weakest rung that would speak. */
  readonly rung: string;
  /** How hard a step of that rung is. */
  readonly word: DifficultyWord;
  readonly where: string;
  readonly rule: string;
  readonly text: string;
  /** Names of the clues and of the marked places that it rests on. */
  readonly clues: readonly string[];
  readonly cells: readonly string[];
  /** What follows, or the marks to take back. */
  readonly marks: readonly NamedMark[];
}

/** What the techniques up to a difficulty leave undecided on the printed board. */
export interface Undecided {
  /** Names of the decisions left open; null when they refute the board. */
  readonly open: readonly string[] | null;
  readonly decisions: number;
}

/** Hints. In a worker of its own, which keeps what it knows of the board it was asked about last. */
export interface HintService {
  /** The next step from the board's marks, by techniques up to a difficulty; null for any. */
  next(board: string, level: DifficultyWord | null): Promise<HintReply>;
  undecided(board: string, level: DifficultyWord | null): Promise<Undecided>;
}
