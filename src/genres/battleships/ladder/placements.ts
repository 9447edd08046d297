import type { Shape } from '../../../grid/shape.ts';
import type { Inventory } from '../../../spaces/lines/inventory.ts';
import { type FleetSurvey, UNREAD } from './fleet-survey.ts';

/** So many sets of ships are looked at, those that aren't whole yet included. */
export const MOST_SETS = 64;

/** No length is placed: none is owed, any number may be, or there are more ways than anybody lists. */
const NOT_LISTED = -1;

/**
 * All ways to place the ships of one length that are still owed, in the berths that a survey has found: ship after ship,
 * as long as none touches another and each line can keep its number. A set that can't grow is dropped as soon as it can't,
 * and whether it can doesn't depend on the order in which it grew.
 */
export class Placements {
  /** Per cell, over all ways: in how many it is ship, and water. */
  readonly asShip: Int32Array;
  readonly asWater: Int32Array;
  readonly #shape: Shape;
  readonly #inventory: Inventory;
  readonly #corners: boolean;
  readonly #survey: FleetSurvey;
  /** What is known with the ships placed so far: 1 ship, -1 water, 0 open. */
  readonly #sea: Int8Array;
  /** Per axis and line: ship cells and open cells with the ships placed so far. */
  readonly #ships: readonly [Int32Array, Int32Array];
  readonly #open: readonly [Int32Array, Int32Array];
  /** The berths of the length: first cell and axis. */
  readonly #berths: number[] = [];
  /** The berths of the way at hand. */
  readonly #placed: number[] = [];
  /** Cells that were marked, to be taken back. */
  readonly #marked: number[] = [];
  #length = 0;
  #sets = 0;
  #ways = 0;

  constructor(shape: Shape, inventory: Inventory, corners: boolean, survey: FleetSurvey) {
    const { width, height } = shape;
    this.#shape = shape;
    this.#inventory = inventory;
    this.#corners = corners;
    this.#survey = survey;
    this.asShip = new Int32Array(width * height);
    this.asWater = new Int32Array(width * height);
    this.#sea = new Int8Array(width * height);
    this.#ships = [new Int32Array(height), new Int32Array(width)];
    this.#open = [new Int32Array(height), new Int32Array(width)];
  }

  /**
   * After a survey: how many ways there are for the length at `index`, and fills `asShip` and `asWater`. −1 when they
   * aren't listed.
   * @param tell is given each way: the first cells and axes of its ships, alternately
   */
  count(index: number, tell?: (ships: readonly number[]) => void): number {
    const survey = this.#survey;
    const owed = survey.owed[index];
    if (owed <= 0 || owed === Number.POSITIVE_INFINITY) return NOT_LISTED;
    this.#length = this.#inventory.lengths[index];
    this.#begin();
    this.#berths.length = 0;
    for (let axis = 0; axis < (this.#length === 1 ? 1 : 2); axis++)
      for (let cell = 0; cell < this.#sea.length; cell++)
        if (survey.isBerth(cell, axis, index)) this.#berths.push(cell, axis);
    this.#placed.length = 0;
    return this.#place(0, owed, tell) ? this.#ways : NOT_LISTED;
  }

  #begin(): void {
    const { width } = this.#shape;
    this.#sea.set(this.#survey.known);
    this.asShip.fill(0);
    this.asWater.fill(0);
    this.#sets = 0;
    this.#ways = 0;
    for (let axis = 0; axis < 2; axis++) {
      this.#ships[axis].fill(0);
      this.#open[axis].fill(0);
    }
    for (let cell = 0; cell < this.#sea.length; cell++) {
      if (this.#sea[cell] < 0) continue;
      const counts = this.#sea[cell] > 0 ? this.#ships : this.#open;
      counts[0][Math.floor(cell / width)]++;
      counts[1][cell % width]++;
    }
  }

  /** Places `left` more ships in berths from `from` on; false when there are too many sets to look at. */
  #place(from: number, left: number, tell?: (ships: readonly number[]) => void): boolean {
    if (++this.#sets > MOST_SETS) return false;
    if (left === 0) {
      this.#ways++;
      for (let cell = 0; cell < this.#sea.length; cell++) {
        if (this.#sea[cell] > 0) this.asShip[cell]++;
        else if (this.#sea[cell] < 0) this.asWater[cell]++;
      }
      tell?.(this.#placed);
      return true;
    }
    let isListed = true;
    for (let at = from; at < this.#berths.length && isListed; at += 2) {
      const marks = this.#marked.length;
      if (this.#lay(this.#berths[at], this.#berths[at + 1]) && this.#keepsNumbers(marks)) {
        this.#placed.push(this.#berths[at], this.#berths[at + 1]);
        isListed = this.#place(at + 2, left - 1, tell);
        this.#placed.length -= 2;
      }
      this.#takeBack(marks);
    }
    return isListed;
  }

  /** Marks the ship's cells and the water around it; false when that can't be. */
  #lay(first: number, axis: number): boolean {
    const survey = this.#survey;
    const stride = survey.stride(axis);
    const across = survey.stride(1 - axis);
    const begin = survey.isFirst(first, axis) ? 0 : -1;
    const end = survey.reach(first, axis) > this.#length ? this.#length : this.#length - 1;
    for (let step = begin; step <= end; step++) {
      const cell = first + step * stride;
      const inside = step >= 0 && step < this.#length;
      if (!this.#mark(cell, inside ? 1 : -1)) return false;
      if (!inside && !this.#corners) continue;
      if (!survey.isFirst(cell, 1 - axis) && !this.#mark(cell - across, -1)) return false;
      if (survey.reach(cell, 1 - axis) > 1 && !this.#mark(cell + across, -1)) return false;
    }
    return true;
  }

  #mark(cell: number, mark: number): boolean {
    if (this.#sea[cell] === mark) return true;
    if (this.#sea[cell] !== 0) return false;
    const row = Math.floor(cell / this.#shape.width);
    const column = cell % this.#shape.width;
    this.#sea[cell] = mark;
    this.#open[0][row]--;
    this.#open[1][column]--;
    if (mark > 0) {
      this.#ships[0][row]++;
      this.#ships[1][column]++;
    }
    this.#marked.push(cell);
    return true;
  }

  /** Whether the lines with cells marked since can have their numbers. */
  #keepsNumbers(since: number): boolean {
    const { limits } = this.#survey;
    for (let index = since; index < this.#marked.length; index++)
      for (let axis = 0; axis < 2; axis++) {
        const cell = this.#marked[index];
        const line = axis === 0 ? Math.floor(cell / this.#shape.width) : cell % this.#shape.width;
        const limit = limits[axis][line];
        if (limit === UNREAD) continue;
        const ships = this.#ships[axis][line];
        if (ships > limit || ships + this.#open[axis][line] < limit) return false;
      }
    return true;
  }

  #takeBack(to: number): void {
    const { width } = this.#shape;
    while (this.#marked.length > to) {
      const cell = this.#marked.pop() ?? 0;
      const row = Math.floor(cell / width);
      const column = cell % width;
      if (this.#sea[cell] > 0) {
        this.#ships[0][row]--;
        this.#ships[1][column]--;
      }
      this.#sea[cell] = 0;
      this.#open[0][row]++;
      this.#open[1][column]++;
    }
  }
}
