import { type Marks, NO, YES } from '../../board/marks.ts';
import { edgeCount, horizontalEdge, verticalEdge } from '../../grid/edges.ts';
import type { Orientation } from '../../grid/orientation.ts';
import { cellCount, type Shape } from '../../grid/shape.ts';

// What must become of an edge.
export const FREE = 0;
export const USED = 1;
export const UNUSED = 2;

// On which side of the loop a cell must lie that the loop does not visit.
export const EITHER_SIDE = 0;
export const INSIDE = 1;
export const OUTSIDE = 2;

/**
 * A grid for a loop along the edges that join the centres of neighbouring cells, as the sweep walks it: row by row, the
 * narrower side as the width. Only edge numbers are those of the board as printed.
 */
export interface LoopGrid extends Shape {
  /** The cell as printed, for each cell here. */
  readonly printed: Int32Array;
  /** Edge to the right of and below each cell, by its printed number; −1 at the border. */
  readonly rightEdge: Int32Array;
  readonly downEdge: Int32Array;
  /** `FREE`, `USED` or `UNUSED` for each of these edges; those at cells that are barred and at the border are unused. */
  readonly right: Uint8Array;
  readonly down: Uint8Array;
  /** `EITHER_SIDE`, `INSIDE` or `OUTSIDE` for each cell. */
  readonly side: Uint8Array;
  /** Number of edges on the board. */
  readonly edges: number;
  /** False when a mark wants an edge at a barred cell. */
  readonly consistent: boolean;
}

/** The `printed` board laid out for the sweep; the loop visits no `barred` cell, and `marks`, when given, are kept to. */
export function loopGrid(
  printed: Shape,
  orientation: Orientation,
  barred: (printedCell: number) => boolean = () => false,
  marks?: Marks,
): LoopGrid {
  const { width, height, isTurned } = orientation;
  const cells = cellCount(printed);
  const printedCell = new Int32Array(cells);
  const rightEdge = new Int32Array(cells).fill(-1);
  const downEdge = new Int32Array(cells).fill(-1);
  const right = new Uint8Array(cells).fill(UNUSED);
  const down = new Uint8Array(cells).fill(UNUSED);
  let consistent = true;
  const wanted = (cell: number, other: number, edge: number): number => {
    const mark = marks?.[edge];
    if (barred(cell) || barred(other)) {
      if (mark === YES) consistent = false;
      return UNUSED;
    }
    return mark === YES ? USED : mark === NO ? UNUSED : FREE;
  };
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const cell = row * width + column;
      const here = orientation.printed(row, column);
      printedCell[cell] = here;
      if (column < width - 1) {
        const edge = isTurned ? verticalEdge(printed, column, row) : horizontalEdge(printed, row, column);
        rightEdge[cell] = edge;
        right[cell] = wanted(here, orientation.printed(row, column + 1), edge);
      }
      if (row < height - 1) {
        const edge = isTurned ? horizontalEdge(printed, column, row) : verticalEdge(printed, row, column);
        downEdge[cell] = edge;
        down[cell] = wanted(here, orientation.printed(row + 1, column), edge);
      }
    }
  const side = new Uint8Array(cells);
  const edges = edgeCount(printed);
  return { width, height, printed: printedCell, rightEdge, downEdge, right, down, side, edges, consistent };
}

/** Whether nothing is barred or marked, so that every loop of the grid will do. */
export function isBare({ rightEdge, right, downEdge, down, side }: LoopGrid): boolean {
  const free = (edges: Int32Array, wanted: Uint8Array): boolean =>
    edges.every((edge, cell) => edge < 0 || wanted[cell] === FREE);
  return free(rightEdge, right) && free(downEdge, down) && side.every((wanted) => wanted === EITHER_SIDE);
}
