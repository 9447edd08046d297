import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { MAX_TEXT } from '../../src/formats/size.ts';
import { InputError } from '../../src/grid/input-error.ts';
import { piecesOf } from '../terminal/input.ts';
import { Interrupted } from '../terminal/interrupted.ts';
import type { Session } from '../terminal/session.ts';

/**
 * The text of a `<board>` argument: the argument itself (an address, pzprv3 text, JSON, a drawing), a file's content,
 * or, for `-`, all of standard input.
 */
export async function boardText(argument: string, session: Session): Promise<string> {
  if (argument !== '-') return isBoardItself(argument) ? argument : fileText(argument);
  const text = await allOf(piecesOf(session.io.stdin, session.signal));
  if (session.signal.aborted) throw new Interrupted('interrupted while reading');
  return text;
}

/** What can only be a board: anything else names a file. */
function isBoardItself(argument: string): boolean {
  return (
    /[\n{?]/.test(argument) ||
    /^\s*pzprv3/.test(argument) ||
    /^\s*[a-z][a-z0-9+.-]*:\/\//i.test(argument) ||
    // The short form of an address: usoone/6/6/…, castle_edit/6/6/…, and what a percent-encoder makes of it.
    /^\s*[\w-]+(\/|%2f)-?\d+(\/|%2f)-?\d/i.test(argument)
  );
}

function fileText(path: string): string {
  let file: number;
  try {
    if (path.includes('\0')) throw new InputError(`'${path}' is neither a board nor the name of a file.`);
    file = openSync(path, 'r');
  } catch (error) {
    if (error instanceof InputError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG')
      throw new InputError(`'${shortened(path)}' is neither a board nor a file that is there.`);
    throw cantBeRead(path, error);
  }
  try {
    const stat = fstatSync(file);
    if (stat.isDirectory())
      throw new InputError(`'${path}' is a folder, where a file that holds a board was expected.`);
    // A device has no size and may have no end.
    const bytes = Buffer.alloc(MAX_TEXT + 1);
    let length = 0;
    for (let read = -1; read !== 0 && length < bytes.length; length += read) {
      try {
        read = readSync(file, bytes, length, bytes.length - length, null);
      } catch (error) {
        throw cantBeRead(path, error);
      }
    }
    if (length > MAX_TEXT) throw tooLong(`The file '${path}'`);
    return bytes.toString('utf8', 0, length);
  } finally {
    closeSync(file);
  }
}

async function allOf(pieces: AsyncIterable<string>): Promise<string> {
  const parts: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > MAX_TEXT) throw tooLong('Standard input');
    parts.push(piece);
  }
  return parts.join('');
}

function cantBeRead(path: string, error: unknown): InputError {
  return new InputError(`The file '${shortened(path)}' can't be read (${(error as NodeJS.ErrnoException).code}).`);
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

export function tooLong(what: string): InputError {
  return new InputError(`${what} holds more than ${MAX_TEXT} characters, where a board has at most that many.`);
}
