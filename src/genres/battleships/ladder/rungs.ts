import type { LadderName } from '../../../genre/ladder-name.ts';
import type { BattleshipsReading } from '../readings.ts';

const STUDY = ['count', 'touch', 'line', 'fleet'] as const;
const FULL = [...STUDY, 'squeeze', 'length'] as const;

/** The rungs, weakest first; the same under every reading: each rung reads less where a reading says less. */
export function rungs(_reading: BattleshipsReading, ladder: LadderName = 'study'): readonly string[] {
  return ladder === 'study' ? STUDY : FULL;
}
