import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * @param {string} program one of node_modules/.bin
 * @param {string[]} options
 * @returns {boolean} whether it ended well
 */
export function run(program, ...options) {
  return spawnSync(join(root, 'node_modules', '.bin', program), options, { cwd: root, stdio: 'inherit' }).status === 0;
}

/**
 * The checks that run nothing of the program.
 * @type {readonly { readonly name: string, readonly check: () => boolean }[]}
 */
export const staticChecks = [
  { name: 'lint and format', check: () => run('biome', 'check', '--error-on-warnings') },
  { name: 'types of the program', check: () => run('tsc', '-b') },
  { name: 'types of the tests', check: () => run('tsc', '-p', 'tsconfig.test.json') },
  { name: 'types of the page', check: () => run('tsc', '-p', 'tsconfig.web.json') },
  { name: 'types of the tests in the browser', check: () => run('tsc', '-p', 'test/browser') },
];
