import type { NoOptions } from '../../../src/genre/option.ts';
import { beyondTables } from '../../measure/beyond.ts';
import { climbTable, pruningTable } from '../../measure/climbs.ts';
import type { Table } from '../../measure/table.ts';
import type { Study } from '../../study.ts';
import { answerSpace } from './answer-space.ts';
import { cluePrice, impossible } from './clue-price.ts';
import { sampler, shadingField } from './field.ts';
import { bank, misreadings, oneMore, readings, SIZES } from './of-the-bank.ts';
import { shelves } from './shelves.ts';

const ID = 'usowan';
/** The ceiling of the plain searches, as in the study. */
const BRANCH_POINTS = 200_000;

const tables: readonly Table[] = [
  cluePrice,
  impossible,
  answerSpace,
  readings,
  oneMore,
  shadingField,
  sampler,
  climbTable(ID, SIZES, [
    { where: { size: '10x10', rung: 'cell' }, column: 'median', value: 0.46, decimals: 1, of: 36 },
    { where: { size: '10x10', rung: 'count' }, column: 'median', value: 0.795, decimals: 1, of: 36 },
    { where: { size: '10x10', rung: 'region' }, column: 'median', value: 0.966, decimals: 1, of: 36 },
    { where: { size: '10x10', rung: 'region' }, column: 'finishes', value: 9 / 36, decimals: 1, of: 36 },
    { where: { size: '10x10', rung: 'connect' }, column: 'finishes', value: 1, decimals: 1, of: 36 },
  ]),
  pruningTable(ID, 'pruning', BRANCH_POINTS, SIZES, [
    { where: { size: '6x6', rung: 'cell' }, column: 'median', value: 29_123, decimals: 0, of: 36 },
    { where: { size: '6x6', rung: 'count' }, column: 'median', value: 2, decimals: 0, of: 36 },
    { where: { size: '8x8', rung: 'cell' }, column: 'capped-share', value: 1, decimals: 0, of: 36 },
  ]),
  bank,
  misreadings,
  ...beyondTables(ID, shelves, 'count', ['6x6', '8x8']),
];

export const usowanStudy: Study<NoOptions> = {
  shelves,
  tables,
  note: async () => (await import('./note.ts')).usowanNote,
};
