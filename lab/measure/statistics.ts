/** The mean; NaN of nothing. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The middle value, or the mean of the two in the middle; NaN of nothing. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/** Standard error of the mean. */
export function errorOfMean(values: readonly number[]): number {
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length - 1) / values.length);
}

/** Standard error of the median, as if the values were normal: √(π/2) times that of the mean. */
export function errorOfMedian(values: readonly number[]): number {
  return Math.sqrt(Math.PI / 2) * errorOfMean(values);
}

/** Standard error of a share that was found in so many trials. */
export function errorOfShare(share: number, trials: number): number {
  return Math.sqrt((share * (1 - share)) / trials);
}

/** A share that was found in so many trials. */
export interface Found {
  readonly share: number;
  readonly trials: number;
}

/**
 * By how many standard errors two shares differ, if both are draws of one (the pooled two-sample test); 0 where both are
 * 0 or both are 1.
 */
export function sigmasBetween(one: Found, other: Found): number {
  const trials = one.trials + other.trials;
  const pooled = (one.share * one.trials + other.share * other.trials) / trials;
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / one.trials + 1 / other.trials));
  return error === 0 ? 0 : (one.share - other.share) / error;
}

/**
 * Spearman's rank correlation, −1 … 1: how far two orders of the same things agree. Ties share the mean of their ranks;
 * NaN where one of the two is all ties.
 */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranks(one), ranks(other)];
  const [meanA, meanB] = [mean(a), mean(b)];
  const sum = (term: (index: number) => number): number => a.reduce((all, _, index) => all + term(index), 0);
  const both = sum((index) => (a[index] - meanA) * (b[index] - meanB));
  return both / Math.sqrt(sum((index) => (a[index] - meanA) ** 2) * sum((index) => (b[index] - meanB) ** 2));
}

function ranks(values: readonly number[]): number[] {
  return values.map(
    (value) => values.filter((other) => other < value).length + values.filter((other) => other === value).length / 2,
  );
}

/** Kept to so many significant digits, so that files don't depend on the last bit of a sum. */
export function tidy(value: number, digits = 10): number {
  return Number.isFinite(value) ? Number(value.toPrecision(digits)) : value;
}
