import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { root } from './root.mjs';
import { say } from './say.mjs';

const stamp = join(root, 'dist', 'built.json');
const sources = ['src', 'lab'];
const configurations = [
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.src.json',
  'tsconfig.lab.json',
  'package.json',
];

/** The module that the launcher starts. */
export const builtMain = join(root, 'dist', 'lab', 'main.js');

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

/** Runs `tsc -b`, its messages on stderr. @returns {boolean} whether the sources are free of type errors */
export function build() {
  say('building (tsc -b) …');
  // Taken before the compiler reads the sources: a file that changes meanwhile makes the build stale.
  const before = fingerprint();
  const tsc = join(root, 'node_modules', '.bin', 'tsc');
  const { status, error } = spawnSync(tsc, ['-b'], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status === 0) {
    writeFileSync(stamp, before);
    return true;
  }
  if (error) say(`the compiler could not be started (${error.message})`);
  return false;
}

if (process.argv[1] === join(root, 'lab', 'setup', 'build.mjs')) process.exitCode = build() ? 0 : 1;
