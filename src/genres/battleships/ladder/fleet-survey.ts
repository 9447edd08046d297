import type { Shape } from '../../../grid/shape.ts';
import type { Inventory } from '../../../spaces/lines/inventory.ts';

/**
 * What is known of the sea, read as a person does who strikes ships off the list: which ships are spent, and where
 * those still owed can lie.
 *
 * A run of ship cells is **sealed**, its ship spent, when both its ends are water or the border, and for a single cell
 * all four sides. A **berth** of a ship still owed is a place that
 * - holds no water, but may hold ship cells, several runs at once included;
 * - has no ship cell beside it or at its ends (nor at its corners, where ships may not touch there);
 * - isn't a sealed run, which is spent.
 *
 * What lies along a row or column depends on it and on the two beside it. So the survey is kept line by line, and after
 * a cell has changed only the three rows and three columns about it are looked at again. Cost: cells × lengths of these.
 */
export class FleetSurvey {
  /** Per cell: 1 ship, -1 water, 0 open. Changed by `know` only. */
  readonly known: Int8Array;
  /** Per length of the inventory: ships not yet spent, and berths for them. */
  readonly owed: Float64Array;
  readonly berths: Int32Array;
  /** Per axis: lines that were changed, or have one beside them that was, since they were looked at. */
  private readonly stale: readonly [Uint8Array, Uint8Array];
  /** Per axis, line and length: ships spent, and berths. */
  private readonly spentIn: readonly [Int32Array, Int32Array];
  private readonly berthsIn: readonly [Int32Array, Int32Array];
  /** Per axis and line: 1 when a spent ship is of no length of the inventory or touches another. */
  private readonly brokenIn: readonly [Uint8Array, Uint8Array];
  private broken = 0;
  /** Per axis, length and cell: 1 when a berth begins there. */
  private readonly berthAt: readonly [Uint8Array, Uint8Array];
  /** Per axis and cell: cells to the end of the board, itself included, and whether it is the first of its line. */
  private readonly ahead: readonly [Uint8Array, Uint8Array];
  private readonly first: readonly [Uint8Array, Uint8Array];
  /** The line that is looked at, the border before and behind it included: what is known of its cells, */
  private readonly own: Int8Array;
  /** 1 where a cell beside it is ship, */
  private readonly beside: Uint8Array;
  /** 1 where both cells beside it are water or the border, */
  private readonly closed: Uint8Array;
  /** how many cells from here on a ship may cover as far as these cells tell, */
  private readonly room: Uint8Array;
  /** and how many from here on are ship. */
  private readonly ships: Uint8Array;

  constructor(
    private readonly shape: Shape,
    private readonly inventory: Inventory,
    private readonly corners: boolean,
  ) {
    const { width, height } = shape;
    const cells = width * height;
    const lengths = inventory.lengths.length;
    const lines = [height, width] as const;
    const perLine = (values: number) => [new Int32Array(height * values), new Int32Array(width * values)] as const;
    this.known = new Int8Array(cells);
    this.owed = Float64Array.from(inventory.ships);
    this.berths = new Int32Array(lengths);
    this.stale = [new Uint8Array(lines[0]).fill(1), new Uint8Array(lines[1]).fill(1)];
    this.spentIn = perLine(lengths);
    this.berthsIn = perLine(lengths);
    this.brokenIn = [new Uint8Array(lines[0]), new Uint8Array(lines[1])];
    this.berthAt = [new Uint8Array(lengths * cells), new Uint8Array(lengths * cells)];
    const perCell = (of: (row: number, column: number) => number): Uint8Array =>
      Uint8Array.from({ length: cells }, (_, cell) => of(Math.floor(cell / width), cell % width));
    this.ahead = [perCell((_, column) => width - column), perCell((row) => height - row)];
    this.first = [perCell((_, column) => (column === 0 ? 1 : 0)), perCell((row) => (row === 0 ? 1 : 0))];
    const longest = Math.max(width, height) + 2;
    this.own = new Int8Array(longest);
    this.beside = new Uint8Array(longest);
    this.closed = new Uint8Array(longest);
    this.room = new Uint8Array(longest);
    this.ships = new Uint8Array(longest);
  }

  /** Takes down what is known of a cell: 1 ship, -1 water, 0 open. */
  know(cell: number, known: number): void {
    if (this.known[cell] === known) return;
    this.known[cell] = known;
    const { width } = this.shape;
    const row = Math.floor(cell / width);
    this.makeStale(0, row);
    this.makeStale(1, cell - row * width);
  }

