import type { Shape } from '../../../grid/shape.ts';
import type { Inventory } from '../../../spaces/lines/inventory.ts';

/** In `limits`: the line has no number, or nobody reads it. */
export const UNREAD = -1;

/**
 * What is known of the sea, read as a person does who strikes ships off the list: which ships are spent, and where
 * those still owed can lie.
 *
 * A run of ship cells is **sealed**, its ship spent, when both its ends are water or the border, and for a single cell
 * all four sides. A **berth** of a ship still owed is a place that
 * - holds no water, but may hold ship cells, several runs at once included;
 * - has no ship cell beside it or at its ends (nor at its corners, where ships may not touch there);
 * - isn't a sealed run, which is spent;
 * - fits the number of each line that its cells lie in: with the ship there, and water beside it and at its ends, the
 *   line has neither more ship cells than its number nor too few cells left for it.
 *
 *     2  . . . . .       A ship of 3 has no berth in a row that owes 2. Upright it may stand
 *        . . . . .       in no column that owes less than 3, nor through a row that owes 3
 *     3  . . . . .       and has 5 cells: with water on both sides of it, 3 are left, and
 *        1 3 0 1 3       here that is just enough.
 *
 * Cost: for each length of the fleet a look at every cell along both axes.
 */
export class FleetSurvey {
  /** Per cell: 1 ship, -1 water, 0 open. Written by whoever asks. */
  readonly known: Int8Array;
  /** Per axis and line (rows for axis 0, columns for 1): its number, or `UNREAD`. Written by whoever asks. */
  readonly limits: readonly [Int32Array, Int32Array];
  /** Per length of the inventory: ships not yet spent, and berths for them. */
  readonly owed: Float64Array;
  readonly berths: Int32Array;
  readonly #shape: Shape;
  readonly #inventory: Inventory;
  readonly #corners: boolean;
  /** Per axis and line: how many cells are ship, and how many open. */
  readonly #ships: readonly [Int32Array, Int32Array];
  readonly #open: readonly [Int32Array, Int32Array];
  /** Per axis, length and cell: 1 when a berth begins there. */
  readonly #berthAt: readonly [Uint8Array, Uint8Array];
  /** Per axis and cell: 1 when a ship that crosses this line in that cell leaves the line its number. */
  readonly #crosses: readonly [Uint8Array, Uint8Array];
  /** Per axis and cell: cells to the end of the board, itself included, and whether it is the first of its line. */
  readonly #ahead: readonly [Uint8Array, Uint8Array];
  readonly #first: readonly [Uint8Array, Uint8Array];
  // The line that is looked at, the border before and behind it included: what is known of its cells,
  readonly #own: Int8Array;
  // 1 where a cell beside it is ship,
  readonly #beside: Uint8Array;
  // 1 where both cells beside it are water or the border,
  readonly #closed: Uint8Array;
  // how many cells from here on a ship may cover as far as these cells and the lines across tell,
  readonly #room: Uint8Array;
  // how many from here on are ship without a gap, and how many before here are ship in all.
  readonly #run: Uint8Array;
  readonly #shipsBefore: Int32Array;

  constructor(shape: Shape, inventory: Inventory, corners: boolean) {
    const { width, height } = shape;
    const cells = width * height;
    const lengths = inventory.lengths.length;
    this.#shape = shape;
    this.#inventory = inventory;
    this.#corners = corners;
    this.known = new Int8Array(cells);
    this.limits = [new Int32Array(height).fill(UNREAD), new Int32Array(width).fill(UNREAD)];
    this.owed = Float64Array.from(inventory.ships);
    this.berths = new Int32Array(lengths);
    this.#ships = [new Int32Array(height), new Int32Array(width)];
    this.#open = [new Int32Array(height), new Int32Array(width)];
    this.#berthAt = [new Uint8Array(lengths * cells), new Uint8Array(lengths * cells)];
    this.#crosses = [new Uint8Array(cells), new Uint8Array(cells)];
    const perCell = (of: (row: number, column: number) => number): Uint8Array =>
      Uint8Array.from({ length: cells }, (_, cell) => of(Math.floor(cell / width), cell % width));
    this.#ahead = [perCell((_, column) => width - column), perCell((row) => height - row)];
    this.#first = [perCell((_, column) => (column === 0 ? 1 : 0)), perCell((row) => (row === 0 ? 1 : 0))];
    const longest = Math.max(width, height) + 2;
    this.#own = new Int8Array(longest);
    this.#beside = new Uint8Array(longest);
    this.#closed = new Uint8Array(longest);
    this.#room = new Uint8Array(longest);
    this.#run = new Uint8Array(longest);
    this.#shipsBefore = new Int32Array(longest);
  }

