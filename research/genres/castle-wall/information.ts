import { type Marks, YES } from '../../../src/board/marks.ts';
import { horizontalEdge, verticalEdge } from '../../../src/grid/edges.ts';
import type { Shape } from '../../../src/grid/shape.ts';
import { column } from '../../measure/columns.ts';
import { mean, tidy } from '../../measure/statistics.ts';
import { asTable } from '../../measure/table.ts';
import { DIRECTIONS, toldLoops } from './loops.ts';

interface Part {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

/** How often each number came with each colour. */
class Joint {
  private readonly counts = new Map<number, [number, number]>();

  add(value: number, bit: number): void {
    const found = this.counts.get(value) ?? [0, 0];
    found[bit]++;
    this.counts.set(value, found);
  }

  /** Bits that the value and the bit say about each other. */
  information(): number {
    const rows = [...this.counts.values()];
    const bits = [0, 1].map((bit) => rows.reduce((sum, row) => sum + row[bit], 0));
    const all = bits[0] + bits[1];
    let sum = 0;
    for (const row of rows)
      for (const bit of [0, 1])
        if (row[bit] > 0) sum += (row[bit] / all) * Math.log2((row[bit] * all) / ((row[0] + row[1]) * bits[bit]));
    return sum;
  }

  /** Bits of the bit alone. */
  entropy(): number {
    const rows = [...this.counts.values()];
    const all = rows.reduce((sum, [zero, one]) => sum + zero + one, 0);
    const share = rows.reduce((sum, [, one]) => sum + one, 0) / all;
    return share === 0 || share === 1 ? 0 : -share * Math.log2(share) - (1 - share) * Math.log2(1 - share);
  }
}

export const information = asTable<Part>({
  name: 'information',
  title: 'Number against colour',
  means:
    'Every loop of a grid, every cell that it misses, every direction: the number that an arrow there would carry ' +
    'and the colour of the cell. Their mutual information is taken for each pair of cell and direction, so that ' +
    'nothing comes in by where the cell is. The control takes the parity of the edges that the ray crosses instead ' +
    'of the number.',
  version: 1,
  columns: [
    column('size', 'text', 'size'),
    column('loops', 'count', 'loops'),
    column('pairs', 'count', 'pairs of cell and direction'),
    column('samples', 'count', 'numbers looked at'),
    column('inside', 'share', 'of them inside', 1),
    column('entropy', 'bits', 'bits of the colour, mean over the pairs', 4),
    column('information', 'bits', 'bits that number and colour share, mean over the pairs', 4),
    column('worst', 'bits', 'the same at the worst pair', 4),
    column('control', 'bits', 'bits that crossings and colour share', 4),
    column('odd', 'share', '"odd if and only if inside" is right', 1),
    column('outside', 'share', '"always outside" is right', 1),
  ],
  ceilings: {},
  bank: false,
  parts: () => [
    { width: 4, height: 4 },
    { width: 5, height: 5 },
  ],
  *measure({ width, height }) {
    const shape = { width, height };
    const loops = yield* toldLoops(shape);
    const pairs = width * height * DIRECTIONS.length;
    const joints = Array.from({ length: pairs }, () => new Joint());
    const controls = Array.from({ length: pairs }, () => new Joint());
    let samples = 0;
    let insides = 0;
    let odd = 0;
    for (const { marks, visited, inside, numbers } of loops) {
      for (let pair = 0; pair < pairs; pair++) {
        const cell = Math.floor(pair / DIRECTIONS.length);
        if (visited & (1 << cell)) continue;
        samples++;
        insides += inside[cell];
        if (numbers[pair] % 2 === inside[cell]) odd++;
        joints[pair].add(numbers[pair], inside[cell]);
        controls[pair].add(crossings(shape, marks, cell, pair % DIRECTIONS.length) % 2, inside[cell]);
      }
      yield 4;
    }
    const bits = joints.map((joint) => joint.information());
    return [
      {
        size: `${width}x${height}`,
        loops: loops.length,
        pairs,
        samples,
        inside: tidy(insides / samples),
        entropy: tidy(mean(joints.map((joint) => joint.entropy())), 8),
        information: tidy(mean(bits), 8),
        worst: tidy(Math.max(...bits), 8),
        control: tidy(mean(controls.map((joint) => joint.information())), 8),
        odd: tidy(odd / samples),
        outside: tidy((samples - insides) / samples),
      },
    ];
  },
  article: [
    { where: { size: '5x5' }, column: 'information', value: 0.0051, decimals: 4 },
    { where: { size: '5x5' }, column: 'odd', value: 0.684, decimals: 1 },
    { where: { size: '5x5' }, column: 'outside', value: 0.809, decimals: 1 },
    { where: { size: '5x5' }, column: 'loops', value: 9349, decimals: 0 },
  ],
});

/** Edges that a ray crosses, nudged by a hair down (to the left or right) or to the right (up or down). */
function crossings(shape: Shape, marks: Marks, cell: number, direction: number): number {
  const { width, height } = shape;
  const row = Math.floor(cell / width);
  const at = cell % width;
  let crossed = 0;
  const cross = (edge: number): void => {
    if (marks[edge] === YES) crossed++;
  };
  if (direction === 0 && at + 1 < width) for (let up = row - 1; up >= 0; up--) cross(horizontalEdge(shape, up, at));
  if (direction === 2 && at + 1 < width)
    for (let down = row + 1; down < height; down++) cross(horizontalEdge(shape, down, at));
  if (direction === 1 && row + 1 < height)
    for (let right = at + 1; right < width; right++) cross(verticalEdge(shape, row, right));
  if (direction === 3 && row + 1 < height)
    for (let left = at - 1; left >= 0; left--) cross(verticalEdge(shape, row, left));
  return crossed;
}
