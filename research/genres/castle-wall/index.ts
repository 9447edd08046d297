import type { CastleWallOptions } from '../../../src/genres/castle-wall/options.ts';
import { beyondTables } from '../../measure/beyond.ts';
import { climbTable, leaveOneOutTable, pruningTable } from '../../measure/climbs.ts';
import type { Table } from '../../measure/table.ts';
import type { Study } from '../../study.ts';
import { ceiling } from './ceiling.ts';
import { cycles } from './cycles.ts';
import { dial } from './dial.ts';
import { information } from './information.ts';
import { insideField } from './inside-field.ts';
import { length, tilt } from './length.ts';
import { bank, coverage, erased, SIZES, walls } from './of-the-bank.ts';
import { shelves } from './shelves.ts';

const ID = 'castle-wall';
/** The budget of the plain searches, as in the study. */
const NODES = 400_000;

const tables: readonly Table[] = [
  information,
  cycles,
  length,
  tilt,
  coverage,
  ceiling,
  erased,
  climbTable(ID, SIZES, [
    { where: { size: '6x6', rung: 'probe' }, column: 'finishes', value: 22 / 24, decimals: 1, of: 24 },
    { where: { size: '8x8', rung: 'probe' }, column: 'finishes', value: 17 / 24, decimals: 1, of: 24 },
    { where: { size: '10x10', rung: 'probe' }, column: 'finishes', value: 4 / 16, decimals: 1, of: 16 },
    { where: { size: '6x6', rung: 'probe' }, column: 'median', value: 1, decimals: 1, of: 24 },
    { where: { size: '8x8', rung: 'probe' }, column: 'median', value: 1, decimals: 1, of: 24 },
    { where: { size: '10x10', rung: 'probe' }, column: 'median', value: 0.481, decimals: 1, of: 16 },
  ]),
  leaveOneOutTable(ID, ['arrow', 'parity', 'loop'], SIZES, [
    { where: { size: '6x6', without: 'parity' }, column: 'costs', value: 0, decimals: 1, of: 24 },
    { where: { size: '10x10', without: 'parity' }, column: 'costs', value: 0.031, decimals: 1, of: 16 },
    { where: { size: '10x10', without: 'arrow' }, column: 'costs', value: 0.125, decimals: 1, of: 16 },
  ]),
  pruningTable(ID, 'nodes', NODES, SIZES, [
    { where: { size: '8x8', rung: 'degree' }, column: 'capped-share', value: 1, decimals: 0, of: 24 },
    { where: { size: '10x10', rung: 'degree' }, column: 'capped-share', value: 1, decimals: 0, of: 16 },
  ]),
  dial,
  insideField,
  bank,
  walls,
  ...beyondTables(ID, shelves, 'arrow', ['6x6', '8x8']),
];

export const castleWallStudy: Study<CastleWallOptions> = {
  shelves,
  tables,
  note: async () => (await import('./note.ts')).castleWallNote,
};
