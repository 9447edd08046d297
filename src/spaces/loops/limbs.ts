import type { Steps } from '../../grid/task.ts';
import type { Budget } from '../../sweep/index.ts';

/** Limbs of 44 bits leave 9 bits of a double for sums whose carries have not been moved up yet. */
const RADIX = 2 ** 44;
const SLACK_BITS = 8;
/** Counters that are carried between two yields. */
const CARRIED = 1 << 17;

/**
 * Big counters, one for each of many words, limb by limb: the lowest limbs of all of them are one array, and so on. Steps
 * that are linear may be taken with each array alone; carries are moved up when they have to be.
 */
export class Limbs {
  readonly limbs: Float64Array[] = [];
  readonly #words: number;
  readonly #budget: Budget;
  /** Steps after which carries must be moved up. */
  readonly #patience: number;
  #steps = 0;

  /** @param gain the most counters that a step adds up into one, itself included */
  constructor(words: number, gain: number, budget: Budget) {
    this.#words = words;
    this.#budget = budget;
    this.#patience = Math.max(1, Math.floor(SLACK_BITS / Math.log2(gain)));
    this.#addLimb();
  }

  setOne(word: number): void {
    for (const limb of this.limbs) limb[word] = 0;
    this.limbs[0][word] = 1;
  }

  at(word: number): bigint {
    return this.limbs.reduce((sum, limb, k) => sum + (BigInt(limb[word]) << BigInt(44 * k)), 0n);
  }

  /** To be called after each step. Afterwards `normalise` is not needed until the next one. */
  *passed(): Steps<void> {
    if (++this.#steps % this.#patience === 0) yield* this.normalise();
  }

  /** Makes every limb less than 2⁴⁴. */
  *normalise(): Steps<void> {
    for (let k = 0; k < this.limbs.length; k++) {
      const limb = this.limbs[k];
      for (let from = 0; from < limb.length; from += CARRIED) {
        const to = Math.min(limb.length, from + CARRIED);
        if (k + 1 === this.limbs.length && overflows(limb, from, to)) this.#addLimb();
        const above = this.limbs[k + 1];
        if (above !== undefined) carryInto(limb, above, from, to);
        yield (to - from) / 128;
      }
    }
  }

  #addLimb(): void {
    this.#budget.take(this.#words * 8);
    this.limbs.push(new Float64Array(this.#words));
  }
}

function overflows(limb: Float64Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (limb[at] >= RADIX) return true;
  return false;
}

/** Moves what exceeds a limb to the one above. */
function carryInto(limb: Float64Array, above: Float64Array, from: number, to: number): void {
  for (let at = from; at < to; at++) {
    const value = limb[at];
    if (value < RADIX) continue;
    const up = Math.floor(value / RADIX);
    limb[at] = value - up * RADIX;
    above[at] += up;
  }
}
