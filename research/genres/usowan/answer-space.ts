import { ratio } from '../../../src/sweep/field.ts';
import { column } from '../../measure/columns.ts';
import { A006506 } from '../../measure/published.ts';
import { tidy } from '../../measure/statistics.ts';
import { asTable } from '../../measure/table.ts';
import { shadings, standard, withoutSheet } from './space.ts';

interface Part {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

const LARGEST = 16;
const RECTANGLES = [
  [2, 5],
  [3, 7],
  [4, 9],
  [5, 12],
];

export const answerSpace = asTable<Part>({
  name: 'answer-space',
  title: 'How much room there is, and what the sheet costs',
  means:
    'Shaded sets without touching cells, with the white cells in one sheet and without that clause; the latter are ' +
    'the independent sets of the grid, A006506.',
  version: 1,
  columns: [
    column('size', 'text', 'size'),
    column('answers', 'count', 'answers'),
    column('independent', 'count', 'independent sets'),
    column('published', 'text', 'as published'),
    column('price', 'times', 'price of the sheet', 2),
    column('states', 'count', 'states of the sweep'),
    column('seconds', 'seconds', 'seconds', 2),
  ],
  ceilings: {},
  bank: false,
  parts: () => [
    ...Array.from({ length: LARGEST }, (_, index) => ({ width: index + 1, height: index + 1 })),
    ...RECTANGLES.map(([height, width]) => ({ width, height })),
  ],
  *measure({ width, height }) {
    const started = performance.now();
    const answers = yield* shadings({ width, height }, standard);
    const seconds = tidy((performance.now() - started) / 1000, 3);
    const independent = yield* shadings({ width, height }, withoutSheet);
    const published = width === height ? A006506[width - 1] : undefined;
    return [
      {
        size: `${width}x${height}`,
        answers: String(answers.count),
        independent: String(independent.count),
        published: published === undefined ? null : published === String(independent.count),
        price: tidy(ratio(independent.count, answers.count)),
        states: answers.states,
        seconds,
      },
    ];
  },
  article: [
    ...['1', '5', '39', '562', '20297', '1646096'].map((value, at) => ({
      where: { size: `${at + 1}x${at + 1}` },
      column: 'answers',
      value,
      decimals: 0,
    })),
    { where: { size: '8x8' }, column: 'answers', value: '118930018898', decimals: 0 },
    {
      where: { size: '4x4' },
      column: 'price',
      value: 2.19,
      decimals: 2,
      because: 'the article cuts the last digit off instead of rounding it',
    },
    { where: { size: '8x8' }, column: 'price', value: 5.55, decimals: 2 },
    { where: { size: '16x16' }, column: 'price', value: 84.4, decimals: 1 },
  ],
});
