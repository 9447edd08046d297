import type { Board } from '../../../board/board.ts';
import { BLANK } from '../../../board/clue.ts';
import { layerOf } from '../../../board/notes.ts';
import { boxes, overBoxes } from '../../../formats/boxes.ts';
import type { LinePart, Lines } from '../../../formats/lines.ts';
import { quoted } from '../../../formats/quote.ts';
import { bordersOfRegions, regionsOfBorders } from '../../../formats/regions.ts';
import { MAX_NUMBER, naturalOf } from '../../../formats/size.ts';
import { cellName, type Shape } from '../../../grid/shape.ts';
import { CLUE_CELL, type TilepaintPuzzle } from '../puzzle.ts';
import { cellPaint, paintedBoard } from './paint.ts';

/**
 * A Tilepaint board as a person types it:
 *
 *     tilepaint 3x2
 *         1   .   2
 *       +---+---+---+
 *     2 | # | -   - |
 *       +   +---+---+
 *     . | # |.\1|   |
 *       +---+---+---+
 *
 * Numbers over the columns and before the rows, `.` for none. A cell is `#` painted, `-` white, `.` or nothing when it
 * isn't known; a clue cell is `down\right`, each a number or `.`. A `:` at the end is a tint.
 */
export function tilepaintText(shape: Shape): LinePart<Board<TilepaintPuzzle>> {
  const drawing = boxes(shape, true);
  return {
    read(lines) {
      const columns = lines
        .takeItems(shape.width, 'the numbers of the columns')
        .map((text, index) => numberOf(text) ?? lines.failItem(index, text, 'a number or "."'));
      const { borders, cells, margin } = drawing.read(lines);
      const rows = margin.map(
        (text, row) =>
          numberOf(text) ?? lines.fail(`Row ${row + 1} begins ${quoted(text)}, where a number or "." was expected.`),
      );
      const read = cells.map((text, cell) => parseCell(text) ?? failCell(lines, shape, cell, text));
      const tiles = regionsOfBorders(shape, borders, lines.warn, (cell) => read[cell].isClue);
      if (!lines.atEnd)
        lines.fail(`Line ${lines.taken + 1} follows the last one of the board, where nothing was expected.`);
      const puzzle = {
        ...shape,
        tiles,
        columns,
        rows,
        right: read.map(({ right }) => right),
        down: read.map(({ down }) => down),
      };
      return paintedBoard(
        puzzle,
        read.map(({ paint }) => paint),
        read.map(({ tint }) => tint),
      );
    },
    write(board, warn) {
      const { tiles, columns, rows, right, down } = board.puzzle;
      const paint = cellPaint(board);
      const tints = layerOf(board.notes, 'tints', paint.length);
      const cells = tiles.map((tile, cell) => {
        const clue = tile === CLUE_CELL ? `${shown(down[cell])}\\${shown(right[cell])}` : '';
        return clue + ['', '#', '-'][paint[cell]] + (tints[cell] === 1 ? ':' : '');
      });
      const margin = rows.map(shown);
      const over = overBoxes(columns.map(shown), margin, cells);
      return over + drawing.write({ borders: bordersOfRegions(board.puzzle, tiles), cells, margin }, warn);
    },
  };
}

function shown(value: number): string {
  return value === BLANK ? '.' : String(value);
}

function numberOf(text: string): number | undefined {
  if (text === '.') return BLANK;
  const value = naturalOf(text);
  return value < 0 || value > MAX_NUMBER ? undefined : value;
}

interface Cell {
  readonly isClue: boolean;
  readonly down: number;
  readonly right: number;
  readonly paint: number;
  readonly tint: number;
}

function parseCell(text: string): Cell | undefined {
  const parts = /^(?:(\d+|\.)\\(\d+|\.))?([#-])?(:)?$/.exec(text === '.' ? '' : text);
  if (!parts) return undefined;
  const isClue = parts[1] !== undefined;
  const down = isClue ? numberOf(parts[1]) : BLANK;
  const right = isClue ? numberOf(parts[2]) : BLANK;
  if (down === undefined || right === undefined) return undefined;
  const paint = parts[3] === undefined ? 0 : parts[3] === '#' ? 1 : 2;
  return { isClue, down, right, paint, tint: parts[4] === undefined ? 0 : 1 };
}

function failCell(lines: Lines, shape: Shape, cell: number, text: string): never {
  return lines.fail(
    `Cell ${cellName(shape, cell)} is ${quoted(text)}, where "#", "-", or a clue cell like "3\\.", with a ":" or none, was expected.`,
  );
}
