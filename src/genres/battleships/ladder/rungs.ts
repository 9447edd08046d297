import type { BattleshipsReading } from '../readings.ts';

/** Rungs of the ladder by index, weakest first. */
export const COUNT = 0;
export const TOUCH = 1;
export const LINE = 2;
export const FLEET = 3;

const RUNGS = ['count', 'touch', 'line', 'fleet'] as const;

/** The same under every reading: each rung reads less where a reading says less. */
export function rungs(_reading: BattleshipsReading): readonly string[] {
  return RUNGS;
}
