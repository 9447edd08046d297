import { BLANK } from '../../board/clue.ts';
import { type Marks, NO, UNKNOWN, YES } from '../../board/marks.ts';
import type { Verdict, Violation } from '../../genre/verdict.ts';
import { listed } from '../../grid/listed.ts';
import { cellName } from '../../grid/shape.ts';
import { around, type MinesPuzzle } from './puzzle.ts';
import type { MinesReading } from './readings.ts';

/** A cell with a number or a `?` is safe. */
export function printed({ numbers }: MinesPuzzle): Marks {
  return Uint8Array.from(numbers, (number) => (number === BLANK ? UNKNOWN : NO));
}

/** Judges one mark a cell (1 mine; everything else is safe). At most one violation per rule, with all its cells. */
export function check(puzzle: MinesPuzzle, marks: Marks, reading: MinesReading): Verdict {
  const { numbers } = puzzle;
  if (marks.length !== numbers.length) throw new Error(`${marks.length} marks for ${numbers.length} cells`);
  const mines = (cell: number): number => around(puzzle, cell, reading).filter((one) => marks[one] === YES).length;
  const cellsWhere = (isWrong: (number: number, cell: number) => boolean): string[] =>
    numbers.flatMap((number, cell) => (isWrong(number, cell) ? [cellName(puzzle, cell)] : []));
  const mined = cellsWhere((number, cell) => number !== BLANK && marks[cell] === YES);
  const wrong = cellsWhere((number, cell) => number >= 0 && mines(cell) !== number);
  const violations: Violation[] = [];
  if (mined.length > 0)
    violations.push({ rule: 'mine-on-number', cells: mined, text: `A mine lies under the clue at ${listed(mined)}.` });
  if (wrong.length > 0)
    violations.push({
      rule: 'wrong-count',
      cells: wrong,
      puzzlink: 'nmMinesNe',
      text: `Not as many mines as it says are around the number at ${listed(wrong)}.`,
    });
  return { violations, warnings: [] };
}
