import { edgeCount } from '../../../src/grid/edges.ts';
import { subtask } from '../../../src/grid/task.ts';
import { ratio } from '../../../src/sweep/field.ts';
import { count } from '../../../src/sweep/index.ts';
import { column } from '../../measure/columns.ts';
import { tidy } from '../../measure/statistics.ts';
import { asTable } from '../../measure/table.ts';
import { loopSpace } from './loops.ts';

interface LengthPart {
  readonly [name: string]: number;
  readonly side: number;
}

interface TiltPart {
  readonly [name: string]: number;
  readonly side: number;
  readonly skip: number;
  readonly take: number;
}

/** Loops of a square by their length. */
function* byLength(side: number): Generator<number, readonly bigint[], void> {
  return (yield* subtask(count(loopSpace({ width: side, height: side }), { by: 'length' }))).byTally;
}

/** The mean length when each unused edge weighs `skip` and each used one `take`; exact but for the last division. */
function meanLength(side: number, loops: readonly bigint[], skip: number, take: number): number {
  const edges = edgeCount({ width: side, height: side });
  let all = 0n;
  let lengths = 0n;
  loops.forEach((number, length) => {
    if (number === 0n) return;
    const weight = number * BigInt(skip) ** BigInt(edges - length) * BigInt(take) ** BigInt(length);
    all += weight;
    lengths += weight * BigInt(length);
  });
  return ratio(lengths, all);
}

export const length = asTable<LengthPart>({
  name: 'loop-length',
  title: 'How long a loop is',
  means:
    'Every loop of a square grid, all with the same weight. The coverage is the mean length by the number of cells.',
  version: 1,
  columns: [
    column('size', 'text', 'size'),
    column('mean', 'number', 'mean length', 2),
    column('common', 'count', 'most common length'),
    column('coverage', 'share', 'coverage', 1),
  ],
  ceilings: {},
  bank: false,
  parts: () => [3, 4, 5, 6, 7, 8, 9, 10].map((side) => ({ side })),
  *measure({ side }) {
    const loops = yield* byLength(side);
    const mean = meanLength(side, loops, 1, 1);
    const common = loops.reduce((best, number, at) => (number > loops[best] ? at : best), 0);
    return [{ size: `${side}x${side}`, mean: tidy(mean), common, coverage: tidy(mean / side ** 2) }];
  },
  article: [
    { where: { size: '8x8' }, column: 'mean', value: 47.48, decimals: 2 },
    { where: { size: '8x8' }, column: 'coverage', value: 0.742, decimals: 1 },
  ],
});

const TILTS = [
  [1, 1],
  [9, 8],
  [5, 4],
  [4, 3],
  [3, 2],
  [2, 1],
];

export const tilt = asTable<TiltPart>({
  name: 'tilt',
  title: 'The tilt',
  means: 'The same when an edge that the loop leaves alone weighs more than one that it takes.',
  version: 1,
  columns: [
    column('size', 'text', 'size'),
    column('tilt', 'text', 'weight of an unused edge by that of a used one'),
    column('ratio', 'number', 'the same as a number', 3),
    column('mean', 'number', 'mean length', 2),
    column('coverage', 'share', 'coverage', 1),
  ],
  ceilings: {},
  bank: false,
  parts: () => [6, 8].flatMap((side) => TILTS.map(([skip, take]) => ({ side, skip, take }))),
  *measure({ side, skip, take }) {
    const mean = meanLength(side, yield* byLength(side), skip, take);
    const coverage = tidy(mean / side ** 2);
    return [{ size: `${side}x${side}`, tilt: `${skip}/${take}`, ratio: skip / take, mean: tidy(mean), coverage }];
  },
  article: [
    { where: { size: '8x8', tilt: '1/1' }, column: 'coverage', value: 0.742, decimals: 1 },
    { where: { size: '8x8', tilt: '2/1' }, column: 'coverage', value: 0.227, decimals: 1 },
  ],
});
