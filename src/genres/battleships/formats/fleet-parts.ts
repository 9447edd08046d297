import type { BodyPart } from '../../../formats/body.ts';
import type { LinePart } from '../../../formats/lines.ts';
import { quoted } from '../../../formats/quote.ts';
import { naturalOf } from '../../../formats/size.ts';
import { InputError } from '../../../grid/input-error.ts';
import { FLEET_EXPECTED, type Fleet, fleetOfPieces, MOST_SHIPS, piecesOf, presetFleet, presetOf } from './fleets.ts';

/** In an address: `//c` and the like, or `/N/piece/piece…`. */
export const fleetBody: BodyPart<Fleet> = {
  read(cursor) {
    if (cursor.take(`"/" and ${FLEET_EXPECTED}`) !== '/') cursor.fail(`"/" and ${FLEET_EXPECTED}`, cursor.position - 1);
    if (cursor.peek() === '/') {
      cursor.position++;
      const at = cursor.position;
      return presetFleet(cursor.take(FLEET_EXPECTED)) ?? cursor.fail(FLEET_EXPECTED, at);
    }
    const word = () => {
      const start = cursor.position;
      while (!cursor.atEnd && cursor.peek() !== '/') cursor.position++;
      return cursor.text.slice(start, cursor.position);
    };
    const count = shipCount(word());
    const pieces: string[] = [];
    while (pieces.length < count) {
      const what = `piece ${pieces.length + 1} of ${count} of the fleet`;
      if (cursor.take(what) !== '/' || cursor.atEnd) cursor.fail(what);
      pieces.push(word());
    }
    return fleetOfPieces(pieces);
  },
  write(fleet) {
    const preset = presetOf(fleet);
    if (preset !== undefined) return `//${preset}`;
    return ['', fleet.lengths.length, ...piecesOf(fleet)].join('/');
  },
};

/** In a pzprv3 file: a line with a letter, or one with a number and as many lines with pieces. */
export const fleetLines: LinePart<Fleet> = {
  read(lines) {
    const head = lines.take(FLEET_EXPECTED).trim();
    if (!/^\d/.test(head)) return presetFleet(head) ?? lines.failItem(0, head, FLEET_EXPECTED);
    const count = shipCount(head);
    const pieces: string[] = [];
    while (pieces.length < count) pieces.push(lines.take(`piece ${pieces.length + 1} of ${count} of the fleet`).trim());
    return fleetOfPieces(pieces);
  },
  write(fleet) {
    const preset = presetOf(fleet);
    return `${preset ?? [fleet.lengths.length, ...piecesOf(fleet)].join('/')}/`;
  },
};

function shipCount(text: string): number {
  const count = naturalOf(text);
  if (count < 0 || count > MOST_SHIPS)
    throw new InputError(`The fleet's number of ships is ${quoted(text)}, where at most ${MOST_SHIPS} was expected.`);
  return count;
}