  /** Cells to the end of the board from `cell` on along `axis` (0 right, 1 down), itself included. */
  reach(cell: number, axis: number): number {
    return this.#ahead[axis][cell];
  }

  stride(axis: number): number {
    return axis === 0 ? 1 : this.#shape.width;
  }

  /** Whether `cell` is the first of its line along `axis`. */
  isFirst(cell: number, axis: number): boolean {
    return this.#first[axis][cell] === 1;
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

  /** Whether a ship of the length `index` may lie from `cell` on along `axis`. Right after a `survey` only. */
  isBerth(cell: number, axis: number, index: number): boolean {
    return this.#berthAt[axis][index * this.known.length + cell] === 1;
  }

  /** Whether `index` stands for a length of which ships are still owed. */
  isOwed(index: number): boolean {
    return this.owed[index] > 0;
  }

  /**
   * Counts what is owed and finds all berths. False when more ships are spent than there are, a spent one touches
   * another, or too few berths are left; then nothing else is to be asked.
   */
  survey(): boolean {
    const { owed, berths } = this;
    const { ships } = this.#inventory;
    for (let index = 0; index < owed.length; index++) {
      owed[index] = ships[index];
      berths[index] = 0;
    }
    this.#countLines();
    for (let axis = 0; axis < 2; axis++)
      for (let line = 0; line < this.#ships[axis].length; line++) {
        this.#takeIn(axis, line);
        if (!this.#strikeOff(axis)) return false;
        this.#findBerths(axis, line);
      }
    for (let index = 0; index < owed.length; index++) {
      if (owed[index] < 0) return false;
      if (owed[index] !== Number.POSITIVE_INFINITY && berths[index] < owed[index]) return false;
    }
    return true;
  }

  /** Fills `cover`, per cell: 1 where a berth of a ship still owed covers it. Right after a `survey` only. */
  coverInto(cover: Uint8Array): void {
    const { lengths } = this.#inventory;
    cover.fill(0);
    for (let index = 0; index < lengths.length; index++) {
      if (!this.isOwed(index)) continue;
      for (let axis = 0; axis < 2; axis++) {
        const stride = this.stride(axis);
        const berthAt = this.#berthAt[axis];
        const from = index * cover.length;
        for (let cell = 0; cell < cover.length; cell++)
          if (berthAt[from + cell] === 1)
            for (let step = 0; step < lengths[index]; step++) cover[cell + step * stride] = 1;
      }
    }
  }

  /** Counts the lines, and finds where a ship may cross each. */
  #countLines(): void {
    const { known, limits } = this;
    const { width, height } = this.#shape;
    for (let axis = 0; axis < 2; axis++) {
      this.#ships[axis].fill(0);
      this.#open[axis].fill(0);
    }
    for (let row = 0, cell = 0; row < height; row++)
      for (let column = 0; column < width; column++, cell++) {
        const counts = known[cell] > 0 ? this.#ships : known[cell] === 0 ? this.#open : undefined;
        if (counts === undefined) continue;
        counts[0][row]++;
        counts[1][column]++;
      }
    for (let axis = 0; axis < 2; axis++) {
      const limit = limits[axis];
      const ships = this.#ships[axis];
      const open = this.#open[axis];
      const crosses = this.#crosses[axis];
      for (let cell = 0; cell < known.length; cell++) {
        const line = axis === 0 ? Math.floor(cell / width) : cell % width;
        if (limit[line] === UNREAD) {
          crosses[cell] = 1;
          continue;
        }
        const isNew = known[cell] === 0 ? 1 : 0;
        // The ship is straight, so that beside it the line has water.
        const lost = (this.before(cell, axis) === 0 ? 1 : 0) + (this.after(cell, axis) === 0 ? 1 : 0);
        const has = ships[line] + isNew;
        crosses[cell] = has <= limit[line] && has + open[line] - isNew - lost >= limit[line] ? 1 : 0;
      }
    }
  }

  /** Copies a line and what lies beside it to where it is quick to read. */
  #takeIn(axis: number, line: number): void {
    const { known } = this;
    const own = this.#own;
    const beside = this.#beside;
    const closed = this.#closed;
    const room = this.#room;
    const run = this.#run;
    const shipsBefore = this.#shipsBefore;
    const crosses = this.#crosses[1 - axis];
    const { width, height } = this.#shape;
    const size = axis === 0 ? width : height;
    const stride = this.stride(axis);
    const across = this.stride(1 - axis);
    const start = line * across;
    const hasBefore = line > 0;
    const hasAfter = line + 1 < (axis === 0 ? height : width);
    own[0] = -1;
    own[size + 1] = -1;
    beside[0] = 0;
    beside[size + 1] = 0;
    room[size + 1] = 0;
    run[size + 1] = 0;
    shipsBefore[1] = 0;
    for (let at = 1; at <= size; at++)
      shipsBefore[at + 1] = shipsBefore[at] + (known[start + (at - 1) * stride] > 0 ? 1 : 0);
    for (let at = size; at >= 1; at--) {
      const cell = start + (at - 1) * stride;
      const before = hasBefore ? known[cell - across] : -1;
      const after = hasAfter ? known[cell + across] : -1;
      own[at] = known[cell];
      beside[at] = before > 0 || after > 0 ? 1 : 0;
      closed[at] = before < 0 && after < 0 ? 1 : 0;
      room[at] = own[at] < 0 || beside[at] === 1 || crosses[cell] === 0 ? 0 : 1 + room[at + 1];
      run[at] = own[at] > 0 ? 1 + run[at + 1] : 0;
    }
  }

