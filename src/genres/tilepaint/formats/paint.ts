import type { Board } from '../../../board/board.ts';
import { tidied } from '../../../board/notes.ts';
import { cellPaint as paintOfCells, regionPaint } from '../../../formats/region-paint.ts';
import type { TilepaintPuzzle } from '../puzzle.ts';

// Files paint cells, marks paint tiles; the note `paint` says what marks can't: see formats/region-paint.ts.

/** Paint of each cell (0 nothing, 1 painted, 2 white): its tile's mark, or what is noted where there is none. */
export function cellPaint({ puzzle, marks, notes }: Board<TilepaintPuzzle>): number[] {
  return paintOfCells(puzzle.tiles, marks, notes.paint);
}

/** The board whose cells are painted that way: marks for the tiles that are all alike, notes for the rest. */
export function paintedBoard(
  puzzle: TilepaintPuzzle,
  paint: readonly number[],
  tints: readonly number[],
): Board<TilepaintPuzzle> {
  const { marks, left } = regionPaint(puzzle.tiles, paint);
  return { puzzle, marks, notes: tidied({ tints, paint: left }) };
}
