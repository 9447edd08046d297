const { run } = require('./run.cjs');

/**
 * The checks that run nothing of the program.
 * @type {readonly { readonly name: string, readonly check: () => boolean }[]}
 */
exports.staticChecks = [
  { name: 'lint and format', check: () => run('biome', ['check', '--error-on-warnings']) },
  { name: 'types of the library', check: () => run('tsc', ['-b']) },
  { name: 'types of the rest and of the tests', check: () => run('tsc', ['-p', 'tsconfig.test.json']) },
  { name: 'types of the page', check: () => run('tsc', ['-p', 'tsconfig.web.json']) },
  { name: 'types of the tests in the browser', check: () => run('tsc', ['-p', 'test/browser']) },
];
