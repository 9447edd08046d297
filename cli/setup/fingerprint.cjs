const { readdirSync, readFileSync, statSync } = require('node:fs');

/**
 * What files look like from outside: how many, how large, how new. It is compared for equality, so clocks that disagree
 * and files that were deleted are noticed too. One `stat` a file: a thousand files take some 5 ms.
 * @param {readonly string[]} paths files, and folders with all that is in them
 * @returns {string}
 */
function fingerprintOf(paths) {
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
      const path = `${folder}/${entry.name}`;
      if (!entry.isDirectory()) take(path);
      else if (entry.name !== 'node_modules') walk(path);
    }
  };
  for (const path of paths) {
    if (statSync(path).isDirectory()) walk(path);
    else take(path);
  }
  return JSON.stringify({ files, bytes, newest });
}

/**
 * Whether a stamp that was written after some work on files still describes them.
 * @param {string} stamp path of the file with their fingerprint
 * @param {readonly string[]} paths
 */
function isFresh(stamp, paths) {
  try {
    return readFileSync(stamp, 'utf8') === fingerprintOf(paths);
  } catch {
    return false;
  }
}

module.exports = { fingerprintOf, isFresh };
