import type { Literal } from './literal.ts';

/** A growing list of literals that is filled and emptied without allocation. */
export class Literals {
  items = new Int32Array(64);
  size = 0;

  clear(): void {
    this.size = 0;
  }

  push(literal: Literal): void {
    if (this.size === this.items.length) {
      const larger = new Int32Array(2 * this.size);
      larger.set(this.items);
      this.items = larger;
    }
    this.items[this.size++] = literal;
  }

  toArray(): Literal[] {
    return Array.from(this.items.subarray(0, this.size));
  }
}
