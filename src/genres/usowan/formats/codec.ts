import { QUESTION } from '../../../board/clue.ts';
import type { Codec } from '../../../formats/codec.ts';
import { jsonMarks, jsonNotes, type PuzzleLists, printJson, puzzleLists } from '../../../formats/json.ts';
import { regionsOfLabels } from '../../../formats/regions.ts';
import { cellCount, type Shape } from '../../../grid/shape.ts';
import type { UsowanPuzzle } from '../puzzle.ts';
import { usowanBody } from './address.ts';
import { usowanLines } from './file.ts';
import { usowanNotes } from './notes.ts';
import { usowanPicture } from './picture.ts';
import { usowanText } from './text.ts';

export const usowanCodec: Codec<UsowanPuzzle> = {
  genre: 'usowan',
  puzzlinkId: 'usoone',
  body: usowanBody,
  lines: usowanLines,
  text: usowanText,
  fromJson(object, shape, warn) {
    const { regions, numbers } = puzzleLists(object, lists(shape));
    const puzzle = { ...shape, regions: regionsOfLabels(shape, regions, warn, 'region'), numbers };
    return { puzzle, marks: jsonMarks(object, cellCount(shape)), notes: jsonNotes(object, usowanNotes(shape)) };
  },
  toJson: (board) => printJson('usowan', board, lists(board.puzzle)),
  picture: usowanPicture,
  warnings: () => [],
};

function lists(shape: Shape): PuzzleLists<UsowanPuzzle> {
  const length = cellCount(shape);
  return {
    regions: { length, least: 0, largest: length - 1 },
    numbers: { length, least: QUESTION, largest: 4 },
  };
}
