// `npm test`: runs every check of the project. The last line says how many passed and failed, and nothing else.
const { existsSync, mkdtempSync, readFileSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { staticChecks } = require('./checks.cjs');
const { missingProgram } = require('./programs.cjs');
const { root } = require('./root.cjs');
const { run } = require('./run.cjs');
const { tallyOfPlaywright, tallyOfVitest } = require('./tally.cjs');

/** @typedef {import('./tally.cjs').Tally} Tally */

const boards = process.env.KAISU_BOARDS ?? join(root, '..', 'shared', 'boards');
const reports = mkdtempSync(join(tmpdir(), 'kaisu-test-'));

/** @param {string} failure @returns {Tally} */
function failedWith(failure) {
  return { passed: 0, failed: [failure], skipped: [], flaky: [] };
}

/**
 * @template Report
 * @param {string} file
 * @param {boolean} endedWell whether the program that wrote it says that all is well
 * @param {(report: Report) => Tally} tally
 * @returns {Tally}
 */
function tallied(file, endedWell, tally) {
  if (!existsSync(file)) return failedWith('there is no report');
  const found = tally(JSON.parse(readFileSync(file, 'utf8')));
  // Errors outside of any test must not pass for success.
  return endedWell || found.failed.length > 0 ? found : { ...found, failed: ['an error outside of the tests'] };
}

/** @returns {Tally} */
function tests() {
  const file = join(reports, 'vitest.json');
  const passed = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  const maySkip = (/** @type {string} */ name) => name.includes('published boards') && !existsSync(boards);
  return tallied(file, passed, (report) => tallyOfVitest(report, maySkip));
}

/** @returns {Tally} */
function browserTests() {
  const missing = missingProgram('chromium');
  if (missing) return failedWith(`not run: ${missing}`);
  const file = join(reports, 'playwright.json');
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = file;
  return tallied(file, run('playwright', ['test', '--reporter=list,json']), tallyOfPlaywright);
}

/** @type {readonly { readonly name: string, readonly check: () => Tally }[]} */
const checks = [
  ...staticChecks.map(({ name, check }) => ({
    name,
    check: () => (check() ? { ...failedWith(''), passed: 1, failed: [] } : failedWith('see above')),
  })),
  { name: 'tests', check: tests },
  { name: 'tests in the browser', check: browserTests },
];

const tallies = checks.map(({ name, check }) => {
  process.stdout.write(`\n— ${name}\n`);
  return { name, ...check() };
});
rmSync(reports, { recursive: true, force: true });

process.stdout.write('\n');
for (const { name, passed, failed, skipped, flaky } of tallies) {
  process.stdout.write(`${name}: ${failed.length === 0 ? `${passed} passed` : 'FAILED'}\n`);
  for (const one of failed) process.stdout.write(`  failed: ${one}\n`);
  for (const one of flaky) process.stdout.write(`  flaky, passed only on a second try: ${one}\n`);
  for (const one of skipped) process.stdout.write(`  skipped: ${one}\n`);
  if (skipped.length > 0) process.stdout.write(`  (published boards lie outside: KAISU_BOARDS names their folder)\n`);
}
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed.length, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
