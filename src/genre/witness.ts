/**
 * A small board on which one rung has something to say and the rungs below it have nothing left: the marks that it
 * carries are their fixpoint.
 */
export interface Witness {
  /** Name of the rung, `probe` included. */
  readonly rung: string;
  /** Board and marks as pzprv3 text. */
  readonly board: string;
}
