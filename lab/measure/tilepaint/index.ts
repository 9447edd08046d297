import { climbTable } from '../climbs.ts';
import { clueBitsTable, difficultyTable } from '../prices.ts';
import type { Table } from '../table.ts';
import { granularity } from './granularity.ts';
import { ladder, leaveOneOut, probeGap } from './ladder.ts';
import { bank } from './of-the-bank.ts';
import { silentFlips } from './silent-flips.ts';

const ID = 'tilepaint';

export const tilepaintTables: readonly Table[] = [
  granularity,
  ladder,
  leaveOneOut,
  probeGap,
  silentFlips,
  bank,
  climbTable(ID, 'growth', undefined, []),
  difficultyTable(ID),
  clueBitsTable(ID, ['6x6', '8x8', '10x10']),
];
