/**
 * Placements of a fleet of straight ships that don't touch, with numbers beside the lines: for Battleships and its like.
 *
 * - `FleetSpec` sweeps over them, given a `FleetBoard`: the fleet, the numbers, what each cell can be (`parts.ts`).
 * - State: for each column what the next row is known to be (`profile.ts`), and what the numbered lines are missing. The
 *   ships are counted in lanes of the engine's counters, or in the states where numbers leave few fleets.
 * - Cost: 2.3 times more profiles for each column, 80 886 a layer for the armada at 12×12, each with up to 120 counters.
 *   What numbers add is cut off by `bounds.ts` and `fleet-tables.ts`.
 * - Source: ships as D. E. Knuth places pieces whole (The Art of Computer Programming 4B, 7.2.2.1), profiles as in the
 *   counting of tilings; bounds by D. Gale and H. J. Ryser (1957).
 */
export { type FleetBoard, FREE_LINE, type ShipClass } from './fleet-board.ts';
export { type FleetIn, FleetSpec } from './fleet-spec.ts';
export * from './parts.ts';
