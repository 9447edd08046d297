import { BLANK } from '../../board/clue.ts';
import type { BlankBoard } from '../../genre/blank-board.ts';
import { InputError } from '../../grid/input-error.ts';
import { cellCount, type Shape } from '../../grid/shape.ts';
import { LONGEST_SHIP, MOST_SHIPS } from './formats/fleets.ts';
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
  const { fleet, unlimited } = fleetOf(text);
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

/** The lengths of the ships, and the lengths that any number of ships may have. */
function fleetOf(text: string): { fleet: number[]; unlimited: number[] } {
  const fleet: number[] = [];
  const unlimited: number[] = [];
  for (const item of text.trim() === '' ? [] : text.split(',')) {
    const [, digits = '', star] = /^([1-9]\d{0,2})(\*?)$/.exec(item.trim()) ?? [];
    const length = Number(digits);
    if (length < 1 || length > LONGEST_SHIP)
      throw new InputError(
        `The fleet lists '${item}', where the length of a ship (or with a *, any number of them) was expected.`,
      );
    if (star === '*') unlimited.push(length);
    else fleet.push(length);
  }
  if (fleet.length > MOST_SHIPS)
    throw new InputError(`The fleet lists ${fleet.length} ships, where at most ${MOST_SHIPS} were expected.`);
  const both = unlimited.find((length, at) => fleet.includes(length) || unlimited.indexOf(length) !== at);
  if (both !== undefined)
    throw new InputError(
      `The fleet lists ${both}* (any number of ships of length ${both}) and ${both} once more, where one of the two was expected.`,
    );
  return { fleet, unlimited };
}
