import type { Board } from '../../../board/board.ts';
import { BLANK, QUESTION } from '../../../board/clue.ts';
import { NO, YES } from '../../../board/marks.ts';
import { layerOf } from '../../../board/notes.ts';
import { bordersOfRegions } from '../../../formats/regions.ts';
import {
  borderLine,
  centreOf,
  Drawing,
  GREEN,
  INK,
  numberSize,
  PALE_GREEN,
  PAPER,
  titleOf,
} from '../../../formats/svg.ts';
import type { UsowanPuzzle } from '../puzzle.ts';

const LIE = '#e39a6b';

/** Shaded cells dark, white ones pale green; a ring around a number thought true, a cross over one thought a lie. */
export function usowanSvg({ puzzle, marks, notes }: Board<UsowanPuzzle>): string {
  const drawing = new Drawing();
  const verdicts = layerOf(notes, 'verdicts', marks.length);
  marks.forEach((mark, cell) => {
    if (mark !== 0) drawing.cellFill(puzzle, cell, mark === YES ? INK : PALE_GREEN);
  });
  drawing.grid(puzzle);
  puzzle.numbers.forEach((number, cell) => {
    const [x, y] = centreOf(puzzle, cell);
    const shaded = marks[cell] === YES;
    if (verdicts[cell] === 1)
      drawing.add('circle', { cx: x, cy: y, r: 15, fill: 'none', stroke: GREEN, 'stroke-width': 2.5 });
    if (verdicts[cell] === 2) drawing.cross(x, y, 14, LIE, 2.5);
    if (number === BLANK) {
      if (marks[cell] === NO) drawing.add('circle', { cx: x, cy: y, r: 2.5, fill: GREEN });
    } else {
      const text = number === QUESTION ? '?' : String(number);
      drawing.label(x, y, text, numberSize(text), shaded ? PAPER : INK);
    }
  });
  drawing.borders(puzzle, bordersOfRegions(puzzle, puzzle.regions), 3);
  const upright = layerOf(notes, 'verticalBorders', (puzzle.width - 1) * puzzle.height);
  const crosses = [...upright, ...layerOf(notes, 'horizontalBorders', puzzle.width * (puzzle.height - 1))];
  crosses.forEach((crossed, edge) => {
    if (crossed === 0) return;
    const [x1, y1, x2, y2] = borderLine(puzzle, edge);
    drawing.cross((x1 + x2) / 2, (y1 + y2) / 2, 4, GREEN, 2);
  });
  return drawing.svg(titleOf('Usowan', puzzle), puzzle);
}
