import type { Readable } from 'node:stream';
import { InputError } from '../../src/grid/input-error.ts';

/**
 * Standard input as text, piece by piece, until it ends or `signal` comes. A failed read is not the end of the input: it
 * throws an `InputError`.
 */
export async function* piecesOf(stream: Readable, signal: AbortSignal): AsyncGenerator<string, void, void> {
  const end = (): void => void stream.destroy();
  signal.addEventListener('abort', end);
  stream.setEncoding('utf8');
  try {
    for await (const piece of stream) yield piece;
  } catch (error) {
    if (!signal.aborted) throw new InputError(`Standard input can't be read (${codeOf(error)}).`);
  } finally {
    signal.removeEventListener('abort', end);
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : error;
}
