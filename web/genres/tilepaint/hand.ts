import { tilepaintNotes } from '../../../src/genres/tilepaint/formats/notes.ts';
import { CLUE_CELL, type TilepaintPuzzle } from '../../../src/genres/tilepaint/puzzle.ts';
import { MARKS } from '../../page/game/layers.ts';
import { type Hand, noteSizes, type Table, type Write } from '../../page/hands/hand.ts';
import { type Canvas, shade, walked } from '../../page/hands/shading.ts';
import { cellUnder } from '../../page/hands/spots.ts';

export const TINTS = 'tints';
/** Paint of single cells, which only files can have: a stroke over the tile replaces it. */
export const PAINT = 'paint';

/** Left paints whole tiles, right marks them white. */
export const tilepaintHand: Hand<TilepaintPuzzle> = {
  margins: false,
  pen: false,
  notes: (puzzle) => noteSizes(tilepaintNotes(puzzle)),
  press(puzzle, table, spot, press) {
    const begun = shade(canvasOf(puzzle), table, spot, press);
    if (!begun) return undefined;
    const { writes, stroke } = begun;
    return {
      writes: whole(puzzle, table, writes),
      stroke: { move: (next) => whole(puzzle, table, stroke.move(next)), lift: () => stroke.lift() },
    };
  },
  walk: (puzzle, table, _from, to, marking) =>
    puzzle.tiles[to] === CLUE_CELL ? [] : whole(puzzle, table, walked(canvasOf(puzzle), [puzzle.tiles[to]], marking)),
};

/** The writings, and with each tile's mark the wiping of single cells' paint within it. */
function whole(puzzle: TilepaintPuzzle, table: Table, writes: readonly Write[]): Write[] {
  return writes.flatMap((write) => [
    write,
    ...(write.layer === MARKS ? paintedCells(puzzle, table, write.index) : []).map((index) => ({
      layer: PAINT,
      index,
      value: 0,
    })),
  ]);
}

function paintedCells(puzzle: TilepaintPuzzle, table: Table, tile: number): number[] {
  return [...puzzle.tiles.keys()].filter((cell) => puzzle.tiles[cell] === tile && table.read(PAINT, cell) !== 0);
}

function canvasOf(puzzle: TilepaintPuzzle): Canvas {
  return {
    decisionUnder(spot) {
      const cell = cellUnder(puzzle, spot);
      return cell < 0 ? -1 : puzzle.tiles[cell];
    },
    allows: () => true,
  };
}
