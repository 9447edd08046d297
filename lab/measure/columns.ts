import { errorOfMean, errorOfShare, mean, tidy } from './statistics.ts';
import type { Column, Row, Unit } from './table.ts';

export function column(name: string, unit: Unit, means: string, decimals?: number): Column {
  return { name, unit, means, ...(decimals === undefined ? {} : { decimals }) };
}

/** A column whose standard error stands in the row as `<name>Error`: fill it by `share` or `meanOf`. */
export function sampled(name: string, unit: Unit, means: string, decimals = 1): Column {
  return { name, unit, means, decimals, error: `${name}Error` };
}

/** A share of so many trials, with its error. */
export function share(name: string, hits: number, trials: number): Row {
  const value = hits / trials;
  return { [name]: tidy(value), [`${name}Error`]: tidy(errorOfShare(value, trials)) };
}

/** A mean with its error. */
export function meanOf(name: string, values: readonly number[]): Row {
  return { [name]: tidy(mean(values)), [`${name}Error`]: tidy(errorOfMean(values)) };
}
