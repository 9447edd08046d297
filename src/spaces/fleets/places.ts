import type { FleetBoard } from './fleet-board.ts';

// Whether the ships to come still have room at all. Where corners may not touch, a ship and the cells to its right and below
// fill 2 · (length + 1) places of the board with one more row and column, and no two ships fill the same place:
//
//     # # # .
//     . . . .
//
// Where corners may touch, ships only don't overlap.

/** Places that a ship fills. */
export function placesOf(length: number, apart: boolean): number {
  return apart ? 2 * (length + 1) : length;
}

/** Places that are left before the step at `level`. */
export function placesFrom({ width, height }: FleetBoard, level: number, apart: boolean): number {
  if (!apart) return width * height - level;
  const row = Math.floor(level / width);
  if (row >= height) return 0;
  return (width + 1) * (height + 1 - row) - (level - row * width);
}
