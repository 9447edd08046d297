import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patternOf, shownIn, wordsOf } from '../support/shown.ts';

// docs/adding-a-genre.md promises that a genre is one folder and one line. Here a copy of the checkout is given that line,
// is compiled, and does what the page shows.

const root = fileURLToPath(new URL('../..', import.meta.url));
const guide = readFileSync(join(root, 'docs/adding-a-genre.md'), 'utf8');
const genre = 'src/genres/mines';
const copy = mkdtempSync(join(tmpdir(), 'kaisu-genre-'));

beforeAll(() => {
  for (const part of ['src', 'cli', 'research', 'bench', 'package.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  for (const config of readdirSync(root).filter((name) => /^tsconfig.*\.json$/.test(name)))
    cpSync(join(root, config), join(copy, config));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const path = join(copy, 'src/genres/registry.ts');
  writeFileSync(path, patched(readFileSync(path, 'utf8'), /```diff\n([\s\S]*?)```/.exec(guide)?.[1] ?? ''));
  writeFileSync(join(copy, 'run.mts'), runner);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs command lines one after the other, and prints what each of them printed. */
const runner = `
  import { PassThrough, Readable } from 'node:stream';
  import { text } from 'node:stream/consumers';
  import { main } from './cli/main.ts';
  const shown = [];
  for (const argv of JSON.parse(process.argv[2])) {
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    const printed = text(stdout);
    await main(argv, { stdin: Readable.from([]), stdout, stderr: stderr.resume() });
    stdout.end();
    shown.push(await printed);
  }
  console.log(JSON.stringify(shown));`;

/** The text with a diff's lines put in and taken out, each after the line before it. */
function patched(text: string, diff: string): string {
  const lines = text.split('\n');
  let at = 0;
  for (const line of diff.trimEnd().split('\n')) {
    const [sign, rest] = [line[0], line.slice(1)];
    if (sign === '+') lines.splice(at++, 0, rest);
    else {
      const found = lines.indexOf(rest, at);
      if (found < 0) throw new Error(`the registry has no line ${rest}`);
      at = sign === '-' ? found : found + 1;
      if (sign === '-') lines.splice(found, 1);
    }
  }
  return lines.join('\n');
}

function compile() {
  return spawnSync(join(root, 'node_modules/.bin/tsc'), ['-b'], { cwd: copy, encoding: 'utf8' });
}

test('the page shows every file of the genre, whole', () => {
  const shown = [...guide.matchAll(/^`(src\/genres\/mines\/[\w/-]+\.ts)`:\n\n```ts\n([\s\S]*?)^```$/gm)];
  const files = readdirSync(join(root, genre), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  expect(shown.map(([, path]) => path).sort()).toEqual(files.map((name) => `${genre}/${name}`).sort());
  for (const [, path = '', code] of shown) expect(code, path).toBe(readFileSync(join(root, path), 'utf8'));
});

describe('with its line in the registry', () => {
  test('everything compiles, and the compiler names what is missing', () => {
    expect(compile()).toMatchObject({ status: 0, stdout: '' });
    const index = join(copy, genre, 'index.ts');
    const whole = readFileSync(index, 'utf8');
    writeFileSync(index, whole.replace('  sweep: minesSweep,\n', ''));
    expect(compile().stdout).toContain("Property 'sweep' is missing");
    writeFileSync(index, whole);
  });

  test('the command line prints what the page shows', () => {
    const shown = shownIn(guide);
    const lines = shown.map(({ command }) => wordsOf(command));
    expect(new Set(lines.map(([program]) => program))).toEqual(new Set(['./kaisu']));
    const argv = ['--import', 'tsx', 'run.mts', JSON.stringify(lines.map(([, ...words]) => words))];
    const printed: string[] = JSON.parse(execFileSync('node', argv, { cwd: copy, encoding: 'utf8' }));
    shown.forEach(({ command, output }, index) => {
      expect(printed[index], command).toMatch(patternOf(output));
    });
  });

  test('the page shows solving, counting, explaining, drawing and making', () => {
    const commands = shownIn(guide).map(({ command }) => wordsOf(command)[1]);
    expect(commands).toEqual(expect.arrayContaining(['solve', 'count', 'explain', 'convert', 'generate']));
  });
});
