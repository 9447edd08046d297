import type { Reading } from '../../board/reading.ts';

export interface CastleWallReading extends Reading {
  /** Whether the numbers beside the arrows speak. */
  readonly numbers: boolean;
  /** Whether white means inside and black outside; without it every wall is grey. */
  readonly colours: boolean;
}

/** The printed rules, then the clues taken apart. A wall is never entered by the loop, whatever else is erased. */
export const castleWallReadings: readonly CastleWallReading[] = [
  { name: 'standard', numbers: true, colours: true },
  { name: 'numbers-erased', numbers: false, colours: true },
  { name: 'colours-erased', numbers: true, colours: false },
  { name: 'walls-only', numbers: false, colours: false },
];
