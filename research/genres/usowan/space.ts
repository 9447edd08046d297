import { type Marks, NO, YES } from '../../../src/board/marks.ts';
import { usowan } from '../../../src/genres/usowan/index.ts';
import { usowanSpace } from '../../../src/genres/usowan/sweep/sweep.ts';
import { cellCount, neighbours, type Shape } from '../../../src/grid/shape.ts';
import { subtask } from '../../../src/grid/task.ts';
import { type Count, count } from '../../../src/sweep/index.ts';
import { readingOf } from '../../measure/boards.ts';

export const [standard] = usowan.readings;
const free = usowan.readings.find(({ name }) => name === 'no-white-sheet');
if (!free) throw new Error('there is a reading without the sheet');
/** The shadings without the sheet clause: independent sets. */
export const withoutSheet = free;
export const readingNamed = (name: string) => readingOf(usowan, name);

/** Shadings of a shape, with or without the sheet, that keep to `marks`. */
export function* shadings(shape: Shape, reading: typeof standard, marks?: Marks): Generator<number, Count, void> {
  return yield* subtask(count(usowanSpace(shape, reading, marks)));
}

/**
 * For a cell, how many shadings have 0, 1, 2, … shaded cells around it: a sweep for each pattern of its neighbours, so
 * nothing is walked one by one. `white` asks the cell itself to be white.
 */
export function* byShadedAround(
  shape: Shape,
  reading: typeof standard,
  cell: number,
  white: boolean,
): Generator<number, bigint[], void> {
  const around = neighbours(shape, cell);
  const found = new Array<bigint>(around.length + 1).fill(0n);
  for (let pattern = 0; pattern < 1 << around.length; pattern++) {
    const marks = new Uint8Array(cellCount(shape));
    let shaded = 0;
    around.forEach((other, at) => {
      const isShaded = (pattern >> at) & 1;
      marks[other] = isShaded ? YES : NO;
      shaded += isShaded;
    });
    if (white) marks[cell] = NO;
    found[shaded] += (yield* shadings(shape, reading, marks)).count;
  }
  return found;
}
