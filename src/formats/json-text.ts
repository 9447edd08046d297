import { Cursor } from './cursor.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A board's JSON is an object of lists of numbers and of one more object of such lists. */
const DEEPEST = 4;

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** Printable characters only and no escapes: the strings of a board are names, which need none. */
const STRING = /"[ !#-[\]-~]*"/y;
const BLANKS = /[ \t\r\n]*/y;

/**
 * The value that a JSON text writes, or an `InputError` with the place at which the text stops being JSON. It exists
 * because `JSON.parse` names that place in some of its messages only, and differently in each engine. Values nested
 * deeper than a board's own are refused, and so is a name given twice, which `JSON.parse` would drop in silence.
 */
export function parseJsonText(text: string): Json {
  const cursor = new Cursor(text, () => {}, 'the JSON');
  const value = readValue(cursor, 1);
  if (!cursor.atEnd) cursor.fail('its end');
  return value;
}

function readValue(cursor: Cursor, depth: number): Json {
  skipBlanks(cursor);
  if (depth > DEEPEST) cursor.fail('no more lists or objects inside each other');
  const value = readBare(cursor, depth);
  skipBlanks(cursor);
  return value;
}

function readBare(cursor: Cursor, depth: number): Json {
  switch (cursor.peek()) {
    case '{':
      return readObject(cursor, depth);
    case '[':
      return readList(cursor, depth);
    case '"':
      return readString(cursor);
    default:
  }
  for (const [word, value] of [['true', true] as const, ['false', false] as const, ['null', null] as const])
    if (cursor.text.startsWith(word, cursor.position)) {
      cursor.position += word.length;
      return value;
    }
  const number = match(cursor, NUMBER);
  return number === undefined ? cursor.fail('a value') : Number(number);
}

function readObject(cursor: Cursor, depth: number): Json {
  const entries = new Map<string, Json>();
  cursor.position++;
  skipBlanks(cursor);
  if (cursor.peek() === '}') cursor.position++;
  else
    for (;;) {
      skipBlanks(cursor);
      const at = cursor.position;
      const name = readString(cursor);
      if (entries.has(name)) cursor.fail('a name that the object does not have yet', at);
      skipBlanks(cursor);
      expect(cursor, ':', '":"');
      entries.set(name, readValue(cursor, depth + 1));
      if (expect(cursor, ',}', '"," or "}"') === '}') break;
    }
  return Object.fromEntries(entries);
}

function readList(cursor: Cursor, depth: number): Json {
  const values: Json[] = [];
  cursor.position++;
  skipBlanks(cursor);
  if (cursor.peek() === ']') cursor.position++;
  else
    for (;;) {
      values.push(readValue(cursor, depth + 1));
      if (expect(cursor, ',]', '"," or "]"') === ']') break;
    }
  return values;
}

function readString(cursor: Cursor): string {
  const literal = match(cursor, STRING);
  return literal === undefined ? cursor.fail('a name (plain characters in double quotes)') : literal.slice(1, -1);
}

function expect(cursor: Cursor, characters: string, expected: string): string {
  const found = cursor.peek();
  if (found === '' || !characters.includes(found)) cursor.fail(expected);
  cursor.position++;
  return found;
}

function skipBlanks(cursor: Cursor): void {
  match(cursor, BLANKS);
}

function match(cursor: Cursor, pattern: RegExp): string | undefined {
  pattern.lastIndex = cursor.position;
  const found = pattern.exec(cursor.text);
  if (!found) return undefined;
  cursor.position = pattern.lastIndex;
  return found[0];
}
