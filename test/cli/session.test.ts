import { Readable, Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { Session } from '../../cli/terminal/session.ts';

/** A session whose output is kept chunk by chunk. */
function recorded() {
  const chunks: string[] = [];
  const warnings: string[] = [];
  const sink = (kept: string[]) =>
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        kept.push(chunk.toString('utf8'));
        done();
      },
    });
  const session = new Session({ stdin: Readable.from([]), stdout: sink(chunks), stderr: sink(warnings) });
  return { session, chunks, warnings };
}

function* numbered(length: number): Generator<object, void, void> {
  for (let item = 0; item < length; item++) yield { item };
}

describe('an output that ends', () => {
  const session = async (code: string) => {
    const warnings: string[] = [];
    const stdout = new Writable({
      write(_chunk, _encoding, done) {
        done(Object.assign(new Error(code), { code }));
      },
    });
    const stderr = new Writable({
      write(chunk: Buffer, _encoding, done) {
        warnings.push(chunk.toString('utf8'));
        done();
      },
    });
    const ending = new Session({ stdin: Readable.from([]), stdout, stderr });
    await ending.write('results\n');
    await new Promise(setImmediate);
    // What a command does that is told to stop.
    expect(ending.signal.aborted).toBe(true);
    ending.raise(130);
    ending.warn('Interrupted.');
    ending.close();
    return { status: ending.status, warnings };
  };

  test('since its reader has enough is no error, and nothing was interrupted', async () => {
    expect(await session('EPIPE')).toEqual({ status: 0, warnings: [] });
  });

  test('since it has no room is told in one sentence: status 2', async () => {
    expect(await session('ENOSPC')).toEqual({
      status: 2,
      warnings: ["kaisu: The results can't be written (ENOSPC).\n"],
    });
  });
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
