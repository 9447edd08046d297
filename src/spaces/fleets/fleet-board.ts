import type { Orientation } from '../../grid/orientation.ts';

/** No number: the line is free. */
export const FREE_LINE = -1;

/** The ships of one length: exactly `ships` of them, or any number (`UNLIMITED`). */
export interface ShipClass {
  readonly length: number;
  readonly ships: number;
}

/**
 * Where a fleet is to be placed, as the sweep walks it, row by row: the profile of a row is carried from row to row, and
 * with it what each numbered column is missing.
 */
export interface FleetBoard {
  readonly orientation: Orientation;
  readonly width: number;
  readonly height: number;
  /** What each cell can be: a set of the bits of `parts.ts`. */
  readonly parts: Uint8Array;
  /** Ship cells in each column and row, or `FREE_LINE`. */
  readonly columns: Int32Array;
  readonly rows: Int32Array;
  /** The fleet, the longest ships first. */
  readonly fleet: readonly ShipClass[];
  /** Whether ships may not touch at a corner either. They never share an edge. */
  readonly apart: boolean;
}
