import { horizontalEdge, verticalEdge } from '../../grid/edges.ts';
import { columnOf, rowOf } from '../../grid/shape.ts';
import { type CastleWallPuzzle, DOWN, LEFT, RIGHT, UP } from './puzzle.ts';

/** The edges that an arrow's number counts, nearest first: those lying along its ray, up to the border. */
export function rayEdges(puzzle: CastleWallPuzzle, cell: number, arrow: number): number[] {
  const row = rowOf(puzzle, cell);
  const column = columnOf(puzzle, cell);
  const edges: number[] = [];
  if (arrow === UP) for (let at = row - 1; at >= 0; at--) edges.push(verticalEdge(puzzle, at, column));
  if (arrow === DOWN) for (let at = row; at < puzzle.height - 1; at++) edges.push(verticalEdge(puzzle, at, column));
  if (arrow === LEFT) for (let at = column - 1; at >= 0; at--) edges.push(horizontalEdge(puzzle, row, at));
  if (arrow === RIGHT) for (let at = column; at < puzzle.width - 1; at++) edges.push(horizontalEdge(puzzle, row, at));
  return edges;
}
