import type { Board } from '../board/board.ts';
import type { Marks } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import type { Sides } from '../fixtures/draws.ts';
import type { Symmetry } from '../fixtures/symmetry.ts';
import type { Random } from '../grid/random.ts';
import type { Shape } from '../grid/shape.ts';
import type { FaultBoard } from './fault-board.ts';
import type { AnyOptions } from './option.ts';
import type { WitnessBoard } from './witness-board.ts';

/** A board made from a seed. */
export interface RandomBoard<P extends Puzzle = Puzzle> {
  readonly puzzle: P;
  /** The answer that the board was made from; null when it was damaged afterwards, so that it may have none. */
  readonly answer: Marks | null;
  readonly seed: number;
}

/** How many answers a board or a size has, from a source outside this project. */
export interface KnownCount<O = AnyOptions> {
  /** A board as text, or a size with the options that go with it. */
  readonly of: string | { readonly width: number; readonly height: number; readonly options?: O };
  /** The reading under which it has so many; the standard one when absent. */
  readonly reading?: string;
  readonly count: bigint;
  /** Where the number stands: a sequence, an article, a formula. */
  readonly source: string;
}

/**
 * What the laws need to put a genre to the test. Nothing here may use the genre's own engines (ladder, proof, sweep,
 * composer): it is what they are checked against.
 */
export interface Fixtures<P extends Puzzle = Puzzle, R extends Reading = Reading, O = AnyOptions> {
  /** A board for each rule that can be broken, then solved ones. */
  readonly faults: readonly FaultBoard[];
  /** A board for each rung that it alone moves, `probe` included. */
  readonly witnesses: readonly WitnessBoard[];
  readonly counts: readonly KnownCount<O>[];
  /**
   * A small board for play, the same for the same seed. Over many seeds there are boards with one answer, with several,
   * and (in about one case of three) boards whose clues were changed at random afterwards, with mostly none.
   */
  randomBoard(seed: number, sides?: Sides): RandomBoard<P>;
  /**
   * Whatever can be printed, marked and noted, meaningless boards included, in the normal form that formats read it back
   * in: what formats must carry.
   */
  anyBoard(random: Random): Board<P>;
  /**
   * Marks among which all answers are, by a plain enumeration that leaves out only what breaks a rule for certain. The
   * judge is asked about each; the yielded array may be reused. All 2ⁿ markings when absent.
   */
  candidates?(puzzle: P, reading: R): Iterable<Marks>;
  /** Bounds of random boards whose candidates are gone through in a moment, whatever the seed; the usual ones when absent. */
  readonly quickSides?: Sides;
  /** The board flipped or turned. */
  transformed(puzzle: P, symmetry: Symmetry): P;
  /** A size, with options, at which the generator makes boards within a moment. */
  readonly small: { readonly shape: Shape; readonly options: O };
  /** An answer of a size, on which a large board can be built at once; absent where the genre draws its own. */
  largeAnswer?(shape: Shape): Marks;
}
