import * as statistics from 'simple-statistics';

// What every book has comes from simple-statistics. Ours is what it lacks: errors of ratios over strata, intervals of a
// median without a bootstrap, and how many errors lie between two figures.

/** The mean; NaN of nothing. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? Number.NaN : statistics.mean([...values]);
}

/** The middle value, or the mean of the two in the middle; NaN of nothing. */
export function median(values: readonly number[]): number {
  return values.length === 0 ? Number.NaN : statistics.median([...values]);
}

/** Standard error of the mean. */
export function errorOfMean(values: readonly number[]): number {
  return errorOfRatio(
    values,
    values.map(() => 1),
  );
}

/**
 * Standard error of Σ `parts` / Σ `wholes`, a pair a board: boards are drawn, what is counted on one of them hangs
 * together. Linearised. With `strata`, one key a board, only the spread within a stratum counts: where the numbers of
 * boards of each size are chosen, their sizes are no chance.
 */
export function errorOfRatio(
  parts: readonly number[],
  wholes: readonly number[],
  strata: readonly unknown[] = parts.map(() => 0),
): number {
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
  const whole = sum(wholes);
  const share = sum(parts) / whole;
  let squares = 0;
  for (const stratum of new Set(strata)) {
    const rests = parts.flatMap((part, at) => (strata[at] === stratum ? [part - share * wholes[at]] : []));
    const middle = mean(rests);
    squares += (sum(rests.map((rest) => (rest - middle) ** 2)) * rests.length) / Math.max(1, rests.length - 1);
  }
  return Math.sqrt(squares) / Math.abs(whole);
}

/**
 * The chance that a normal draw lies within so many standard errors: what an interval of 1, 2 and 3 of them covers.
 */
const COVERED = [0.6827, 0.9545, 0.9973];

/**
 * Where the true median lies, whatever the distribution: between order statistics, since each value is below it by a
 * fair coin. For each of 1, 2 and 3 standard errors the narrowest pair of the same rank from both ends that covers it
 * as often as a normal interval does; null where so few values can't tell.
 */
export function medianIntervals(values: readonly number[]): (readonly [number, number] | null)[] {
  const sorted = [...values].sort((a, b) => a - b);
  const number = sorted.length;
  // Chance that at most `rank` of the values are below the median.
  const below = new Array<number>(number + 1).fill(0);
  let chance = 0.5 ** number;
  for (let rank = 0; rank <= number; rank++) {
    below[rank] = chance + (rank > 0 ? below[rank - 1] : 0);
    chance *= (number - rank) / (rank + 1);
  }
  return COVERED.map((covered) => {
    // The pair of rank r from both ends holds the median unless fewer than r values lie on one side of it.
    let rank = 0;
    while (2 * (rank + 1) <= number && 1 - 2 * below[rank] >= covered) rank++;
    return rank === 0 ? null : [sorted[rank - 1], sorted[number - rank]];
  });
}

/**
 * By how many standard errors `value` lies from the median of so many values (positive: the median is larger), read off
 * its intervals, straight from one to the next. Beyond the last one the scale goes on as it is, up to the √n that so
 * many coins can show; where ties leave the last one without width, no more is said than what it says.
 */
export function sigmasFromMedian(
  middle: number,
  intervals: readonly (readonly [number, number] | null)[],
  value: number,
  number: number,
): number {
  if (value === middle) return 0;
  const sign = value < middle ? 1 : -1;
  let from = middle;
  let sigmas = 0;
  for (const interval of intervals) {
    if (interval === null) break;
    const to = interval[sign > 0 ? 0 : 1];
    if (Math.abs(value - middle) <= Math.abs(to - middle)) return sign * (sigmas + (value - from) / (to - from || 1));
    from = to;
    sigmas++;
  }
  if (from === middle) return sign * sigmas;
  return sign * Math.min(Math.sqrt(number), (sigmas * (value - middle)) / (from - middle));
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
 * By how many standard errors two shares differ, if both are draws of one (the pooled two-sample test); 0 where both
 * are 0 or both are 1.
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
  return one.length < 2 ? Number.NaN : statistics.sampleRankCorrelation([...one], [...other]);
}

/**
 * Standard error of the rank correlation by leaving out one pair at a time (the jackknife); NaN where none is
 * defined.
 */
export function errorOfRankCorrelation(one: readonly number[], other: readonly number[]): number {
  const without = (values: readonly number[], left: number): number[] => values.filter((_, at) => at !== left);
  const found = one
    .map((_, left) => rankCorrelation(without(one, left), without(other, left)))
    .filter((value) => !Number.isNaN(value));
  const middle = mean(found);
  const squares = found.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Math.sqrt(((found.length - 1) / found.length) * squares);
}

/** Kept to so many significant digits, so that files don't depend on the last bit of a sum. */
export function tidy(value: number, digits = 10): number {
  return Number.isFinite(value) ? Number(value.toPrecision(digits)) : value;
}
