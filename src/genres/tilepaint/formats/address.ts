import type { Board } from '../../../board/board.ts';
import { BLANK } from '../../../board/clue.ts';
import {
  type BodyPart,
  hexNumber,
  LARGEST_HEX_NUMBER,
  mustFit,
  repeated,
  SKIPS_FROM_G,
  spread,
} from '../../../formats/body.ts';
import { unmarked } from '../../../formats/codec.ts';
import { type Cursor, digitValue } from '../../../formats/cursor.ts';
import { mapped, type Part, record } from '../../../formats/part.ts';
import { borderBits, bordersOfRegions, regionCount, regionsOfBorders } from '../../../formats/regions.ts';
import { cellCount, cellName, type Shape } from '../../../grid/shape.ts';
import { CLUE_CELL, type TilepaintPuzzle } from '../puzzle.ts';
import { type Clue, cluesApart } from './clue.ts';

type TilepaintBoard = Board<TilepaintPuzzle>;

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

/** The body of an address. */
export function tilepaintBody(shape: Shape): BodyPart<TilepaintBoard> {
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
