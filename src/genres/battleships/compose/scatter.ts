import { type Marks, NO, YES } from '../../../board/marks.ts';
import type { Random } from '../../../grid/random.ts';
import { cellCount, diagonals, neighbours, type Shape } from '../../../grid/shape.ts';
import { berthsOf } from '../../../spaces/lines/berths.ts';

/** Placements begun before the board is given up. At the most crowded board taken, one in some thousands comes through. */
const MOST_TRIES = 2_000_000;
/** Up to this share of the board, ships and the sea they claim, throwing is quicker than sweeping. */
const CROWDED = 0.9;

/**
 * Whether a fleet is so thin on its board that ships thrown at random come to lie apart soon enough. A ship of length k
 * claims 3(k + 2) cells with the water around it, and the board has its own ring of water to give.
 */
export function isThin({ width, height }: Shape, fleet: readonly number[]): boolean {
  const claimed = fleet.reduce((sum, length) => sum + 3 * (length + 2), 0);
  const fits = fleet.every((length) => length <= Math.max(width, height));
  return fits && claimed <= CROWDED * (width + 2) * (height + 2);
}

/**
 * A placement of the fleet, exactly uniform: every ship gets a uniform berth, and all is thrown away as soon as two touch.
 * Each placement comes from equally many lists of berths (the ships of one length in any order), so none is favoured.
 * To keep the ships that lie and throw only the last again would favour crowded corners. Undefined when a ship has no
 * berth or nothing came through. Cost: some tries of a few microseconds each, 4 000 of them for the armada at 10×10.
 */
export function scatter(shape: Shape, fleet: readonly number[], random: Random): Marks | undefined {
  const cells = cellCount(shape);
  const ships = [...fleet].sort((a, b) => b - a);
  const berths = new Map(ships.map((length) => [length, placesOf(shape, length)]));
  const lists = ships.map((length) => berths.get(length) ?? []);
  if (lists.some((list) => list.length === 0)) return undefined;
  // The number of the try that last claimed a cell, so that nothing has to be wiped.
  const claimed = new Int32Array(cells);
  for (let trial = 1; trial <= MOST_TRIES; trial++) {
    const chosen: number[][] = [];
    for (const list of lists) {
      const berth = list[random.below(list.length)];
      if (berth.ship.some((cell) => claimed[cell] === trial)) break;
      for (const cell of berth.halo) claimed[cell] = trial;
      chosen.push(berth.ship);
    }
    if (chosen.length < lists.length) continue;
    const marks = new Uint8Array(cells).fill(NO);
    for (const cell of chosen.flat()) marks[cell] = YES;
    return marks;
  }
  return undefined;
}

interface Place {
  readonly ship: number[];
  /** The ship's cells and all that touch them. */
  readonly halo: readonly number[];
}

function placesOf(shape: Shape, length: number): Place[] {
  return berthsOf(shape, length).map(({ cells }) => ({
    ship: [...cells],
    halo: [...new Set(cells.flatMap((cell) => [cell, ...neighbours(shape, cell), ...diagonals(shape, cell)]))],
  }));
}
