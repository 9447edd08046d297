import { neighbours, type Shape } from '../../../src/grid/shape.ts';
import { ratio } from '../../../src/sweep/field.ts';
import { column } from '../../measure/columns.ts';
import { tidy } from '../../measure/statistics.ts';
import { asTable, type Row } from '../../measure/table.ts';
import { byShadedAround, shadings, standard, withoutSheet } from './space.ts';

interface Part {
  readonly [name: string]: number;
  readonly side: number;
}

function cellsWith(shape: Shape, around: number): number[] {
  return Array.from({ length: shape.width * shape.height }, (_, cell) => cell).filter(
    (cell) => neighbours(shape, cell).length === around,
  );
}

function* pooled(shape: Shape, white: boolean): Generator<number, bigint[], void> {
  const all = new Array<bigint>(5).fill(0n);
  for (const cell of cellsWith(shape, 4)) {
    const found = yield* byShadedAround(shape, standard, cell, white);
    found.forEach((number, value) => {
      all[value] += number;
    });
  }
  return all;
}

export const cluePrice = asTable<Part>({
  name: 'clue-price',
  title: 'What a number says before anything is looked at',
  means:
    'Every answer of the board without numbers, at every cell with four neighbours: how often a printed number ' +
    'would be true, so what is left when it is true and when it is a lie; and the same where the cell itself is ' +
    'white, as a numbered one is.',
  version: 1,
  columns: [
    column('size', 'text', 'size'),
    column('value', 'count', 'number'),
    column('true', 'share', 'left when it is true', 2),
    column('lie', 'share', 'left when it is a lie', 2),
    column('white-true', 'share', 'left when it is true, of white cells', 2),
    column('white-lie', 'share', 'left when it is a lie, of white cells', 2),
  ],
  ceilings: {},
  bank: false,
  parts: () => [{ side: 6 }],
  *measure({ side }) {
    const shape = { width: side, height: side };
    const any = yield* pooled(shape, false);
    const white = yield* pooled(shape, true);
    const total = (values: readonly bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n);
    return any.map((number, value): Row => {
      const share = ratio(number, total(any));
      const whiteShare = ratio(white[value], total(white));
      return {
        size: `${side}x${side}`,
        value,
        true: tidy(share),
        lie: tidy(1 - share),
        'white-true': tidy(whiteShare),
        'white-lie': tidy(1 - whiteShare),
      };
    });
  },
  article: [
    { where: { value: 3 }, column: 'true', value: 0.0316, decimals: 2 },
    { where: { value: 3 }, column: 'lie', value: 0.9684, decimals: 2 },
    { where: { value: 0 }, column: 'true', value: 0.4558, decimals: 2 },
    { where: { value: 0 }, column: 'lie', value: 0.5442, decimals: 2 },
  ],
});

const KINDS = [
  { kind: 'inside', around: 4 },
  { kind: 'edge', around: 3 },
  { kind: 'corner', around: 2 },
];

export const impossible = asTable<Part>({
  name: 'impossible',
  title: 'A number that can only be a lie',
  means:
    'Shadings in which every neighbour of a cell is shaded, over all cells of a kind, with the sheet clause and ' +
    'without: a number as large as that can be true in these alone.',
  version: 2,
  columns: [
    column('size', 'text', 'size'),
    column('kind', 'text', 'cell'),
    column('value', 'count', 'its neighbours'),
    column('with', 'count', 'with the sheet'),
    column('without', 'count', 'without the sheet'),
    column('of', 'count', 'pairs of shading and cell without the sheet'),
    column('kept', 'share', 'share with the sheet', 2),
    column('share', 'share', 'share without the sheet', 2),
  ],
  ceilings: {},
  bank: false,
  parts: () => [{ side: 6 }],
  *measure({ side }) {
    const shape = { width: side, height: side };
    const all = (yield* shadings(shape, withoutSheet)).count;
    const answers = (yield* shadings(shape, standard)).count;
    const rows: Row[] = [];
    for (const { kind, around } of KINDS) {
      const cells = cellsWith(shape, around);
      let kept = 0n;
      let free = 0n;
      for (const cell of cells) {
        kept += (yield* byShadedAround(shape, standard, cell, false))[around];
        free += (yield* byShadedAround(shape, withoutSheet, cell, false))[around];
      }
      const of = all * BigInt(cells.length);
      rows.push({
        size: `${side}x${side}`,
        kind,
        value: around,
        with: String(kept),
        without: String(free),
        of: String(of),
        kept: tidy(ratio(kept, answers * BigInt(cells.length))),
        share: tidy(ratio(free, of)),
      });
    }
    return rows;
  },
  article: KINDS.map(({ kind }) => ({ where: { kind }, column: 'with', value: '0', decimals: 0 })),
});
