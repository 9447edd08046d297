// The packed command line of a checkout: where it lies, and whether it is that of the sources.
const { join } = require('node:path');
const { isFresh } = require('./fingerprint.cjs');
const { root } = require('./root.cjs');

/** One file for all commands, and one for each kind of worker thread. */
const programFolder = join(root, 'dist', 'kaisu');
const stamp = join(root, 'dist', 'kaisu.stamp');
/** All that decides what the packed command line is: its sources, and the versions of what is packed with them. */
const sources = ['src', 'cli', 'research', 'package.json', 'package-lock.json'];

/** The launcher asks this at each start. */
function programIsFresh() {
  return isFresh(stamp);
}

module.exports = { programFolder, stamp, sources, programIsFresh };
