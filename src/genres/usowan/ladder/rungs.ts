import type { UsowanReading } from '../readings.ts';

/** Rungs of the ladder by index, weakest first. */
export const CELL = 0;
export const COUNT = 1;
export const REGION = 2;
export const CONNECT = 3;

/** The rungs that read something under `reading`: without the sheet clause there is nothing to connect. */
export function rungs(reading: UsowanReading): readonly string[] {
  return reading.sheet === 'free' ? ['cell', 'count', 'region'] : ['cell', 'count', 'region', 'connect'];
}
