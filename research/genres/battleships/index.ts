import type { BattleshipsOptions } from '../../../src/genres/battleships/options.ts';
import { beyondTables } from '../../measure/beyond.ts';
import { climbTable, pruningTable } from '../../measure/climbs.ts';
import type { Table } from '../../measure/table.ts';
import type { Study } from '../../study.ts';
import { answerSpace, diagonalPrice } from './answer-space.ts';
import { sampler, shipField } from './field.ts';
import { allNumbers, linePrice, linePriceDrawn, twelveNumbers } from './numbers.ts';
import { bank, misreadings, SIZES } from './of-the-bank.ts';
import { shapedPieces } from './pieces.ts';
import { shelves } from './shelves.ts';

const ID = 'battleships';
/** The ceiling of the plain searches, as in the study. */
const BRANCH_POINTS = 200_000;

const tables: readonly Table[] = [
  diagonalPrice,
  answerSpace,
  shipField,
  sampler,
  twelveNumbers,
  linePrice,
  linePriceDrawn,
  allNumbers,
  shapedPieces,
  climbTable(ID, SIZES, [
    { where: { size: '10x10', rung: 'count' }, column: 'median', value: 0.588, decimals: 1, of: 36 },
    { where: { size: '10x10', rung: 'touch' }, column: 'median', value: 0.805, decimals: 1, of: 36 },
    { where: { size: '10x10', rung: 'line' }, column: 'median', value: 0.806, decimals: 1, of: 36 },
    { where: { size: '10x10', rung: 'line' }, column: 'finishes', value: 2 / 36, decimals: 1, of: 36 },
    { where: { size: '10x10', rung: 'fleet' }, column: 'finishes', value: 1, decimals: 1, of: 36 },
  ]),
  pruningTable(ID, 'pruning', BRANCH_POINTS, SIZES, [
    { where: { size: '8x8', rung: 'count' }, column: 'median', value: 805, decimals: 0, of: 36 },
    { where: { size: '8x8', rung: 'touch' }, column: 'median', value: 3, decimals: 0, of: 36 },
    { where: { size: '8x8', rung: 'fleet' }, column: 'median', value: 0, decimals: 0, of: 36 },
  ]),
  bank,
  misreadings,
  ...beyondTables(ID, shelves, 'touch', ['6x6', '8x8']),
];

export const battleshipsStudy: Study<BattleshipsOptions> = {
  shelves,
  tables,
  note: async () => (await import('./note.ts')).battleshipsNote,
};
