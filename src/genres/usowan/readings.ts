import type { Reading } from '../../board/reading.ts';

export interface UsowanReading extends Reading {
  /**
   * How many of the printed numbers are wrong. `none`: every number is honest. A `?` is never wrong, so a region
   * that prints no number has no answer under `one-per-region`, and one under all the others.
   */
  readonly lies: 'one-per-region' | 'at-most-one-per-region' | 'none' | 'one-in-total';
  /**
   * What holds the white cells together. `edges` and `corners` ask for at least one white cell; `corners` joins
   * cells that share an edge or a corner; `free` is no clause at all.
   */
  readonly sheet: 'edges' | 'corners' | 'free';
}

/** The printed rules, then the ways people misread them. */
export const usowanReadings: readonly UsowanReading[] = [
  { name: 'standard', lies: 'one-per-region', sheet: 'edges' },
  { name: 'at-most-one-lie-per-region', lies: 'at-most-one-per-region', sheet: 'edges' },
  { name: 'white-through-corners', lies: 'one-per-region', sheet: 'corners' },
  { name: 'all-honest', lies: 'none', sheet: 'edges' },
  { name: 'one-lie-in-total', lies: 'one-in-total', sheet: 'edges' },
  { name: 'no-white-sheet', lies: 'one-per-region', sheet: 'free' },
];
