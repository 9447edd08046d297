import { BLANK } from '../../../board/clue.ts';
import { type Marks, NO, YES } from '../../../board/marks.ts';
import { Orientation } from '../../../grid/orientation.ts';
import { cellCount, type Shape } from '../../../grid/shape.ts';
import { ShadingSpec } from '../../../spaces/shadings/index.ts';
import type { Spec } from '../../../sweep/index.ts';
import type { UsowanPuzzle } from '../puzzle.ts';
import type { UsowanReading } from '../readings.ts';
import { NumberClues } from './number-clues.ts';

/** The answers of a Usowan board, cell by cell in reading order of its narrower side. `marks` are kept to. */
export function usowanSweep(puzzle: UsowanPuzzle, reading: UsowanReading, marks?: Marks): Spec {
  const board = Orientation.narrow(puzzle);
  const clues = new NumberClues(puzzle, reading, board);
  const mayShade = new Uint8Array(cellCount(puzzle)).fill(1);
  const mayLeave = mayShade.slice();
  for (let cell = 0; cell < mayShade.length; cell++) {
    const printed = board.printed(Math.floor(cell / board.width), cell % board.width);
    if (puzzle.numbers[printed] !== BLANK || marks?.[printed] === NO) mayShade[cell] = 0;
    if (marks?.[printed] === YES) mayLeave[cell] = 0;
  }
  return new ShadingSpec(board, { mayShade, mayLeave }, reading.sheet, clues.areIdle ? undefined : clues);
}

/** The bare answer space: no numbers, no regions, so only the touching and the sheet clause speak. */
export function usowanSpace({ width, height }: Shape, reading: UsowanReading, marks?: Marks): Spec {
  const cells = cellCount({ width, height });
  const blank = {
    width,
    height,
    regions: new Array<number>(cells).fill(0),
    numbers: new Array<number>(cells).fill(BLANK),
  };
  return usowanSweep(blank, { ...reading, lies: 'none' }, marks);
}
