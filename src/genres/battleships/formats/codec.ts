import { QUESTION } from '../../../board/clue.ts';
import type { Codec } from '../../../formats/codec.ts';
import { jsonMarks, jsonNotes, type PuzzleLists, printJson, puzzleLists } from '../../../formats/json.ts';
import { MAX_NUMBER } from '../../../formats/size.ts';
import { cellCount, type Shape } from '../../../grid/shape.ts';
import { type BattleshipsPuzzle, SUBMARINE } from '../puzzle.ts';
import { battleshipsBody } from './address.ts';
import { battleshipsLines } from './file.ts';
import { LONGEST_SHIP, MOST_SHIPS, withoutUprightSingles } from './fleets.ts';
import { battleshipsNotes } from './notes.ts';
import { battleshipsPicture } from './picture.ts';
import { withPrinted } from './printed-marks.ts';
import { battleshipsText } from './text.ts';

export const battleshipsCodec: Codec<BattleshipsPuzzle> = {
  genre: 'battleships',
  puzzlinkId: 'battleship',
  body: battleshipsBody,
  lines: battleshipsLines,
  text: battleshipsText,
  fromJson(object, shape) {
    const puzzle = { ...shape, ...puzzleLists(object, lists(shape)) };
    const notes = withoutUprightSingles(jsonNotes(object, battleshipsNotes(shape, puzzle.fleet.length)), puzzle.fleet);
    return { puzzle, marks: withPrinted(puzzle.pieces, jsonMarks(object, cellCount(shape))), notes };
  },
  toJson: (board) => printJson('battleships', board, lists(board.puzzle)),
  picture: battleshipsPicture,
  warnings({ columns, rows }) {
    const lines = [
      ...columns.flatMap((value, column) => (value === QUESTION ? [`column ${column + 1}`] : [])),
      ...rows.flatMap((value, row) => (value === QUESTION ? [`row ${row + 1}`] : [])),
    ];
    if (lines.length === 0) return [];
    return [`A "?" outside the board (${lines.join(', ')}) says nothing here; puzz.link accepts no answer for it.`];
  },
};

function lists(shape: Shape): PuzzleLists<BattleshipsPuzzle> {
  return {
    columns: { length: shape.width, least: QUESTION, largest: MAX_NUMBER },
    rows: { length: shape.height, least: QUESTION, largest: MAX_NUMBER },
    pieces: { length: cellCount(shape), least: QUESTION, largest: SUBMARINE },
    fleet: { most: MOST_SHIPS, least: 1, largest: LONGEST_SHIP },
  };
}
