import { NO, UNKNOWN, YES } from '../../../src/board/marks.ts';
import {
  type CastleWallPuzzle,
  DOWN,
  LEFT,
  NO_ARROW,
  NO_WALL,
  RIGHT,
  UP,
} from '../../../src/genres/castle-wall/puzzle.ts';
import { edgesAt, horizontalEdge, verticalEdge } from '../../../src/grid/edges.ts';
import { columnOf, rowOf } from '../../../src/grid/shape.ts';
import { type ClueState, countState, type Known } from '../../page/clues/state.ts';

/** The edges that lie along the ray of the arrow at `cell`; empty where there is no arrow. */
export function rayEdges(puzzle: CastleWallPuzzle, cell: number): number[] {
  const row = rowOf(puzzle, cell);
  const column = columnOf(puzzle, cell);
  const edges: number[] = [];
  switch (puzzle.arrows[cell]) {
    case UP:
      for (let r = row - 1; r >= 0; r--) edges.push(verticalEdge(puzzle, r, column));
      break;
    case DOWN:
      for (let r = row; r < puzzle.height - 1; r++) edges.push(verticalEdge(puzzle, r, column));
      break;
    case LEFT:
      for (let c = column - 1; c >= 0; c--) edges.push(horizontalEdge(puzzle, row, c));
      break;
    case RIGHT:
      for (let c = column; c < puzzle.width - 1; c++) edges.push(horizontalEdge(puzzle, row, c));
      break;
  }
  return edges;
}

/** Whether a clue cell says how many segments lie along its ray. */
export function hasCount(puzzle: CastleWallPuzzle, cell: number): boolean {
  return puzzle.colours[cell] !== NO_WALL && puzzle.arrows[cell] !== NO_ARROW && puzzle.numbers[cell] >= 0;
}

/** How a number stands on its ray. Asked where `hasCount` only. */
export function rayState(puzzle: CastleWallPuzzle, cell: number, known: Known): ClueState {
  let yes = 0;
  let open = 0;
  for (const edge of rayEdges(puzzle, cell)) {
    const mark = known(edge);
    if (mark === YES) yes++;
    else if (mark === UNKNOWN) open++;
  }
  return countState(puzzle.numbers[cell], yes, open);
}

export const OUTSIDE = 1;
export const INSIDE = 2;

/**
 * Which corners of the grid are known to be inside or outside the loop: (height + 1) × (width + 1) corners row by row,
 * 0 where the marks don't tell. The loop runs through cell centres, so it separates corners: two corners on either
 * side of an edge are on different sides of the loop when it is used, on the same side when it is crossed. The border
 * is outside.
 */
export function sides(puzzle: CastleWallPuzzle, known: Known): Uint8Array {
  const { width, height } = puzzle;
  const across = width + 1;
  const found = new Uint8Array(across * (height + 1));
  const queue: number[] = [];
  for (let row = 0; row <= height; row++)
    for (let column = 0; column <= width; column++)
      if (row === 0 || column === 0 || row === height || column === width) {
        found[row * across + column] = OUTSIDE;
        queue.push(row * across + column);
      }
  for (const corner of queue) {
    const row = Math.floor(corner / across);
    const column = corner % across;
    const cross = (other: number, edge: number): void => {
      const mark = known(edge);
      if (mark === UNKNOWN || found[other] !== 0) return;
      found[other] = mark === NO ? found[corner] : OUTSIDE + INSIDE - found[corner];
      queue.push(other);
    };
    // Going right along a row of corners crosses the vertical edge in the column between them, and the other way round.
    if (row > 0 && row < height) {
      if (column < width) cross(corner + 1, verticalEdge(puzzle, row - 1, column));
      if (column > 0) cross(corner - 1, verticalEdge(puzzle, row - 1, column - 1));
    }
    if (column > 0 && column < width) {
      if (row < height) cross(corner + across, horizontalEdge(puzzle, row, column - 1));
      if (row > 0) cross(corner - across, horizontalEdge(puzzle, row - 1, column - 1));
    }
  }
  return found;
}

/** Number of used edges at a cell. */
export function degree(puzzle: CastleWallPuzzle, cell: number, known: Known): number {
  return edgesAt(puzzle, cell).filter((edge) => known(edge) === YES).length;
}
