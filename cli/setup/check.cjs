// `npm run check`, for while one works: format, lint, types and the quick tests. `npm test` is the whole.
const { staticChecks } = require('./checks.cjs');
const { installed } = require('./install.cjs');
const { withLock } = require('./lock.cjs');
const { run } = require('./run.cjs');

const checks = [...staticChecks, { name: 'quick tests', check: () => run('vitest', ['run', '--project', 'quick']) }];

/** @returns {boolean} whether all passed; the first that doesn't ends it */
function check() {
  if (!withLock(() => installed('everything'))) return false;
  for (const { name, check } of checks) {
    process.stdout.write(`— ${name}\n`);
    if (check()) continue;
    process.stdout.write(`${name}: FAILED\n`);
    return false;
  }
  return true;
}

process.exitCode = check() ? 0 : 1;
