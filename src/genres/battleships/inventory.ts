import { type Inventory, UNLIMITED } from '../../spaces/lines/inventory.ts';
import type { BattleshipsPuzzle } from './puzzle.ts';
import type { BattleshipsReading } from './readings.ts';

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
