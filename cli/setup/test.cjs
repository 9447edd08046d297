// Runs every check of the project and ends with one line that says how many passed and failed.
const { existsSync, mkdtempSync, readFileSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { staticChecks } = require('./checks.cjs');
const { root } = require('./root.cjs');
const { run } = require('./run.cjs');

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

const reports = mkdtempSync(join(tmpdir(), 'kaisu-test-'));

/** A check that either passes or fails as a whole. @param {boolean} passed @returns {Tally} */
function whole(passed) {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

/** @param {string} file @returns {unknown} */
function report(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** @returns {Tally} */
function vitest() {
  const file = join(reports, 'vitest.json');
  const passed = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  const seen =
    /** @type {{ testResults: { status: string, assertionResults: { status: string }[] }[] } | undefined} */ (
      report(file)
    );
  const tally = { passed: 0, failed: 0, skipped: 0 };
  for (const { status: outcome, assertionResults } of seen?.testResults ?? []) {
    for (const { status: one } of assertionResults) {
      if (one === 'passed') tally.passed += 1;
      else if (one === 'failed') tally.failed += 1;
      else tally.skipped += 1;
    }
    // A file that could not even be loaded has no tests that failed.
    if (outcome === 'failed' && !assertionResults.some((test) => test.status === 'failed')) tally.failed += 1;
  }
  // Errors outside of any test, or no report at all, must not pass for success.
  if (!passed && tally.failed === 0) tally.failed = 1;
  return tally;
}

/** @returns {Tally} */
function browser() {
  const file = join(reports, 'playwright.json');
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = file;
  const passed = run('playwright', ['test', '--reporter=list,json']);
  const seen =
    /** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } } | undefined} */ (
      report(file)
    );
  const { expected, unexpected, flaky, skipped } = seen?.stats ?? { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  // A flaky test passed when tried again, alone: on a busy machine that is no failure.
  return { passed: expected + flaky, failed: unexpected || (passed ? 0 : 1), skipped };
}

/** @type {{ name: string, check: () => Tally }[]} */
const checks = [
  ...staticChecks.map(({ name, check }) => ({ name, check: () => whole(check()) })),
  { name: 'tests', check: vitest },
  ...(existsSync(join(root, 'playwright.config.ts')) ? [{ name: 'tests in the browser', check: browser }] : []),
];

const total = { passed: 0, failed: 0, skipped: 0 };
const outcomes = checks.map(({ name, check }) => {
  process.stdout.write(`\n— ${name}\n`);
  const tally = check();
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.skipped += tally.skipped;
  return `${name}: ${tally.failed === 0 ? 'passed' : 'FAILED'}`;
});
rmSync(reports, { recursive: true, force: true });
process.stdout.write(`\n${outcomes.join('\n')}\n\n`);
process.stdout.write(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}\n`,
);
process.exitCode = total.failed === 0 ? 0 : 1;
