import type { TilepaintOptions } from '../../../src/genres/tilepaint/options.ts';
import { beyondTables } from '../../measure/beyond.ts';
import type { Table } from '../../measure/table.ts';
import type { Study } from '../../study.ts';
import { granularity } from './granularity.ts';
import { ladder, leaveOneOut, probeGap } from './ladder.ts';
import { bank } from './of-the-bank.ts';
import { shelves } from './shelves.ts';
import { silentFlips } from './silent-flips.ts';
import { thinning } from './thinning.ts';

const ID = 'tilepaint';

const tables: readonly Table[] = [
  granularity,
  ladder,
  leaveOneOut,
  probeGap,
  silentFlips,
  bank,
  thinning,
  ...beyondTables(ID, shelves, 'count', ['6x6', '8x8', '10x10']),
];

export const tilepaintStudy: Study<TilepaintOptions> = {
  shelves,
  tables,
  note: async () => (await import('./note.ts')).tilepaintNote,
};
