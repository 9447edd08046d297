import { NO, UNKNOWN, YES } from '../../../src/board/marks.ts';
import type { CastleWallPuzzle } from '../../../src/genres/castle-wall/puzzle.ts';
import { horizontalEdge, verticalEdge } from '../../../src/grid/edges.ts';
import { columnOf, rowOf } from '../../../src/grid/shape.ts';
import type { Known } from '../../page/feedback/fault.ts';

export const OUTSIDE = 1;
export const INSIDE = 2;

/**
 * Which corners of the grid are known to be inside or outside the loop: (height + 1) × (width + 1) corners row by row,
 * 0 where the marks don't tell. The loop runs through cell centres, so it separates corners: two corners on either
 * side of an edge are on different sides of the loop when it is used, on the same side when it is not. The border is
 * outside. Linear in the cells.
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

/** On which side of the loop a wall is known to lie, 0 when it isn't: no edge meets it, so all its corners agree. */
export function sideOfWall(puzzle: CastleWallPuzzle, corners: Uint8Array, wall: number): number {
  const across = puzzle.width + 1;
  const first = rowOf(puzzle, wall) * across + columnOf(puzzle, wall);
  for (const corner of [first, first + 1, first + across, first + across + 1])
    if (corners[corner] !== 0) return corners[corner];
  return 0;
}

/** The same marks once a loop is closed: whatever isn't drawn is off it. */
export function closedKnown(known: Known): Known {
  return (edge) => (known(edge) === YES ? YES : NO);
}
