import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patternOf } from '../support/shown.ts';

// What a stranger gets: the package as npm packs it, installed in an empty folder, far from the checkout.

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'kaisu-package-'));
const home = join(folder, 'home');
const board = 'castle/6/6/q032e033040011g013b';
let tarball = '';

function npm(cwd: string, ...argv: string[]): string {
  return execFileSync('npm', argv, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** The installed program. */
function kaisu(...argv: string[]) {
  return spawnSync('npx', ['--no-install', 'kaisu', ...argv], { cwd: home, encoding: 'utf8' });
}

/** A program of the checkout's packages. */
function tool(name: string, cwd: string, ...argv: string[]) {
  return spawnSync(join(root, 'node_modules', '.bin', name), argv, { cwd, encoding: 'utf8' });
}

beforeAll(() => {
  const [packed] = JSON.parse(npm(root, 'pack', '--json', '--silent', '--pack-destination', folder));
  tarball = join(folder, packed.filename);
  mkdirSync(home);
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: 'stranger', private: true, type: 'module' }));
  npm(home, 'install', '--prefer-offline', '--no-audit', '--no-fund', tarball);
}, 600_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the package', () => {
  test('brings what the library imports and nothing else', () => {
    expect(readdirSync(join(home, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      'kaisu',
      'pure-rand',
    ]);
  });

  test('holds no sources and no tests', () => {
    const files = readdirSync(join(home, 'node_modules', 'kaisu'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /\.test\.|(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
    for (const needed of ['LICENSE', 'README.md', 'cli/schemas/solve.json', 'dist/site/index.html'])
      expect(files).toContain(needed);
  });

  test('is content with what publint and attw look for', () => {
    expect(tool('publint', folder, 'run', tarball, '--strict')).toMatchObject({ status: 0 });
    const attw = tool('attw', folder, tarball, '--profile', 'esm-only', '--format', 'json');
    expect(attw.status).toBe(0);
    expect(JSON.parse(attw.stdout).analysis.types).toEqual({ kind: 'included' });
  }, 300_000);

  test('has an entry for every genre, and the shapes of its documents', async () => {
    const probe = `
      import { genres } from 'kaisu';
      for (const { id } of genres) await import('kaisu/' + id);
      const { default: schema } = await import('kaisu/schemas/solve.json', { with: { type: 'json' } });
      console.log(genres.length, schema.type);`;
    writeFileSync(join(home, 'probe.js'), probe);
    expect(execFileSync('node', ['--no-warnings', 'probe.js'], { cwd: home, encoding: 'utf8' })).toMatch(
      /^[4-9] object\n$/,
    );
  });
});

describe('the library', () => {
  const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];

  test('runs as the README shows it', () => {
    writeFileSync(join(home, 'example.js'), example);
    const told = execFileSync('node', ['example.js'], { cwd: home, encoding: 'utf8' });
    const promised = [...example.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text]) => text);
    expect(promised.length).toBeGreaterThan(1);
    expect(told).toBe(`${promised.join('\n')}\n`);
  });

  test('has types', () => {
    const options = { module: 'nodenext', strict: true, noEmit: true, types: [], lib: ['es2023', 'dom'] };
    writeFileSync(join(home, 'typed.ts'), `${example}\nconst wrong: number = readBoard('');\n`);
    writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['typed.ts'] }));
    const { stdout } = tool('tsc', home, '-p', '.');
    expect(stdout.match(/error TS\d+/g)).toEqual(['error TS2322']);
  });
});

describe('the examples', () => {
  const folder = new URL('../../examples/', import.meta.url);
  const examples = readdirSync(folder).filter((name) => name.endsWith('.mjs'));

  test.each(examples)('%s prints what stands at its end', (name) => {
    copyFileSync(new URL(name, folder), join(home, name));
    const [, promised = ''] = readFileSync(join(home, name), 'utf8').split('// Prints:\n//\n');
    const lines = promised.replace(/^\/\/ {0,3}/gm, '');
    expect(lines.length).toBeGreaterThan(10);
    expect(execFileSync('node', [name], { cwd: home, encoding: 'utf8' })).toMatch(patternOf(lines));
  });

  test('are all in their table', () => {
    const told = readFileSync(new URL('README.md', folder), 'utf8');
    expect([...told.matchAll(/\]\(([\w-]+\.mjs)\)/g)].map(([, name]) => name).sort()).toEqual(examples.sort());
  });
});

describe('the command line', () => {
  test('solves', () => {
    const { status, stdout, stderr } = kaisu('solve', board);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Unique: this is the only answer\.\n/);
  });

  test('starts from compiled code the second time, with the same result', () => {
    const code = join(home, 'node_modules', 'kaisu', 'dist', 'kaisu', 'code');
    expect(readdirSync(code).filter((name) => name.endsWith('-solve'))).toHaveLength(1);
    const verdict = () => JSON.parse(kaisu('solve', board, '--json').stdout).verdict;
    expect(verdict()).toBe('unique');
    // Code that V8 can't use is thrown away.
    for (const name of readdirSync(code)) writeFileSync(join(code, name), 'no code');
    expect(verdict()).toBe('unique');
    for (const name of readdirSync(code)) expect(readFileSync(join(code, name), 'latin1')).not.toBe('no code');
  });

  test.each(['bank', 'measure usowan', 'notes'])('says that %s needs a checkout', (command) => {
    const { status, stdout, stderr } = kaisu(...command.split(' '));
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^kaisu: kaisu \w+ needs a checkout of Kaisu, .*\.\n$/);
  });

  test('serves the workbench', async () => {
    const server = spawn(join(home, 'node_modules', '.bin', 'kaisu'), ['serve', '--port', '0'], { cwd: home });
    try {
      const url = await new Promise<string>((resolve) => server.stdout.setEncoding('utf8').once('data', resolve));
      const page = await fetch(url.trim());
      expect(page.headers.get('content-type')).toMatch(/^text\/html/);
      expect(await page.text()).toMatch(/<title>Kaisu/);
      expect((await fetch(new URL('../package.json', url.trim()))).status).toBe(404);
    } finally {
      server.kill('SIGINT');
    }
    expect(await new Promise((resolve) => server.on('close', resolve))).toBe(130);
  });
});
