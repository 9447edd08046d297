import type { Shape } from '../../grid/shape.ts';
import type { Inventory } from './inventory.ts';

/**
 * What is known of the sea, read as a person does who strikes ships off the list: which ships are spent, and where
 * those still owed can lie.
 *
 * A run of ship cells is **sealed**, its ship spent, when both its ends are water or the border, and for a single cell
 * all four sides. A **berth** of a ship still owed is a place that
 * - holds no water, but may hold ship cells, several runs at once included;
 * - has no ship cell beside it or at its ends (nor at its corners, where ships may not touch there);
 * - isn't a sealed run, which is spent.
 */
export class FleetSurvey {
  /** Per cell: 1 ship, -1 water, 0 open. */
  readonly known: Int8Array;
  /** Per length of the inventory: ships not yet spent, and berths for them. */
  readonly owed: Float64Array;
  readonly berths: Int32Array;
  /** Per cell: how many berths cover it. */
  readonly cover: Int32Array;
  /** Per axis and cell: how many cells from here on, right or down, a ship may cover as far as these cells tell. */
  private readonly room: readonly [Int32Array, Int32Array];
  /** Per axis and cell: 1 when a cell beside it, across that axis, is ship. */
  private readonly beside: readonly [Uint8Array, Uint8Array];
  /** Per axis and cell: cells to the end of the board, itself included, and whether it is the first of its line. */
  private readonly ahead: readonly [Uint8Array, Uint8Array];
  private readonly first: readonly [Uint8Array, Uint8Array];

  constructor(
    private readonly shape: Shape,
    private readonly inventory: Inventory,
    private readonly corners: boolean,
  ) {
    const cells = shape.width * shape.height;
    this.known = new Int8Array(cells);
    this.owed = new Float64Array(inventory.lengths.length);
    this.berths = new Int32Array(inventory.lengths.length);
    this.cover = new Int32Array(cells);
    this.room = [new Int32Array(cells), new Int32Array(cells)];
    this.beside = [new Uint8Array(cells), new Uint8Array(cells)];
    const { width, height } = shape;
    const perCell = (of: (row: number, column: number) => number): Uint8Array =>
      Uint8Array.from({ length: cells }, (_, cell) => of(Math.floor(cell / width), cell % width));
    this.ahead = [perCell((_, column) => width - column), perCell((row) => height - row)];
    this.first = [perCell((_, column) => (column === 0 ? 1 : 0)), perCell((row) => (row === 0 ? 1 : 0))];
  }

  /** Cells to the end of the board from `cell` on along `axis` (0 right, 1 down), itself included. */
  reach(cell: number, axis: number): number {
    return this.ahead[axis][cell];
  }

  stride(axis: number): number {
    return axis === 0 ? 1 : this.shape.width;
  }

  /** Whether `cell` is the first of its line along `axis`. */
  isFirst(cell: number, axis: number): boolean {
    return this.first[axis][cell] === 1;
  }

  /** What is known of the cell before or behind; the border is water. */
  before(cell: number, axis: number): number {
    return this.isFirst(cell, axis) ? -1 : this.known[cell - this.stride(axis)];
  }

  after(cell: number, axis: number): number {
    return this.reach(cell, axis) === 1 ? -1 : this.known[cell + this.stride(axis)];
  }

  /** Length of the run of ship cells that begins at `cell` along `axis`; 0 when none begins there. */
  runFrom(cell: number, axis: number): number {
    const { known } = this;
    if (known[cell] <= 0 || this.before(cell, axis) > 0) return 0;
    const stride = this.stride(axis);
    const most = this.reach(cell, axis);
    let length = 1;
    while (length < most && known[cell + length * stride] > 0) length++;
    return length;
  }

  /** Whether the run is sealed. A single cell looks the same along both axes. */
  isSealed(cell: number, axis: number, length: number): boolean {
    const last = cell + (length - 1) * this.stride(axis);
    if (this.before(cell, axis) >= 0 || this.after(last, axis) >= 0) return false;
    return length > 1 || (this.before(cell, 1 - axis) < 0 && this.after(cell, 1 - axis) < 0);
  }

