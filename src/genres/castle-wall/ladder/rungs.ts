import type { CastleWallReading } from '../readings.ts';

export const DEGREE = 0;
export const ARROW = 1;
export const PARITY = 2;
export const LOOP = 3;

const RUNGS = ['degree', 'arrow', 'parity', 'loop'] as const;

/** The rungs, weakest first; where a reading erases numbers or colours, `arrow` or `parity` has less to read. */
export function rungs(_reading: CastleWallReading): readonly string[] {
  return RUNGS;
}
