import type { Puzzle } from '../../board/puzzle.ts';

// Colours of a clue cell.
export const NO_WALL = -1;
export const GREY = 0;
/** Inside the loop. */
export const WHITE = 1;
/** Outside the loop. */
export const BLACK = 2;

// Directions of an arrow, by puzz.link's codes.
export const NO_ARROW = 0;
export const UP = 1;
export const DOWN = 2;
export const LEFT = 3;
export const RIGHT = 4;

/**
 * A Castle Wall board. Decision `e` is edge `e` (grid/edges.ts): yes = on the loop, no = off it.
 * Notes: `greyed` per cell (0 or 1): a clue the player has ticked off.
 */
export interface CastleWallPuzzle extends Puzzle {
  /** Colour of each clue cell, `NO_WALL` on ordinary cells. */
  readonly colours: readonly number[];
  /** Arrow of each clue cell, `NO_ARROW` elsewhere. */
  readonly arrows: readonly number[];
  /** Number of each clue cell: 0 or more, or `QUESTION` for none (puzz.link knows no difference between none and `?`). `BLANK` on ordinary cells. */
  readonly numbers: readonly number[];
}
