import type { Board } from '../../../board/board.ts';
import { BLANK, QUESTION } from '../../../board/clue.ts';
import { itemsOf, type LinePart } from '../../../formats/lines.ts';
import { noteLines } from '../../../formats/note-lines.ts';
import { MAX_NUMBER, naturalOf } from '../../../formats/size.ts';
import type { Shape } from '../../../grid/shape.ts';
import type { BattleshipsPuzzle } from '../puzzle.ts';
import { LONGEST_SHIP, MOST_SHIPS, withoutUprightSingles } from './fleets.ts';
import { battleshipsNotes } from './notes.ts';
import { withoutPrinted, withPrinted } from './printed-marks.ts';

/** By code: water, upper, lower, left and right end, middle, submarine. */
const PIECES = '~^v<>*o';

/**
 * A Battleships board as a person types it:
 *
 *     battleships 4x3
 *     fleet 2 1
 *         1 . 2 ?
 *       2 ^ . # -
 *       . # ~ . .
 *       1 . . o .
 *
 * Numbers over the columns and before the rows, `.` for none. A cell is a printed piece (`~` water, `^ v < >` the
 * upper, lower, left and right end of a ship, `*` its middle, `o` a submarine, `?` ship of unknown shape), or a mark
 * (`#` ship, `-` water), or `.`; a piece and a mark after it (`^-`) is a cell marked against what is printed there.
 * Numbers and ships struck off follow as notes.
 */
export function battleshipsText(shape: Shape): LinePart<Board<BattleshipsPuzzle>> {
  const { width, height } = shape;
  return {
    read(lines) {
      const outside = (text: string, index: number): number => {
        if (text === '.' || text === '?') return text === '.' ? BLANK : QUESTION;
        const value = naturalOf(text);
        return value < 0 || value > MAX_NUMBER ? lines.failItem(index, text, 'a number, "." or "?"') : value;
      };
      const [word, ...ships] = itemsOf(lines.take('the fleet'));
      if (word !== 'fleet') lines.failItem(0, word ?? '', '"fleet"');
      if (ships.length > MOST_SHIPS)
        lines.fail(`The fleet has ${ships.length} ships, where ${MOST_SHIPS} is the most.`);
      const fleet = (ships.length === 1 && ships[0] === 'none' ? [] : ships).map((text, index) => {
        const length = naturalOf(text);
        return length < 1 || length > LONGEST_SHIP
          ? lines.failItem(index + 1, text, `the length of a ship (1 to ${LONGEST_SHIP})`)
          : length;
      });
      if (ships.length === 0) lines.failItem(1, '', 'the lengths of the ships, or "none"');
      const columns = lines.takeItems(width, 'the numbers of the columns').map(outside);
      const rows: number[] = [];
      const pieces: number[] = [];
      const marks: number[] = [];
      for (let row = 0; row < height; row++) {
        const [before, ...cells] = lines.takeItems(width + 1, "a row's number and its cells");
        rows.push(outside(before, 0));
        cells.forEach((text, column) => {
          const parts = /^([~^v<>*o?])?([#-])?$/.exec(text === '.' ? '' : text);
          if (!parts) return lines.failItem(column + 1, text, 'a piece (one of ~ ^ v < > * o ?), "#", "-" or "."');
          const piece = parts[1];
          pieces.push(piece === undefined ? BLANK : piece === '?' ? QUESTION : PIECES.indexOf(piece));
          marks.push(parts[2] === undefined ? 0 : parts[2] === '#' ? 1 : 2);
        });
      }
      const puzzle = { ...shape, columns, rows, pieces, fleet };
      const notes = noteLines(battleshipsNotes(shape, fleet.length)).read(lines);
      return { puzzle, marks: withPrinted(pieces, marks), notes: withoutUprightSingles(notes, fleet) };
    },
    write({ puzzle, marks, notes }, warn) {
      const number = (value: number) => (value === BLANK ? '.' : value === QUESTION ? '?' : String(value));
      const shown = withoutPrinted(puzzle.pieces, marks);
      const cells = puzzle.pieces.map((piece, cell) => {
        const printed = piece === BLANK ? '' : piece === QUESTION ? '?' : PIECES[piece];
        return printed + ['', '#', '-'][shown[cell]] || '.';
      });
      const grid = [['', ...puzzle.columns.map(number)]];
      for (let row = 0; row < height; row++)
        grid.push([number(puzzle.rows[row]), ...cells.slice(row * width, (row + 1) * width)]);
      const room = Math.max(...grid.flat().map((text) => text.length)) + 1;
      const board = grid.map((row) => `${row.map((text) => text.padStart(room)).join('')}\n`).join('');
      const ships = puzzle.fleet.length === 0 ? 'none' : puzzle.fleet.join(' ');
      return `fleet ${ships}\n${board}${noteLines({}).write(notes, warn)}`;
    },
  };
}
