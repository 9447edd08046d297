/** Numbers that share a power of two: the i-th is `integers[i]` · 2^`exponent`. */
export interface Dyadic {
  readonly integers: readonly bigint[];
  readonly exponent: number;
}

/** Doubles, positive and normal (at least 2^−1000), as they are: a double is a whole number times a power of two. */
export function dyadic(values: readonly number[]): Dyadic {
  const least = Math.min(...values);
  if (!(least >= 2 ** -1000)) throw new Error(`not a positive normal number: ${least}`);
  // Below the last bit of the least one, even when the logarithm is rounded up.
  const exponent = Math.floor(Math.log2(least)) - 54;
  return { integers: values.map((value) => shifted(value, -exponent)), exponent };
}

/** value · 2^places, a whole number. In two steps, since 2^places may be beyond a double. */
function shifted(value: number, places: number): bigint {
  const own = Math.max(0, 54 - Math.floor(Math.log2(value)));
  const whole = BigInt(value * 2 ** Math.min(own, 1000) * 2 ** Math.max(0, own - 1000));
  return own <= places ? whole << BigInt(places - own) : whole >> BigInt(own - places);
}
