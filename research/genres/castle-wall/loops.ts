import { type Marks, YES } from '../../../src/board/marks.ts';
import { blank } from '../../../src/genres/castle-wall/blank.ts';
import { castleWall } from '../../../src/genres/castle-wall/index.ts';
import { DOWN, LEFT, RIGHT, UP } from '../../../src/genres/castle-wall/puzzle.ts';
import { rayEdges } from '../../../src/genres/castle-wall/rays.ts';
import { castleWallSweep } from '../../../src/genres/castle-wall/sweep/sweep.ts';
import { horizontalEdge, verticalEdge } from '../../../src/grid/edges.ts';
import { cellCount, type Shape } from '../../../src/grid/shape.ts';
import { subtask } from '../../../src/grid/task.ts';
import { diagram, type Spec, walk } from '../../../src/sweep/index.ts';

export const [standard] = castleWall.readings;

/** North, east, south, west: the order in which equally long rays are tried. */
export const DIRECTIONS: readonly number[] = [UP, RIGHT, DOWN, LEFT];

export function loopSpace(shape: Shape): Spec {
  return castleWallSweep(blank(shape, standard, {}).puzzle, standard);
}

/** What all possible clues say about one loop. */
export interface Told {
  readonly marks: Marks;
  /** The cells that the loop visits, a bit each: for boards of up to 31 cells. */
  readonly visited: number;
  /** Per cell, whether the loop encloses it; of no meaning at visited cells. */
  readonly inside: Uint8Array;
  /** Per cell and direction the number that an arrow there would carry. */
  readonly numbers: Uint8Array;
}

/** Every loop of a small board with all that could be printed beside it. */
export function* toldLoops(shape: Shape): Generator<number, Told[], void> {
  const all = yield* subtask(diagram(loopSpace(shape)));
  const rays = raysOf(shape);
  const loops: Told[] = [];
  for (const marks of walk(all)) {
    loops.push({
      marks,
      visited: visitedCells(shape, marks),
      inside: insideCells(shape, marks),
      numbers: Uint8Array.from(rays, (edges) => edges.reduce((sum, edge) => sum + (marks[edge] === YES ? 1 : 0), 0)),
    });
    if (loops.length % 64 === 0) yield 64;
  }
  return loops;
}

/** The edges along the ray of each cell and direction. */
export function raysOf(shape: Shape): number[][] {
  const { puzzle } = blank(shape, standard, {});
  return Array.from({ length: cellCount(shape) }, (_, cell) =>
    DIRECTIONS.map((arrow) => rayEdges(puzzle, cell, arrow)),
  ).flat();
}

function visitedCells({ width, height }: Shape, marks: Marks): number {
  if (width * height > 31) throw new Error('too many cells for the bits of a number');
  let visited = 0;
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const cell = row * width + column;
      if (column + 1 < width && marks[horizontalEdge({ width, height }, row, column)] === YES)
        visited |= (1 << cell) | (2 << cell);
      if (row + 1 < height && marks[verticalEdge({ width, height }, row, column)] === YES)
        visited |= (1 << cell) | (1 << (cell + width));
    }
  return visited;
}

/**
 * Which cells the loop encloses, by flooding from outside over the corners of the cells; a step from corner to corner
 * crosses at most one edge. No ray is counted, so that rays can be held against it.
 */
export function insideCells(shape: Shape, marks: Marks): Uint8Array {
  const { width, height } = shape;
  const corners = (width + 1) * (height + 1);
  const outside = new Uint8Array(corners);
  const stack = [0];
  outside[0] = 1;
  const step = (to: number, edge: number): void => {
    if (outside[to] === 1 || (edge >= 0 && marks[edge] === YES)) return;
    outside[to] = 1;
    stack.push(to);
  };
  for (let corner = stack.pop(); corner !== undefined; corner = stack.pop()) {
    const row = Math.floor(corner / (width + 1));
    const column = corner % (width + 1);
    // Between two corners side by side stand the cells above and below them, joined by a vertical edge.
    const vertical = (at: number): number => (row > 0 && row < height ? verticalEdge(shape, row - 1, at) : -1);
    const horizontal = (at: number): number =>
      column > 0 && column < width ? horizontalEdge(shape, at, column - 1) : -1;
    if (column < width) step(corner + 1, vertical(column));
    if (column > 0) step(corner - 1, vertical(column - 1));
    if (row < height) step(corner + width + 1, horizontal(row));
    if (row > 0) step(corner - width - 1, horizontal(row - 1));
  }
  return Uint8Array.from(
    { length: width * height },
    (_, cell) => 1 - outside[Math.floor(cell / width) * (width + 1) + (cell % width)],
  );
}
