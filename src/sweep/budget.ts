/** What a sweep may allocate unless told otherwise: 2 GiB. */
export const DEFAULT_MEMORY = 2 * 2 ** 30;

/** A sweep needs more than its memory budget; thrown before the memory is taken. */
export class OverBudget extends Error {
  override readonly name = 'OverBudget';
  readonly limit: number;

  constructor(limit: number, wanted: number) {
    super(`the sweep needs more than its memory budget of ${inUnits(limit)} (the next step takes ${inUnits(wanted)})`);
    this.limit = limit;
  }
}

/** Rounded up, so that what exceeds a limit is never told as less. */
function inUnits(bytes: number): string {
  return bytes < 8 * 2 ** 20 ? `${Math.ceil(bytes / 2 ** 10)} KiB` : `${Math.ceil(bytes / 2 ** 20)} MiB`;
}

/** Keeps the sum of the bytes of all large arrays below a limit. */
export class Budget {
  readonly limit: number;
  used = 0;
  peak = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** Call before allocating. Throws `OverBudget` and takes nothing when the limit would be passed. */
  take(bytes: number): void {
    if (this.used + bytes > this.limit) throw new OverBudget(this.limit, this.used + bytes);
    this.used += bytes;
    if (this.used > this.peak) this.peak = this.used;
  }

  release(bytes: number): void {
    this.used -= bytes;
  }

  /** A larger copy of `array`, both alive only while it is made; the rest is zero. */
  grow<A extends Int32Array | Float64Array | Uint8Array | Uint16Array>(array: A, length: number): A {
    const bytes = length * array.BYTES_PER_ELEMENT;
    this.take(bytes);
    const larger = new (array.constructor as new (length: number) => A)(length);
    larger.set(array);
    this.release(array.byteLength);
    return larger;
  }
}
