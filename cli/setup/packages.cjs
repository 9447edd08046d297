// Installs every package, those of the page, the notes and the tests too, unless they are there.
const { installed, isInstalled } = require('./install.cjs');
const { withLock } = require('./lock.cjs');

process.exitCode = isInstalled('everything') || withLock(() => installed('everything')) ? 0 : 1;
