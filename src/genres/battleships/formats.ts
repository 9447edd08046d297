import { type BodyPart, LARGEST_HEX_NUMBER, SKIPS_FROM_G, hexNumber, mustFit, spread } from '../../formats/body.ts';
import type { Codec } from '../../formats/codec.ts';
import type { Cursor } from '../../formats/cursor.ts';
import { type PuzzleLists, jsonMarks, jsonNotes, printJson, puzzleLists } from '../../formats/json.ts';
import { type Item, type LinePart, type Lines, line, number, rows, words } from '../../formats/lines.ts';
import { type Margined, margined } from '../../formats/margin.ts';
import { layerOf, tidied } from '../../formats/notes.ts';
import { type Part, mapped, record } from '../../formats/part.ts';
import { MAX_NUMBER } from '../../formats/size.ts';
import type { Board } from '../../genre/genre.ts';
import { BLANK, QUESTION } from '../../grid/clue.ts';
import { type Shape, cellCount, cellName } from '../../grid/shape.ts';
import { type Fleet, LONGEST_SHIP, MOST_SHIPS } from './fleets.ts';
import { fleetBody, fleetLines } from './fleet-parts.ts';
import { battleshipsNotes } from './notes.ts';
import { battleshipsSvg } from './picture.ts';
import { withPrinted, withoutPrinted } from './printed-marks.ts';
import { type BattleshipsPuzzle, SUBMARINE } from './puzzle.ts';
import { battleshipsText } from './text.ts';

type BattleshipsBoard = Board<BattleshipsPuzzle>;

