import { BLANK } from '../../../src/board/clue.ts';
import { UNKNOWN } from '../../../src/board/marks.ts';
import { battleshipsNotes } from '../../../src/genres/battleships/formats/notes.ts';
import type { BattleshipsPuzzle } from '../../../src/genres/battleships/puzzle.ts';
import { finished, type Hand, noteSizes, type Spot, type Write } from '../../page/hands/hand.ts';
import { type Canvas, shade, walked } from '../../page/hands/shading.ts';
import { cellUnder } from '../../page/hands/spots.ts';

export const STRUCK_COLUMNS = 'struckColumns';
export const STRUCK_ROWS = 'struckRows';
export const STRUCK_SHIPS = 'struckShips';

/** Left places ship cells, right water; a press on an outside number strikes it off. */
export const battleshipsHand: Hand<BattleshipsPuzzle> = {
  margins: true,
  pen: false,
  notes: (puzzle) => noteSizes(battleshipsNotes(puzzle, puzzle.fleet.length)),
  press(puzzle, game, spot, press) {
    const number = numberUnder(puzzle, spot);
    if (!number) return shade(canvasOf(puzzle), game, spot, press);
    const value = !press.erase && game.read(number.layer, number.index) === 0 ? 1 : 0;
    return { writes: [{ ...number, value }], stroke: finished };
  },
  walk: (puzzle, _game, _from, to, marking) => walked(canvasOf(puzzle), [to], marking),
};

function canvasOf(puzzle: BattleshipsPuzzle): Canvas {
  return {
    decisionUnder: (spot) => cellUnder(puzzle, spot),
    // A printed piece says already what its cell is; old marks under one may still be erased.
    allows: (cell, mark) => mark === UNKNOWN || puzzle.pieces[cell] === BLANK,
  };
}

function numberUnder(puzzle: BattleshipsPuzzle, { x, y }: Spot): Omit<Write, 'value'> | undefined {
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (row === -1 && column >= 0 && column < puzzle.width && puzzle.columns[column] !== BLANK)
    return { layer: STRUCK_COLUMNS, index: column };
  if (column === -1 && row >= 0 && row < puzzle.height && puzzle.rows[row] !== BLANK)
    return { layer: STRUCK_ROWS, index: row };
  return undefined;
}
