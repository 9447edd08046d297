import { BLANK } from '../../../board/clue.ts';
import { layerOf } from '../../../board/notes.ts';
import type { Codec } from '../../../formats/codec.ts';
import { jsonMarks, jsonNotes, type PuzzleLists, printJson, puzzleLists } from '../../../formats/json.ts';
import { regionCount, regionsOfLabels } from '../../../formats/regions.ts';
import { MAX_NUMBER } from '../../../formats/size.ts';
import { InputError } from '../../../grid/input-error.ts';
import { cellCount, cellName, type Shape } from '../../../grid/shape.ts';
import { CLUE_CELL, type TilepaintPuzzle } from '../puzzle.ts';
import { tilepaintBody } from './address.ts';
import { tilepaintLines } from './file.ts';
import { tilepaintNotes } from './notes.ts';
import { cellPaint, paintedBoard } from './paint.ts';
import { tilepaintPicture } from './picture.ts';
import { tilepaintText } from './text.ts';

export const tilepaintCodec: Codec<TilepaintPuzzle> = {
  genre: 'tilepaint',
  puzzlinkId: 'tilepaint',
  body: tilepaintBody,
  lines: tilepaintLines,
  text: tilepaintText,
  fromJson(object, shape, warn) {
    const found = puzzleLists(object, lists(shape));
    const puzzle = { ...shape, ...found, tiles: regionsOfLabels(shape, found.tiles, warn, 'tile') };
    puzzle.tiles.forEach((tile, cell) => {
      if (tile !== CLUE_CELL && (puzzle.right[cell] !== BLANK || puzzle.down[cell] !== BLANK))
        throw new InputError(`right or down has a number at ${cellName(shape, cell)}, which is no clue cell.`);
    });
    const tiles = regionCount(puzzle.tiles);
    const marks = jsonMarks(object, tiles);
    const notes = jsonNotes(object, tilepaintNotes(shape));
    const twice = puzzle.tiles.findIndex(
      (tile, cell) => notes.paint !== undefined && notes.paint[cell] !== 0 && tile !== CLUE_CELL && marks[tile] !== 0,
    );
    if (twice >= 0)
      throw new InputError(`notes.paint names ${cellName(shape, twice)}, whose tile is marked as a whole.`);
    const paint = cellPaint({ puzzle, marks, notes });
    return paintedBoard(puzzle, paint, layerOf(notes, 'tints', cellCount(shape)));
  },
  toJson: (board) => printJson('tilepaint', board, lists(board.puzzle)),
  picture: tilepaintPicture,
  warnings: () => [],
};

function lists(shape: Shape): PuzzleLists<TilepaintPuzzle> {
  const length = cellCount(shape);
  const numbers = { least: BLANK, largest: MAX_NUMBER };
  return {
    tiles: { length, least: CLUE_CELL, largest: length - 1 },
    columns: { length: shape.width, ...numbers },
    rows: { length: shape.height, ...numbers },
    right: { length, ...numbers },
    down: { length, ...numbers },
  };
}
