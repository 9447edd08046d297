import { BLANK } from '../../../board/clue.ts';
import { type Marks, NO, YES } from '../../../board/marks.ts';
import type { Composer, Picture, SolvedPuzzle } from '../../../genre/composer.ts';
import { randomPartition } from '../../../grid/partition.ts';
import { picture } from '../../../grid/picture.ts';
import type { Random } from '../../../grid/random.ts';
import { cellCount, type Shape } from '../../../grid/shape.ts';
import { LARGEST_TILE, type TilepaintOptions } from '../options.ts';
import type { TilepaintPuzzle } from '../puzzle.ts';
import type { TilepaintReading } from '../readings.ts';
import { atLevels, dials } from './dials.ts';

/** A chance is drawn in so many parts. */
const PARTS = 1_000_000;

export const composer: Composer<TilepaintPuzzle, TilepaintReading, TilepaintOptions> = {
  rung: 'fit',
  monotone: true,
  answersPerBoard: 1,
  space: () => undefined,
  withAllClues,
  dials,
  atLevels,
  picture: (puzzle, answer): Picture => picture(puzzle, (cell) => (answer[puzzle.tiles[cell]] === YES ? 1 : 0)),
};

/** Random tiles, a fair coin for each, and the numbers read off: every painting is an answer of its own numbers. */
function withAllClues(
  shape: Shape,
  _: Marks | undefined,
  options: TilepaintOptions,
  random: Random,
): SolvedPuzzle<TilepaintPuzzle> {
  const { maxSize = LARGEST_TILE, density = 1 } = options;
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
