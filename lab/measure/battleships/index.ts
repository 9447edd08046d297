import { climbTable, pruningTable } from '../climbs.ts';
import { clueBitsTable, difficultyTable } from '../prices.ts';
import type { Table } from '../table.ts';
import { answerSpace, diagonalPrice } from './answer-space.ts';
import { sampler, shipField } from './field.ts';
import { allNumbers, linePrice, linePriceDrawn, twelveNumbers } from './numbers.ts';
import { bank, misreadings, SIZES } from './of-the-bank.ts';
import { shapedPieces } from './pieces.ts';

const ID = 'battleships';
/** The ceiling of the plain searches, as in the study. */
const BRANCH_POINTS = 200_000;
const PIECES =
  'printed pieces speak on touch here, not before, and all they say; the article does not say where they do';

export const battleshipsTables: readonly Table[] = [
  diagonalPrice,
  answerSpace,
  shipField,
  sampler,
  twelveNumbers,
  linePrice,
  linePriceDrawn,
  allNumbers,
  shapedPieces,
  climbTable(ID, 'climb', SIZES, [
    { where: { size: '10x10', rung: 'count' }, column: 'median', value: 0.588, decimals: 1, of: 36, because: PIECES },
    { where: { size: '10x10', rung: 'touch' }, column: 'median', value: 0.805, decimals: 1, of: 36, because: PIECES },
    { where: { size: '10x10', rung: 'line' }, column: 'median', value: 0.806, decimals: 1, of: 36, because: PIECES },
    { where: { size: '10x10', rung: 'line' }, column: 'finishes', value: 2 / 36, decimals: 1, of: 36 },
    { where: { size: '10x10', rung: 'fleet' }, column: 'finishes', value: 1, decimals: 1, of: 36 },
  ]),
  pruningTable(ID, 'pruning', BRANCH_POINTS, SIZES, []),
  bank,
  misreadings,
  climbTable(ID, 'growth', undefined, []),
  difficultyTable(ID),
  clueBitsTable(ID, ['6x6', '8x8']),
];
