import { errorOfRatio, errorOfShare, mean, median, medianIntervals, tidy } from './statistics.ts';
import type { Column, Row, Unit } from './table.ts';

export function column(name: string, unit: Unit, means: string, decimals?: number): Column {
  return { name, unit, means, ...(decimals === undefined ? {} : { decimals }) };
}

/** A column whose standard error stands in the row as `<name>Error`: fill it by `meanOf` or `ratioOf`. */
export function sampled(name: string, unit: Unit, means: string, decimals = 1): Column {
  return { name, unit, means, decimals, error: `${name}Error` };
}

/** A column of medians, with their intervals in the row as `<name>Spread`: fill it by `medianOf`. */
export function ranked(name: string, unit: Unit, means: string, decimals?: number): Column {
  return { ...column(name, unit, means, decimals), spread: `${name}Spread` };
}

/** A column of how many of so many trials are so (the row's entry `trials`): fill it by `share`. */
export function proportion(name: string, means: string, decimals = 1, trials = 'boards'): Column {
  return { ...sampled(name, 'share', means, decimals), trials };
}

/** A share of so many trials, with its error. */
export function share(name: string, hits: number, trials: number): Row {
  const value = hits / trials;
  return { [name]: tidy(value), [`${name}Error`]: tidy(errorOfShare(value, trials)) };
}

/** A median with its intervals. */
export function medianOf(name: string, values: readonly number[]): Row {
  const spread = medianIntervals(values).map((pair) => pair?.map((end) => tidy(end)) ?? null);
  return { [name]: tidy(median(values)), [`${name}Spread`]: spread };
}

/** A mean with its error. */
export function meanOf(name: string, values: readonly number[], strata?: readonly unknown[]): Row {
  const wholes = values.map(() => 1);
  return { [name]: tidy(mean(values)), [`${name}Error`]: tidy(errorOfRatio(values, wholes, strata)) };
}

/** Σ parts / Σ wholes, a pair a board, with the error that comes of the choice of boards; null of nothing. */
export function ratioOf(
  name: string,
  parts: readonly number[],
  wholes: readonly number[],
  strata?: readonly unknown[],
): Row {
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
  if (sum(wholes) === 0) return { [name]: null, [`${name}Error`]: null };
  return {
    [name]: tidy(sum(parts) / sum(wholes)),
    [`${name}Error`]: tidy(errorOfRatio(parts, wholes, strata)),
  };
}
