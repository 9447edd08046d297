import { usowanSpace } from '../../../src/genres/usowan/sweep/sweep.ts';
import { column } from '../../measure/columns.ts';
import { fieldTable, middleCell, samplerTable } from '../../measure/fields.ts';
import { tidy } from '../../measure/statistics.ts';
import { standard } from './space.ts';

const SIDE = 8;
const spec = (side: number) => usowanSpace({ width: side, height: side }, standard);

export const shadingField = fieldTable({
  name: 'shading-field',
  title: 'Where the shading is',
  means:
    'The share of the answers that shade each cell, exact over the whole space, and on the answers of the bank. The ' +
    'middle is the cell before the centre.',
  sides: [SIDE],
  head: [column('answers', 'count', 'answers')],
  places: [column('middle', 'share', 'middle', 2)],
  spec,
  tell: (side, total, probabilities) => ({
    answers: String(total),
    middle: tidy(probabilities[middleCell(side)]),
  }),
  article: [
    { where: { size: '8x8' }, column: 'answers', value: '118930018898', decimals: 0 },
    { where: { size: '8x8' }, column: 'corner', value: 0.3106, decimals: 2 },
    { where: { size: '8x8' }, column: 'middle', value: 0.2069, decimals: 2 },
    { where: { size: '8x8' }, column: 'ratio', value: 1.5, decimals: 2 },
    { where: { size: '8x8' }, column: 'noise', value: 0.077, decimals: 1 },
    { where: { size: '8x8' }, column: 'gap', value: 0.172, decimals: 1, of: 36 },
    { where: { size: '8x8' }, column: 'by-noise', value: 2.2, decimals: 1, of: 36 },
  ],
});

export const sampler = samplerTable([SIDE], spec, []);
