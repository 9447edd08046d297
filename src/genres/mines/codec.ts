import { BLANK, QUESTION } from '../../board/clue.ts';
import { hexNumber, LARGEST_HEX_NUMBER, SKIPS_FROM_G, spread } from '../../formats/body.ts';
import { type Codec, unmarked } from '../../formats/codec.ts';
import { jsonMarks, jsonNotes, type PuzzleLists, printJson, puzzleLists } from '../../formats/json.ts';
import { type Item, number, rows, words } from '../../formats/lines.ts';
import { mapped, record } from '../../formats/part.ts';
import { cellCount, cellName, type Shape } from '../../grid/shape.ts';
import { minesPicture } from './picture.ts';
import type { MinesPuzzle } from './puzzle.ts';

const LARGEST = LARGEST_HEX_NUMBER;
const HEX = hexNumber(QUESTION, 'a number (0-f, or "-" and two hexadecimal digits), "." or blanks (g-z)');
const NUMBER = number('a number, "-" or "."', LARGEST, { '.': BLANK, '-': QUESTION });
const MARK = words('"#", "+" or "."', ['.', '#', '+']);
/** A cell of a text board: its number or `?`, then `#` for a mine or `-` for safe; `.` for neither. */
const CELL: Item<{ clue: number; mark: number }> = {
  expected: 'a number or "?", then "#" or "-" (or "." for an empty cell)',
  read(word) {
    const parts = /^(\d{1,3}|\?)?([#-])?$/.exec(word === '.' ? '' : word);
    if (!parts || Number(parts[1]) > LARGEST) return undefined;
    const clue = parts[1] === undefined ? BLANK : parts[1] === '?' ? QUESTION : Number(parts[1]);
    return { clue, mark: ['', '#', '-'].indexOf(parts[2] ?? '') };
  },
  write({ clue, mark }) {
    const text = (clue === BLANK ? '' : clue === QUESTION ? '?' : String(clue)) + ['', '#', '-'][mark];
    return text === '' ? '.' : text;
  },
};

export const minesCodec: Codec<MinesPuzzle> = {
  genre: 'mines',
  puzzlinkId: 'mines',
  body: (shape) =>
    mapped(
      spread(cellCount(shape), SKIPS_FROM_G, BLANK, HEX, (cell) => `cell ${cellName(shape, cell)}`),
      (numbers) => unmarked({ ...shape, numbers }, numbers.length),
      ({ puzzle }) => [...puzzle.numbers],
    ),
  lines: ({ width, height }) =>
    mapped(
      record({
        numbers: rows(height, width, NUMBER, 'a line of numbers'),
        marks: rows(height, width, MARK, 'a line of the answer', 0),
      }),
      ({ numbers, marks }) => ({ puzzle: { width, height, numbers }, marks: Uint8Array.from(marks), notes: {} }),
      ({ puzzle, marks }) => ({ numbers: [...puzzle.numbers], marks: [...marks] }),
    ),
  text: ({ width, height }) => {
    const cells = rows(height, width, CELL, 'a row of cells');
    return {
      read(lines) {
        const found = cells.read(lines);
        const puzzle = { width, height, numbers: found.map(({ clue }) => clue) };
        return { puzzle, marks: Uint8Array.from(found, ({ mark }) => mark), notes: {} };
      },
      write({ puzzle, marks }, warn) {
        const shown = puzzle.numbers.map((clue, cell) => ({ clue, mark: marks[cell] }));
        return cells.write(shown, warn).replaceAll(' /', '\n');
      },
    };
  },
  fromJson(object, shape) {
    const puzzle = { ...shape, ...puzzleLists(object, lists(shape)) };
    return { puzzle, marks: jsonMarks(object, cellCount(shape)), notes: jsonNotes(object, {}) };
  },
  toJson: (board) => printJson('mines', board, lists(board.puzzle)),
  picture: minesPicture,
  warnings: () => [],
};

function lists(shape: Shape): PuzzleLists<MinesPuzzle> {
  return { numbers: { length: cellCount(shape), least: QUESTION, largest: LARGEST } };
}
