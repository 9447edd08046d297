import { BLANK } from '../../../board/clue.ts';
import { type Marks, YES } from '../../../board/marks.ts';
import type { AnswerSpace, Composer, Picture, SolvedPuzzle } from '../../../genre/composer.ts';
import type { NoOptions } from '../../../genre/option.ts';
import { InputError } from '../../../grid/input-error.ts';
import { randomRegions } from '../../../grid/partition.ts';
import { picture } from '../../../grid/picture.ts';
import type { Random } from '../../../grid/random.ts';
import { cellCount, neighbours, type Shape } from '../../../grid/shape.ts';
import type { UsowanPuzzle } from '../puzzle.ts';
import type { UsowanReading } from '../readings.ts';
import { usowanSpace } from '../sweep/sweep.ts';
import { atLevels, dials, shadedAround } from './dials.ts';

/** Cells of a region on average: 12 regions at 8×8, as on the boards of the article. */
const REGION = 5;
/** Partitions tried for one answer: a region without a white cell can't print its lie. */
const PARTITIONS = 200;

export const composer: Composer<UsowanPuzzle, UsowanReading, NoOptions> = {
  rung: 'connect',
  monotone: false,
  answersPerBoard: 4,
  space,
  withAllClues,
  dials,
  atLevels,
  picture: (puzzle, answer): Picture => picture(puzzle, (cell) => (answer[cell] === YES ? 1 : 0)),
};

function space(shape: Shape, reading: UsowanReading): AnswerSpace {
  return { spec: usowanSpace(shape, reading) };
}

/** How many regions a board of this size is cut into. */
export function regionsFor(shape: Shape): number {
  return Math.max(1, Math.floor(cellCount(shape) / REGION));
}

/** Random regions, one random liar in each, and every other white cell's true number. */
function withAllClues(
  shape: Shape,
  answer: Marks | undefined,
  _: object,
  random: Random,
): SolvedPuzzle<UsowanPuzzle> | undefined {
  if (answer === undefined) throw new Error('Usowan boards are made from an answer');
  if (cellCount(shape) < 2)
    throw new InputError('The size is 1x1, where a number has no neighbours to be wrong about.');
  for (let trial = 0; trial < PARTITIONS; trial++) {
    const regions = randomRegions(shape, regionsFor(shape), random);
    const white: number[][] = [];
    for (let cell = 0; cell < regions.length; cell++) {
      white[regions[cell]] ??= [];
      if (answer[cell] !== YES) white[regions[cell]].push(cell);
    }
    if (white.some((cells) => cells.length === 0)) continue;
    const puzzle = { ...shape, regions, numbers: new Array<number>(regions.length).fill(BLANK) };
    const numbers = regions.map((_, cell) => (answer[cell] === YES ? BLANK : shadedAround(puzzle, answer, cell)));
    for (const cells of white) {
      const liar = cells[random.below(cells.length)];
      // Uniform over 0 … its neighbours, the truth left out.
      const value = random.below(neighbours(shape, liar).length);
      numbers[liar] = value < numbers[liar] ? value : value + 1;
    }
    return { puzzle: { ...puzzle, numbers }, answer };
  }
  return undefined;
}
