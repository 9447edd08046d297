/** Any number of ships of a length. */
export const UNLIMITED = Number.POSITIVE_INFINITY;

/** The lengths of ship that may be placed, longest first, and how many of each. */
export interface Inventory {
  readonly lengths: readonly number[];
  /** Ships of `lengths[i]`: a number, or `UNLIMITED`. */
  readonly ships: readonly number[];
}

/** The longest ship; 0 for an empty fleet. */
export function longestOf({ lengths }: Inventory): number {
  return lengths.length === 0 ? 0 : lengths[0];
}
