import type { TilepaintReading } from '../readings.ts';

export const COUNT = 0;
export const EDGE = 1;
export const FIT = 2;

const RUNGS = ['count', 'edge', 'fit'] as const;

/** The rungs, weakest first. Each reads the same numbers more carefully than the one below. */
export function rungs(_reading: TilepaintReading): readonly string[] {
  return RUNGS;
}
