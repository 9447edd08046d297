import {
  type BodyPart,
  LARGEST_HEX_NUMBER,
  SKIPS_FROM_G,
  hexNumber,
  mustFit,
  repeated,
  spread,
} from '../../formats/body.ts';
import { type Codec, unmarked } from '../../formats/codec.ts';
import { type Cursor, digitValue } from '../../formats/cursor.ts';
import { type PuzzleLists, jsonMarks, jsonNotes, printJson, puzzleLists } from '../../formats/json.ts';
import { type Item, type LinePart, type Lines, number, rows, words } from '../../formats/lines.ts';
import { type Margined, margined } from '../../formats/margin.ts';
import { layerOf } from '../../formats/notes.ts';
import { type Part, type Warn, mapped, record } from '../../formats/part.ts';
import { counted } from '../../formats/quote.ts';
import { regionLines } from '../../formats/region-lines.ts';
import { borderBits, bordersOfRegions, regionCount, regionsOfBorders, regionsOfLabels } from '../../formats/regions.ts';
import { MAX_NUMBER } from '../../formats/size.ts';
import type { Board } from '../../genre/genre.ts';
import { BLANK } from '../../grid/clue.ts';
import { InputError } from '../../grid/input-error.ts';
import { type Shape, cellCount, cellName } from '../../grid/shape.ts';
import { tilepaintNotes } from './notes.ts';
import { cellPaint, paintedBoard } from './paint.ts';
import { tilepaintSvg } from './picture.ts';
import { CLUE_CELL, type TilepaintPuzzle } from './puzzle.ts';
import { tilepaintText } from './text.ts';

type TilepaintBoard = Board<TilepaintPuzzle>;

export const tilepaintCodec: Codec<TilepaintPuzzle> = {
  genre: 'tilepaint',
  puzzlinkId: 'tilepaint',
  body,
  lines,
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
    return paintedBoard(puzzle, tiles, paint, layerOf(notes, 'tints', cellCount(shape)));
  },
  toJson: (board) => printJson('tilepaint', board, lists(board.puzzle)),
  toSvg: tilepaintSvg,
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

/** The two numbers of a clue cell. */
interface Clue {
  readonly down: number;
  readonly right: number;
}

const CLUE_EXPECTED = 'the downward and rightward numbers of a clue cell, or blanks (g-z)';

/** One digit for each number (`.` for none), or after `-` two digits for the right, `+` the downward, `=` both. */
const CLUE: BodyPart<Clue | null> = {
  read(cursor) {
    const sign = cursor.peek();
    if (sign === '-' || sign === '+' || sign === '=') cursor.position++;
    const one = (what: string) => {
      if (cursor.peek() !== '.') return cursor.takeHex(1, what);
      cursor.position++;
      return BLANK;
    };
    if (digitValue(sign) < 0 && !'-+=.'.includes(sign)) cursor.fail(CLUE_EXPECTED);
    const down = sign === '+' || sign === '=' ? cursor.takeHex(2, 'a downward number') : one('a downward number');
    const right = sign === '-' || sign === '=' ? cursor.takeHex(2, 'a rightward number') : one('a rightward number');
    return { down, right };
  },
  write(clue) {
    if (clue === null) return '';
    const hex = (value: number) => (value === BLANK ? '.' : value.toString(16));
    const sign = clue.down >= 16 ? (clue.right >= 16 ? '=' : '+') : clue.right >= 16 ? '-' : '';
    return sign + hex(clue.down) + hex(clue.right);
  },
};

const OUTSIDE = hexNumber(BLANK, 'a number (0-f, or "-" and two hexadecimal digits) or "."');

function body(shape: Shape): BodyPart<TilepaintBoard> {
  const { width, height } = shape;
  const printed: Part<{ borders: number[]; clues: (Clue | null)[]; columns: number[]; rows: number[] }, Cursor> =
    record({
      borders: borderBits(shape),
      clues: spread(cellCount(shape), SKIPS_FROM_G, null, CLUE, (cell) => `cell ${cellName(shape, cell)}`),
      columns: repeated(width, OUTSIDE, (column) => `the number of column ${column + 1}`),
      rows: repeated(height, OUTSIDE, (row) => `the number of row ${row + 1}`),
    });
  return mapped(
    printed,
    ({ borders, clues, columns, rows }, { warn }) => {
      const tiles = regionsOfBorders(shape, borders, warn, (cell) => clues[cell] !== null);
      return unmarked({ ...shape, tiles, columns, rows, ...cluesApart(clues) }, regionCount(tiles));
    },
    ({ puzzle }, warn) => {
      const { tiles, columns, rows, right, down } = puzzle;
      columns.forEach((value, column) => mustFit(value, LARGEST_HEX_NUMBER, `column ${column + 1}`));
      rows.forEach((value, row) => mustFit(value, LARGEST_HEX_NUMBER, `row ${row + 1}`));
      for (const numbers of [right, down])
        numbers.forEach((value, cell) => mustFit(value, LARGEST_HEX_NUMBER, `cell ${cellName(shape, cell)}`));
      const misread = columns.findIndex((value) => value >= 16);
      if (misread >= 0)
        warn(`puzz.link itself misreads numbers over a column from 16 on, the first at column ${misread + 1}.`);
      return {
        borders: bordersOfRegions(shape, tiles),
        clues: tiles.map((tile, cell) => (tile === CLUE_CELL ? { down: down[cell], right: right[cell] } : null)),
        columns: [...columns],
        rows: [...rows],
      };
    },
  );
}

