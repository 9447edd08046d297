import { MAX_TEXT } from '../../src/formats/size.ts';
import { readBoard } from '../../src/genres/read.ts';
import { genres } from '../../src/genres/registry.ts';
import { InputError } from '../../src/grid/input-error.ts';
import type { Line } from '../terminal/lines.ts';

/** The text of one board of a stream of many. */
export interface BoardText {
  /** The number of its first line. */
  readonly line: number;
  /** What stood before the board with a tab between. */
  readonly id: string | undefined;
  /** Undefined when it is longer than any board. */
  readonly text: string | undefined;
}

type Form = 'line' | 'file' | 'object' | 'drawing';

const LONGEST_ID = 200;

/** A board that is being read, line by line. */
interface Open {
  readonly line: number;
  readonly id: string | undefined;
  readonly form: Form;
  lines: string[];
  length: number;
  /** Braces of a JSON text that are still open, and whether a string is. */
  depth: number;
  quoted: boolean;
}

/**
 * Cuts a stream of lines into boards. Most take one line; a bare `pzprv3`, pretty JSON and a text drawing take several:
 *
 * - a blank line or the head of the next board ends one;
 * - JSON ends with its last brace;
 * - a drawing may hold blank lines (between two rows of a Castle Wall without marks), so one ends it only when it is
 *   whole.
 *
 * An `id` may stand before a board with a tab between. No more than one board is held at a time, and none that is longer
 * than a board can be.
 */
export async function* boardTexts(lines: AsyncIterable<Line>): AsyncGenerator<BoardText> {
  let open: Open | undefined;
  for await (const { number, text } of lines) {
    const blank = text !== undefined && text.trim() === '';
    if (open && (blank ? endsAtBlank(open) : text !== undefined && startsBoard(text, open))) {
      yield closed(open);
      open = undefined;
    }
    if (blank && !open) continue;
    if (!open) {
      if (text === undefined) {
        yield { line: number, id: undefined, text: undefined };
        continue;
      }
      open = opened(number, text);
    } else add(open, text ?? '', text === undefined);
    if (isWhole(open)) {
      yield closed(open);
      open = undefined;
    }
  }
  if (open) yield closed(open);
}

function opened(line: number, text: string): Open {
  const tab = text.indexOf('\t');
  const hasId = tab > 0 && tab <= LONGEST_ID;
  const own = hasId ? text.slice(tab + 1) : text;
  const open: Open = {
    line,
    id: hasId ? text.slice(0, tab) : undefined,
    form: formOf(own) ?? 'line',
    lines: [],
    length: 0,
    depth: 0,
    quoted: false,
  };
  add(open, own, false);
  return open;
}

/** The form of the board that begins with this line; undefined for a line that begins none. */
function formOf(text: string): Form | undefined {
  const own = text.replace(/^\uFEFF/, '').trim();
  if (own === 'pzprv3' || own === 'pzprv3.1') return 'file';
  if (own.startsWith('{')) return 'object';
  if (
    /^\S+[ \t]+\d+x\d+$/.test(own) &&
    genres.some(({ codec }) => own.startsWith(`${codec.genre} `) || own.startsWith(`${codec.genre}\t`))
  )
    return 'drawing';
  if (/^pzprv3|^[a-z][a-z0-9+.-]*:\/\/|^[\w-]+(\/|%2f)-?\d+(\/|%2f)-?\d|^\?/i.test(own)) return 'line';
  return undefined;
}

/** Whether this line is the head of another board, so that the open one ends before it. */
function startsBoard(text: string, { form }: Open): boolean {
  // Inside of JSON a line can begin with a brace of its own.
  const tab = text.indexOf('\t');
  const next = formOf(tab > 0 && tab <= LONGEST_ID ? text.slice(tab + 1) : text);
  return next !== undefined && !(form === 'object' && next === 'object');
}

function endsAtBlank(open: Open): boolean {
  if (open.form !== 'drawing') return true;
  if (open.length > MAX_TEXT) return false;
  try {
    readBoard(open.lines.join('\n'));
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

function add(open: Open, text: string, tooLong: boolean): void {
  open.length += tooLong ? MAX_TEXT + 1 : text.length + 1;
  if (open.length > MAX_TEXT + 1) open.lines = [];
  else open.lines.push(text);
  if (open.form !== 'object') return;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (open.quoted) {
      if (letter === '\\') at += 1;
      else if (letter === '"') open.quoted = false;
    } else if (letter === '"') open.quoted = true;
    else if (letter === '{' || letter === '[') open.depth += 1;
    else if (letter === '}' || letter === ']') open.depth -= 1;
  }
}

function isWhole({ form, depth }: Open): boolean {
  return form === 'line' || (form === 'object' && depth <= 0);
}

function closed({ line, id, lines, length }: Open): BoardText {
  return { line, id, text: length > MAX_TEXT + 1 ? undefined : lines.join('\n') };
}
