import { cellName, cellNamed, columnOf, rowOf, type Shape } from './shape.ts';

// An edge joins the centres of two neighbouring cells. Edges are numbered as pzprv3 prints them:
// all horizontal ones row by row, then all vertical ones row by row.

/** Number of horizontal edges: `height` rows of `width - 1`. */
export function horizontalEdgeCount({ width, height }: Shape): number {
  return height * (width - 1);
}

export function edgeCount(shape: Shape): number {
  return horizontalEdgeCount(shape) + (shape.height - 1) * shape.width;
}

/** The edge from (row, column) to its right neighbour. */
export function horizontalEdge({ width }: Shape, row: number, column: number): number {
  return row * (width - 1) + column;
}

/** The edge from (row, column) to the cell below it. */
export function verticalEdge(shape: Shape, row: number, column: number): number {
  return horizontalEdgeCount(shape) + row * shape.width + column;
}

/** The two cells that an edge joins, the upper or left one first. */
export function edgeEnds(shape: Shape, edge: number): [number, number] {
  const { width } = shape;
  const horizontal = horizontalEdgeCount(shape);
  if (edge < horizontal) {
    const row = Math.floor(edge / (width - 1));
    const cell = row * width + (edge % (width - 1));
    return [cell, cell + 1];
  }
  const cell = edge - horizontal;
  return [cell, cell + width];
}

/** The edge between two neighbouring cells, or -1 when they are not neighbours. */
export function edgeBetween(shape: Shape, a: number, b: number): number {
  const [first, second] = a < b ? [a, b] : [b, a];
  const row = rowOf(shape, first);
  const column = columnOf(shape, first);
  if (second === first + 1 && column < shape.width - 1) return horizontalEdge(shape, row, column);
  if (second === first + shape.width) return verticalEdge(shape, row, column);
  return -1;
}

/** The (up to four) edges at a cell, in the order up, left, right, down. */
export function edgesAt(shape: Shape, cell: number): number[] {
  const row = rowOf(shape, cell);
  const column = columnOf(shape, cell);
  const found: number[] = [];
  if (row > 0) found.push(verticalEdge(shape, row - 1, column));
  if (column > 0) found.push(horizontalEdge(shape, row, column - 1));
  if (column < shape.width - 1) found.push(horizontalEdge(shape, row, column));
  if (row < shape.height - 1) found.push(verticalEdge(shape, row, column));
  return found;
}

/** `r1c1-r1c2`, the upper or left cell first. */
export function edgeName(shape: Shape, edge: number): string {
  const [a, b] = edgeEnds(shape, edge);
  return `${cellName(shape, a)}-${cellName(shape, b)}`;
}

/** The edge called `r1c1-r1c2` (either order of its cells), or -1. */
export function edgeNamed(shape: Shape, name: string): number {
  const [a, b, more] = name.split('-');
  if (a === undefined || b === undefined || more !== undefined) return -1;
  const from = cellNamed(shape, a);
  const to = cellNamed(shape, b);
  return from < 0 || to < 0 ? -1 : edgeBetween(shape, from, to);
}
