import { type Marks, YES } from '../../src/grid/marks.ts';

/** How far the shares of cells over some draws lie from the exact ones, at the worst cell, and in its standard errors. */
export function worstGap(
  exact: readonly number[],
  draws: readonly Marks[],
): { gap: number; sigmas: number; shares: number[] } {
  const shares = exact.map((_, cell) => draws.filter((marks) => marks[cell] === YES).length / draws.length);
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