  /**
   * Whether the run that begins at `cell` along `axis` stands for its ship: a single cell does so once, along the row.
   */
  isShip(cell: number, axis: number, length: number): boolean {
    if (length > 1) return true;
    return length === 1 && axis === 0 && this.runFrom(cell, 1) === 1;
  }

  /**
   * Counts what is owed and finds all berths. False when more ships are spent than there are, a spent one touches
   * another, or too few berths are left.
   */
  survey(): boolean {
    const { known, cover, owed, berths } = this;
    const { lengths, ships } = this.inventory;
    this.measureRoom(0);
    this.measureRoom(1);
    for (let index = 0; index < lengths.length; index++) owed[index] = ships[index];
    for (let cell = 0; cell < known.length; cell++) {
      cover[cell] = 0;
      for (let axis = 0; axis < 2; axis++) {
        const length = this.runFrom(cell, axis);
        if (length === 0 || !this.isShip(cell, axis, length) || !this.isSealed(cell, axis, length)) continue;
        let index = 0;
        while (index < lengths.length && lengths[index] !== length) index++;
        if (index === lengths.length || --owed[index] < 0 || this.touches(cell, axis, length)) return false;
      }
    }
    for (let index = 0; index < lengths.length; index++) {
      berths[index] = 0;
      if (owed[index] === 0) continue;
      for (let axis = 0; axis < (lengths[index] === 1 ? 1 : 2); axis++)
        for (let cell = 0; cell < known.length; cell++) {
          if (!this.isBerth(cell, axis, lengths[index])) continue;
          berths[index]++;
          const stride = this.stride(axis);
          for (let step = 0; step < lengths[index]; step++) cover[cell + step * stride]++;
        }
      if (owed[index] !== Number.POSITIVE_INFINITY && berths[index] < owed[index]) return false;
    }
    return true;
  }

  private measureRoom(axis: number): void {
    const { known } = this;
    const room = this.room[axis];
    const beside = this.beside[axis];
    const stride = this.stride(axis);
    for (let cell = known.length - 1; cell >= 0; cell--) {
      beside[cell] = this.before(cell, 1 - axis) > 0 || this.after(cell, 1 - axis) > 0 ? 1 : 0;
      if (known[cell] < 0 || beside[cell] === 1) room[cell] = 0;
      else room[cell] = this.reach(cell, axis) === 1 ? 1 : 1 + room[cell + stride];
    }
  }

  /** Whether a ship of `length` from `cell` on along `axis` would touch a ship cell beside it, or at its corners. */
  private touches(cell: number, axis: number, length: number): boolean {
    const beside = this.beside[axis];
    const stride = this.stride(axis);
    const end = cell + length * stride;
    for (let other = cell; other !== end; other += stride) if (beside[other] === 1) return true;
    if (!this.corners) return false;
    if (!this.isFirst(cell, axis) && beside[cell - stride] === 1) return true;
    return this.reach(cell, axis) > length && beside[end] === 1;
  }

  /** Whether a ship of `length` that is still owed may lie from `cell` on along `axis`. */
  isBerth(cell: number, axis: number, length: number): boolean {
    const { known } = this;
    const stride = this.stride(axis);
    if (this.room[axis][cell] < length) return false;
    const last = cell + (length - 1) * stride;
    if (this.before(cell, axis) > 0 || this.after(last, axis) > 0 || this.touches(cell, axis, length)) return false;
    // With no ship at its ends, a place full of ship cells is a whole run.
    for (let step = 0; step < length; step++) if (known[cell + step * stride] <= 0) return true;
    return !this.isSealed(cell, axis, length);
  }

  /** Whether `index` stands for a length of which ships are still owed. */
  isOwed(index: number): boolean {
    return this.owed[index] > 0;
  }
}
