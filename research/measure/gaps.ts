import { type Marks, YES } from '../../src/board/marks.ts';
import { errorOfMean, mean } from './statistics.ts';

/**
 * How far the shares of cells over some draws lie from the exact ones, at the worst cell, and in its standard errors.
 */
export function worstGap(
  exact: readonly number[],
  draws: readonly Marks[],
): { gap: number; sigmas: number; shares: number[] } {
  const hits = new Float64Array(exact.length);
  for (const marks of draws) for (let cell = 0; cell < hits.length; cell++) if (marks[cell] === YES) hits[cell]++;
  const shares = Array.from(hits, (number) => number / draws.length);
  let gap = 0;
  let sigmas = 0;
  exact.forEach((share, cell) => {
    const apart = Math.abs(shares[cell] - share);
    gap = Math.max(gap, apart);
    sigmas = Math.max(sigmas, apart / Math.sqrt((share * (1 - share)) / draws.length));
  });
  return { gap, sigmas, shares };
}

/** The largest standard error of a cell's share over so many boards. */
export function noiseOf(exact: readonly number[], boards: number): number {
  return Math.max(...exact.map((share) => Math.sqrt((share * (1 - share)) / boards)));
}

/**
 * The largest gap that chance alone makes: its mean and its spread over batches of fair draws, and how many exceed
 * `gap`.
 */
export function gapsByChance(
  exact: readonly number[],
  draws: readonly Marks[],
  batches: number,
  gap: number,
): { mean: number; spread: number; larger: number } {
  const size = Math.floor(draws.length / batches);
  const gaps = Array.from(
    { length: batches },
    (_, batch) => worstGap(exact, draws.slice(batch * size, (batch + 1) * size)).gap,
  );
  return {
    mean: mean(gaps),
    spread: errorOfMean(gaps) * Math.sqrt(batches),
    larger: gaps.filter((other) => other >= gap).length / batches,
  };
}
