import type { Literal } from './literal.ts';

/**
 * What a propagator works on: which literals are true so far, and in what order they became so. The engine is one; a
 * propagator needs no more of it than this.
 */
export interface Assignment {
  /** Per literal: 1 true, -1 false, 0 open. */
  readonly value: Int8Array;
  /** Per variable: where on the trail it stands; meaningful only while it is decided. */
  readonly position: Int32Array;
  /** The true literals, oldest first. */
  readonly trail: Int32Array;
  readonly trailSize: number;
  /**
   * For an `incremental` propagator's `run`: what stands on the trail below this did so when it last ran to its end, and
   * nothing has been undone below it since. All that it infers from that alone is inferred.
   */
  readonly freshFrom: number;
  /** For a propagator's `run`: the numbers of its tallies stand in `tally` from `tallyFrom` on. */
  readonly tally: Int32Array;
  readonly tallyFrom: number;
  /** For a propagator's `run`: makes `literal` true. Returns false on a conflict. */
  infer(literal: Literal, tag?: number): boolean;
  /** For a propagator's `run`: the constraint can't hold any more. Returns false. */
  fail(tag?: number): false;
}
