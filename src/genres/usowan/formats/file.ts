import type { Board } from '../../../board/board.ts';
import { BLANK, QUESTION } from '../../../board/clue.ts';
import { YES } from '../../../board/marks.ts';
import { layerOf, tidied } from '../../../board/notes.ts';
import { type LinePart, type Lines, number, rows, words } from '../../../formats/lines.ts';
import { mapped, type Part, record, type Warn } from '../../../formats/part.ts';
import { counted } from '../../../formats/quote.ts';
import { regionLines } from '../../../formats/region-lines.ts';
import { regionsOfLabels } from '../../../formats/regions.ts';
import { cellName, type Shape } from '../../../grid/shape.ts';
import type { UsowanPuzzle } from '../puzzle.ts';

type UsowanBoard = Board<UsowanPuzzle>;

const NUMBER = number('a number from 0 to 4, "-" or "."', 4, { '.': BLANK, '-': QUESTION });
/** Mark and verdict of a cell as `mark + 3 * verdict`. A shaded cell has no word for its verdict. */
const STATE = words('"1", ".", "+", "o", "x", "+o" or "+x"', ['.', '1', '+', 'o', '1', '+o', 'x', '1', '+x']);
const CROSS = words('"-1" or "0"', ['0', '-1']);

/** The lines of a pzprv3 file. */
export function usowanLines(shape: Shape): LinePart<UsowanBoard> {
  const { width, height } = shape;
  const printed: Part<{ regions: number[]; numbers: number[]; states: number[]; crosses: Crosses }, Lines> = record({
    regions: regionLines(shape, 'region', false),
    numbers: rows(height, width, NUMBER, 'a line of numbers'),
    states: rows(height, width, STATE, 'a line of the answer', 0),
    crosses: crosses(shape),
  });
  return mapped(
    printed,
    ({ regions, numbers, states, crosses: { verticalBorders, horizontalBorders } }, { warn }) => ({
      puzzle: { ...shape, regions: regionsOfLabels(shape, regions, warn, 'region'), numbers },
      marks: Uint8Array.from(states, (state) => state % 3),
      notes: tidied({
        verdicts: states.map((state) => Math.floor(state / 3)),
        verticalBorders,
        horizontalBorders,
      }),
    }),
    ({ puzzle, marks, notes }, warn) => ({
      regions: [...puzzle.regions],
      numbers: [...puzzle.numbers],
      states: states(shape, marks, layerOf(notes, 'verdicts', marks.length), warn),
      crosses: {
        verticalBorders: [...layerOf(notes, 'verticalBorders', (width - 1) * height)],
        horizontalBorders: [...layerOf(notes, 'horizontalBorders', width * (height - 1))],
      },
    }),
  );
}

function states(shape: Shape, marks: Uint8Array, verdicts: readonly number[], warn: Warn): number[] {
  const lost = [...marks.keys()].filter((cell) => marks[cell] === YES && verdicts[cell] !== 0);
  if (lost.length > 0)
    warn(
      `A pzprv3 file can't hold the o or x of a shaded cell: it is left out in ${counted(lost.length, 'cell')}, ` +
        `the first of them ${cellName(shape, lost[0])}.`,
    );
  return verdicts.map((verdict, cell) => marks[cell] + 3 * verdict);
}

interface Crosses {
  verticalBorders: number[];
  horizontalBorders: number[];
}

/** Border crosses stand in a file only if the player drew any. */
function crosses({ width, height }: Shape): LinePart<Crosses> {
  const drawn: LinePart<Crosses> = record({
    verticalBorders: rows(height, width - 1, CROSS, 'a line of border crosses', 0),
    horizontalBorders: rows(height - 1, width, CROSS, 'a line of border crosses', 0),
  });
  return {
    read: drawn.read,
    write: (value, warn) =>
      value.verticalBorders.includes(1) || value.horizontalBorders.includes(1) ? drawn.write(value, warn) : '',
  };
}
