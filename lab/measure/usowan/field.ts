import { seedOf } from '../../../src/compose/seeds.ts';
import { usowanSpace } from '../../../src/genres/usowan/sweep.ts';
import { seeded } from '../../../src/grid/random.ts';
import { diagram, field, sample } from '../../../src/sweep/index.ts';
import { column } from '../columns.ts';
import { noiseOf, worstGap } from '../gaps.ts';
import { tidy } from '../statistics.ts';
import { asTable } from '../table.ts';
import { standard } from './space.ts';

interface FieldPart {
  readonly [name: string]: string | number | readonly string[];
  readonly side: number;
  readonly answers: readonly string[];
}

interface SamplePart {
  readonly [name: string]: number;
  readonly side: number;
  readonly draws: number;
}

const SIDE = 8;

export const shadingField = asTable<FieldPart>({
  name: 'shading-field',
  title: 'Where the shading is',
  means:
    'The share of the answers that shade each cell, exact over the whole space, and on the answers of the bank. The ' +
    'middle is the cell before the centre. The gap is the largest of all cells, the noise the largest standard error that ' +
    'so many boards have.',
  version: 1,
  columns: [
    column('size', 'text', 'size'),
    column('answers', 'count', 'answers'),
    column('corner', 'share', 'corner', 2),
    column('middle', 'share', 'middle', 2),
    column('ratio', 'times', 'corner by middle', 2),
    column('boards', 'count', 'boards'),
    column('gap', 'share', 'largest gap', 1),
    column('noise', 'share', 'noise', 1),
    column('sigmas', 'number', 'largest gap of a cell in its standard errors', 1),
    column('exact', 'field', 'exact shares'),
    column('bank', 'field', 'shares on the bank'),
  ],
  ceilings: {},
  bank: true,
  parts: (bank) => [
    { side: SIDE, answers: bank.filter(({ size }) => size === `${SIDE}x${SIDE}`).map(({ answer }) => answer.join('')) },
  ],
  *measure({ side, answers }) {
    const building = diagram(usowanSpace({ width: side, height: side }, standard));
    while (!building.advance(4096)) yield 4096;
    const passing = field(building.result);
    while (!passing.advance(4096)) yield 4096;
    const { total, probabilities } = passing.result;
    const before = side / 2 - 1;
    const corner = probabilities[0];
    const middle = probabilities[before * side + before];
    const draws = answers.map((text) => Uint8Array.from(text, Number));
    const { gap, sigmas, shares } = worstGap(probabilities, draws);
    return [
      {
        size: `${side}x${side}`,
        answers: String(total),
        corner: tidy(corner),
        middle: tidy(middle),
        ratio: tidy(corner / middle),
        boards: draws.length,
        gap: tidy(gap),
        noise: tidy(noiseOf(probabilities, draws.length)),
        sigmas: tidy(sigmas),
        exact: probabilities.map((share) => tidy(share, 6)),
        bank: shares.map((share) => tidy(share, 6)),
      },
    ];
  },
  article: [
    { where: { size: '8x8' }, column: 'corner', value: 0.3106, decimals: 2 },
    { where: { size: '8x8' }, column: 'middle', value: 0.2069, decimals: 2 },
    { where: { size: '8x8' }, column: 'ratio', value: 1.5, decimals: 2 },
    { where: { size: '8x8' }, column: 'noise', value: 0.077, decimals: 1 },
  ],
});

export const sampler = asTable<SamplePart>({
  name: 'sampler',
  title: 'The sampler',
  means: 'Answers drawn uniformly, and the cell whose share lies furthest from the exact one.',
  version: 1,
  columns: [
    column('size', 'text', 'size'),
    column('draws', 'count', 'draws'),
    column('gap', 'share', 'largest gap', 3),
    column('sigmas', 'number', 'largest gap of a cell in its standard errors', 1),
  ],
  ceilings: {},
  bank: false,
  parts: () => [{ side: SIDE, draws: 20_000 }],
  *measure({ side, draws }, seed) {
    const building = diagram(usowanSpace({ width: side, height: side }, standard));
    while (!building.advance(4096)) yield 4096;
    const passing = field(building.result);
    while (!passing.advance(4096)) yield 4096;
    const drawing = sample(building.result, draws, seeded(seedOf(seed, 'sampler', side)));
    while (!drawing.advance(4096)) yield 4096;
    const { gap, sigmas } = worstGap(passing.result.probabilities, drawing.result);
    return [{ size: `${side}x${side}`, draws, gap: tidy(gap), sigmas: tidy(sigmas) }];
  },
  article: [],
});
