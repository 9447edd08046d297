import type { BattleshipsPuzzle } from './puzzle.ts';
import type { BattleshipsReading } from './readings.ts';

/** Any number of ships of a length. */
export const UNLIMITED = Number.POSITIVE_INFINITY;

/** The lengths of ship that may be placed, longest first, and how many of each. */
export interface Inventory {
  readonly lengths: readonly number[];
  /** Ships of `lengths[i]`: a number, or `UNLIMITED`. */
  readonly ships: readonly number[];
}

export function inventoryOf(
  { fleet }: BattleshipsPuzzle,
  { fleet: use, unlimited = [] }: BattleshipsReading,
): Inventory {
  const lengths = [...new Set([...fleet, ...unlimited])].sort((a, b) => b - a);
  const ships = lengths.map((length) =>
    use === 'menu' || unlimited.includes(length) ? UNLIMITED : fleet.filter((other) => other === length).length,
  );
  return { lengths, ships };
}

/** The longest ship; 0 for an empty fleet. */
export function longestOf({ lengths }: Inventory): number {
  return lengths.length === 0 ? 0 : lengths[0];
}
