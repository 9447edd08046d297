import { errorOfMean, errorOfMedian, errorOfShare, mean, median, tidy } from './statistics.ts';
import type { Column, Row, Unit } from './table.ts';

export function column(name: string, unit: Unit, means: string, decimals?: number): Column {
  return { name, unit, means, ...(decimals === undefined ? {} : { decimals }) };
}

/** A column whose standard error stands in the row as `<name>Error`: fill it by `meanOf` or `medianOf`. */
export function sampled(name: string, unit: Unit, means: string, decimals = 1): Column {
  return { name, unit, means, decimals, error: `${name}Error` };
}

/** A column of how many of the row's `boards` are so: fill it by `share`. */
export function proportion(name: string, means: string, decimals = 1): Column {
  return { ...sampled(name, 'share', means, decimals), ofBoards: true };
}

/** A share of so many trials, with its error. */
export function share(name: string, hits: number, trials: number): Row {
  const value = hits / trials;
  return { [name]: tidy(value), [`${name}Error`]: tidy(errorOfShare(value, trials)) };
}

/** A median with its error. */
export function medianOf(name: string, values: readonly number[]): Row {
  return { [name]: tidy(median(values)), [`${name}Error`]: tidy(errorOfMedian(values)) };
}

/** A mean with its error. */
export function meanOf(name: string, values: readonly number[]): Row {
  return { [name]: tidy(mean(values)), [`${name}Error`]: tidy(errorOfMean(values)) };
}
