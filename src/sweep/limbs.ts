/**
 * Big counters as limbs of 44 bits in doubles, least significant first. 44 bits leave room to multiply by a small
 * weight after halving, and two halves of 22 bits multiply and accumulate exactly. A normal limb is in 0 … RADIX − 1.
 */
export const LIMB_BITS = 44;
export const RADIX = 2 ** LIMB_BITS;
const BIG_BITS = BigInt(LIMB_BITS);
export const HALF = 2 ** 22;
/** The largest weight that `addTimes` takes. */
export const MAX_WEIGHT = 2 ** 30;

/** The number whose limbs stand at `at`, `at + stride`, … */
export function toBig(data: Float64Array, at: number, limbs: number, stride = 1): bigint {
  let value = 0n;
  for (let k = limbs - 1; k >= 0; k--) value = (value << BIG_BITS) + BigInt(data[at + k * stride]);
  return value;
}

/** Writes `value` into `limbs` limbs; throws when it does not fit. */
export function fromBig(value: bigint, data: Float64Array, at: number, limbs: number, stride = 1): void {
  let left = value;
  for (let k = 0; k < limbs; k++) {
    data[at + k * stride] = Number(left & (BigInt(RADIX) - 1n));
    left >>= BIG_BITS;
  }
  if (left !== 0n) throw new Error('a counter is too narrow for its number');
}

/** Limbs that hold every number below 2^bits. */
export function limbsFor(bits: number): number {
  return Math.max(1, Math.ceil(bits / LIMB_BITS));
}

/** Bits of a non-negative number: the smallest b with value < 2^b. */
export function bitLength(value: bigint): number {
  return value === 0n ? 0 : value.toString(2).length;
}

/**
 * target += source; `source` has `limbs` limbs, `target` at least so many. What exceeds the top limb stays in it, where
 * whoever is responsible for the width finds it: a top limb that is not below RADIX.
 */
export function add(
  target: Float64Array,
  at: number,
  targetLimbs: number,
  source: Float64Array,
  from: number,
  limbs: number,
): void {
  const top = targetLimbs - 1;
  let carry = 0;
  let k = 0;
  for (; k < limbs; k++) {
    let sum = target[at + k] + source[from + k] + carry;
    carry = 0;
    if (sum >= RADIX && k < top) {
      sum -= RADIX;
      carry = 1;
    }
    target[at + k] = sum;
  }
  for (; carry !== 0; k++) {
    const sum = target[at + k] + 1;
    carry = sum >= RADIX && k < top ? 1 : 0;
    target[at + k] = carry === 1 ? 0 : sum;
  }
}

/** target += weight · source, for 0 ≤ weight ≤ MAX_WEIGHT; the top limb as with `add`. */
export function addTimes(
  target: Float64Array,
  at: number,
  targetLimbs: number,
  source: Float64Array,
  from: number,
  limbs: number,
  weight: number,
): void {
  let carry = 0;
  for (let k = 0; k < targetLimbs; k++) {
    const limb = k < limbs ? source[from + k] : 0;
    const high = Math.floor(limb / HALF);
    // Both products are below 2^52. high · weight lands 22 bits up, so its low 22 bits belong to this limb.
    const upper = high * weight;
    const upperHigh = Math.floor(upper / HALF);
    const low = (limb - high * HALF) * weight + (upper - upperHigh * HALF) * HALF + carry;
    const lowHigh = Math.floor(low / RADIX);
    let sum = target[at + k] + (low - lowHigh * RADIX);
    carry = upperHigh + lowHigh;
    if (sum >= RADIX) {
      sum -= RADIX;
      carry++;
    }
    target[at + k] = sum;
  }
  if (carry !== 0) target[at + targetLimbs - 1] += carry * RADIX;
}
