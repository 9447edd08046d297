import type { Board } from '../../../board/board.ts';
import { UNKNOWN } from '../../../board/marks.ts';
import { layerOf, tidied } from '../../../board/notes.ts';
import { CLUE_CELL, type TilepaintPuzzle } from '../puzzle.ts';

// Files paint cells, marks paint tiles. Where a drawing paints a part of a tile, or a clue cell, marks can't say it:
//
//     | # . |      one tile, half painted
//
// Then the tile is unknown and the note `paint` says what each of its cells is (0 nothing, 1 painted, 2 white).

/** Paint of each cell (0 nothing, 1 painted, 2 white): its tile's mark, or what is noted where there is none. */
export function cellPaint({ puzzle, marks, notes }: Board<TilepaintPuzzle>): number[] {
  const noted = layerOf(notes, 'paint', puzzle.tiles.length);
  return puzzle.tiles.map((tile, cell) => (tile === CLUE_CELL ? 0 : marks[tile]) || noted[cell]);
}

/** The board whose cells are painted that way: marks for the tiles that are all alike, notes for the rest. */
export function paintedBoard(
  puzzle: TilepaintPuzzle,
  tiles: number,
  paint: readonly number[],
  tints: readonly number[],
): Board<TilepaintPuzzle> {
  const marks = new Uint8Array(tiles);
  const seen = new Uint8Array(tiles);
  const mixed = new Uint8Array(tiles);
  puzzle.tiles.forEach((tile, cell) => {
    if (tile === CLUE_CELL) return;
    if (seen[tile] === 0) marks[tile] = paint[cell];
    else if (marks[tile] !== paint[cell]) mixed[tile] = 1;
    seen[tile] = 1;
  });
  for (let tile = 0; tile < tiles; tile++) if (mixed[tile] === 1) marks[tile] = UNKNOWN;
  const left = puzzle.tiles.map((tile, cell) => (tile === CLUE_CELL || mixed[tile] === 1 ? paint[cell] : 0));
  return { puzzle, marks, notes: tidied({ tints, paint: left }) };
}
