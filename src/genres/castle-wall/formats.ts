import { type BodyPart, SKIPS_FROM_A, mustFit, spread } from '../../formats/body.ts';
import { type Codec, unmarked } from '../../formats/codec.ts';
import { type PuzzleLists, jsonMarks, jsonNotes, printJson, puzzleLists } from '../../formats/json.ts';
import { type Item, type LinePart, type Lines, rows, words } from '../../formats/lines.ts';
import { layerOf, tidied } from '../../formats/notes.ts';
import { type Part, type Warn, mapped, record } from '../../formats/part.ts';
import { counted } from '../../formats/quote.ts';
import { MAX_NUMBER, naturalOf } from '../../formats/size.ts';
import type { Board } from '../../genre/genre.ts';
import { BLANK, QUESTION } from '../../grid/clue.ts';
import { edgeCount, horizontalEdgeCount } from '../../grid/edges.ts';
import { InputError } from '../../grid/input-error.ts';
import { type Shape, cellCount, cellName } from '../../grid/shape.ts';
import { castleWallNotes } from './notes.ts';
import { castleWallSvg } from './picture.ts';
import { BLACK, type CastleWallPuzzle, NO_ARROW, NO_WALL, RIGHT } from './puzzle.ts';
import { castleWallText } from './text.ts';

type CastleWallBoard = Board<CastleWallPuzzle>;

export const castleWallCodec: Codec<CastleWallPuzzle> = {
  genre: 'castle-wall',
  puzzlinkId: 'castle',
  body,
  lines,
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
  toSvg: castleWallSvg,
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

interface Wall {
  readonly colour: number;
  readonly arrow: number;
  readonly number: number;
}

const LARGEST_IN_BODY = 4095;

/**
 * Colour, then arrow and number: `0`–`4` and one digit or `.` for no number, `5`–`9` (arrow 0–4) and two digits, or
 * `-`, the arrow and three digits.
 */
const WALL: BodyPart<Wall | null> = {
  read(cursor) {
    const at = cursor.position;
    const colour = '012'.indexOf(cursor.take('a cell'));
    if (colour < 0) cursor.fail('a colour (0-2) or blanks (a-z)', at);
    const place = cursor.position;
    const sign = cursor.take('an arrow (0-9 or "-")');
    if (sign === '-') {
      const arrow = '01234'.indexOf(cursor.take('an arrow (0-4)'));
      if (arrow < 0) cursor.fail('an arrow (0-4)', place + 1);
      return { colour, arrow, number: cursor.takeHex(3, "an arrow's number") };
    }
    const arrow = '0123456789'.indexOf(sign);
    if (arrow < 0) cursor.fail('an arrow (0-9 or "-")', place);
    if (arrow > RIGHT) return { colour, arrow: arrow - 5, number: cursor.takeHex(2, "an arrow's number") };
    if (cursor.peek() !== '.') return { colour, arrow, number: cursor.takeHex(1, 'a number or "."') };
    cursor.position++;
    return { colour, arrow, number: QUESTION };
  },
  write(wall) {
    if (wall === null) return '';
    const { colour, arrow, number } = wall;
    if (number === QUESTION) return `${colour}${arrow}.`;
    if (number < 16) return `${colour}${arrow}${number.toString(16)}`;
    if (number < 256) return `${colour}${arrow + 5}${number.toString(16)}`;
    return `${colour}-${arrow}${number.toString(16)}`;
  },
};

function body(shape: Shape): BodyPart<CastleWallBoard> {
  return mapped(
    spread(cellCount(shape), SKIPS_FROM_A, null, WALL, (cell) => `cell ${cellName(shape, cell)}`),
    (walls) => unmarked(puzzleOf(shape, walls), edgeCount(shape)),
    ({ puzzle }) => {
      puzzle.numbers.forEach((value, cell) => mustFit(value, LARGEST_IN_BODY, `cell ${cellName(shape, cell)}`));
      return wallsOf(puzzle);
    },
  );
}

function puzzleOf(shape: Shape, walls: readonly (Wall | null)[]): CastleWallPuzzle {
  return {
    ...shape,
    colours: walls.map((wall) => wall?.colour ?? NO_WALL),
    arrows: walls.map((wall) => wall?.arrow ?? NO_ARROW),
    numbers: walls.map((wall) => wall?.number ?? BLANK),
  };
}

function wallsOf({ colours, arrows, numbers }: CastleWallPuzzle): (Wall | null)[] {
  return colours.map((colour, cell) =>
    colour === NO_WALL ? null : { colour, arrow: arrows[cell], number: numbers[cell] },
  );
}

/** A cell of a file. Only `0,-1,0` and `.` are plain; a cell without number but with arrow or colour is `odd`. */
interface FileCell {
  readonly wall: Wall | null;
  readonly greyed: number;
  readonly odd: boolean;
}

const CELL: Item<FileCell> = {
  expected: '"arrow,number,colour" (0-4; a number, "-" or -1; 0-2, or 4-6 when greyed) or "."',
  read(word) {
    if (word === '.') return { wall: null, greyed: 0, odd: false };
    const parts = /^([0-4]),(-1|-|\d{1,6}),([012456])$/.exec(word);
    if (!parts) return undefined;
    const arrow = Number(parts[1]);
    const colour = Number(parts[3]) & 3;
    const greyed = Number(parts[3]) >> 2;
    if (parts[2] === '-1') return { wall: null, greyed, odd: arrow !== 0 || colour !== 0 };
    return { wall: { colour, arrow, number: parts[2] === '-' ? QUESTION : naturalOf(parts[2]) }, greyed, odd: false };
  },
  write({ wall, greyed }) {
    if (wall === null) return `0,-1,${4 * greyed}`;
    return `${wall.arrow},${wall.number === QUESTION ? '-' : wall.number},${wall.colour + 4 * greyed}`;
  },
};
const EDGE = words('"1", "0" or "-1"', ['0', '1', '-1']);

function lines(shape: Shape): LinePart<CastleWallBoard> {
  const { width, height } = shape;
  const file: Part<{ cells: FileCell[]; across: number[]; downward: number[] }, Lines> = record({
    cells: rows(height, width, CELL, 'a line of cells'),
    across: rows(height, width - 1, EDGE, 'a line of horizontal edges', 0),
    downward: rows(height - 1, width, EDGE, 'a line of vertical edges', 0),
  });
  return mapped(
    file,
    ({ cells, across, downward }, { warn }) => {
      warnOfOdd(shape, cells, warn);
      return {
        puzzle: puzzleOf(
          shape,
          cells.map(({ wall }) => wall),
        ),
        marks: Uint8Array.from([...across, ...downward]),
        notes: tidied({ greyed: cells.map(({ greyed }) => greyed) }),
      };
    },
    ({ puzzle, marks, notes }) => {
      const greyed = layerOf(notes, 'greyed', cellCount(shape));
      const split = horizontalEdgeCount(shape);
      return {
        cells: wallsOf(puzzle).map((wall, cell) => ({ wall, greyed: greyed[cell], odd: false })),
        across: [...marks.slice(0, split)],
        downward: [...marks.slice(split)],
      };
    },
  );
}

function warnOfOdd(shape: Shape, cells: readonly FileCell[], warn: Warn): void {
  const odd = [...cells.keys()].filter((cell) => cells[cell].odd);
  if (odd.length > 0)
    warn(
      `The file gives an arrow or a colour to ${counted(odd.length, 'cell')} that has no clue, the first at ` +
        `${cellName(shape, odd[0])}; it isn't kept.`,
    );
}
