export interface Count {
  readonly count: bigint;
  /** By the power of the asked tally (`by`), else only the count. */
  readonly byTally: readonly bigint[];
  /**
   * States that can be reached, summed over the layers, and those of the largest layer. Where a count takes a state and its
   * mirror image as one, they count as one.
   */
  readonly states: number;
  readonly peak: number;
  /** Counters of a table that has one for every state there could be, reached or not; where one was used. */
  readonly table?: number;
  /** Most bytes held in arrays at once. */
  readonly memory: number;
}
