import { BLANK } from '../../../board/clue.ts';
import type { BareSpace, Extras } from '../../../genre/bare-space.ts';
import { InputError } from '../../../grid/input-error.ts';
import { cellCount, type Shape } from '../../../grid/shape.ts';
import { LONGEST_SHIP, MOST_SHIPS } from '../formats/fleets.ts';
import type { BattleshipsPuzzle } from '../puzzle.ts';
import type { BattleshipsReading } from '../readings.ts';

const SMALL_FLEET = '3,2,2,1,1,1';
const ARMADA = '4,3,3,2,2,2,1,1,1,1';
const SMALL_SIDE = 6;

/**
 * All placements of a fleet, with no number and no piece printed. By default the small fleet on boards up to 6×6 and
 * the armada above; what can't fit has no placement. `3,2,1*` is one ship of three, one of two and any number of single cells.
 */
export function bare(
  shape: Shape,
  reading: BattleshipsReading,
  { fleet: asked, walls }: Extras,
): BareSpace<BattleshipsPuzzle, BattleshipsReading> {
  if (walls !== undefined) throw new InputError('Battleships has no walls.');
  const { width, height } = shape;
  const text = asked ?? (Math.max(width, height) <= SMALL_SIDE ? SMALL_FLEET : ARMADA);
  const fleet: number[] = [];
  const unlimited: number[] = [];
  const cells = cellCount(shape);
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
  return {
    puzzle: {
      width,
      height,
      columns: new Array<number>(width).fill(BLANK),
      rows: new Array<number>(height).fill(BLANK),
      pieces: new Array<number>(cells).fill(BLANK),
      fleet,
    },
    reading: unlimited.length === 0 ? reading : { ...reading, unlimited },
    extras: { fleet: text },
  };
}
