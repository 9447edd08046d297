import type { Board } from '../../../board/board.ts';
import { BLANK, QUESTION } from '../../../board/clue.ts';
import { NO, UNKNOWN, YES } from '../../../board/marks.ts';
import { layerOf, tidied } from '../../../board/notes.ts';
import { type Item, type LinePart, type Lines, line, number, rows, words } from '../../../formats/lines.ts';
import { type Margined, margined } from '../../../formats/margin.ts';
import { type Part, record } from '../../../formats/part.ts';
import { MAX_NUMBER } from '../../../formats/size.ts';
import { cellName, type Shape } from '../../../grid/shape.ts';
import { type BattleshipsPuzzle, SUBMARINE } from '../puzzle.ts';
import { fleetLines } from './fleet-parts.ts';
import type { Fleet } from './fleets.ts';
import { dotsOnPieces, printedMark, withoutPrinted, withPrinted } from './printed-marks.ts';

type BattleshipsBoard = Board<BattleshipsPuzzle>;

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

/** The lines of a pzprv3 file. */
export function battleshipsLines(shape: Shape): LinePart<BattleshipsBoard> {
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
      const dotted = dotsOnPieces(pieces, marks);
      return {
        puzzle: {
          ...shape,
          columns: board.columns.map(({ value }) => value),
          rows: board.rows.map(({ value }) => value),
          pieces,
          fleet: fleet.lengths,
        },
        marks: withPrinted(
          pieces,
          marks.map((mark, cell) => (dotted[cell] === 1 ? UNKNOWN : mark)),
        ),
        notes: tidied({
          struckColumns: board.columns.map((column) => column.struck),
          struckRows: board.rows.map((row) => row.struck),
          struckShips: struck,
          struckPieces: board.cells.map((cell) => cell.struck),
          dottedPieces: dotted,
          uprightShips: fleet.upright,
        }),
      };
    },
    write({ puzzle: { columns, rows, pieces, fleet }, marks, notes }, warn) {
      const strike = (values: readonly number[], layer: string) => {
        const struck = layerOf(notes, layer, values.length);
        return values.map((value, index) => ({ value, struck: struck[index] }));
      };
      const dotted = layerOf(notes, 'dottedPieces', pieces.length);
      const against = pieces.findIndex((piece, cell) => printedMark(piece) === YES && marks[cell] === NO);
      if (against >= 0)
        warn(`The printed ship at ${cellName(shape, against)} is marked as water; read back, the print wins.`);
      const head = file.write(
        {
          fleet: { lengths: fleet, upright: layerOf(notes, 'uprightShips', fleet.length) },
          board: {
            columns: strike(columns, 'struckColumns'),
            rows: strike(rows, 'struckRows'),
            cells: strike(pieces, 'struckPieces'),
          },
          marks: withoutPrinted(pieces, marks).map((mark, cell) =>
            mark === UNKNOWN && dotted[cell] === 1 && pieces[cell] !== BLANK ? NO : mark,
          ),
        },
        warn,
      );
      return head + struckShips(fleet.length).write([...layerOf(notes, 'struckShips', fleet.length)], warn);
    },
  };
}
