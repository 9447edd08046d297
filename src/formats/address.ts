import { InputError } from '../grid/input-error.ts';
import type { Shape } from '../grid/shape.ts';
import { quoted } from './quote.ts';
import { shapeOf } from './size.ts';

/** What every address of puzz.link's family says before its genre's own part. */
export interface Address {
  /** puzz.link's name of the genre, without `_edit` and the like. */
  readonly id: string;
  /** The text of the sizes, not looked at yet: first it must be known whether the genre is one of ours. */
  readonly columns: string | undefined;
  readonly rows: string | undefined;
  readonly body: string;
}

/**
 * Takes an address apart: any host or none, `p?` or `p.html?`, `type=editor&`, `test+`, `ID_edit`, percent-encoding,
 * a `+` of the body turned into a space, blanks at either end.
 */
export function parseAddress(text: string): Address {
  const decoded = unescaped(text.trim());
  const query = decoded.slice(decoded.indexOf('?') + 1).trim();
  const plain = query
    .replace(/ /g, '+')
    .replace(/^(?:[a-z]+=[a-z]*&)+/, '')
    .replace(/^test[+_]/, '');
  const [name, columns, rows] = plain.split('/', 3);
  const id = name.replace(/_(?:edit|play|test)$/, '');
  if (columns !== undefined && /^[a-z]+:$/.test(columns))
    throw new InputError(
      `The address carries the flag ${quoted(columns)}: boards with variant rules aren't supported.`,
    );
  const head = [name, columns, rows].join('/').length;
  return { id, columns, rows, body: plain.slice(head + 1) };
}

/** The size of an address: columns come before rows. */
export function addressShape(address: Address): Shape {
  return shapeOf(address.columns, address.rows);
}

/** Prints as puzz.link does: an address whose last character is no letter or digit gets a closing `/`. */
export function printAddress(id: string, { width, height }: Shape, body: string): string {
  const address = `https://puzz.link/p?${id}/${width}/${height}/${body}`;
  return /[0-9a-z]$/i.test(address) ? address : `${address}/`;
}

function unescaped(text: string): string {
  return text.replace(/%([\s\S]{0,2})/g, (escape, digits: string, at: number) => {
    const code = /^[0-9a-f]{2}$/i.test(digits) ? Number.parseInt(digits, 16) : -1;
    if (code < 0x20 || code > 0x7e)
      throw new InputError(
        `Character ${at + 1} of the address begins ${quoted(escape)}, where "%" and the code of a printable character was expected.`,
      );
    return String.fromCharCode(code);
  });
}
