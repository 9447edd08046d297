// Makes what is published, before npm packs it: the library with its types, the packed command line, the workbench.
const { rmSync } = require('node:fs');
const { join } = require('node:path');
const { build } = require('./build.cjs');
const { installed } = require('./install.cjs');
const { withLock } = require('./lock.cjs');
const { root } = require('./root.cjs');
const { run } = require('./run.cjs');
const { site } = require('./site.cjs');

/** @returns {boolean} whether the library's modules and types stand in dist/src, and nothing else */
function library() {
  for (const name of ['src', 'src.tsbuildinfo']) rmSync(join(root, 'dist', name), { recursive: true, force: true });
  return run('tsc', ['-p', 'tsconfig.src.json'], 'stderr');
}

process.exitCode = withLock(() => installed('everything') && library() && build() && site()) ? 0 : 1;
