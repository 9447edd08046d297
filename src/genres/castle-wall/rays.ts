import { horizontalEdge, verticalEdge } from '../../grid/edges.ts';
import { columnOf, rowOf, type Shape } from '../../grid/shape.ts';
import { DOWN, LEFT, RIGHT, UP } from './puzzle.ts';

/** The edges that an arrow's number counts, nearest first: those lying along its ray, up to the border. */
export function rayEdges(shape: Shape, cell: number, arrow: number): number[] {
  const row = rowOf(shape, cell);
  const column = columnOf(shape, cell);
  const edges: number[] = [];
  if (arrow === UP) for (let at = row - 1; at >= 0; at--) edges.push(verticalEdge(shape, at, column));
  if (arrow === DOWN) for (let at = row; at < shape.height - 1; at++) edges.push(verticalEdge(shape, at, column));
  if (arrow === LEFT) for (let at = column - 1; at >= 0; at--) edges.push(horizontalEdge(shape, row, at));
  if (arrow === RIGHT) for (let at = column; at < shape.width - 1; at++) edges.push(horizontalEdge(shape, row, at));
  return edges;
}
