/**
 * Lines of cells with a number and a fleet, for propagators: what all fillings of one line agree on, and where ships can
 * lie.
 *
 * - `Line` is the propagator of one line, with a `LineFleet` for all lines of its length.
 * - `berthsOf` lists the berths of a ship; an `Inventory` is a fleet by length.
 * - Cost: cells × spendings × lengths a run of `Line`, and nothing for a line that was seen before as it is.
 */
export { type Berth, berthsOf } from './berths.ts';
export { type Inventory, longestOf, UNLIMITED } from './inventory.ts';
export { Line, type LineNumber, NO_NUMBER } from './line.ts';
export { LineFleet } from './line-fleet.ts';
