import type { Table } from '../table.ts';
import { granularity } from './granularity.ts';
import { ladder, leaveOneOut, probeGap } from './ladder.ts';
import { bank } from './of-the-bank.ts';
import { silentFlips } from './silent-flips.ts';

export const tilepaintTables: readonly Table[] = [granularity, ladder, leaveOneOut, probeGap, silentFlips, bank];