export const battleshipsCodec: Codec<BattleshipsPuzzle> = {
  genre: 'battleships',
  puzzlinkId: 'battleship',
  body,
  lines,
  text: battleshipsText,
  fromJson(object, shape) {
    const puzzle = { ...shape, ...puzzleLists(object, lists(shape)) };
    const notes = jsonNotes(object, battleshipsNotes(shape, puzzle.fleet.length));
    return { puzzle, marks: withPrinted(puzzle.pieces, jsonMarks(object, cellCount(shape))), notes };
  },
  toJson: (board) => printJson('battleships', board, lists(board.puzzle)),
  toSvg: battleshipsSvg,
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

/** The name of the line that outside number `slot` belongs to: columns first, then rows. */
function lineName({ width }: Shape, slot: number): string {
  return slot < width ? `column ${slot + 1}` : `row ${slot - width + 1}`;
}

const OUTSIDE = hexNumber(QUESTION, 'a number (0-f, or "-" and two hexadecimal digits), "." or blanks (g-z)');
const CELL = hexNumber(QUESTION, 'a piece (0-6), "." or blanks (g-z)');
const PIECE: BodyPart<number> = {
  read(cursor) {
    const at = cursor.position;
    const piece = CELL.read(cursor);
    if (piece > SUBMARINE) cursor.fail(pieceExpected(piece), at);
    return piece;
  },
  write: CELL.write,
};

function pieceExpected(piece: number): string {
  return piece <= 10 ? 'a piece of a straight ship (0-6), not the corner of a bent one,' : 'a piece (0-6)';
}

interface Printed {
  outside: number[];
  pieces: number[];
}

function body(shape: Shape): BodyPart<BattleshipsBoard> {
  const { width, height } = shape;
  const printed: BodyPart<Printed> = record({
    outside: spread(width + height, SKIPS_FROM_G, BLANK, OUTSIDE, (slot) => `the number of ${lineName(shape, slot)}`),
    pieces: spread(cellCount(shape), SKIPS_FROM_G, BLANK, PIECE, (cell) => `cell ${cellName(shape, cell)}`),
  });
  const all: Part<{ printed: Printed; fleet: Fleet }, Cursor> = record({
    printed: {
      // puzz.link's address of a new board has nothing before the fleet.
      read: (cursor) =>
        cursor.peek() === '/'
          ? {
              outside: new Array<number>(width + height).fill(BLANK),
              pieces: new Array<number>(cellCount(shape)).fill(BLANK),
            }
          : printed.read(cursor),
      write: printed.write,
    },
    fleet: fleetBody,
  });
  return mapped(
    all,
    ({ printed: { outside, pieces }, fleet: { lengths, upright } }) => ({
      puzzle: { ...shape, columns: outside.slice(0, width), rows: outside.slice(width), pieces, fleet: lengths },
      marks: withPrinted(pieces, new Uint8Array(pieces.length)),
      notes: tidied({ uprightShips: upright }),
    }),
    ({ puzzle: { columns, rows, pieces, fleet }, notes }) => {
      const outside = [...columns, ...rows];
      outside.forEach((value, slot) => mustFit(value, LARGEST_HEX_NUMBER, lineName(shape, slot)));
      return {
        printed: { outside, pieces: [...pieces] },
        fleet: { lengths: fleet, upright: layerOf(notes, 'uprightShips', fleet.length) },
      };
    },
  );
}

/** A number with a `c` before it where the player struck it off. */
interface Strikable {
  readonly value: number;
  readonly struck: number;
}

function strikable(item: Item<number>): Item<Strikable> {
  return {
    expected: `${item.expected}, perhaps with a "c" before it`,
    read(word) {
      const struck = word.startsWith('c') ? 1 : 0;
      const value = item.read(word.slice(struck));
      return value === undefined ? undefined : { value, struck };
    },
    write: ({ value, struck }) => (struck === 1 ? 'c' : '') + item.write(value),
  };
}

const BLANK_WORDS = { '.': BLANK, '-': QUESTION };
const CORNER = words('"."', ['.']);
const OUTSIDE_ITEM = strikable(number('a number, "-" or "."', MAX_NUMBER, BLANK_WORDS));
const PIECE_ITEM = strikable(
  number('a piece (0-6; corners of bent ships, 7-10, aren\'t supported), "-" or "."', SUBMARINE, BLANK_WORDS),
);
const MARK = words('"#", "+" or "."', ['.', '#', '+']);
const STRUCK = words('0 or 1', ['0', '1']);

interface File {
  fleet: Fleet;
  board: Margined<Strikable, Strikable>;
  marks: number[];
}

function lines(shape: Shape): LinePart<BattleshipsBoard> {
  const { width, height } = shape;
  const file: Part<File, Lines> = record({
    fleet: fleetLines,
    board: margined(shape, CORNER, OUTSIDE_ITEM, PIECE_ITEM),
    marks: rows(height, width, MARK, 'a line of the answer', 0),
  });
  const struckShips = (ships: number) => line(ships, STRUCK, 'a line of the ships struck off');
  return {
    read(source) {
      const { fleet, board, marks } = file.read(source);
      const ships = fleet.lengths.length;
      const struck = source.atEnd ? [] : struckShips(ships).read(source);
      const pieces = board.cells.map(({ value }) => value);
      return {
        puzzle: {
          ...shape,
          columns: board.columns.map(({ value }) => value),
          rows: board.rows.map(({ value }) => value),
          pieces,
          fleet: fleet.lengths,
        },
        marks: withPrinted(pieces, marks),
        notes: tidied({
          struckColumns: board.columns.map((column) => column.struck),
          struckRows: board.rows.map((row) => row.struck),
          struckShips: struck,
          struckPieces: board.cells.map((cell) => cell.struck),
          uprightShips: fleet.upright,
        }),
      };
    },
    write({ puzzle: { columns, rows, pieces, fleet }, marks, notes }, warn) {
      const strike = (values: readonly number[], layer: string) => {
        const struck = layerOf(notes, layer, values.length);
        return values.map((value, index) => ({ value, struck: struck[index] }));
      };
      const head = file.write(
        {
          fleet: { lengths: fleet, upright: layerOf(notes, 'uprightShips', fleet.length) },
          board: {
            columns: strike(columns, 'struckColumns'),
            rows: strike(rows, 'struckRows'),
            cells: strike(pieces, 'struckPieces'),
          },
          marks: withoutPrinted(pieces, marks),
        },
        warn,
      );
      return head + struckShips(fleet.length).write([...layerOf(notes, 'struckShips', fleet.length)], warn);
    },
  };
}
