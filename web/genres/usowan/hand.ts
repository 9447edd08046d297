import { BLANK } from '../../../src/board/clue.ts';
import { YES } from '../../../src/board/marks.ts';
import { usowanNotes } from '../../../src/genres/usowan/formats/notes.ts';
import type { UsowanPuzzle } from '../../../src/genres/usowan/puzzle.ts';
import { columnOf, rowOf } from '../../../src/grid/shape.ts';
import {
  type Begun,
  done,
  type Hand,
  noteSizes,
  type Press,
  type Spot,
  type Table,
  type Write,
} from '../../page/hands/hand.ts';
import { type Canvas, shade, walked } from '../../page/hands/shading.ts';
import { cellUnder, way } from '../../page/hands/spots.ts';

export const VERDICTS = 'verdicts';
const VERTICAL = 'verticalBorders';
const HORIZONTAL = 'horizontalBorders';

// A press on a number goes none → x (a lie) → o (true) → none, as on puzz.link.
const NEXT_VERDICT = [2, 0, 1];

/**
 * Left shades (a drag every other cell, since shaded cells never touch), right dots. A left press on a number notes
 * what is thought of it; Alt crosses borders.
 */
export const usowanHand: Hand<UsowanPuzzle> = {
  margins: false,
  pen: false,
  notes: (puzzle) => noteSizes(usowanNotes(puzzle)),
  press(puzzle, table, spot, press) {
    if (press.aside) return crossBorders(puzzle, table, spot);
    const cell = cellUnder(puzzle, spot);
    if (cell >= 0 && puzzle.numbers[cell] !== BLANK && (press.button === 'first' || press.cycle))
      return { writes: [nextVerdict(table, cell, press)], stroke: done };
    return shade(canvasOf(puzzle), table, spot, press);
  },
  walk: (puzzle, _table, _from, to, marking) => walked(canvasOf(puzzle), [to], marking),
};

function canvasOf(puzzle: UsowanPuzzle): Canvas {
  return {
    decisionUnder: (spot) => cellUnder(puzzle, spot),
    allows: (cell, mark) => mark !== YES || puzzle.numbers[cell] === BLANK,
    colour: (cell) => (rowOf(puzzle, cell) + columnOf(puzzle, cell)) % 2,
  };
}

function nextVerdict(table: Table, cell: number, { button }: Press): Write {
  const verdict = table.read(VERDICTS, cell);
  const value = button === 'first' ? NEXT_VERDICT[verdict] : NEXT_VERDICT.indexOf(verdict);
  return { layer: VERDICTS, index: cell, value };
}

function crossBorders(puzzle: UsowanPuzzle, table: Table, spot: Spot): Begun | undefined {
  const first = borderNear(puzzle, spot);
  if (!first) return undefined;
  const value = table.read(first.layer, first.index) === 0 ? 1 : 0;
  let last = spot;
  return {
    writes: [{ ...first, value }],
    stroke: {
      move(next) {
        const passed = way(last, next).map((place) => borderNear(puzzle, place));
        last = next;
        return passed.filter((border) => border !== undefined).map((border) => ({ ...border, value }));
      },
      lift: () => [],
    },
  };
}

/** The border within a quarter of a cell from the spot, if one is that near. */
function borderNear(puzzle: UsowanPuzzle, { x, y }: Spot): { layer: string; index: number } | undefined {
  const { width, height } = puzzle;
  if (cellUnder(puzzle, { x, y }) < 0) return undefined;
  const line = { x: Math.round(x), y: Math.round(y) };
  const far = { x: Math.abs(x - line.x), y: Math.abs(y - line.y) };
  const upright = far.x < far.y;
  if (Math.min(far.x, far.y) > 0.25) return undefined;
  if (upright)
    return line.x > 0 && line.x < width
      ? { layer: VERTICAL, index: Math.floor(y) * (width - 1) + line.x - 1 }
      : undefined;
  return line.y > 0 && line.y < height ? { layer: HORIZONTAL, index: (line.y - 1) * width + Math.floor(x) } : undefined;
}
