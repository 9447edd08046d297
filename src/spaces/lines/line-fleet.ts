import { type Inventory, UNLIMITED } from './inventory.ts';
import { LineMemory } from './line-memory.ts';

/** No such run: the fleet has spent all ships of its length. */
export const SPENT = -1;

/**
 * Where more spendings than this are possible (a fleet with dozens of lengths along a line of fifty cells), the shortest
 * scarce lengths count as plentiful, and the rung says less.
 */
const MOST_SPENDINGS = 5_000;

/**
 * What the runs of one line can have spent of the fleet. A **spending** says how many ships of each scarce length lie
 * along the line so far; a length is scarce where the line has room for more ships than the fleet has. Runs of one cell
 * spend nothing, since they may be part of a ship across the line.
 */
export class LineFleet {
  /** Lengths of at least 2 that fit into the line, and one cell first: `runs[0]` is 1. */
  readonly runs: readonly number[];
  readonly spendings: number;
  /** `next[spending * runs.length + run]`: the spending after one more such run, or `SPENT`. */
  readonly next: Int32Array;
  /** Room for the sets of one line at a time: all lines of this length work in it. */
  readonly forward: Uint32Array;
  readonly backward: Uint32Array;
  readonly memory: LineMemory;

  constructor(
    readonly length: number,
    inventory: Inventory,
  ) {
    const longer = inventory.lengths.filter((ship) => ship >= 2 && ship <= length);
    this.runs = inventory.lengths.length === 0 ? [] : [1, ...longer];
    const room = (ship: number): number => Math.floor((length + 1) / (ship + 1));
    const inFleet = (ship: number): number => inventory.ships[inventory.lengths.indexOf(ship)];
    const scarce = longer.filter((ship) => inFleet(ship) !== UNLIMITED && inFleet(ship) < room(ship));
    let found = this.#allSpendings(scarce, scarce.map(inFleet));
    while (found === undefined) {
      scarce.pop();
      found = this.#allSpendings(scarce, scarce.map(inFleet));
    }
    this.memory = new LineMemory(length);
    this.spendings = found.size;
    const words = (length + 2) * found.size * ((length >> 5) + 1);
    this.forward = new Uint32Array(words);
    this.backward = new Uint32Array(words);
    this.next = new Int32Array(found.size * this.runs.length).fill(SPENT);
    for (const [key, spending] of found) {
      const spent = key === '' ? [] : key.split(',').map(Number);
      this.runs.forEach((run, index) => {
        const at = scarce.indexOf(run);
        const after = at < 0 ? spending : found.get(spent.map((ships, other) => ships + (other === at ? 1 : 0)).join());
        this.next[spending * this.runs.length + index] = after ?? SPENT;
      });
    }
  }

  /** Every spending that the line has room for, numbered from 0 = nothing spent; undefined when there are too many. */
  #allSpendings(scarce: readonly number[], most: readonly number[]): Map<string, number> | undefined {
    const found = new Map<string, number>();
    const spent = scarce.map(() => 0);
    const add = (from: number, room: number): boolean => {
      found.set(spent.join(), found.size);
      if (found.size > MOST_SPENDINGS) return false;
      for (let at = from; at < scarce.length; at++) {
        if (spent[at] === most[at] || scarce[at] + 1 > room) continue;
        spent[at]++;
        const fits = add(at, room - scarce[at] - 1);
        spent[at]--;
        if (!fits) return false;
      }
      return true;
    };
    return add(0, this.length + 1) ? found : undefined;
  }
}
