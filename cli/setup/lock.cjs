// One process at a time installs or builds; the others wait and then find the work done.
const { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { root } = require('./root.cjs');

// Outside node_modules, which `npm ci` deletes.
const lockFile = join(root, 'dist', 'setup.lock');
const waitStep = 50;
const longestHold = 15 * 60_000;

/** @param {number} milliseconds */
function sleep(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function holderIsGone() {
  try {
    const holder = Number(readFileSync(lockFile, 'utf8'));
    if (holder > 0) return !isAlive(holder);
    // Killed between making the file and writing into it.
    return Date.now() - statSync(lockFile).mtimeMs > longestHold;
  } catch {
    return false;
  }
}

/**
 * Runs `work` while holding the lock. A lock whose holder has died is taken over.
 * @template T
 * @param {() => T} work
 * @returns {T}
 */
exports.withLock = (work) => {
  mkdirSync(join(root, 'dist'), { recursive: true });
  for (;;) {
    try {
      writeFileSync(lockFile, `${process.pid}`, { flag: 'wx' });
      break;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    if (holderIsGone()) rmSync(lockFile, { force: true });
    else sleep(waitStep);
  }
  try {
    return work();
  } finally {
    rmSync(lockFile, { force: true });
  }
};
