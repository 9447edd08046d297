/** What minimising keeps true of a board. */
export interface Invariant {
  /**
   * Whether it holds with the dials at these levels. Where that can't be told within a limit the answer is no: then the
   * clue stays, and `unproved` counts it.
   */
  holds(levels: readonly number[]): Generator<number, boolean, void>;
  readonly unproved: number;
}
