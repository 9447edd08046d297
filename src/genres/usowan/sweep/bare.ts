import { BLANK } from '../../../board/clue.ts';
import type { BareSpace, Extras } from '../../../genre/bare-space.ts';
import { InputError } from '../../../grid/input-error.ts';
import { cellCount, type Shape } from '../../../grid/shape.ts';
import type { UsowanPuzzle } from '../puzzle.ts';
import type { UsowanReading } from '../readings.ts';

/** All shadings that keep apart and hold the white sheet together. No number is printed, so none can be a lie. */
export function bare(
  { width, height }: Shape,
  reading: UsowanReading,
  { fleet, walls }: Extras,
): BareSpace<UsowanPuzzle, UsowanReading> {
  if (fleet !== undefined) throw new InputError('Usowan has no fleet.');
  if (walls !== undefined) throw new InputError('Usowan has no walls.');
  const cells = cellCount({ width, height });
  return {
    puzzle: { width, height, regions: new Array<number>(cells).fill(0), numbers: new Array<number>(cells).fill(BLANK) },
    reading: { ...reading, lies: 'none' },
    extras: {},
  };
}
