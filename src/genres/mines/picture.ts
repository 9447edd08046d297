import { BLANK, QUESTION } from '../../board/clue.ts';
import { NO, YES } from '../../board/marks.ts';
import { centreOf, dot, frame, grid, NUMBER_SIZE, numeral, paper } from '../../formats/picture/parts.ts';
import { fixed, type Picture, type Position, titleOf } from '../../formats/picture/picture.ts';
import { CELL, circle, type Piece } from '../../formats/picture/piece.ts';
import type { MinesPuzzle } from './puzzle.ts';

/** Mines, dots on cells that are known to be safe, and the numbers over them. */
export function minesPicture(puzzle: MinesPuzzle): Picture {
  const { width, height, numbers } = puzzle;
  const cells = [...numbers.keys()];
  const isClue = (cell: number): boolean => numbers[cell] !== BLANK;
  const drawMark = (cell: number, at: Position): Piece[] => {
    const [x, y] = centreOf(puzzle, cell);
    const mined = { fill: at.trial(cell) > 0 ? 'trial' : 'shade' } as const;
    if (at.mark(cell) === YES) return isClue(cell) ? [] : [circle(x, y, 0.3 * CELL, mined)];
    return at.mark(cell) === NO && !isClue(cell) ? [dot(x, y, at.trial(cell))] : [];
  };
  const drawClue = (cell: number, at: Position): Piece[] => {
    const [x, y] = centreOf(puzzle, cell);
    const content = numbers[cell] === QUESTION ? '?' : String(numbers[cell]);
    const wrong = at.mark(cell) === YES ? [circle(x, y, 0.42 * CELL, { line: 'shade', width: 3 })] : [];
    return [...wrong, numeral(x, y, NUMBER_SIZE, content, at.number(cell))];
  };
  return {
    width,
    height,
    title: titleOf('Mines', puzzle),
    before: 0,
    below: 0,
    layers: [
      fixed('cells', [paper(puzzle)]),
      { place: 'cells', items: cells, decisionOf: (cell) => cell, draw: drawMark },
      fixed('cells', [grid(puzzle), frame(puzzle)]),
      { place: 'cells', items: cells.filter(isClue), draw: drawClue },
    ],
  };
}
