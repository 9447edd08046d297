import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { say } from './say.mjs';

const lock = join(root, 'package-lock.json');
// npm writes down here what it has put into node_modules.
const installed = join(root, 'node_modules', '.package-lock.json');

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} */
function packagesOf(file) {
  const { '': _project, ...packages } = JSON.parse(readFileSync(file, 'utf8')).packages;
  return packages;
}

/**
 * Whether node_modules holds what the lock asks for. A lock that is merely newer (a checkout touches it) is compared
 * package by package, so that nothing is installed again without need. Optional packages may be absent: they belong
 * to other platforms.
 */
export function isInstalled() {
  try {
    if (statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return true;
    const there = packagesOf(installed);
    return Object.entries(packagesOf(lock)).every(([path, wanted]) => {
      const found = there[path];
      return found ? found.version === wanted.version : wanted.optional || wanted.devOptional;
    });
  } catch {
    return false;
  }
}

/** Runs `npm ci`, its output on stderr. @returns {boolean} whether it worked */
export function install() {
  say('installing the packages (npm ci) …');
  // Building needs the development packages even where NODE_ENV says production.
  const { status, error } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (status === 0) return true;
  say(error ? `npm could not be started (${error.message})` : 'the packages could not be installed: see above');
  return false;
}
