import { BLANK } from '../../../board/clue.ts';
import { type Marks, NO, YES } from '../../../board/marks.ts';
import type { Composer, Fullest, Picture, Wishes } from '../../../genre/composer.ts';
import { randomPartition } from '../../../grid/partition.ts';
import { picture } from '../../../grid/picture.ts';
import type { Random } from '../../../grid/random.ts';
import { cellCount, type Shape } from '../../../grid/shape.ts';
import type { TilepaintPuzzle } from '../puzzle.ts';
import type { TilepaintReading } from '../readings.ts';
import { dials, turned } from './dials.ts';

/** The tile size of the article's ladder tables. */
const MAX_SIZE = 5;
/** A chance is drawn in so many parts. */
const PARTS = 1_000_000;

export const composer: Composer<TilepaintPuzzle, TilepaintReading> = {
  wishes: ['maxSize', 'density'],
  rung: 'fit',
  monotone: true,
  spare: 1,
  space: () => undefined,
  fullest,
  dials,
  turned,
  picture: (puzzle, answer): Picture => picture(puzzle, (cell) => (answer[puzzle.tiles[cell]] === YES ? 1 : 0)),
};

/** Random tiles, a fair coin for each, and the numbers read off: every painting is an answer of its own numbers. */
function fullest(shape: Shape, _: Marks | undefined, wishes: Wishes, random: Random): Fullest<TilepaintPuzzle> {
  const { maxSize = MAX_SIZE, density = 1 } = wishes;
  const { width, height } = shape;
  const tiles = randomPartition(shape, maxSize, random);
  const answer = Uint8Array.from({ length: 1 + Math.max(...tiles) }, () => (random.below(2) === 0 ? YES : NO));
  const number = (cells: number, cellOf: (step: number) => number): number => {
    const painted = Array.from({ length: cells }, (_, step) => answer[tiles[cellOf(step)]] === YES).filter(Boolean);
    return density < 1 && random.below(PARTS) >= density * PARTS ? BLANK : painted.length;
  };
  const blank = new Array<number>(cellCount(shape)).fill(BLANK);
  return {
    puzzle: {
      ...shape,
      tiles,
      rows: Array.from({ length: height }, (_, row) => number(width, (column) => row * width + column)),
      columns: Array.from({ length: width }, (_, column) => number(height, (row) => row * width + column)),
      right: blank,
      down: blank,
    },
    answer,
  };
}
