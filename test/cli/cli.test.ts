import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { expectRefused, expectSchema, kaisu } from './run-kaisu.ts';

// Every form of a number and arrow that an address of a castle knows, on 6×3 cells.
const castle = 'castle/6/3/011022033044000a11.12.13.14.10.a2-13e32-23e42-33e529622563a';
const tilepaint = 'pzprv3/tilepaint/2/3/3/0 0 1 /2 2 1 /0 -1 -1 0 /2 . . . /-1 . . . /# # . /. . . /';

const folder = mkdtempSync(join(tmpdir(), 'kaisu-cli-'));
const file = join(folder, 'board.txt');
writeFileSync(file, `${tilepaint}\n`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('help', () => {
  test('names every command in one line each, and goes to stdout', async () => {
    const { status, stdout, stderr } = await kaisu(['--help']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    for (const line of ['check [options] <board>', 'convert [options] <board>', 'Exit status'])
      expect(stdout).toContain(line);
  });

  test('explains each command', async () => {
    const { stdout } = await kaisu(['--help']);
    const commands = [...stdout.matchAll(/^ {2}([a-z]+) \[options\]/gm)].map(([, name]) => name ?? '');
    expect(commands.length).toBeGreaterThan(1);
    for (const command of commands) {
      const long = await kaisu([command, '--help']);
      expect(long).toEqual(await kaisu(['help', command]));
      expect({ status: long.status, stderr: long.stderr }).toEqual({ status: 0, stderr: '' });
      expect(long.stdout).toMatch(new RegExp(`^Usage: kaisu ${command} `));
    }
  });
});

test('the version is that of the package', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(await kaisu(['--version'])).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
});

test('an argument of any length is told by its beginning, and what was expected at the end', async () => {
  const { stderr } = await kaisu(['convert', castle, '--to', 'gif'.repeat(2000)]);
  expect(stderr.length).toBeLessThan(250);
  expect(stderr).toMatch(/puzzlink/);
});

describe('a wrong command line is one sentence and status 2', () => {
  test.each([
    [[], /no command was given/],
    [['chek', castle], /unknown command 'chek' \(Did you mean check\?\)/],
    [['check'], /missing required argument 'board'/],
    [['help', 'foo'], /There is no command "foo": see kaisu --help/],
    [['notes', '--out', file], /is a file, where a folder was expected/],
    [['bank', '--out', file], /is a file, where a folder was expected/],
    [['measure', 'usowan', '--out', file], /is a file, where a folder was expected/],
    [['notes', '--out', folder], /There are no figures in .* to write notes of/],
    [['solve', '-'], /Standard input holds no board/],
    [['check', castle, castle], /too many arguments/],
    [['check', '--jsn', castle], /unknown option '--jsn' \(Did you mean --json\?\)/],
    [['convert', castle], /required option '--to <form>'/],
    [['convert', castle, '--to', 'gif'], /argument 'gif' is invalid/],
    [['count', 'usowan', '-1x5'], /The size is '-1x5', where WIDTHxHEIGHT such as 8x6 was expected/],
    [['sample', 'usowan', '3x-5', '-n', '1'], /The size is '3x-5', where WIDTHxHEIGHT/],
    [['count', 'battleships', '4x4', '--fleet', '2,1,1*'], /lists 1\* \(any number .*\) and 1 once more/],
    [['count', 'battleships', '4x4', '--fleet', '2*,2*'], /lists 2\* \(any number .*\) and 2 once more/],
    [['check', castle, '--reading', 'generous'], /no reading 'generous'.*numbers-erased/],
    [['check', 'no/such/file'], /'no\/such\/file' is neither a board nor a file that is there/],
    [['check', folder], /is a folder/],
    [['check', '/dev/zero'], /'\/dev\/zero' holds more than 1000000 characters/],
    [['check', 'line\u0000feed'], /neither a board nor the name of a file/],
    [['check', 'usoone/0/6/'], /size|side|0/],
    [['check', 'usoone/1000000000/6/'], /100/],
    [['check', `castle/3/3/${'\u001b[31m'}`], /castle|U\+001B/],
  ])('%j', async (argv, sentence) => {
    expectRefused(await kaisu(argv), sentence);
  });

  test('a line of 10 MB from standard input', async () => {
    expectRefused(
      await kaisu(['convert', '-', '--to', 'json'], 'a'.repeat(10_000_000)),
      /Standard input holds more than/,
    );
  });
});

describe('convert', () => {
  test.each(['puzzlink', 'pzprv3', 'json', 'text'])('to %s and back', async (form) => {
    const there = await kaisu(['convert', castle, '--to', form]);
    expect(there.status).toBe(0);
    const back = await kaisu(['convert', '-', '--to', 'puzzlink'], there.stdout);
    expect(back.stdout).toBe(`https://puzz.link/p?${castle}\n`);
  });

  test('to a picture', async () => {
    const { stdout } = await kaisu(['convert', castle, '--to', 'svg']);
    expect(stdout).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  });

  test.each(['puzzlink', 'pzprv3', 'json', 'text', 'svg'])('to %s as a JSON document', async (to) => {
    const { status, stdout } = await kaisu(['convert', castle, '--to', to, '--json']);
    expect(status).toBe(0);
    const document = JSON.parse(stdout);
    expectSchema('convert', document);
    expect(document).toMatchObject({ genre: 'castle-wall', to, warnings: [expect.stringMatching(/without an arrow/)] });
    expect((await kaisu(['convert', castle, '--to', to])).stdout.trimEnd()).toBe(document.text.trimEnd());
  });

  test('reads a file', async () => {
    const { stdout } = await kaisu(['convert', file, '--to', 'pzprv3']);
    expect(stdout).toBe(`${tilepaint}\n`);
  });
});

describe('check', () => {
  test('a complete board: status 0', async () => {
    const { status, stdout } = await kaisu(['check', file, '--json']);
    const document = JSON.parse(stdout);
    expectSchema('check', document);
    expect({ status, document }).toEqual({ status: 0, document: { complete: true, violations: [], warnings: [] } });
    expect((await kaisu(['check', file])).stdout).toBe('Complete: every rule is kept.\n');
  });

  test('an empty board: status 1, the rules named', async () => {
    const { status, stdout } = await kaisu(['check', castle, '--json']);
    const document = JSON.parse(stdout);
    expectSchema('check', document);
    expect({ status, complete: document.complete }).toEqual({ status: 1, complete: false });
    expect(document.violations.map(({ puzzlink }: { puzzlink: string }) => puzzlink)).toContain('brNoLine');
    const people = await kaisu(['check', castle]);
    expect(people.stdout).toMatch(/^Not complete: \d+ broken\.\nNo loop is drawn\./);
  });

  test('- streams one line a board, in order, and goes on after a bad one', async () => {
    const { status, stdout, stderr } = await kaisu(['check', '-'], `${castle}\nrubbish\n\n${tilepaint}\r\n${castle}`);
    const documents = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect({ status, stderr }).toEqual({ status: 2, stderr: '' });
    expect(documents.map(({ complete, line }) => complete ?? line)).toEqual([false, 2, true, false]);
    expectSchema('stream-error', documents[1]);
    for (const document of [documents[0], documents[2], documents[3]]) expectSchema('check', document);
  });

  test('- ends with the highest status of its lines', async () => {
    expect((await kaisu(['check', '-'], `${castle}\n${tilepaint}\n`)).status).toBe(1);
    expect((await kaisu(['check', '-'], `${tilepaint}\n${tilepaint}\n`)).status).toBe(0);
  });

  test('- with a line that is too long for a board', async () => {
    const { status, stdout } = await kaisu(['check', '-'], `${'1'.repeat(3_000_000)}\n${tilepaint}\n`);
    const [first, second] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expectSchema('stream-error', first);
    expect({ status, line: first.line, complete: second.complete }).toEqual({ status: 2, line: 1, complete: true });
  });

  test('- whose first line is the bare word pzprv3 is one board', async () => {
    const run = await kaisu(['check', '-', '--json'], tilepaint.replaceAll('/', '\n'));
    expect(run.stderr).toBe('');
    expect(JSON.parse(run.stdout)).toEqual({ complete: true, violations: [], warnings: [] });
  });
});
