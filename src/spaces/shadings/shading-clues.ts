/** Clues that read a shading as the sweep chooses it, and keep what they are still missing in the state. */
export interface ShadingClues {
  /** 32-bit words of a state, of which the first `frontierWords(width)` are the frontier's. */
  readonly words: number;
  /** Writes the clues' bits before the first cell, all others are zero; false when no shading can meet them. */
  root(state: Int32Array): boolean;
  /**
   * After `cell` is chosen (`shaded`: 0 or 1): reads and changes the clues' bits of the state at `at`. `above` and
   * `before` say whether the cells above and to the left are shaded. False when the state is dead.
   */
  choose(words: Int32Array, at: number, cell: number, shaded: number, above: boolean, before: boolean): boolean;
}
