import { BLANK } from '../../board/clue.ts';
import type { BlankBoard } from '../../genre/blank-board.ts';
import { cellCount, type Shape } from '../../grid/shape.ts';
import { fleetOfText } from './fleet-text.ts';
import { type BattleshipsOptions, defaultFleet } from './options.ts';
import type { BattleshipsPuzzle } from './puzzle.ts';
import type { BattleshipsReading } from './readings.ts';

/**
 * All placements of a fleet, with no number and no piece printed; a fleet that doesn't fit has none.
 * `3,2,1*` is one ship of three, one of two and any number of single cells.
 */
export function blank(
  shape: Shape,
  reading: BattleshipsReading,
  asked: BattleshipsOptions,
): BlankBoard<BattleshipsPuzzle, BattleshipsReading, BattleshipsOptions> {
  const { width, height } = shape;
  const text = asked.fleet ?? defaultFleet(shape);
  const { fleet, unlimited } = fleetOfText(text);
  return {
    puzzle: {
      width,
      height,
      columns: new Array<number>(width).fill(BLANK),
      rows: new Array<number>(height).fill(BLANK),
      pieces: new Array<number>(cellCount(shape)).fill(BLANK),
      fleet,
    },
    reading: unlimited.length === 0 ? reading : { ...reading, unlimited },
    options: { fleet: text },
  };
}
