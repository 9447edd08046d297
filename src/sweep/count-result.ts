export interface Count {
  readonly count: bigint;
  /** By the power of the asked tally (`by`), else only the count. */
  readonly byTally: readonly bigint[];
  /** States summed over the layers, and those of the largest layer. */
  readonly states: number;
  readonly peak: number;
  /** Most bytes held in arrays at once. */
  readonly memory: number;
}
