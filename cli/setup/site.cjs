// Builds the workbench's site from `web`, `src` and `bank` into dist/site, unless what is there is fresh.
const { rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { fingerprintOf, isFresh } = require('./fingerprint.cjs');
const { installed } = require('./install.cjs');
const { withLock } = require('./lock.cjs');
const { root } = require('./root.cjs');
const { run } = require('./run.cjs');
const { say } = require('./say.cjs');

const stamp = join(root, 'dist', 'site.stamp');
const sources = ['web', 'src', 'bank', 'vite.config.ts', 'package-lock.json'];

/** Whoever calls it holds the lock. @returns {boolean} whether the site is there */
function site() {
  // Another process may have built it while this one waited for the lock.
  if (isFresh(stamp)) return true;
  if (!installed('everything')) return false;
  say('building the site …');
  // Taken before the build: a file that changes meanwhile makes the site stale.
  const before = fingerprintOf(sources);
  rmSync(stamp, { force: true });
  // Whatever the caller's own environment: built within a test run, the page would else be one that never goes offline.
  if (!run('vite', ['build', '--logLevel', 'warn'], 'stderr', { NODE_ENV: 'production' })) return false;
  writeFileSync(stamp, before);
  return true;
}

module.exports = { site };

if (require.main === module) process.exitCode = isFresh(stamp) || withLock(site) ? 0 : 1;
