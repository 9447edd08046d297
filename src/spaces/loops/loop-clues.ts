/**
 * Clues that read the edges of a loop as the sweep chooses them, and keep what they are still missing in the state. Bits
 * of a state that no clue is waiting for are zero, so that a loop may close when all bits are.
 */
export interface LoopClues {
  /** 32-bit words of a state, the plugs included, which take the lowest 2 · (width + 1) bits. */
  readonly words: number;
  /** Writes the clues' bits before the first cell; false when no loop can meet them. */
  root(state: Int32Array): boolean;
  /** Before the edges of `cell` are chosen: may read and change `state`; false when it is dead. */
  enter(state: Int32Array, cell: number): boolean;
  /**
   * After it is chosen whether the edges to the right of and below `cell` are used (0 or 1), also where the loop closes;
   * false when it is dead.
   */
  leave(words: Int32Array, at: number, cell: number, right: number, down: number): boolean;
  /** Whether a clue that is first read at `cell` needs an edge: then no loop may close before. */
  wants(cell: number): boolean;
}
