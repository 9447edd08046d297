const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { build } = require('./build.cjs');
const { installed } = require('./install.cjs');
const { withLock } = require('./lock.cjs');
const { programFolder, programIsFresh } = require('./program.cjs');
const { say } = require('./say.cjs');

/**
 * Installs what running needs and packs the program, where that is missing or stale; says so on stderr.
 * @returns {boolean} whether the program can be started
 */
exports.ready = () =>
  withLock(() => {
    // Another process may have done the work while this one waited for the lock.
    if (programIsFresh()) return true;
    if (!installed('running')) return false;
    if (build()) return true;
    if (!existsSync(join(programFolder, 'program.cjs'))) return false;
    say('the sources have errors; running what was built before');
    return true;
  });
