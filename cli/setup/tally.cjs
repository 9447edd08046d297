// Counts what the reports of vitest and Playwright say. A test counts as passed when it ran and passed at once: one that
// was skipped without need has failed, and one that passed only when tried again is told apart.

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {readonly string[]} failed names of tests, or of what else went wrong
 * @property {readonly string[]} skipped names of tests that need what is not there
 * @property {readonly string[]} flaky names of tests that passed only on a second try
 */

/**
 * @typedef {object} VitestReport
 * @property {readonly { readonly name: string, readonly status: string,
 *   readonly assertionResults: readonly { readonly status: string, readonly fullName: string }[] }[]} testResults
 */

/**
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {readonly PlaywrightSuite[]} [suites]
 * @property {readonly { readonly title: string,
 *   readonly tests: readonly { readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[]} specs
 */

/**
 * @param {VitestReport} report
 * @param {(name: string) => boolean} maySkip whether a test of that name needs what is not there
 * @returns {Tally}
 */
function tallyOfVitest({ testResults }, maySkip) {
  let passed = 0;
  /** @type {string[]} */
  const failed = [];
  /** @type {string[]} */
  const skipped = [];
  for (const { name: file, status, assertionResults } of testResults) {
    const before = failed.length;
    for (const { status: one, fullName } of assertionResults) {
      if (one === 'passed') passed += 1;
      else if (one === 'failed') failed.push(fullName);
      else if (maySkip(fullName)) skipped.push(fullName);
      else failed.push(`${fullName} (skipped, which nobody expects)`);
    }
    // A file that could not even be loaded has no tests that failed.
    if (status === 'failed' && failed.length === before) failed.push(file);
  }
  return { passed, failed, skipped, flaky: [] };
}

/**
 * @param {{ readonly suites: readonly PlaywrightSuite[], readonly errors: readonly { readonly message?: string }[] }} report
 * @returns {Tally}
 */
function tallyOfPlaywright({ suites, errors }) {
  let passed = 0;
  const failed = errors.map(({ message }) => message?.split('\n')[0] ?? 'an error outside of the tests');
  /** @type {string[]} */
  const flaky = [];
  /** @param {PlaywrightSuite} suite @param {string} before */
  const walk = (suite, before) => {
    const path = `${before}${suite.title} › `;
    for (const inner of suite.suites ?? []) walk(inner, path);
    for (const { title, tests } of suite.specs) {
      for (const { status } of tests) {
        const name = `${path}${title}`;
        if (status === 'expected') passed += 1;
        else if (status === 'flaky') flaky.push(name);
        else failed.push(status === 'skipped' ? `${name} (skipped, which nobody expects)` : name);
      }
    }
  };
  for (const suite of suites) walk(suite, '');
  return { passed, failed, skipped: [], flaky };
}

module.exports = { tallyOfVitest, tallyOfPlaywright };
