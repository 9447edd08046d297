import { seedOf } from '../../../src/compose/seeds.ts';
import { seeded } from '../../../src/grid/random.ts';
import { diagram, field, sample } from '../../../src/sweep/index.ts';
import { column } from '../columns.ts';
import { noiseOf, worstGap } from '../gaps.ts';
import { mean, tidy } from '../statistics.ts';
import { asTable } from '../table.ts';
import { fleetOf, placements } from './space.ts';

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

const MEMORY = 3 * 2 ** 30;

export const shipField = asTable<FieldPart>({
  name: 'ship-field',
  title: 'Where the fleet hides',
  means:
    'The share of the placements with a ship on each cell, exact over the whole space, and on the answers of the bank. The ' +
    'edge is the mean of the border without its corners, the middle the cell before the centre. The gap is the largest of ' +
    'all cells, the noise the largest standard error that so many boards have.',
  version: 1,
  columns: [
    column('size', 'text', 'size'),
    column('fleet', 'text', 'fleet'),
    column('placements', 'count', 'placements'),
    column('corner', 'share', 'corner', 2),
    column('edge', 'share', 'edge', 2),
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
  parts: (bank) =>
    [6, 8, 10].map((side) => ({
      side,
      answers: bank.filter(({ size }) => size === `${side}x${side}`).map(({ answer }) => answer.join('')),
    })),
  *measure({ side, answers }) {
    const fleet = fleetOf(side);
    const building = diagram(placements({ width: side, height: side }, fleet), { memory: MEMORY });
    while (!building.advance(4096)) yield 4096;
    const passing = field(building.result);
    while (!passing.advance(4096)) yield 4096;
    const { total, probabilities } = passing.result;
    const before = side / 2 - 1;
    const corner = probabilities[0];
    const middle = probabilities[before * side + before];
    const edge = mean(probabilities.slice(1, side - 1));
    const draws = answers.map((text) => Uint8Array.from(text, Number));
    const { gap, sigmas, shares } = worstGap(probabilities, draws);
    return [
      {
        size: `${side}x${side}`,
        fleet,
        placements: String(total),
        corner: tidy(corner),
        edge: tidy(edge),
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
    { where: { size: '10x10' }, column: 'edge', value: 0.2452, decimals: 2 },
    { where: { size: '10x10' }, column: 'corner', value: 0.2363, decimals: 2 },
    { where: { size: '10x10' }, column: 'middle', value: 0.1825, decimals: 2 },
    { where: { size: '10x10' }, column: 'ratio', value: 1.29, decimals: 2 },
    {
      where: { size: '8x8' },
      column: 'ratio',
      value: 2.5,
      decimals: 2,
      because: 'the article cuts the last digit off instead of rounding it',
    },
    { where: { size: '6x6' }, column: 'corner', value: 0.4306, decimals: 2 },
    { where: { size: '6x6' }, column: 'edge', value: 0.3348, decimals: 2 },
    { where: { size: '8x8' }, column: 'corner', value: 0.5366, decimals: 2 },
    { where: { size: '8x8' }, column: 'edge', value: 0.4209, decimals: 2 },
    { where: { size: '10x10' }, column: 'noise', value: 0.073, decimals: 1 },
  ],
});

export const sampler = asTable<SamplePart>({
  name: 'sampler',
  title: 'The sampler',
  means: 'Placements drawn uniformly, and the cell whose share lies furthest from the exact one.',
  version: 1,
  columns: [
    column('size', 'text', 'size'),
    column('draws', 'count', 'draws'),
    column('gap', 'share', 'largest gap', 3),
    column('sigmas', 'number', 'largest gap of a cell in its standard errors', 1),
  ],
  ceilings: {},
  bank: false,
  parts: () => [8, 10].map((side) => ({ side, draws: 20_000 })),
  *measure({ side, draws }, seed) {
    const building = diagram(placements({ width: side, height: side }, fleetOf(side)), { memory: MEMORY });
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
