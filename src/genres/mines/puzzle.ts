import type { Puzzle } from '../../board/puzzle.ts';
import { diagonals, neighbours, type Shape } from '../../grid/shape.ts';

/** A board of Mines. Decision `d` is cell `d`: yes = mine, no = safe. It has no notes. */
export interface MinesPuzzle extends Puzzle {
  /** Printed number of each cell: 0 or more, `BLANK` or `QUESTION`. */
  readonly numbers: readonly number[];
}

/** The cells that a number in `cell` counts. */
export function around(shape: Shape, cell: number, { corners }: { readonly corners: boolean }): number[] {
  return [...neighbours(shape, cell), ...(corners ? diagonals(shape, cell) : [])];
}
