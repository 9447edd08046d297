import type { Notes } from '../../../board/notes.ts';
import { tidied } from '../../../board/notes.ts';
import { mustFit } from '../../../formats/body.ts';
import { digitValue } from '../../../formats/cursor.ts';
import { quoted } from '../../../formats/quote.ts';
import { InputError } from '../../../grid/input-error.ts';

/** The most ships that a fleet may list, and the longest of them. A fleet that can't fit its board is still a fleet. */
export const MOST_SHIPS = 10_000;
export const LONGEST_SHIP = 100;
/** puzz.link writes a piece's side as one digit in base 36. */
const LONGEST_IN_PUZZLINK = 35;

/** Lengths of the ships in their order, and for each 1 if the list draws it upright, which says nothing. */
export interface Fleet {
  readonly lengths: readonly number[];
  readonly upright: readonly number[];
}

/** puzz.link's named fleets of straight ships, in its own order. */
const PRESETS: { readonly [letter: string]: readonly number[] } = {
  c: [1, 1, 1, 2, 2, 3],
  d: [1, 1, 1, 1, 2, 2, 2, 3, 3, 4],
  e: [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5],
  z: [],
};
const BENT_PRESETS: { readonly [letter: string]: string } = { p: 'pentominoes', t: 'tetrominoes' };

export const FLEET_EXPECTED = 'a fleet (c, d, e, z, or a number of ships and their pieces)';

/** The fleet of that letter; undefined for a letter that names none. The two bent fleets are refused by name. */
export function presetFleet(letter: string): Fleet | undefined {
  if (Object.hasOwn(BENT_PRESETS, letter))
    throw new InputError(
      `The fleet "${letter}" is puzz.link's ${BENT_PRESETS[letter]}, which are bent; only straight ships are supported.`,
    );
  if (!Object.hasOwn(PRESETS, letter)) return undefined;
  return { lengths: PRESETS[letter], upright: PRESETS[letter].map(() => 0) };
}

/** The letter under which puzz.link prints this fleet: the list must be the same, order and drawing included. */
export function presetOf({ lengths, upright }: Fleet): string | undefined {
  if (upright.includes(1)) return undefined;
  return Object.keys(PRESETS).find(
    (letter) =>
      PRESETS[letter].length === lengths.length && PRESETS[letter].every((length, ship) => length === lengths[ship]),
  );
}

export function fleetOfPieces(pieces: readonly string[]): Fleet {
  const ships = pieces.map(parsePiece);
  return { lengths: ships.map(({ length }) => length), upright: ships.map(({ upright }) => upright) };
}

/**
 * A piece is its width and height in base 36, then its cells row by row, five bits a character in base 32, zeros at
 * the end cut: `31s` is a ship of three, `13s` the same drawn upright. Bent pieces are refused by name.
 */
function parsePiece(text: string): { length: number; upright: number } {
  const expected = 'where a straight ship (like "31s") was expected';
  const [width = 0, height = 0, ...fives] = [...text].map(digitValue);
  if (width < 1 || height < 1 || fives.length === 0 || fives.some((five) => five < 0 || five > 31))
    throw new InputError(`The fleet lists ${quoted(text)}, ${expected}.`);
  const straight = width === 1 || height === 1;
  const length = width * height;
  if (!straight || text !== pieceOf(length, height > 1))
    throw new InputError(`The fleet lists the piece ${quoted(text)}, which is no straight ship, ${expected}.`);
  return { length, upright: height > 1 ? 1 : 0 };
}

function pieceOf(length: number, upright: boolean): string {
  const sides = upright ? `1${length.toString(36)}` : `${length.toString(36)}1`;
  const last = length % 5;
  return sides + 'v'.repeat(Math.floor(length / 5)) + (last === 0 ? '' : (32 - (32 >> last)).toString(32));
}

/** The notes without those that draw a ship of one cell upright: it looks the same either way. */
export function withoutUprightSingles(notes: Notes, lengths: readonly number[]): Notes {
  if (notes.uprightShips === undefined) return notes;
  return tidied({ ...notes, uprightShips: notes.uprightShips.map((flag, ship) => (lengths[ship] > 1 ? flag : 0)) });
}

/** The pieces as puzz.link lists them. */
export function piecesOf({ lengths, upright }: Fleet): string[] {
  return lengths.map((length, ship) => {
    mustFit(length, LONGEST_IN_PUZZLINK, `ship ${ship + 1} of the fleet`);
    return pieceOf(length, upright[ship] === 1);
  });
}
