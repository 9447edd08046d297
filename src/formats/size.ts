import { InputError } from '../grid/input-error.ts';
import { MAX_SIDE, type Shape } from '../grid/shape.ts';
import { quoted } from './quote.ts';

/** The largest number that is kept as printed; a longer one is no number of any board. */
export const MAX_NUMBER = 999_999;

/** The longest text that can hold a board: pzprv3 text of a 100×100 board has at most some 300 000 characters. */
export const MAX_TEXT = 1_000_000;

/** The whole number that `text` writes in decimal, or -1; at most nine digits. */
export function naturalOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : -1;
}

/** The board's sides from the text of a file or an address. Checked before anything of that size is allocated. */
export function shapeOf(width: string | undefined, height: string | undefined): Shape {
  return { width: sideOf(width, 'columns'), height: sideOf(height, 'rows') };
}

function sideOf(text: string | undefined, what: 'columns' | 'rows'): number {
  if (text === undefined || text === '')
    throw new InputError(`The text ends before the board's number of ${what}, where 1 to ${MAX_SIDE} was expected.`);
  const side = naturalOf(text);
  if (side < 1 || side > MAX_SIDE)
    throw new InputError(`The board's number of ${what} is ${quoted(text)}, where 1 to ${MAX_SIDE} was expected.`);
  return side;
}
