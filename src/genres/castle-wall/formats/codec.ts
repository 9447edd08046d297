import { BLANK, QUESTION } from '../../../board/clue.ts';
import type { Codec } from '../../../formats/codec.ts';
import { jsonMarks, jsonNotes, type PuzzleLists, printJson, puzzleLists } from '../../../formats/json.ts';
import { MAX_NUMBER } from '../../../formats/size.ts';
import { edgeCount } from '../../../grid/edges.ts';
import { InputError } from '../../../grid/input-error.ts';
import { cellCount, cellName, type Shape } from '../../../grid/shape.ts';
import { BLACK, type CastleWallPuzzle, NO_ARROW, NO_WALL, RIGHT } from '../puzzle.ts';
import { castleWallBody } from './address.ts';
import { castleWallLines } from './file.ts';
import { castleWallNotes } from './notes.ts';
import { castleWallPicture } from './picture.ts';
import { castleWallText } from './text.ts';

export const castleWallCodec: Codec<CastleWallPuzzle> = {
  genre: 'castle-wall',
  puzzlinkId: 'castle',
  body: castleWallBody,
  lines: castleWallLines,
  text: castleWallText,
  fromJson(object, shape) {
    const puzzle = { ...shape, ...puzzleLists(object, lists(shape)) };
    puzzle.colours.forEach((colour, cell) => {
      const { [cell]: arrow } = puzzle.arrows;
      const { [cell]: value } = puzzle.numbers;
      if (colour === NO_WALL ? arrow !== NO_ARROW || value !== BLANK : value === BLANK)
        throw new InputError(
          `Cell ${cellName(shape, cell)} has colour ${colour}, arrow ${arrow} and number ${value}, where -1, 0, -1 ` +
            '(an ordinary cell) or a colour from 0 on with a number or -2 was expected.',
        );
    });
    return { puzzle, marks: jsonMarks(object, edgeCount(shape)), notes: jsonNotes(object, castleWallNotes(shape)) };
  },
  toJson: (board) => printJson('castle-wall', board, lists(board.puzzle)),
  picture: castleWallPicture,
  warnings(puzzle) {
    const cells = [...puzzle.numbers.keys()].filter(
      (cell) => puzzle.numbers[cell] >= 0 && puzzle.arrows[cell] === NO_ARROW,
    );
    if (cells.length === 0) return [];
    const names = cells.map((cell) => cellName(puzzle, cell)).join(', ');
    return [`A number without an arrow (${names}) says nothing here; puzz.link accepts no answer for it.`];
  },
};

function lists(shape: Shape): PuzzleLists<CastleWallPuzzle> {
  const length = cellCount(shape);
  return {
    colours: { length, least: NO_WALL, largest: BLACK },
    arrows: { length, least: NO_ARROW, largest: RIGHT },
    numbers: { length, least: QUESTION, largest: MAX_NUMBER },
  };
}
