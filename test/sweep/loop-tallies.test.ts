import { describe, expect, it } from 'vitest';
import { type Marks, YES } from '../../src/board/marks.ts';
import { castleWallReadings } from '../../src/genres/castle-wall/readings.ts';
import { castleWallSweep } from '../../src/genres/castle-wall/sweep/sweep.ts';
import { edgeEnds, verticalEdge } from '../../src/grid/edges.ts';
import { columnOf, rowOf, type Shape } from '../../src/grid/shape.ts';
import { finish } from '../../src/grid/task.ts';
import {
  count,
  diagram,
  field,
  fieldInBands,
  fieldOf,
  plainCount,
  type Question,
  type Spec,
  walk,
} from '../../src/sweep/index.ts';
import { greyWalls, printedWalls, walledBoard } from './boards.ts';

/** Cells off the loop that a ray to the left crosses the loop from an odd number of times. */
function insideCells(shape: Shape, loop: Marks): number[] {
  const visited = new Set<number>();
  loop.forEach((mark, edge) => {
    if (mark === YES) for (const cell of edgeEnds(shape, edge)) visited.add(cell);
  });
  return Array.from({ length: shape.width * shape.height }, (_, cell) => cell).filter((cell) => {
    if (visited.has(cell) || rowOf(shape, cell) === shape.height - 1) return false;
    let crossed = 0;
    for (let column = 0; column < columnOf(shape, cell); column++)
      if (loop[verticalEdge(shape, rowOf(shape, cell), column)] === YES) crossed++;
    return crossed % 2 === 1;
  });
}

/** By the shoelace formula along the loop. */
function areaOf(shape: Shape, loop: Marks): number {
  const next = new Map<number, number[]>();
  loop.forEach((mark, edge) => {
    if (mark !== YES) return;
    const [a, b] = edgeEnds(shape, edge);
    next.set(a, [...(next.get(a) ?? []), b]);
    next.set(b, [...(next.get(b) ?? []), a]);
  });
  const [start = 0] = next.keys();
  let twice = 0;
  let [before, at] = [-1, start];
  do {
    const [one, other] = next.get(at) as [number, number];
    const to = one === before ? other : one;
    twice += columnOf(shape, at) * rowOf(shape, to) - columnOf(shape, to) * rowOf(shape, at);
    [before, at] = [at, to];
  } while (at !== start);
  return Math.abs(twice) / 2;
}

const lengthOf = (loop: Marks): number => loop.filter((mark) => mark === YES).length;

/** Σ of the weights of the loops with each value. */
function split(loops: readonly Marks[], valueOf: (loop: Marks) => number, weightOf: (loop: Marks) => bigint): bigint[] {
  const sums: bigint[] = [];
  for (const loop of loops) {
    const value = valueOf(loop);
    sums[value] = (sums[value] ?? 0n) + weightOf(loop);
  }
  return Array.from(sums, (sum) => sum ?? 0n);
}

const withoutZeros = (numbers: readonly bigint[]): bigint[] => {
  const last = numbers.findLastIndex((number) => number !== 0n);
  return numbers.slice(0, last + 1);
};

const cases: readonly { readonly name: string; readonly shape: Shape; readonly spec: Spec }[] = [
  ...[
    { width: 4, height: 5 },
    { width: 6, height: 3 },
    { width: 5, height: 5 },
  ].map((shape) => ({
    name: `${shape.width}x${shape.height}`,
    shape,
    spec: castleWallSweep(walledBoard(shape), printedWalls),
  })),
  {
    name: '6x4 with walls',
    shape: { width: 6, height: 4 },
    spec: castleWallSweep(walledBoard({ width: 6, height: 4 }, greyWalls([8, 15])), printedWalls),
  },
  {
    name: '5x4 in wide states',
    shape: { width: 5, height: 4 },
    spec: castleWallSweep(walledBoard({ width: 5, height: 4 }), castleWallReadings[0], undefined, true),
  },
];

describe.each(cases)('loops of $name', ({ shape, spec }) => {
  const loops = [...walk(finish(diagram(spec)))];
  const edges = spec.decisions;

  it('are counted by length, by cells inside and by area, tilted and not', () => {
    const values = {
      length: lengthOf,
      inside: (loop: Marks) => insideCells(shape, loop).length,
      area: (loop: Marks) => areaOf(shape, loop),
    };
    for (const [by, valueOf] of Object.entries(values))
      for (const tilt of [undefined, { tally: 'length', skip: 3, take: 2 }, { tally: 'length', skip: 1, take: 9999 }]) {
        const { skip, take } = tilt ?? { skip: 1, take: 1 };
        const weightOf = (loop: Marks): bigint =>
          BigInt(skip) ** BigInt(edges - lengthOf(loop)) * BigInt(take) ** BigInt(lengthOf(loop));
        const question: Question = { by, ...(tilt === undefined ? {} : { tilt }) };
        const expected = split(loops, valueOf, weightOf);
        const counted = finish(count(spec, question));
        const what = `by ${by}, ${skip}/${take}`;
        expect(withoutZeros(counted.byTally), what).toEqual(expected);
        expect(counted.count, what).toBe(expected.reduce((sum, part) => sum + part));
        expect(withoutZeros(plainCount(spec, question)), what).toEqual(expected);
      }
  });

  it('have an inside, exactly, cell by cell', () => {
    const numerators = new Array<bigint>(shape.width * shape.height).fill(0n);
    const tilted = numerators.slice();
    const tilt = { tally: 'length', skip: 2, take: 3 };
    for (const loop of loops)
      for (const cell of insideCells(shape, loop)) {
        numerators[cell]++;
        tilted[cell] += 2n ** BigInt(edges - lengthOf(loop)) * 3n ** BigInt(lengthOf(loop));
      }
    expect(finish(field(finish(diagram(spec)), 'inside')).numerators).toEqual(numerators);
    expect(finish(fieldOf(spec, { of: 'inside', tilt })).numerators).toEqual(tilted);
    expect(finish(fieldInBands(spec, { of: 'inside', levels: 3 })).numerators).toEqual(numerators);
  });
});

it('a field of what a genre does not tell is refused', () => {
  const spec = castleWallSweep(walledBoard({ width: 3, height: 3 }), printedWalls);
  expect(() => finish(fieldOf(spec, { of: 'outside' }))).toThrow(/outside/);
});
