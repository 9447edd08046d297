import { BLANK } from '../../../src/board/clue.ts';
import { NO, UNKNOWN, YES } from '../../../src/board/marks.ts';
import { usowanNotes } from '../../../src/genres/usowan/formats/notes.ts';
import type { UsowanPuzzle } from '../../../src/genres/usowan/puzzle.ts';
import { columnOf, rowOf } from '../../../src/grid/shape.ts';
import { MARKS } from '../../page/game/layers.ts';
import {
  finished,
  type Gesture,
  type Hand,
  noteSizes,
  type Press,
  type Readable,
  type Spot,
  type Write,
} from '../../page/hands/hand.ts';
import { type Canvas, shade, shadingStroke, walked } from '../../page/hands/shading.ts';
import { cellUnder, way } from '../../page/hands/spots.ts';

export const VERDICTS = 'verdicts';
const VERTICAL = 'verticalBorders';
const HORIZONTAL = 'horizontalBorders';

// A press on a number goes none → × (a lie) → ○ (true) → none, as on puzz.link.
const NEXT_VERDICT = [2, 0, 1];

/**
 * Left shades (a drag every other cell, since shaded cells never touch), right dots. A left press on a number notes
 * what is thought of it; Alt crosses borders.
 */
export const usowanHand: Hand<UsowanPuzzle> = {
  margins: false,
  pen: false,
  notes: (puzzle) => noteSizes(usowanNotes(puzzle)),
  press(puzzle, game, spot, press) {
    if (press.auxiliary) return crossBorders(puzzle, game, spot);
    const cell = cellUnder(puzzle, spot);
    if (cell >= 0 && puzzle.numbers[cell] !== BLANK) {
      if (press.erase) return eraseNumber(puzzle, game, spot, cell, press);
      if (press.button === 'first') return pressNumber(puzzle, game, spot, cell, press);
      // The other button dots numbers too, and its cycle has nothing else to offer there.
      return shade(canvasOf(puzzle), game, spot, { ...press, cycle: false });
    }
    return shade(canvasOf(puzzle), game, spot, press);
  },
  walk: (puzzle, _game, _from, to, marking) => walked(canvasOf(puzzle), [to], marking),
};

function canvasOf(puzzle: UsowanPuzzle): Canvas {
  return {
    decisionUnder: (spot) => cellUnder(puzzle, spot),
    allows: (cell, mark) => mark !== YES || puzzle.numbers[cell] === BLANK,
    colour: (cell) => (rowOf(puzzle, cell) + columnOf(puzzle, cell)) % 2,
  };
}

/**
 * The next verdict. With one button the verdicts go round twice, the second time with a dot: × ○ · ·× ·○ and none;
 * where that sets or takes the dot, the drag goes on dotting or undotting.
 */
function pressNumber(puzzle: UsowanPuzzle, game: Readable, spot: Spot, cell: number, { cycle }: Press): Gesture {
  const verdict = game.read(VERDICTS, cell);
  const write: Write = { layer: VERDICTS, index: cell, value: NEXT_VERDICT[verdict] };
  if (!cycle || write.value !== 0) return { writes: [write], stroke: finished };
  const before = game.read(MARKS, cell);
  const value = before === NO ? UNKNOWN : NO;
  return {
    writes: [write, { layer: MARKS, index: cell, value }],
    stroke: shadingStroke(canvasOf(puzzle), game, spot, cell, before, value),
  };
}

function eraseNumber(puzzle: UsowanPuzzle, game: Readable, spot: Spot, cell: number, press: Press): Gesture {
  const gesture = shade(canvasOf(puzzle), game, spot, press);
  const verdict: Write[] = game.read(VERDICTS, cell) === 0 ? [] : [{ layer: VERDICTS, index: cell, value: 0 }];
  return { writes: [...verdict, ...(gesture?.writes ?? [])], stroke: gesture?.stroke ?? finished };
}

function crossBorders(puzzle: UsowanPuzzle, game: Readable, spot: Spot): Gesture | undefined {
  const first = borderNear(puzzle, spot);
  if (!first) return undefined;
  const value = game.read(first.layer, first.index) === 0 ? 1 : 0;
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
