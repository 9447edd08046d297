import type { Board } from '../../../board/board.ts';
import { BLANK } from '../../../board/clue.ts';
import { layerOf } from '../../../board/notes.ts';
import { type Item, type LinePart, type Lines, number, rows, words } from '../../../formats/lines.ts';
import { type Margined, margined } from '../../../formats/margin.ts';
import { mapped, type Part, record, type Warn } from '../../../formats/part.ts';
import { counted } from '../../../formats/quote.ts';
import { regionLines } from '../../../formats/region-lines.ts';
import { regionsOfLabels } from '../../../formats/regions.ts';
import { MAX_NUMBER } from '../../../formats/size.ts';
import { InputError } from '../../../grid/input-error.ts';
import { cellName, type Shape } from '../../../grid/shape.ts';
import { CLUE_CELL, type TilepaintPuzzle } from '../puzzle.ts';
import { type Clue, cluesApart } from './clue.ts';
import { cellPaint, paintedBoard } from './paint.ts';

type TilepaintBoard = Board<TilepaintPuzzle>;

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

/** The lines of a pzprv3 file. */
export function tilepaintLines(shape: Shape): LinePart<TilepaintBoard> {
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
      return paintedBoard(puzzle, strokes, tints);
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
