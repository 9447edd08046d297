// What `npm test` needs before it can start: the packages, and a browser. Programs of the system are installed only where
// KAISU_INSTALL=1 allows it; else the tests say what is missing.
const { installed } = require('./install.cjs');
const { withLock } = require('./lock.cjs');
const { installPrograms } = require('./programs.cjs');

if (!withLock(() => installed('everything'))) {
  process.stdout.write('0 passed, 1 failed\n');
  process.exitCode = 1;
} else if (process.env.KAISU_INSTALL === '1') installPrograms();
