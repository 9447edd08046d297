import { type Marks, YES } from '../../../board/marks.ts';
import type { AnswerSpace, Composer, Picture, SolvedPuzzle } from '../../../genre/composer.ts';
import { edgeBetween } from '../../../grid/edges.ts';
import { picture } from '../../../grid/picture.ts';
import { cellAt, columnOf, rowOf, type Shape } from '../../../grid/shape.ts';
import { blank } from '../blank.ts';
import { type CastleWallOptions, GENERATOR_TILT } from '../options.ts';
import type { CastleWallPuzzle } from '../puzzle.ts';
import { type CastleWallReading, castleWallReadings } from '../readings.ts';
import { castleWallSweep } from '../sweep/sweep.ts';
import { wallIn } from '../truth.ts';
import { puzzleOf } from '../wall.ts';
import { atLevels, dials } from './dials.ts';

export const composer: Composer<CastleWallPuzzle, CastleWallReading, CastleWallOptions> = {
  rung: null,
  monotone: true,
  answersPerBoard: 8,
  partNames: { arrow: 'number' },
  space,
  withAllClues,
  dials,
  atLevels,
  picture: loopPicture,
};

function space(shape: Shape, reading: CastleWallReading, { tilt = GENERATOR_TILT }: CastleWallOptions): AnswerSpace {
  const { puzzle } = blank(shape, reading, {});
  return { spec: castleWallSweep(puzzle, reading), tilt: { tally: 'length', ...tilt } };
}

/** Every cell that the loop misses, with its colour and the number along its longest ray. */
function withAllClues(shape: Shape, answer: Marks | undefined): SolvedPuzzle<CastleWallPuzzle> {
  if (answer === undefined) throw new Error('Castle Wall boards are made from an answer');
  const { puzzle } = blank(shape, castleWallReadings[0], {});
  const walls = puzzle.colours.map((_, cell) => wallIn(shape, answer, cell) ?? null);
  return { puzzle: puzzleOf(shape, walls), answer };
}

/** Cells at even places, the edges between them at odd ones. */
function loopPicture(puzzle: CastleWallPuzzle, answer: Marks): Picture {
  const wide = { width: 2 * puzzle.width - 1, height: 2 * puzzle.height - 1 };
  return picture(wide, (dot) => {
    const row = rowOf(wide, dot);
    const column = columnOf(wide, dot);
    if (row % 2 === column % 2) return 0;
    const from = cellAt(puzzle, row >> 1, column >> 1);
    const to = row % 2 === 1 ? from + puzzle.width : from + 1;
    return answer[edgeBetween(puzzle, from, to)] === YES ? 1 : 0;
  });
}
