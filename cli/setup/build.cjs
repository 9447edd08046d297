const { createHash } = require('node:crypto');
const { readFileSync, rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { fingerprintOf } = require('./fingerprint.cjs');
const { programFolder, sources, stamp } = require('./program.cjs');
const { root } = require('./root.cjs');
const { say } = require('./say.cjs');

/** Packed as they are needed: what only plots and notes use is large, and not installed for the other commands. */
const external = ['@observablehq/plot', 'linkedom', 'bullmq', 'ioredis', 'ajv'];

/**
 * Packs the command line into one file, and each kind of worker thread: loading every module from a file of its own would
 * take longer than most commands. Types are not checked here. Messages go to stderr.
 * @returns {boolean} whether it worked
 */
function build() {
  say('building …');
  // Taken before the sources are read: a file that changes meanwhile makes the build stale.
  const before = fingerprintOf(sources);
  // Not at the top: it may just have been installed.
  const { buildSync } = require('esbuild');
  try {
    buildSync({
      absWorkingDir: root,
      entryPoints: {
        program: 'cli/main.ts',
        solve: 'cli/solve-alone.ts',
        'bank-worker': 'cli/running/bank-worker.ts',
        'measure-worker': 'cli/running/measure-worker.ts',
      },
      bundle: true,
      // Names are kept, for whoever reads where an error came from.
      minifyWhitespace: true,
      minifySyntax: true,
      external,
      // Only CommonJS can be started from compiled code, and it must not use `import()`: V8 forgets whose it is. It has no
      // address of its own but a file name.
      format: 'cjs',
      supported: { 'dynamic-import': false },
      outExtension: { '.js': '.cjs' },
      define: { 'import.meta': 'importMeta' },
      banner: {
        js: "const importMeta = { get url() { return require('node:url').pathToFileURL(__filename).href } };",
      },
      platform: 'node',
      target: 'node20.19',
      outdir: programFolder,
      logLevel: 'warning',
    });
  } catch {
    // What was wrong has been printed.
    return false;
  }
  // The packer leaves regular expressions and comments as they are; where it is no ASCII, an escape says the same.
  const hash = createHash('sha256');
  for (const name of ['program.cjs', 'solve.cjs']) {
    const path = join(programFolder, name);
    const program = readFileSync(path, 'utf8').replace(/[^\0-\x7f]/g, (unit) => {
      return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
    });
    writeFileSync(path, program);
    hash.update(program);
  }
  writeFileSync(join(programFolder, 'build'), hash.digest('hex').slice(0, 16));
  // Compiled code of what was here before.
  rmSync(join(programFolder, 'code'), { recursive: true, force: true });
  writeFileSync(stamp, before);
  return true;
}

module.exports = { build };

if (require.main === module) process.exitCode = build() ? 0 : 1;
