import { HALF, LIMB_BITS, toBig } from './limbs.ts';

const HALF_BITS = BigInt(LIMB_BITS / 2);

/**
 * An exact sum of products of big counters. Limbs are split in halves of 22 bits, and the products of halves are summed
 * in doubles by their place; every so often the carries are moved up, before a sum could pass 2⁵³.
 */
export class ProductSum {
  readonly #sums: Float64Array;
  readonly #left: Float64Array;
  /** Products that may still be added before the carries must move. */
  #room: number;
  readonly #most: number;
  /** The sum itself, for numbers so long (above 5 600 bits) that not even one product fits in the doubles. */
  #long = 0n;

  constructor(leftLimbs: number, rightLimbs: number) {
    this.#left = new Float64Array(2 * leftLimbs);
    // Two places above the product for the sum's own growth.
    this.#sums = new Float64Array(2 * (leftLimbs + rightLimbs) + 2);
    // Each product puts at most min(left, right) · 2 terms below 2^44 on one place; after carrying a place is below 2^22.
    this.#most = Math.floor(2 ** 8 / Math.min(leftLimbs, rightLimbs)) - 1;
    this.#room = this.#most;
  }

  /** Adds the product of two numbers of `leftLimbs` and `rightLimbs` limbs, interleaved with nothing. */
  add(left: Float64Array, at: number, leftLimbs: number, right: Float64Array, from: number, rightLimbs: number): void {
    if (this.#most < 1) {
      this.#long += toBig(left, at, leftLimbs) * toBig(right, from, rightLimbs);
      return;
    }
    if (this.#room === 0) this.#carry();
    this.#room--;
    const sums = this.#sums;
    const halves = this.#left;
    for (let k = 0; k < leftLimbs; k++) {
      const limb = left[at + k];
      const high = Math.floor(limb / HALF);
      halves[2 * k] = limb - high * HALF;
      halves[2 * k + 1] = high;
    }
    const length = 2 * leftLimbs;
    for (let k = 0; k < rightLimbs; k++) {
      const limb = right[from + k];
      if (limb === 0) continue;
      const high = Math.floor(limb / HALF);
      const low = limb - high * HALF;
      for (let j = 0; j < length; j++) {
        sums[2 * k + j] += halves[j] * low;
        sums[2 * k + 1 + j] += halves[j] * high;
      }
    }
  }

  #carry(): void {
    const sums = this.#sums;
    for (let k = 0; k + 1 < sums.length; k++) {
      const up = Math.floor(sums[k] / HALF);
      sums[k] -= up * HALF;
      sums[k + 1] += up;
    }
    this.#room = this.#most;
  }

  value(): bigint {
    let value = 0n;
    for (let k = this.#sums.length - 1; k >= 0; k--) value = (value << HALF_BITS) + BigInt(this.#sums[k]);
    return value + this.#long;
  }
}