  private makeStale(axis: number, line: number): void {
    const stale = this.stale[axis];
    stale[line] = 1;
    if (line > 0) stale[line - 1] = 1;
    if (line + 1 < stale.length) stale[line + 1] = 1;
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
   * another, or too few berths are left; then nothing else is to be asked.
   */
  survey(): boolean {
    const { owed, berths, stale } = this;
    for (let axis = 0; axis < 2; axis++)
      for (let line = 0; line < stale[axis].length; line++) if (stale[axis][line] === 1) this.look(axis, line);
    if (this.broken > 0) return false;
    for (let index = 0; index < owed.length; index++) {
      if (owed[index] < 0) return false;
      if (owed[index] !== Number.POSITIVE_INFINITY && berths[index] < owed[index]) return false;
    }
    return true;
  }

  /** Fills `cover`, per cell: 1 where a berth of a ship still owed covers it. Right after a `survey` only. */
  coverInto(cover: Uint8Array): void {
    const { lengths } = this.inventory;
    cover.fill(0);
    for (let index = 0; index < lengths.length; index++) {
      if (!this.isOwed(index)) continue;
      for (let axis = 0; axis < 2; axis++) {
        const stride = this.stride(axis);
        const from = index * cover.length;
        for (let cell = 0; cell < cover.length; cell++)
          if (this.berthAt[axis][from + cell] === 1)
            for (let step = 0; step < lengths[index]; step++) cover[cell + step * stride] = 1;
      }
    }
  }

  /** Looks at one line again and puts right what is counted over all. */
  private look(axis: number, line: number): void {
    const { owed, berths } = this;
    const { lengths } = this.inventory;
    const spentIn = this.spentIn[axis];
    const berthsIn = this.berthsIn[axis];
    const from = line * lengths.length;
    this.stale[axis][line] = 0;
    this.broken -= this.brokenIn[axis][line];
    for (let index = 0; index < lengths.length; index++) {
      owed[index] += spentIn[from + index];
      spentIn[from + index] = 0;
    }
    this.takeIn(axis, line);
    const broken = this.strikeOff(axis, from) ? 0 : 1;
    this.brokenIn[axis][line] = broken;
    this.broken += broken;
    for (let index = 0; index < lengths.length; index++) {
      owed[index] -= spentIn[from + index];
      berths[index] -= berthsIn[from + index];
      // A single cell lies the same along both axes.
      berthsIn[from + index] = lengths[index] === 1 && axis === 1 ? 0 : this.findBerths(axis, line, index);
      berths[index] += berthsIn[from + index];
    }
  }

  /** Copies a line and what lies beside it to where it is quick to read. */
  private takeIn(axis: number, line: number): void {
    const { known, own, beside, closed, room, ships, shape } = this;
    const size = axis === 0 ? shape.width : shape.height;
    const stride = this.stride(axis);
    const across = this.stride(1 - axis);
    const start = line * across;
    const hasBefore = line > 0;
    const hasAfter = line + 1 < this.stale[axis].length;
    own[0] = -1;
    own[size + 1] = -1;
    beside[0] = 0;
    beside[size + 1] = 0;
    room[size + 1] = 0;
    ships[size + 1] = 0;
    for (let at = size; at >= 1; at--) {
      const cell = start + (at - 1) * stride;
      const before = hasBefore ? known[cell - across] : -1;
      const after = hasAfter ? known[cell + across] : -1;
      own[at] = known[cell];
      beside[at] = before > 0 || after > 0 ? 1 : 0;
      closed[at] = before < 0 && after < 0 ? 1 : 0;
      room[at] = own[at] < 0 || beside[at] === 1 ? 0 : 1 + room[at + 1];
      ships[at] = own[at] > 0 ? 1 + ships[at + 1] : 0;
    }
  }

  /**
   * Counts the spent ships of the line taken in; those of a single cell along the row only. False when one is of no
   * length of the inventory or touches another.
   */
  private strikeOff(axis: number, from: number): boolean {
    const { own, closed, ships, shape } = this;
    const { lengths } = this.inventory;
    const size = axis === 0 ? shape.width : shape.height;
    for (let at = 1; at <= size; at += ships[at] + 1) {
      const length = ships[at];
      if (length === 0 || (length === 1 && axis === 1)) continue;
      if (own[at - 1] >= 0 || own[at + length] >= 0 || (length === 1 && closed[at] === 0)) continue;
      let index = 0;
      while (index < lengths.length && lengths[index] !== length) index++;
      if (index === lengths.length || this.touches(at, length)) return false;
      this.spentIn[axis][from + index]++;
    }
    return true;
  }

  /** Whether a ship from `at` on along the line taken in would touch a ship cell beside it, or at its corners. */
  private touches(at: number, length: number): boolean {
    const { beside } = this;
    for (let other = at; other < at + length; other++) if (beside[other] === 1) return true;
    return this.corners && (beside[at - 1] === 1 || beside[at + length] === 1);
  }

  /** Finds the berths of one length along the line taken in; returns how many there are. */
  private findBerths(axis: number, line: number, index: number): number {
    const { own, beside, closed, room, ships, shape, corners } = this;
    const length = this.inventory.lengths[index];
    const berthAt = this.berthAt[axis];
    const size = axis === 0 ? shape.width : shape.height;
    const stride = this.stride(axis);
    const start = index * this.known.length + line * this.stride(1 - axis);
    let found = 0;
    for (let at = 1; at <= size; at++) {
      let isBerth = 0;
      if (room[at] >= length && own[at - 1] <= 0 && own[at + length] <= 0) {
        const end = at + length;
        // With no ship at its ends, a place full of ship cells is a whole run.
        const isSpent = ships[at] >= length && own[at - 1] < 0 && own[end] < 0 && (length > 1 || closed[at] === 1);
        if (!isSpent && !(corners && (beside[at - 1] === 1 || beside[end] === 1))) isBerth = 1;
      }
      berthAt[start + (at - 1) * stride] = isBerth;
      found += isBerth;
    }
    return found;
  }

  /** Whether a ship of the length `index` may lie from `cell` on along `axis`. Right after a `survey` only. */
  isBerth(cell: number, axis: number, index: number): boolean {
    return this.berthAt[axis][index * this.known.length + cell] === 1;
  }

  /** Whether `index` stands for a length of which ships are still owed. */
  isOwed(index: number): boolean {
    return this.owed[index] > 0;
  }
}
