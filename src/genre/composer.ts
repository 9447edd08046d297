import type { Marks } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import type { Random } from '../grid/random.ts';
import type { Shape } from '../grid/shape.ts';
import type { Spec } from '../sweep/spec.ts';

/** How much a clue says. */
export interface ClueLevel {
  /** `full`, `colour`, `arrow`, `wall`, `none`, … */
  readonly name: string;
  /** The parts of the clue that are in force, by the names of their selectors (`ClueSelector.part`). */
  readonly parts: readonly string[];
  /** Indices of the levels that say a little less. */
  readonly weaker: readonly number[];
}

/**
 * One clue and what it can be turned down to. Level 0 is what is printed; every level has a higher index than those that
 * say more. A level at which the intended answer would break the rules (a Usowan lie rubbed out) isn't listed.
 */
export interface Dial {
  /** The clue as people call it, and as its selectors are: `r3c4`, `row 3`. */
  readonly clue: string;
  readonly levels: readonly ClueLevel[];
}

/** What a generator may be asked for besides the size; each genre knows some of it. */
export interface Wishes {
  /** Battleships: lengths of the ships, `4,3,3,2,2,2,1,1,1,1`. */
  readonly fleet?: string;
  /** Castle Wall: an unused edge weighs `skip`, a used one `take`. */
  readonly tilt?: { readonly skip: number; readonly take: number };
  /** Castle Wall: whether a clue may keep its number and lose its colour (`fork`). */
  readonly dial?: 'chain' | 'fork';
  /** Tilepaint: the largest tile aimed at. */
  readonly maxSize?: number;
  /** Tilepaint: how likely each line is to print its number at all, before any is rubbed out; 0 … 1. */
  readonly density?: number;
}

/** The space that answers are drawn from, and how. */
export interface AnswerSpace {
  readonly spec: Spec;
  /** Weights by a tally of the spec; uniform without. */
  readonly tilt?: { readonly tally: string; readonly skip: number; readonly take: number };
}

/** An answer with the most that the genre can print about it. */
export interface Fullest<P extends Puzzle> {
  readonly puzzle: P;
  readonly answer: Marks;
}

/** A picture of an answer in which a flipped board is a flipped picture: rows of small integers. */
export type Picture = readonly (readonly number[])[];

/** What the generator and the minimiser ask of a genre. */
export interface Composer<P extends Puzzle = Puzzle, R extends Reading = Reading> {
  /** The wishes that the genre knows. */
  readonly wishes: readonly (keyof Wishes)[];
  /** What minimising keeps unless asked otherwise: a rung, or null for "one answer", whatever it takes. */
  readonly rung: string | null;
  /** Whether a weaker clue can only add answers and never settles more: then what failed once fails for good. */
  readonly monotone: boolean;
  /** Answers drawn for each board at a time: not every answer makes a board. */
  readonly spare: number;
  /**
   * The space of answers of a size, for answers to be drawn from it; undefined where `fullest` is better at drawing its
   * own. Throws an `InputError` for wishes or sizes that make no sense.
   */
  space(shape: Shape, reading: R, wishes: Wishes): AnswerSpace | undefined;
  /**
   * The board that says the most about `answer` (about one of its own draw where there is no `space`). Undefined when
   * this draw makes no board; throws an `InputError` when no draw of this size can.
   */
  fullest(shape: Shape, answer: Marks | undefined, wishes: Wishes, random: Random): Fullest<P> | undefined;
  /**
   * The dials of a board. `purpose`: the generator may hold on to clues that a setter's own board could do without.
   */
  dials(puzzle: P, answer: Marks, wishes: Wishes, purpose: 'generate' | 'minimise'): readonly Dial[];
  /** The puzzle with each dial at its level. Clues at level 0 stay as they are. */
  turned(puzzle: P, dials: readonly Dial[], levels: readonly number[]): P;
  picture(puzzle: P, answer: Marks): Picture;
}
