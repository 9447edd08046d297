import { BLANK } from '../../board/clue.ts';
import type { BlankBoard } from '../../genre/blank-board.ts';
import type { NoOptions } from '../../genre/option.ts';
import { cellCount, type Shape } from '../../grid/shape.ts';
import type { UsowanPuzzle } from './puzzle.ts';
import type { UsowanReading } from './readings.ts';

/** All shadings that keep apart and hold the white sheet together. No number is printed, so none can be a lie. */
export function blank(
  { width, height }: Shape,
  reading: UsowanReading,
): BlankBoard<UsowanPuzzle, UsowanReading, NoOptions> {
  const cells = cellCount({ width, height });
  return {
    puzzle: { width, height, regions: new Array<number>(cells).fill(0), numbers: new Array<number>(cells).fill(BLANK) },
    reading: { ...reading, lies: 'none' },
    options: {},
  };
}
