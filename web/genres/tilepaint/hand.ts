import { tilepaintNotes } from '../../../src/genres/tilepaint/formats/notes.ts';
import { CLUE_CELL, type TilepaintPuzzle } from '../../../src/genres/tilepaint/puzzle.ts';
import { MARKS } from '../../page/game/layers.ts';
import { type Hand, noteSizes, type Readable, type Write } from '../../page/hands/hand.ts';
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
  press(puzzle, game, spot, press) {
    const gesture = shade(canvasOf(puzzle), game, spot, press);
    if (!gesture) return undefined;
    const { writes, stroke } = gesture;
    return {
      writes: whole(puzzle, game, writes),
      stroke: { move: (next) => whole(puzzle, game, stroke.move(next)), lift: () => stroke.lift() },
    };
  },
  walk: (puzzle, game, _from, to, marking) =>
    puzzle.tiles[to] === CLUE_CELL ? [] : whole(puzzle, game, walked(canvasOf(puzzle), [puzzle.tiles[to]], marking)),
};

/** The writings, and with each tile's mark the wiping of single cells' paint within it. */
function whole(puzzle: TilepaintPuzzle, game: Readable, writes: readonly Write[]): Write[] {
  return writes.flatMap((write) => [
    write,
    ...(write.layer === MARKS ? paintedCells(puzzle, game, write.index) : []).map((index) => ({
      layer: PAINT,
      index,
      value: 0,
    })),
  ]);
}

function paintedCells(puzzle: TilepaintPuzzle, game: Readable, tile: number): number[] {
  return [...puzzle.tiles.keys()].filter((cell) => puzzle.tiles[cell] === tile && game.read(PAINT, cell) !== 0);
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
