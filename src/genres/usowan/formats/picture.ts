import { BLANK, QUESTION } from '../../../board/clue.ts';
import { NO, YES } from '../../../board/marks.ts';
import {
  borders,
  centreOf,
  cornerOf,
  dot,
  fitted,
  grid,
  middleOfEdge,
  NUMBER_SIZE,
  numeral,
  paper,
  shading,
} from '../../../formats/picture/parts.ts';
import { fixed, type Picture, type Position, titleOf } from '../../../formats/picture/picture.ts';
import { CELL, cross, type Piece, text } from '../../../formats/picture/piece.ts';
import type { UsowanPuzzle } from '../puzzle.ts';

/** What a player thinks of a number. */
const TRUE = 1;
const LIE = 2;

/** Shaded cells, dots, the regions with their numbers, and beside a number what is thought of it. */
export function usowanPicture(puzzle: UsowanPuzzle): Picture {
  const cells = [...puzzle.numbers.keys()];
  const upright = (puzzle.width - 1) * puzzle.height;
  return {
    width: puzzle.width,
    height: puzzle.height,
    title: titleOf('Usowan', puzzle),
    before: 0,
    below: 0,
    layers: [
      fixed('cells', [paper(puzzle)]),
      { place: 'cells', items: cells, decisionOf: (cell) => cell, draw: (cell, at) => drawMark(puzzle, cell, at) },
      fixed('cells', [grid(puzzle), ...borders(puzzle, puzzle.regions)]),
      {
        place: 'cells',
        items: cells.filter((cell) => puzzle.numbers[cell] !== BLANK),
        draw: (cell, at) => drawNumber(puzzle, cell, at),
      },
      {
        place: 'cells',
        items: [...new Array(upright + puzzle.width * (puzzle.height - 1)).keys()],
        draw(edge, at) {
          const noted =
            edge < upright ? at.note('verticalBorders', edge) : at.note('horizontalBorders', edge - upright);
          if (noted === 0) return [];
          const [x, y] = middleOfEdge(puzzle, edge);
          return [cross(x, y, 0.1 * CELL, { line: 'ink', width: 1.4, cap: 'round' })];
        },
      },
    ],
  };
}

function drawMark(puzzle: UsowanPuzzle, cell: number, at: Position): Piece[] {
  const [x, y] = cornerOf(puzzle, cell);
  const mark = at.mark(cell);
  if (mark === YES) return shading(x, y, 'shade', at.trial(cell));
  if (mark !== NO) return [];
  // Beside a number the dot stands in the corner.
  const numbered = puzzle.numbers[cell] !== BLANK;
  const [middleX, middleY] = numbered ? [x + 0.86 * CELL, y + 0.86 * CELL] : centreOf(puzzle, cell);
  return [dot(middleX, middleY, at.trial(cell), (numbered ? 0.055 : 0.075) * CELL)];
}

function drawNumber(puzzle: UsowanPuzzle, cell: number, at: Position): Piece[] {
  const number = puzzle.numbers[cell];
  const [x, y] = centreOf(puzzle, cell);
  const content = number === QUESTION ? '?' : String(number);
  const state = at.number(cell);
  if (at.mark(cell) === YES) return [text(x, y, fitted(NUMBER_SIZE, content), content, { fill: 'onBlack' })];
  const thought = at.note('verdicts', cell);
  const [left, top] = [x - 0.36 * CELL, y - 0.36 * CELL];
  const pieces = [numeral(x, y, NUMBER_SIZE, content, state)];
  const style = { line: state === 'lie-done' ? 'quiet' : 'ink', width: 0.035 * CELL, cap: 'round' } as const;
  const isLie = state === 'lie' || state === 'lie-done';
  if (thought === LIE || (isLie && thought !== TRUE)) pieces.push(cross(left, top, 0.075 * CELL, style));
  else if (thought === TRUE) pieces.push({ kind: 'circle', x: left, y: top, radius: 0.08 * CELL, style });
  return pieces;
}
