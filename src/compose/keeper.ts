/** What minimising keeps true of a board. */
export interface Keeper {
  /**
   * Whether it still holds with the dials at these levels. Yields units of work. A keeper that runs into a limit says no:
   * then the clue stays, unproved, and `gaveUp` counts it.
   */
  holds(levels: readonly number[]): Generator<number, boolean, void>;
  readonly gaveUp: number;
}
