import type { Reading } from '../../board/reading.ts';

export interface MinesReading extends Reading {
  /** Whether a number counts the cells at its corners too. */
  readonly corners: boolean;
}

/** The printed rules, then the way people misread them. */
export const minesReadings: readonly MinesReading[] = [
  { name: 'standard', corners: true },
  { name: 'edges-only', corners: false },
];
