import { edgeCount, horizontalEdge, verticalEdge } from '../../grid/edges.ts';
import type { Shape } from '../../grid/shape.ts';

/**
 * The corners at which four cells meet, as a graph: two neighbouring corners are parted by the edge of the loop's grid
 * that runs between them, and what lies around the board is one more, the rim.
 *
 *     o──o──o      o: cells, numbered row by row; the corners between them are
 *     │ 0│ 1│      numbered row by row, too. The edge between the upper two cells
 *     o──o──o      parts corner 0 from the rim.
 */
export interface Corners {
  /** Corners and the rim. */
  readonly count: number;
  readonly rim: number;
  /** Per edge, the corners on its two sides. */
  readonly first: Int32Array;
  readonly second: Int32Array;
  /** The edges around corner v are `edges[start[v]]` … `edges[start[v + 1] - 1]`; `others` has what lies beyond each. */
  readonly start: Int32Array;
  readonly edges: Int32Array;
  readonly others: Int32Array;
}

/** The corner at the lower right of the cell (row, column); the rim where four cells don't meet there. */
export function cornerAt({ width, height }: Shape, row: number, column: number): number {
  if (row < 0 || column < 0 || row >= height - 1 || column >= width - 1) return rimOf({ width, height });
  return row * (width - 1) + column;
}

function rimOf({ width, height }: Shape): number {
  return Math.max(0, width - 1) * Math.max(0, height - 1);
}

/** The four corners of a cell; those on the border of the board are the rim. */
export function cornersAt(shape: Shape, row: number, column: number): number[] {
  return [
    cornerAt(shape, row - 1, column - 1),
    cornerAt(shape, row - 1, column),
    cornerAt(shape, row, column - 1),
    cornerAt(shape, row, column),
  ];
}

/** Cost: the edges. */
export function cornersOf(shape: Shape): Corners {
  const rim = rimOf(shape);
  const count = rim + 1;
  const first = new Int32Array(edgeCount(shape));
  const second = new Int32Array(edgeCount(shape));
  for (let row = 0; row < shape.height; row++)
    for (let column = 0; column < shape.width; column++) {
      if (column < shape.width - 1) {
        const edge = horizontalEdge(shape, row, column);
        first[edge] = cornerAt(shape, row - 1, column);
        second[edge] = cornerAt(shape, row, column);
      }
      if (row < shape.height - 1) {
        const edge = verticalEdge(shape, row, column);
        first[edge] = cornerAt(shape, row, column - 1);
        second[edge] = cornerAt(shape, row, column);
      }
    }
  const start = new Int32Array(count + 1);
  for (const ends of [first, second]) for (const corner of ends) start[corner + 1]++;
  for (let corner = 0; corner < count; corner++) start[corner + 1] += start[corner];
  const next = start.slice();
  const edges = new Int32Array(2 * first.length);
  const others = new Int32Array(2 * first.length);
  for (let edge = 0; edge < first.length; edge++) {
    others[next[first[edge]]] = second[edge];
    edges[next[first[edge]]++] = edge;
    others[next[second[edge]]] = first[edge];
    edges[next[second[edge]]++] = edge;
  }
  return { count, rim, first, second, start, edges, others };
}
