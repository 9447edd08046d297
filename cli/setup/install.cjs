const { spawnSync } = require('node:child_process');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { root } = require('./root.cjs');
const { say } = require('./say.cjs');

/**
 * What packages are for: `running` the command line (a handful of them), or `everything`, the page, the notes and the
 * tests too (hundreds). The first are the `dependencies` of the checkout and its workspaces, the others their
 * `devDependencies`.
 * @typedef {'running' | 'everything'} Purpose
 */

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean }} Locked */

/** @param {string} file @returns {Record<string, Locked>} */
function packagesOf(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
}

/** What node_modules was last filled for. @returns {Purpose} */
function lastPurpose() {
  try {
    const there = Object.values(packagesOf('node_modules/.package-lock.json'));
    return there.some(({ dev }) => dev) ? 'everything' : 'running';
  } catch {
    return 'running';
  }
}

/**
 * Whether node_modules holds what the lock asks for; more is fine. Optional packages may be absent: they belong to other
 * platforms.
 * @param {Purpose} purpose
 */
function isInstalled(purpose) {
  try {
    // npm writes down here what it has put into node_modules.
    const there = packagesOf('node_modules/.package-lock.json');
    return Object.entries(packagesOf('package-lock.json')).every(([path, wanted]) => {
      if (!path.startsWith('node_modules/')) return true;
      if (purpose === 'running' && (wanted.dev || wanted.devOptional)) return true;
      const found = there[path];
      return found ? found.version === wanted.version : wanted.optional || wanted.devOptional;
    });
  } catch {
    return false;
  }
}

/**
 * Runs `npm ci` unless all is there, its output on stderr.
 * @param {Purpose} purpose
 * @returns {boolean} whether the packages are there
 */
function installed(purpose) {
  if (isInstalled(purpose)) return true;
  // Whoever works on the project keeps what they have: `npm ci` takes away what it is not asked for.
  const [which, what] =
    purpose === 'running' && lastPurpose() === 'running'
      ? ['--omit=dev', 'what running needs']
      : // Even where NODE_ENV says production.
        ['--include=dev', 'all packages'];
  say(`installing ${what} (npm ci ${which}) …`);
  const { status, error } = spawnSync('npm', ['ci', which, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (status === 0) return true;
  say(error ? `npm could not be started (${error.message})` : 'the packages could not be installed: see above');
  return false;
}

module.exports = { installed, isInstalled };
