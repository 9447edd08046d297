/**
 * A small partly filled board on which one rung has something to say and the rungs below have nothing, so that each rung
 * is seen to be at work.
 */
export interface WitnessBoard {
  /** Name of the rung; `probe` for the one on top. Where a rung has several boards, it fires on one of them at least. */
  readonly rung: string;
  /** The reading under which it does; the standard one when absent. */
  readonly reading?: string;
  /** Board and marks as pzprv3 text. */
  readonly board: string;
  /** One of the decisions that the rung settles, by name, and how. */
  readonly at: string;
  readonly mark: 1 | 2;
}
