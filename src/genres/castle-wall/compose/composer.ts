import { type Marks, YES } from '../../../board/marks.ts';
import type { AnswerSpace, Composer, Picture, SolvedPuzzle } from '../../../genre/composer.ts';
import { edgeBetween, edgesAt } from '../../../grid/edges.ts';
import { picture } from '../../../grid/picture.ts';
import { cellAt, columnOf, rowOf, type Shape } from '../../../grid/shape.ts';
import { blank } from '../blank.ts';
import { type CastleWallOptions, GENERATOR_TILT } from '../options.ts';
import { BLACK, type CastleWallPuzzle, DOWN, LEFT, RIGHT, UP, WHITE } from '../puzzle.ts';
import { rayEdges } from '../rays.ts';
import { type CastleWallReading, castleWallReadings } from '../readings.ts';
import { castleWallSweep } from '../sweep/sweep.ts';
import { puzzleOf } from '../wall.ts';
import { atLevels, dials } from './dials.ts';

/** The order in which equally long rays are tried. */
const DIRECTIONS = [UP, RIGHT, DOWN, LEFT];

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
  const walls = puzzle.colours.map((_, cell) => {
    if (edgesAt(shape, cell).some((edge) => answer[edge] === YES)) return null;
    const rays = DIRECTIONS.map((arrow) => ({ arrow, edges: rayEdges(puzzle, cell, arrow) }));
    const { arrow, edges } = rays.reduce((longest, ray) => (ray.edges.length > longest.edges.length ? ray : longest));
    const number = edges.filter((edge) => answer[edge] === YES).length;
    return { colour: isInside(shape, answer, cell) ? WHITE : BLACK, arrow, number };
  });
  return { puzzle: puzzleOf(shape, walls), answer };
}

/** A ray to the left, nudged down by a hair, crosses the edges that lead down from the cells before this one. */
function isInside(shape: Shape, answer: Marks, cell: number): boolean {
  const row = rowOf(shape, cell);
  if (row === shape.height - 1) return false;
  let crossed = 0;
  for (let column = 0; column < columnOf(shape, cell); column++) {
    const above = cellAt(shape, row, column);
    if (answer[edgeBetween(shape, above, above + shape.width)] === YES) crossed++;
  }
  return crossed % 2 === 1;
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
