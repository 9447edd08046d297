import { InputError } from '../grid/input-error.ts';
import type { Shape } from '../grid/shape.ts';
import { Lines } from './lines.ts';
import type { Warn } from './part.ts';
import { quoted } from './quote.ts';
import { shapeOf } from './size.ts';

/** A file in puzz.link's own format, its header read. */
export interface Pzprv3 {
  readonly id: string;
  /** The text of the sizes, not looked at yet. */
  readonly rows: string | undefined;
  readonly columns: string | undefined;
  /** What follows the header. */
  readonly lines: Lines;
}

/** What puzz.link appends to some files: who made it, the strokes so far, an address. No part of the board. */
const APPENDIX = /(?:^|[/\n])[ \t]*(?:info:\{|history:\{|__HISTORY__|https?:\/\/)/;

/**
 * Splits a file into lines, which end in `/` or a line break or both. A file of a 1 wide board has lines of no items,
 * so `//` is an empty line and stays one.
 */
export function parsePzprv3(text: string, warn: Warn): Pzprv3 {
  const appendix = APPENDIX.exec(text);
  if (appendix) warn('What follows the board in the file (its history and the like) is not kept.');
  const own = appendix ? text.slice(0, appendix.index + 1) : text;
  const lines = new Lines(own.trimStart().split(/\/[ \t]*\r?\n|\/|\r?\n/), warn);
  const version = lines.take('"pzprv3"').trim();
  if (!/^pzprv3(\.1)?$/.test(version))
    throw new InputError(`Line 1 is ${quoted(version)}, where "pzprv3" was expected.`);
  const id = lines.take("the genre's name").trim();
  const rows = lines.atEnd ? undefined : lines.take('').trim();
  const columns = lines.atEnd ? undefined : lines.take('').trim();
  return { id, rows, columns, lines };
}

/** The size of a file: rows come before columns. */
export function pzprv3Shape(file: Pzprv3): Shape {
  return shapeOf(file.columns, file.rows);
}

export function printPzprv3(id: string, { width, height }: Shape, body: string): string {
  return `pzprv3/${id}/${height}/${width}/${body}`;
}
