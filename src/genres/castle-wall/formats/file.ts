import type { Board } from '../../../board/board.ts';
import { QUESTION } from '../../../board/clue.ts';
import { layerOf, tidied } from '../../../board/notes.ts';
import { type Item, type LinePart, type Lines, rows, words } from '../../../formats/lines.ts';
import { mapped, type Part, record, type Warn } from '../../../formats/part.ts';
import { counted } from '../../../formats/quote.ts';
import { naturalOf } from '../../../formats/size.ts';
import { horizontalEdgeCount } from '../../../grid/edges.ts';
import { cellCount, cellName, type Shape } from '../../../grid/shape.ts';
import type { CastleWallPuzzle } from '../puzzle.ts';
import { puzzleOf, type Wall, wallsOf } from '../wall.ts';

type CastleWallBoard = Board<CastleWallPuzzle>;

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

/** The lines of a pzprv3 file. */
export function castleWallLines(shape: Shape): LinePart<CastleWallBoard> {
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
      `The file gives an arrow or a colour without a clue to ${counted(odd.length, 'cell')}, the first at ` +
        `${cellName(shape, odd[0])}; it isn't kept.`,
    );
}
