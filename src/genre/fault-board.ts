/**
 * A small board whose answer breaks exactly one rule, so that each rule of a judge is seen to fire alone, and the last
 * of a genre's list a solved one.
 */
export interface FaultBoard {
  /** The rule that is broken (`Violation.rule`), or null: the board is solved. */
  readonly rule: string | null;
  /** puzz.link's code for it, where it has one. */
  readonly puzzlink?: string;
  /** The reading under which it breaks only that rule; the standard one when absent. */
  readonly reading?: string;
  /** Board and answer as pzprv3 text. */
  readonly board: string;
}
