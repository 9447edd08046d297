import type { LadderName } from '../../../genre/ladder-name.ts';
import type { CastleWallReading } from '../readings.ts';

const STUDY = ['degree', 'arrow', 'parity', 'loop'] as const;
const FULL = ['degree', 'arrow', 'sides', 'parity', 'loop', 'ray', 'pocket', 'connect'] as const;

/** The rungs, weakest first; where a reading erases numbers or colours, `arrow` or `parity` has less to read. */
export function rungs(_reading: CastleWallReading, ladder: LadderName = 'study'): readonly string[] {
  return ladder === 'study' ? STUDY : FULL;
}
