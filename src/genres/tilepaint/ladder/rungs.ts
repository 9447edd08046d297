import type { LadderName } from '../../../genre/ladder-name.ts';
import type { TilepaintReading } from '../readings.ts';

const STUDY = ['count', 'edge', 'fit'] as const;
const FULL = [...STUDY, 'pair', 'trio'] as const;

/** The rungs, weakest first. Each reads the same numbers more carefully than the one below. */
export function rungs(_reading: TilepaintReading, ladder: LadderName = 'study'): readonly string[] {
  return ladder === 'study' ? STUDY : FULL;
}
