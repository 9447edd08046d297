import type { LadderName } from '../../../genre/ladder-name.ts';
import type { UsowanReading } from '../readings.ts';

const STUDY = ['cell', 'count', 'region', 'connect'] as const;
const FULL = [...STUDY, 'crowd', 'enclose'] as const;

/** The rungs that read something under `reading`: without the sheet clause nothing has to hang together. */
export function rungs({ sheet }: UsowanReading, ladder: LadderName = 'study'): readonly string[] {
  const all: readonly string[] = ladder === 'study' ? STUDY : FULL;
  const silent = sheet === 'edges' ? [] : sheet === 'corners' ? ['enclose'] : ['connect', 'enclose'];
  return all.filter((rung) => !silent.includes(rung));
}
