import type { Puzzle } from '../../board/puzzle.ts';

/**
 * A Usowan board. Decision `d` is cell `d`: yes = shaded, no = white.
 * Notes: `verdicts` per cell (0 none, 1 `o` thought true, 2 `x` thought a lie); `verticalBorders` and
 * `horizontalBorders` (0 none, 1 crossed), in the order of the borders in a link.
 */
export interface UsowanPuzzle extends Puzzle {
  /** Region of each cell, numbered from 0 by first cell in reading order. */
  readonly regions: readonly number[];
  /** Printed number of each cell: 0–4, `BLANK` or `QUESTION`. */
  readonly numbers: readonly number[];
}
