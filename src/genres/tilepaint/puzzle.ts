import type { Puzzle } from '../../board/puzzle.ts';

/** In `tiles`: this cell is a clue cell and belongs to no tile. */
export const CLUE_CELL = -1;

/**
 * A Tilepaint board. Decision `t` is tile `t`: yes = painted, no = white.
 * Notes: `tints` per cell (0 or 1); `paint` per cell (0 nothing, 1 painted, 2 white), only where a file paints a clue
 * cell or part of a tile: one mark a tile can't say that, and the judge must see it.
 * A number counts the painted cells from the next cell to the next clue cell or the edge.
 */
export interface TilepaintPuzzle extends Puzzle {
  /** Tile of each cell, numbered from 0 by first cell in reading order, or `CLUE_CELL`. */
  readonly tiles: readonly number[];
  /** Number above each column and beside each row: 0 or more, or `BLANK`. */
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  /** For each clue cell the number of the run to its right and of the run below it; `BLANK` elsewhere. */
  readonly right: readonly number[];
  readonly down: readonly number[];
}
