import type { Marks } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import type { Random } from '../grid/random.ts';
import type { Shape } from '../grid/shape.ts';
import type { Spec } from '../sweep/spec.ts';
import type { AnyOptions } from './option.ts';

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

/** The space that answers are drawn from, and how. */
export interface AnswerSpace {
  readonly spec: Spec;
  /** Weights by a tally of the spec; uniform without. */
  readonly tilt?: { readonly tally: string; readonly skip: number; readonly take: number };
}

/** A puzzle and its intended answer. */
export interface SolvedPuzzle<P extends Puzzle> {
  readonly puzzle: P;
  readonly answer: Marks;
}

/** A picture of an answer in which a flipped board is a flipped picture: rows of small integers. */
export type Picture = readonly (readonly number[])[];

/** What the generator and the minimiser ask of a genre. `O` are the genre's options. */
export interface Composer<P extends Puzzle = Puzzle, R extends Reading = Reading, O = AnyOptions> {
  /** What minimising keeps unless asked otherwise: a rung, or null for "one answer", whatever it takes. */
  readonly rung: string | null;
  /** Whether a weaker clue can only add answers and never settles more: then what failed once fails for good. */
  readonly monotone: boolean;
  /** Answers drawn for each board at a time: not every answer makes a board. */
  readonly answersPerBoard: number;
  /** What people call a part of a clue, where that isn't its name. */
  readonly partNames?: { readonly [part: string]: string };
  /**
   * The space of answers of a size, for answers to be drawn from it; undefined where `withAllClues` is better at drawing
   * its own. Throws an `InputError` for options or sizes that make no sense.
   */
  space(shape: Shape, reading: R, options: O): AnswerSpace | undefined;
  /**
   * The board that says the most about `answer` (about one of its own draw where there is no `space`). Undefined when
   * this draw makes no board; throws an `InputError` when no draw of this size can.
   */
  withAllClues(shape: Shape, answer: Marks | undefined, options: O, random: Random): SolvedPuzzle<P> | undefined;
  /**
   * The dials of a board. `purpose`: the generator may hold on to clues that a setter's own board could do without.
   */
  dials(puzzle: P, answer: Marks, options: O, purpose: 'generate' | 'minimise'): readonly Dial[];
  /** The puzzle with each dial at its level. Clues at level 0 stay as they are. */
  atLevels(puzzle: P, dials: readonly Dial[], levels: readonly number[]): P;
  picture(puzzle: P, answer: Marks): Picture;
}
