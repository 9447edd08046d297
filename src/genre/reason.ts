/** Why a board can have no answer, seen from its print alone. */
export interface Reason {
  /** One sentence. */
  readonly text: string;
  /** Names of the clues that can't all be met: `r3c4`, `row 3`, `column 4`, `region at r3c4`, `fleet`. */
  readonly clues: readonly string[];
}