function cluesApart(clues: readonly (Clue | null)[]): { right: number[]; down: number[] } {
  return { right: clues.map((clue) => clue?.right ?? BLANK), down: clues.map((clue) => clue?.down ?? BLANK) };
}

const CORNER = words('"0"', ['0', '.']);
const NUMBER = number('a number, or -1 for none', MAX_NUMBER, { '-1': BLANK });
const CLUE_ITEM: Item<Clue | null> = {
  expected: '"." or "right,down" of a clue cell (each a number, or -1 for none)',
  read(word) {
    if (word === '.') return null;
    const parts = word.split(',');
    const [right, down] = parts.map((part) => NUMBER.read(part));
    return parts.length !== 2 || right === undefined || down === undefined ? undefined : { right, down };
  },
  write: (clue) => (clue === null ? '.' : `${NUMBER.write(clue.right)},${NUMBER.write(clue.down)}`),
};
const PAINT = words('"#", "+", "-" or "."', ['.', '#', '+', '-']);
const TINT = 3;

interface File {
  labels: number[];
  board: Margined<number, Clue | null>;
  paint: number[];
}

function lines(shape: Shape): LinePart<TilepaintBoard> {
  const file: Part<File, Lines> = record({
    labels: regionLines(shape, 'tile', true),
    board: margined(shape, CORNER, NUMBER, CLUE_ITEM),
    paint: rows(shape.height, shape.width, PAINT, 'a line of the answer', 0),
  });
  return mapped(
    file,
    ({ labels, board: { columns, rows, cells }, paint }, { warn }) => {
      const tiles = regionsOfLabels(shape, labelsWithout(shape, labels, cells, warn), warn, 'tile');
      const puzzle = { ...shape, tiles, columns, rows, ...cluesApart(cells) };
      const strokes = paint.map((stroke) => (stroke === TINT ? 0 : stroke));
      const tints = paint.map((stroke) => (stroke === TINT ? 1 : 0));
      return paintedBoard(puzzle, regionCount(tiles), strokes, tints);
    },
    (board, warn) => {
      const { tiles, columns, rows, right, down } = board.puzzle;
      const cells = tiles.map((tile, cell) => (tile === CLUE_CELL ? { right: right[cell], down: down[cell] } : null));
      return {
        labels: [...tiles],
        board: { columns: [...columns], rows: [...rows], cells },
        paint: tintedPaint(board, warn),
      };
    },
  );
}

/** The tile numbers, with none on clue cells: there the file may have one (puzz.link doesn't read it) or `.`. */
function labelsWithout(shape: Shape, labels: readonly number[], clues: readonly (Clue | null)[], warn: Warn): number[] {
  const extra: number[] = [];
  const bare = labels.map((label, cell) => {
    if (clues[cell] !== null && label !== CLUE_CELL) extra.push(cell);
    if (clues[cell] === null && label === CLUE_CELL)
      throw new InputError(`The file has no tile for ${cellName(shape, cell)}, which is no clue cell.`);
    return clues[cell] === null ? label : CLUE_CELL;
  });
  if (extra.length > 0)
    warn(`The file gives a tile to ${counted(extra.length, 'clue cell')}, the first at ${cellName(shape, extra[0])}.`);
  return bare;
}

/** The word for each cell: its paint, or its tint where it has none. */
function tintedPaint(board: TilepaintBoard, warn: Warn): number[] {
  const paint = cellPaint(board);
  const tints = layerOf(board.notes, 'tints', paint.length);
  const lost = [...paint.keys()].filter((cell) => tints[cell] === 1 && paint[cell] !== 0);
  if (lost.length > 0)
    warn(
      `A pzprv3 file can't hold the tint of a marked cell: it is left out in ${counted(lost.length, 'cell')}, ` +
        `the first of them ${cellName(board.puzzle, lost[0])}.`,
    );
  return paint.map((stroke, cell) => stroke || (tints[cell] === 1 ? TINT : 0));
}
