import { type Marks, YES } from '../../board/marks.ts';
import { edgeBetween, edgesAt } from '../../grid/edges.ts';
import { cellAt, columnOf, rowOf, type Shape } from '../../grid/shape.ts';
import { BLACK, DOWN, LEFT, RIGHT, UP, WHITE } from './puzzle.ts';
import { rayEdges } from './rays.ts';
import type { Wall } from './wall.ts';

// What a loop says of the cells that it misses.

/** The order in which equally long rays are tried. */
const DIRECTIONS = [UP, RIGHT, DOWN, LEFT];

/** The clue that says most of a cell: its colour, and the number along its longest ray. Undefined on the loop. */
export function wallIn(shape: Shape, answer: Marks, cell: number): Wall | undefined {
  const colour = colourIn(shape, answer, cell);
  if (colour === undefined) return undefined;
  const arrow = longestRay(shape, cell);
  return { colour, arrow, number: numberIn(shape, answer, cell, arrow) };
}

/** White inside the loop, black outside, undefined on it. */
export function colourIn(shape: Shape, answer: Marks, cell: number): number | undefined {
  if (edgesAt(shape, cell).some((edge) => answer[edge] === YES)) return undefined;
  return isInside(shape, answer, cell) ? WHITE : BLACK;
}

export function numberIn(shape: Shape, answer: Marks, cell: number, arrow: number): number {
  return rayEdges(shape, cell, arrow).filter((edge) => answer[edge] === YES).length;
}

/** The direction in which an arrow looks at the most edges. */
export function longestRay(shape: Shape, cell: number): number {
  const lengths = DIRECTIONS.map((arrow) => rayEdges(shape, cell, arrow).length);
  return DIRECTIONS[lengths.indexOf(Math.max(...lengths))];
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
