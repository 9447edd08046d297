import type { Puzzle } from '../../board/puzzle.ts';

// Printed pieces, by puzz.link's codes; BLANK (-1) is no piece and QUESTION (-2) a ship cell of unknown shape.
export const WATER = 0;
export const UPPER_END = 1;
export const LOWER_END = 2;
export const LEFT_END = 3;
export const RIGHT_END = 4;
export const MIDDLE = 5;
export const SUBMARINE = 6;

/**
 * A Battleships board. Decision `d` is cell `d`: yes = ship, no = water.
 * Notes: `struckColumns`, `struckRows`, `struckPieces` per cell, `struckShips` (0 or 1 each, `struckShips` in the
 * fleet's order); `dottedPieces`: printed cells with a file's mark of water, where the print wins; `uprightShips`: the fleet draws the ship upright, which says nothing and is kept for byte-equal links.
 */
export interface BattleshipsPuzzle extends Puzzle {
  /** Number above each column and beside each row: 0 or more, `BLANK` or `QUESTION`. */
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  /** Printed piece of each cell: one of the codes above, `BLANK` or `QUESTION`. */
  readonly pieces: readonly number[];
  /** Lengths of the ships, in the order in which the board lists them. */
  readonly fleet: readonly number[];
}
