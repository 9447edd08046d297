import type { Board } from '../../../board/board.ts';
import { BLANK, QUESTION } from '../../../board/clue.ts';
import type { Notes } from '../../../board/notes.ts';
import { layerOf, tidied } from '../../../board/notes.ts';
import { type Boxes, boxes } from '../../../formats/boxes.ts';
import type { LinePart, Lines } from '../../../formats/lines.ts';
import { noteLines } from '../../../formats/note-lines.ts';
import { mapped, type Part, record } from '../../../formats/part.ts';
import { quoted } from '../../../formats/quote.ts';
import { bordersOfRegions, regionsOfBorders } from '../../../formats/regions.ts';
import { cellCount, cellName, type Shape } from '../../../grid/shape.ts';
import type { UsowanPuzzle } from '../puzzle.ts';
import { usowanNotes } from './notes.ts';

/**
 * A Usowan board as a person types it:
 *
 *     usowan 3x2
 *     +---+---+---+
 *     | 1   # | - |
 *     +   +---+   +
 *     | 2x| ?     |
 *     +---+---+---+
 *
 * In a cell: its number (0–4 or `?`), then `o` or `x` (thought true, thought a lie), then `#` shaded or `-` white; any
 * of them may be missing, and `.` or nothing is an empty cell. Border crosses, which are rare, follow as notes.
 */
export function usowanText(shape: Shape): LinePart<Board<UsowanPuzzle>> {
  const { verdicts: _inCells, ...layers } = usowanNotes(shape);
  const drawn: Part<{ board: Boxes; notes: Notes }, Lines> = record({
    board: boxes(shape, false),
    notes: noteLines(layers),
  });
  return mapped(
    drawn,
    ({ board, notes }, lines) => {
      const numbers: number[] = [];
      const verdicts: number[] = [];
      const marks = new Uint8Array(cellCount(shape));
      board.cells.forEach((text, cell) => {
        const parts = /^([0-4?])?([ox])?([#-])?$/.exec(text === '.' ? '' : text);
        if (!parts)
          return lines.fail(
            `Cell ${cellName(shape, cell)} is ${quoted(text)}, where a number (0-4) or "?", then "o" or "x", ` +
              'then "#" or "-" was expected.',
          );
        numbers.push(parts[1] === undefined ? BLANK : parts[1] === '?' ? QUESTION : Number(parts[1]));
        verdicts.push(parts[2] === undefined ? 0 : parts[2] === 'o' ? 1 : 2);
        marks[cell] = parts[3] === undefined ? 0 : parts[3] === '#' ? 1 : 2;
      });
      const puzzle = { ...shape, regions: regionsOfBorders(shape, board.borders, lines.warn), numbers };
      return { puzzle, marks, notes: tidied({ verdicts, ...notes }) };
    },
    ({ puzzle, marks, notes }) => {
      const verdicts = layerOf(notes, 'verdicts', marks.length);
      const cells = puzzle.numbers.map((number, cell) => {
        const clue = number === BLANK ? '' : number === QUESTION ? '?' : String(number);
        return clue + ['', 'o', 'x'][verdicts[cell]] + ['', '#', '-'][marks[cell]];
      });
      const { verdicts: _drawn, ...rest } = notes;
      return { board: { borders: bordersOfRegions(shape, puzzle.regions), cells, margin: [] }, notes: rest };
    },
  );
}
