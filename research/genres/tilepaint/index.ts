import { beyondTables } from '../../measure/beyond.ts';
import type { Table } from '../../measure/table.ts';
import { granularity } from './granularity.ts';
import { ladder, leaveOneOut, probeGap } from './ladder.ts';
import { bank } from './of-the-bank.ts';
import { silentFlips } from './silent-flips.ts';
import { thinning } from './thinning.ts';

const ID = 'tilepaint';

export const tilepaintTables: readonly Table[] = [
  granularity,
  ladder,
  leaveOneOut,
  probeGap,
  silentFlips,
  bank,
  thinning,
  ...beyondTables(ID, 'count', ['6x6', '8x8', '10x10']),
];
