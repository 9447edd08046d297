import { cellCount, columnOf, diagonals, rowOf, type Shape } from '../../../grid/shape.ts';

/**
 * Where shading further cells would wall white cells off. Shaded cells that touch at a corner are links of a chain, and
 * so is the border; a chain that closes, or that runs from border to border, parts the cells on its two sides.
 *
 *     .  #  .  .      Shading x closes the chain from the upper border to the left one:
 *     .  .  #  .      the cells in the corner are cut off.
 *     x  #  .  .
 *
 * On a board of one row or column a single cell parts the others; there nothing is said.
 */
export class Barriers {
  readonly #shape: Shape;
  readonly #diagonals: readonly (readonly number[])[];
  readonly #isBorder: Uint8Array;
  /** Per shaded cell, and at the end for the border: the chain that it belongs to, as a union-find. */
  readonly #root: Int32Array;
  #closed = false;
  // Chains met by the cells that are shaded on trial, and which of those cells or chains hang together.
  readonly #met: number[] = [];
  readonly #link: number[] = [];

  constructor(shape: Shape) {
    this.#shape = shape;
    const cells = cellCount(shape);
    this.#diagonals = Array.from({ length: cells }, (_, cell) => diagonals(shape, cell));
    this.#isBorder = Uint8Array.from({ length: cells }, (_, cell) => {
      const row = rowOf(shape, cell);
      const column = columnOf(shape, cell);
      return row === 0 || column === 0 || row === shape.height - 1 || column === shape.width - 1 ? 1 : 0;
    });
    this.#root = new Int32Array(cells + 1);
  }

  get saysNothing(): boolean {
    return Math.min(this.#shape.width, this.#shape.height) < 2;
  }

  /** Takes in which cells are shaded (above 0). Whether they leave the others together. */
  read(known: ArrayLike<number>): boolean {
    const root = this.#root;
    const border = root.length - 1;
    for (let cell = 0; cell <= border; cell++) root[cell] = cell;
    this.#closed = false;
    for (let cell = 0; cell < border; cell++) {
      if (known[cell] <= 0) continue;
      if (this.#isBorder[cell] === 1) this.#join(cell, border);
      const around = this.#diagonals[cell];
      for (let at = 0; at < around.length; at++)
        if (around[at] < cell && known[around[at]] > 0) this.#join(cell, around[at]);
    }
    return !this.#closed;
  }

  #join(a: number, b: number): void {
    const one = this.#find(a);
    const other = this.#find(b);
    if (one === other) this.#closed = true;
    else this.#root[other] = one;
  }

  #find(cell: number): number {
    const root = this.#root;
    let at = cell;
    while (root[at] !== at) {
      root[at] = root[root[at]];
      at = root[at];
    }
    return at;
  }

  /** Whether shading these open cells, besides what was taken in, walls something off. */
  wallsOff(cells: readonly number[], known: ArrayLike<number>): boolean {
    const met = this.#met;
    const link = this.#link;
    met.length = 0;
    link.length = 0;
    for (let index = 0; index < cells.length; index++) {
      // The cell itself stands for a chain of its own.
      const own = this.#place(-1 - cells[index]);
      const around = this.#diagonals[cells[index]];
      if (this.#isBorder[cells[index]] === 1 && !this.#tie(own, this.#place(this.#find(this.#root.length - 1))))
        return true;
      for (let at = 0; at < around.length; at++) {
        const other = around[at];
        const isTrial = cells.includes(other);
        if (isTrial ? cells.indexOf(other) > index : known[other] <= 0) continue;
        if (!this.#tie(own, this.#place(isTrial ? -1 - other : this.#find(other)))) return true;
      }
    }
    return false;
  }

  #place(chain: number): number {
    let at = this.#met.indexOf(chain);
    if (at < 0) {
      at = this.#met.length;
      this.#met.push(chain);
      this.#link.push(at);
    }
    return at;
  }

  #tie(a: number, b: number): boolean {
    const link = this.#link;
    let one = a;
    let other = b;
    while (link[one] !== one) one = link[one];
    while (link[other] !== other) other = link[other];
    if (one === other) return false;
    link[other] = one;
    return true;
  }
}
