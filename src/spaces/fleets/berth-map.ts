import { type FleetBoard, FREE_LINE, type ShipClass } from './fleet-board.ts';
import {
  IS_BOTTOM,
  IS_FLAT_MIDDLE,
  IS_LEFT,
  IS_RIGHT,
  IS_SINGLE,
  IS_TOP,
  IS_UPRIGHT_MIDDLE,
  IS_WATER,
} from './parts.ts';

/** Where ships can lie by pieces, marks and the size of the numbers: found once for a board, read at every step. */
export interface BerthMap {
  /** At [cell · classes + class]: 1 if a ship of that class can have its first cell here, upright or flat. */
  readonly upright: Uint8Array;
  readonly flat: Uint8Array;
  /** For each cell, and one row below the board: 1 if any ship can cover it. */
  readonly mayShip: Uint8Array;
  /**
   * At [(class · width + column) · (height + 2) + row]: the most ship cells that the column can take in that row and
   * below, as long as no ship is longer than those of the class. Zero for the rows below the board.
   */
  readonly capacity: Uint8Array;
  /**
   * At the same place: the most that the column and the one to its right can take together, where corners may not
   * touch. Far less than twice as much: two cells side by side are one flat ship, with a row of water below it.
   */
  readonly pairCapacity: Uint8Array;
}

/** Costs a few looks for each cell, class and row. */
export function mapBerths(board: FleetBoard, classes: readonly ShipClass[]): BerthMap {
  const { width, height, parts, columns, rows } = board;
  const cells = width * height;
  const upright = new Uint8Array(cells * classes.length);
  const flat = new Uint8Array(cells * classes.length);
  const mayShip = new Uint8Array(cells + width);
  const classOf = new Map(classes.map(({ length }, index) => [length, index]));
  const longest = classes.length === 0 ? 0 : classes[0].length;
  /** Looks at every ship with its first cell here, in steps of `step` to the next cell. */
  const lookAlong = (
    cell: number,
    step: number,
    room: number,
    before: boolean,
    found: Uint8Array,
    first: number,
    middle: number,
    last: number,
    along: number,
    across: (at: number) => number,
  ): void => {
    if (before && (parts[cell - step] & IS_WATER) === 0) return;
    let reach = 0;
    for (let length = 1; length <= Math.min(room, longest); length++) {
      const end = cell + (length - 1) * step;
      if ((along !== FREE_LINE && along < length) || across(end) === 0) break;
      const part = length === 1 ? IS_SINGLE : last;
      const index = classOf.get(length);
      const closed = length === room || (parts[end + step] & IS_WATER) !== 0;
      if (index !== undefined && closed && (parts[end] & part) !== 0) {
        found[cell * classes.length + index] = 1;
        reach = length;
      }
      if ((parts[end] & (length === 1 ? first : middle)) === 0) break;
    }
    for (let taken = 0; taken < reach; taken++) mayShip[cell + taken * step] = 1;
  };
  for (let cell = 0; cell < cells; cell++) {
    const row = Math.floor(cell / width);
    const column = cell - row * width;
    lookAlong(
      cell,
      width,
      height - row,
      row > 0,
      upright,
      IS_TOP,
      IS_UPRIGHT_MIDDLE,
      IS_BOTTOM,
      columns[column],
      (at) => rows[Math.floor(at / width)],
    );
    lookAlong(
      cell,
      1,
      width - column,
      column > 0,
      flat,
      IS_LEFT,
      IS_FLAT_MIDDLE,
      IS_RIGHT,
      rows[row],
      (at) => columns[at % width],
    );
  }
  const capacity = capacities(board, classes, mayShip);
  return { upright, flat, mayShip, capacity, pairCapacity: pairCapacities(board, classes, mayShip) };
}

function capacities({ width, height }: FleetBoard, classes: readonly ShipClass[], mayShip: Uint8Array): Uint8Array {
  const span = height + 2;
  const capacity = new Uint8Array(classes.length * width * span);
  classes.forEach(({ length }, index) => {
    for (let column = 0; column < width; column++) {
      const at = (index * width + column) * span;
      for (let row = height - 1; row >= 0; row--) {
        // Runs in a column are parted by water: a ship along it, or single cells of ships across.
        let best = capacity[at + row + 1];
        for (let run = 1; run <= length && row + run <= height; run++) {
          if (mayShip[(row + run - 1) * width + column] === 0) break;
          best = Math.max(best, run + capacity[at + Math.min(row + run + 1, height)]);
        }
        capacity[at + row] = best;
      }
    }
  });
  return capacity;
}

function pairCapacities(board: FleetBoard, classes: readonly ShipClass[], mayShip: Uint8Array): Uint8Array {
  const { width, height, rows } = board;
  const span = height + 2;
  const capacity = new Uint8Array(classes.length * width * span);
  classes.forEach(({ length }, index) => {
    for (let column = 0; column < width - 1; column++) {
      const at = (index * width + column) * span;
      for (let row = height - 1; row >= 0; row--) {
        // The next cells are a run in one of the columns or a pair across; then both columns have water.
        let best = capacity[at + row + 1];
        const cell = row * width + column;
        const flat =
          length > 1 && (rows[row] === FREE_LINE || rows[row] > 1) && mayShip[cell] !== 0 && mayShip[cell + 1] !== 0;
        if (flat) best = Math.max(best, 2 + capacity[at + Math.min(row + 2, height)]);
        for (let side = 0; side < 2; side++)
          for (let run = 1; run <= length && row + run <= height; run++) {
            if (mayShip[(row + run - 1) * width + column + side] === 0) break;
            best = Math.max(best, run + capacity[at + Math.min(row + run + 1, height)]);
          }
        capacity[at + row] = best;
      }
    }
  });
  return capacity;
}
