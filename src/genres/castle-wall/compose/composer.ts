import { type Marks, YES } from '../../../board/marks.ts';
import type { AnswerSpace, Composer, Fullest, Picture, Wishes } from '../../../genre/composer.ts';
import { edgeBetween, edgesAt } from '../../../grid/edges.ts';
import { picture } from '../../../grid/picture.ts';
import { cellAt, columnOf, rowOf, type Shape } from '../../../grid/shape.ts';
import { BLACK, type CastleWallPuzzle, DOWN, LEFT, RIGHT, UP, WHITE } from '../puzzle.ts';
import { rayEdges } from '../rays.ts';
import { type CastleWallReading, castleWallReadings } from '../readings.ts';
import { bare } from '../sweep/bare.ts';
import { castleWallSweep } from '../sweep/sweep.ts';
import { puzzleOf } from '../wall.ts';
import { dials, turned } from './dials.ts';

/** Loops drawn uniformly are too long to leave room for walls; 3/2 is the article's tilt. */
const TILT = { skip: 3, take: 2 };
/** The order in which equally long rays are tried. */
const DIRECTIONS = [UP, RIGHT, DOWN, LEFT];

export const composer: Composer<CastleWallPuzzle, CastleWallReading> = {
  wishes: ['tilt', 'dial'],
  rung: null,
  monotone: true,
  spare: 8,
  space,
  fullest,
  dials,
  turned,
  picture: loopPicture,
};

function space(shape: Shape, reading: CastleWallReading, { tilt = TILT }: Wishes): AnswerSpace {
  const { puzzle } = bare(shape, reading, {});
  return { spec: castleWallSweep(puzzle, reading), tilt: { tally: 'length', ...tilt } };
}

/** Every cell that the loop misses, with its colour and the number along its longest ray. */
function fullest(shape: Shape, answer: Marks | undefined): Fullest<CastleWallPuzzle> {
  if (answer === undefined) throw new Error('Castle Wall boards are made from an answer');
  const { puzzle } = bare(shape, castleWallReadings[0], {});
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
