import { describe, expect, it } from 'vitest';
import { seeded } from '../../src/grid/random.ts';
import { add, addTimes, bitLength, fromBig, limbsFor, MAX_WEIGHT, toBig } from '../../src/sweep/limbs.ts';
import { ProductSum } from '../../src/sweep/products.ts';

const random = seeded(77);

/** A random number of up to `limbs` limbs, every now and then with all bits set. */
function someNumber(limbs: number): bigint {
  const full = 1n << BigInt(44 * limbs);
  return random.below(4) === 0 ? full - 1n - BigInt(random.below(2)) : random.belowBig(full);
}

function limbsOf(value: bigint, limbs: number): Float64Array {
  const data = new Float64Array(limbs);
  fromBig(value, data, 0, limbs);
  return data;
}

describe('counters in limbs', () => {
  it('add and multiply like whole numbers', () => {
    for (let round = 0; round < 2000; round++) {
      const limbs = 1 + random.below(5);
      const [a, b] = [someNumber(limbs), someNumber(limbs)];
      const weight = random.below(3) === 0 ? MAX_WEIGHT : random.below(MAX_WEIGHT);
      const sum = limbsOf(a, limbs + 1);
      add(sum, 0, limbs + 1, limbsOf(b, limbs), 0, limbs);
      expect(toBig(sum, 0, limbs + 1), `${a} + ${b}`).toBe(a + b);
      const product = limbsOf(a, limbs + 1);
      addTimes(product, 0, limbs + 1, limbsOf(b, limbs), 0, limbs, weight);
      expect(toBig(product, 0, limbs + 1), `${a} + ${weight} · ${b}`).toBe(a + BigInt(weight) * b);
    }
  });

  it('products add up exactly, beyond the point where carries must move, and for very long numbers', () => {
    for (const [left, right, times] of [
      [1, 1, 2000],
      [2, 3, 800],
      [7, 4, 300],
      [130, 140, 5],
    ]) {
      const sum = new ProductSum(left, right);
      let expected = 0n;
      for (let i = 0; i < times; i++) {
        const [a, b] = [someNumber(left), someNumber(right)];
        sum.add(limbsOf(a, left), 0, left, limbsOf(b, right), 0, right);
        expected += a * b;
      }
      expect(sum.value(), `${left} × ${right} limbs`).toBe(expected);
    }
  });

  it('widths', () => {
    expect([0n, 1n, 2n, 255n, 256n].map(bitLength)).toEqual([0, 1, 2, 8, 9]);
    expect([0, 1, 44, 45, 88, 89].map(limbsFor)).toEqual([1, 1, 1, 2, 2, 3]);
    expect(() => limbsOf(1n << 44n, 1)).toThrow(/narrow/);
  });
});

describe('seeded randomness', () => {
  it('is the same for the same seed, and seeds above 32 bits count', () => {
    const draws = (seed: number): number[] => Array.from({ length: 4 }, seeded(seed).bits32);
    expect(draws(5)).toEqual(draws(5));
    expect(draws(5)).not.toEqual(draws(6));
    expect(draws(5)).not.toEqual(draws(5 + 2 ** 40));
    expect(() => seeded(0.5)).toThrow(/safe integer/);
  });

  it('draws are uniform: χ² within 5 standard deviations', () => {
    for (const below of [3, 10, 48]) {
      const source = seeded(below);
      const seen = new Array<number>(below).fill(0);
      for (let i = 0; i < 1000 * below; i++)
        seen[i % 2 === 0 ? source.below(below) : Number(source.belowBig(BigInt(below)))]++;
      const chi = seen.reduce((sum, times) => sum + (times - 1000) ** 2 / 1000, 0);
      expect(Math.abs(chi - (below - 1)), `below ${below}`).toBeLessThan(5 * Math.sqrt(2 * (below - 1)));
    }
  });

  it('big draws reach the whole range and stay below', () => {
    const source = seeded(9);
    const below = (1n << 100n) + 1n;
    let [low, high] = [below, 0n];
    for (let i = 0; i < 500; i++) {
      const draw = source.belowBig(below);
      if (draw < low) low = draw;
      if (draw > high) high = draw;
    }
    expect(high).toBeLessThan(below);
    expect(high).toBeGreaterThan((below * 98n) / 100n);
    expect(low).toBeLessThan((below * 2n) / 100n);
    expect(source.belowBig(1n)).toBe(0n);
    expect(() => source.belowBig(0n)).toThrow();
  });

  it('shuffles are permutations, each order about as often', () => {
    const source = seeded(4);
    const seen = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = source.shuffle(['a', 'b', 'c']).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    for (const times of seen.values())
      expect(Math.abs(times - 1000)).toBeLessThan(5 * Math.sqrt(6000 * (1 / 6) * (5 / 6)));
  });
});