  /**
   * Counts the spent ships of the line taken in; those of a single cell along the row only. False when one is of no
   * length of the inventory or touches another.
   */
  #strikeOff(axis: number): boolean {
    const own = this.#own;
    const run = this.#run;
    const { lengths } = this.#inventory;
    const size = axis === 0 ? this.#shape.width : this.#shape.height;
    for (let at = 1; at <= size; at += run[at] + 1) {
      const length = run[at];
      if (length === 0 || (length === 1 && axis === 1)) continue;
      if (own[at - 1] >= 0 || own[at + length] >= 0 || (length === 1 && this.#closed[at] === 0)) continue;
      let index = 0;
      while (index < lengths.length && lengths[index] !== length) index++;
      if (index === lengths.length || this.#touches(at, length)) return false;
      this.owed[index]--;
    }
    return true;
  }

  /** Whether a ship from `at` on along the line taken in would touch a ship cell beside it, or at its corners. */
  #touches(at: number, length: number): boolean {
    const beside = this.#beside;
    for (let other = at; other < at + length; other++) if (beside[other] === 1) return true;
    return this.#corners && (beside[at - 1] === 1 || beside[at + length] === 1);
  }

  /** Finds and counts the berths along the line taken in. */
  #findBerths(axis: number, line: number): void {
    const own = this.#own;
    const beside = this.#beside;
    const room = this.#room;
    const run = this.#run;
    const { lengths } = this.#inventory;
    const size = axis === 0 ? this.#shape.width : this.#shape.height;
    const stride = this.stride(axis);
    const limit = this.limits[axis][line];
    const crosses = this.#crosses[axis];
    const berthAt = this.#berthAt[axis];
    for (let index = 0; index < lengths.length; index++) {
      const length = lengths[index];
      // A single cell lies the same along both axes.
      if (length === 1 && axis === 1) continue;
      const start = index * this.known.length + line * this.stride(1 - axis);
      let found = 0;
      for (let at = 1; at <= size; at++) {
        let isBerth = 0;
        if (room[at] >= length && own[at - 1] <= 0 && own[at + length] <= 0) {
          const end = at + length;
          // With no ship at its ends, a place full of ship cells is a whole run.
          const isSpent =
            run[at] >= length && own[at - 1] < 0 && own[end] < 0 && (length > 1 || this.#closed[at] === 1);
          const cell = line * this.stride(1 - axis) + (at - 1) * stride;
          const fits =
            limit === UNREAD || (length === 1 ? crosses[cell] === 1 : this.#fits(axis, line, at, length, limit));
          if (!isSpent && fits && !(this.#corners && (beside[at - 1] === 1 || beside[end] === 1))) isBerth = 1;
        }
        berthAt[start + (at - 1) * stride] = isBerth;
        found += isBerth;
      }
      this.berths[index] += found;
    }
  }

  /** Whether the line taken in keeps its number with a ship from `at` on. */
  #fits(axis: number, line: number, at: number, length: number, limit: number): boolean {
    const own = this.#own;
    const ships = this.#ships[axis][line];
    const inside = this.#shipsBefore[at + length] - this.#shipsBefore[at];
    const isNew = length - inside;
    const lost = (own[at - 1] === 0 ? 1 : 0) + (own[at + length] === 0 ? 1 : 0);
    const has = ships + isNew;
    return has <= limit && has + this.#open[axis][line] - isNew - lost >= limit;
  }
}
