import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { root } from './root.mjs';
import { say } from './say.mjs';

const stamp = join(root, 'dist', 'built.json');
const sources = ['src', 'cli', 'research'];
const configurations = [
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.src.json',
  'tsconfig.cli.json',
  'package.json',
];

/** The module that the launcher starts. */
export const builtMain = join(root, 'dist', 'kaisu', 'main.js');

/**
 * What the sources look like from outside: how many, how large, how new. It is compared for equality, so clocks that
 * disagree and files that were deleted are noticed too.
 */
function fingerprint() {
  let files = 0;
  let bytes = 0;
  let newest = 0;
  /** @param {string} path */
  const take = (path) => {
    const { size, mtimeMs } = statSync(path);
    files += 1;
    bytes += size;
    newest = Math.max(newest, mtimeMs);
  };
  /** @param {string} folder */
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (entry.name.endsWith('.ts')) take(path);
    }
  };
  for (const name of configurations) take(join(root, name));
  for (const name of sources) walk(join(root, name));
  return JSON.stringify({ files, bytes, newest });
}

export function buildIsFresh() {
  try {
    statSync(builtMain);
    return readFileSync(stamp, 'utf8') === fingerprint();
  } catch {
    return false;
  }
}

/**
 * Runs `tsc -b`, then puts the command line into a few files, since loading each module from a file of its own would
 * take longer than most commands. Messages go to stderr.
 * @returns {boolean} whether the sources are free of type errors
 */
export function build() {
  say('building (tsc -b) …');
  // Taken before the compiler reads the sources: a file that changes meanwhile makes the build stale.
  const before = fingerprint();
  // The compiler writes its output even when there are type errors.
  const sound = run('tsc', ['-b']);
  const packed = run('esbuild', [
    'dist/cli/main.js',
    '--bundle',
    '--splitting',
    '--packages=external',
    '--format=esm',
    '--platform=node',
    '--outdir=dist/kaisu',
    '--log-level=warning',
  ]);
  if (sound && packed) writeFileSync(stamp, before);
  return sound && packed;
}

/**
 * @param {string} program one of node_modules/.bin
 * @param {string[]} options
 */
function run(program, options) {
  const path = join(root, 'node_modules', '.bin', program);
  const { status, error } = spawnSync(path, options, { cwd: root, stdio: ['ignore', 2, 2] });
  if (error) say(`${program} could not be started (${error.message})`);
  return status === 0;
}

if (process.argv[1] === join(root, 'cli', 'setup', 'build.mjs')) process.exitCode = build() ? 0 : 1;
