import { InputError } from '../../grid/input-error.ts';
import { LONGEST_SHIP, MOST_SHIPS } from './formats/fleets.ts';

/**
 * The lengths of the ships of `4,3,2,1`, and the lengths that any number of ships may have (`1*`). Throws an
 * `InputError` for anything else.
 */
export function fleetOfText(text: string): { fleet: number[]; unlimited: number[] } {
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
