import type { Board } from '../board/board.ts';
import { type Address, addressShape, parseAddress } from '../formats/address.ts';
import type { Codec } from '../formats/codec.ts';
import { Cursor } from '../formats/cursor.ts';
import { jsonHead, parseJson } from '../formats/json.ts';
import { Lines } from '../formats/lines.ts';
import type { Warn } from '../formats/part.ts';
import { parsePzprv3, pzprv3Shape } from '../formats/pzprv3.ts';
import { quoted } from '../formats/quote.ts';
import { MAX_TEXT, shapeOf } from '../formats/size.ts';
import type { Genre } from '../genre/genre.ts';
import { InputError } from '../grid/input-error.ts';
import { genres, type KnownGenre } from './registry.ts';

/** A board with the genre that knows its rules. */
export interface GenreBoard<G extends Genre = KnownGenre> {
  readonly genre: G;
  readonly board: Board;
}

/** A board as it was read from a text. */
export interface ReadResult<G extends Genre = KnownGenre> extends GenreBoard<G> {
  /** Which form the text had. */
  readonly form: 'puzzlink' | 'pzprv3' | 'json' | 'text';
  /** What a reader should be told: numbers that say nothing, text that was passed over. */
  readonly warnings: readonly string[];
}

/** Genres of puzz.link whose boards look like ours and aren't. */
const OTHERS: { readonly [id: string]: string } = {
  retroships: 'every piece is shown and the ships are to be found among them',
};

/**
 * Reads a board of any genre in any form: an address of puzz.link's family, pzprv3 text, the project's JSON, a text
 * board. Throws an `InputError` whose sentence says what is wrong, where, and what was expected. Linear in the text,
 * which may have at most a million characters.
 */
export function readBoard(text: string): ReadResult {
  return readAmong(genres, text);
}

/** Reads a board as `readBoard` does, of one of these genres only. */
export function readAmong<G extends Genre>(among: readonly G[], text: string): ReadResult<G> {
  if (text.length > MAX_TEXT)
    throw new InputError(`The text has ${text.length} characters, where a board has at most ${MAX_TEXT}.`);
  const own = text.replace(/^\uFEFF/, '').trim();
  if (own === '') throw new InputError('The text is empty, where a board was expected.');
  const warnings: string[] = [];
  const warn: Warn = (warning) => void warnings.push(warning);
  const codecs = among.map(({ codec }) => codec);
  const { codec, board, form } = readForm(own, codecs, warn);
  warnings.push(...codec.warnings(board.puzzle));
  return { genre: among[codecs.indexOf(codec)], form, board, warnings };
}

interface Found extends Pick<ReadResult, 'board' | 'form'> {
  readonly codec: Codec;
}

function readForm(text: string, codecs: readonly Codec[], warn: Warn): Found {
  if (text.startsWith('{')) return readJson(text, codecs, warn);
  if (text.startsWith('pzprv3')) return readPzprv3(text, codecs, warn);
  const word = /^[^\s/?]*/.exec(text)?.[0] ?? '';
  const codec = codecs.find(({ genre }) => genre === word);
  if (codec && !'/?'.includes(text.charAt(word.length))) return readText(text, codec, warn);
  if (text.includes('://') && !/\?|%3f/i.test(text))
    throw new InputError('The address has no "?", after which the genre and the board would follow.');
  const address = parseAddress(text);
  if (address.columns === undefined && !text.includes('?'))
    throw new InputError(
      `The text begins ${quoted(text)}, where an address (...?usoone/6/6/...), "pzprv3", JSON or a text board was expected.`,
    );
  return readAddress(address, codecs, warn);
}

function readAddress(address: Address, codecs: readonly Codec[], warn: Warn): Found {
  const codec = codecOf(address.id, codecs, 'address');
  const shape = addressShape(address);
  const cursor = new Cursor(address.body, warn);
  const board = codec.body(shape).read(cursor);
  if (cursor.peek() === '/') cursor.position++;
  if (!cursor.atEnd) cursor.fail('the end of the address');
  return { codec, board, form: 'puzzlink' };
}

function readPzprv3(text: string, codecs: readonly Codec[], warn: Warn): Found {
  const file = parsePzprv3(text, warn);
  const codec = codecOf(file.id, codecs, 'file');
  const board = codec.lines(pzprv3Shape(file)).read(file.lines);
  mustEnd(file.lines);
  return { codec, board, form: 'pzprv3' };
}

function readText(text: string, codec: Codec, warn: Warn): Found {
  const lines = new Lines(text.split(/\r?\n/), warn);
  const head = /^\S+[ \t]+(\d+)x(\d+)[ \t]*$/.exec(lines.take('a board'));
  if (!head)
    throw new InputError(
      `Line 1 is ${quoted(lines.current)}, where "${codec.genre} " and a size like "6x4" was expected.`,
    );
  const board = codec.text(shapeOf(head[1], head[2])).read(lines);
  mustEnd(lines);
  return { codec, board, form: 'text' };
}

function readJson(text: string, codecs: readonly Codec[], warn: Warn): Found {
  const object = parseJson(text);
  const { genre, shape } = jsonHead(object);
  const codec = codecs.find((one) => one.genre === genre);
  if (!codec)
    throw new InputError(`genre is ${quoted(genre)}, where ${nameList(codecs.map((one) => one.genre))} was expected.`);
  return { codec, board: codec.fromJson(object, shape, warn), form: 'json' };
}

function mustEnd(lines: Lines): void {
  if (!lines.atEnd) throw new InputError(`Line ${lines.taken + 1} is one too many: the board ended before it.`);
}

function codecOf(id: string, codecs: readonly Codec[], what: string): Codec {
  const codec = codecs.find((one) => one.puzzlinkId === id);
  if (codec) return codec;
  const ids = nameList(codecs.map((one) => one.puzzlinkId));
  if (Object.hasOwn(OTHERS, id))
    throw new InputError(
      `The ${what} is of the genre ${quoted(id)} (${OTHERS[id]}), which isn't supported, only ${ids}.`,
    );
  throw new InputError(`The ${what} is of the genre ${quoted(id)}, where ${ids} was expected.`);
}

function nameList(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names[names.length - 1]}`;
}
