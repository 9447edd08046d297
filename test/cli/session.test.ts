import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { piecesOf } from '../../cli/terminal/input.ts';
import type { Output } from '../../cli/terminal/io.ts';
import { Session } from '../../cli/terminal/session.ts';
import { InputError } from '../../src/grid/input-error.ts';

/** An output that keeps what is written to it. */
function keeper(): Output & { readonly kept: string[] } {
  const kept: string[] = [];
  return {
    kept,
    async write(text) {
      kept.push(text);
    },
  };
}

/** A session whose output is kept piece by piece. */
function recorded() {
  const [stdout, stderr] = [keeper(), keeper()];
  const session = new Session({ stdin: Readable.from([]), stdout, stderr, terminal: undefined });
  return { session, chunks: stdout.kept, warnings: stderr.kept };
}

function* numbered(length: number): Generator<object, void, void> {
  for (let item = 0; item < length; item++) yield { item };
}

describe('an output that ends', () => {
  const session = async (code: string, before = 0) => {
    const stderr = keeper();
    const stdout: Output = {
      async write() {
        throw Object.assign(new Error(code), { code });
      },
    };
    const ending = new Session({ stdin: Readable.from([]), stdout, stderr, terminal: undefined });
    ending.raise(before);
    await ending.write('results\n');
    // What a command does that is told to stop.
    expect(ending.signal.aborted).toBe(true);
    ending.raise(130);
    ending.raise(3);
    ending.warn('Interrupted.');
    ending.close();
    return { status: ending.status, warnings: stderr.kept };
  };

  test('since its reader has enough is no error, whatever there was to say, and nothing was interrupted', async () => {
    expect(await session('EPIPE')).toEqual({ status: 0, warnings: [] });
    expect(await session('EPIPE', 1)).toEqual({ status: 0, warnings: [] });
  });

  test('since it has no room is told in one sentence: status 2', async () => {
    expect(await session('ENOSPC')).toEqual({
      status: 2,
      warnings: ["kaisu: The results can't be written (ENOSPC).\n"],
    });
  });
});

test('a failed read is not the end of the input', async () => {
  const pieces = piecesOf(
    new Readable({
      read() {
        this.destroy(Object.assign(new Error('EISDIR'), { code: 'EISDIR' }));
      },
    }),
    new AbortController().signal,
  );
  await expect(pieces.next()).rejects.toThrow(new InputError("Standard input can't be read (EISDIR)."));
});

test('an input that is waited for ends with Ctrl-C', async () => {
  const controller = new AbortController();
  const pieces = piecesOf(new Readable({ read() {} }), controller.signal);
  const first = pieces.next();
  controller.abort();
  expect(await first).toEqual({ done: true, value: undefined });
});

describe('a document', () => {
  test('is one line, as JSON.stringify prints it', async () => {
    const { session, chunks } = recorded();
    const document = { a: [1, { b: null }], c: 'd\n', e: {}, f: undefined, g: 0 };
    await session.json(document);
    await session.json({});
    session.close();
    expect(chunks).toEqual([`${JSON.stringify(document)}\n`, '{}\n']);
  });

  test('with a lazy list is written in pieces, none of them long', async () => {
    const { session, chunks } = recorded();
    await session.json({ before: 1, items: numbered(50_000), none: numbered(0), after: [2] });
    session.close();
    expect(JSON.parse(chunks.join(''))).toEqual({ before: 1, items: [...numbered(50_000)], none: [], after: [2] });
    expect(chunks.length).toBeGreaterThan(5);
    expect(Math.max(...chunks.map((chunk) => chunk.length))).toBeLessThan(100_000);
  });

  test('is cut short by Ctrl-C in the middle of a lazy list, says so, and is whole JSON', async () => {
    const { session, chunks, warnings } = recorded();
    function* endless(): Generator<object, void, void> {
      for (let item = 0; ; item++) {
        if (item === 20_000) process.emit('SIGINT');
        yield { item };
      }
    }
    await session.json({ items: endless(), after: true });
    session.close();
    const { items, after } = JSON.parse(chunks.join(''));
    expect({ after, status: session.status }).toEqual({ after: true, status: 130 });
    expect(items.length).toBeGreaterThanOrEqual(20_000);
    expect(warnings.join('')).toBe(`kaisu: Interrupted: only the first ${items.length} of the items are written.\n`);
  });
});
