import { mersenne, mersenneFromState } from 'pure-rand/generator/mersenne';

/** What anything random asks of its source. */
export interface Random {
  /** 32 fresh random bits, as an integer from −2³¹ to 2³¹ − 1. */
  bits32(): number;
  /** Exactly uniform over 0 … below − 1, for 1 ≤ below ≤ 2³¹. */
  below(below: number): number;
  /** Exactly uniform over 0 … below − 1, for any below ≥ 1. */
  belowBig(below: bigint): bigint;
  /** Puts the array into a uniformly random order, in place (Fisher–Yates). */
  shuffle<T>(items: T[]): T[];
  /** A source of its own, whose whole state is drawn here: for parts of a work that draw in no fixed order. */
  split(): Random;
}

/**
 * A seeded source: the same seed (any safe integer) gives the same draws everywhere. The generator is a Mersenne
 * Twister, whose seeding keeps neighbouring seeds apart; every draw is by rejection, never by scaling a double.
 */
export function seeded(seed: number): Random {
  if (!Number.isSafeInteger(seed)) throw new Error(`a seed is a safe integer, not ${seed}`);
  const high = Math.floor(seed / 2 ** 32);
  const generator = mersenne((seed | 0) ^ Math.imul(high, 0x9e3779b1));
  return drawingFrom(() => generator.next());
}

const MERSENNE_WORDS = 624;

/** All kinds of draws from 32 bits at a time. */
function drawingFrom(bits32: () => number): Random {
  const below = (bound: number): number => {
    if (!(bound >= 1 && bound <= 2 ** 31)) throw new Error(`no uniform draw below ${bound}`);
    // The largest multiple of the bound that 32 bits hold: above it a remainder would favour small values.
    const fair = 2 ** 32 - (2 ** 32 % bound);
    for (;;) {
      const draw = bits32() >>> 0;
      if (draw < fair) return draw % bound;
    }
  };
  const belowBig = (bound: bigint): bigint => {
    if (bound < 1n) throw new Error(`no uniform draw below ${bound}`);
    const size = (bound - 1n).toString(2).length;
    for (;;) {
      let draw = 0n;
      for (let left = size; left > 0; left -= 32) {
        const take = Math.min(left, 32);
        draw = (draw << BigInt(take)) | BigInt((bits32() >>> 0) >>> (32 - take));
      }
      if (draw < bound) return draw;
    }
  };
  const shuffle = <T>(items: T[]): T[] => {
    for (let i = items.length - 1; i > 0; i--) {
      const j = below(i + 1);
      const item = items[i] as T;
      items[i] = items[j] as T;
      items[j] = item;
    }
    return items;
  };
  const split = (): Random => {
    const generator = mersenneFromState([0, ...Array.from({ length: MERSENNE_WORDS }, bits32)]);
    return drawingFrom(() => generator.next());
  };
  return { bits32, below, belowBig, shuffle, split };
}
