const { spawnSync } = require('node:child_process');
const { join } = require('node:path');
const { root } = require('./root.cjs');
const { say } = require('./say.cjs');

/**
 * Runs an installed program of the packages to its end.
 * @param {string} program one of node_modules/.bin
 * @param {readonly string[]} options
 * @param {'stdout' | 'stderr'} output where what it prints goes
 * @param {NodeJS.ProcessEnv} variables of the environment, in place of this process's own
 * @returns {boolean} whether it ended well
 */
exports.run = (program, options, output = 'stdout', variables = {}) => {
  const path = join(root, 'node_modules', '.bin', program);
  const to = output === 'stdout' ? 1 : 2;
  const { status, error } = spawnSync(path, options, {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: ['ignore', to, 2],
  });
  if (error) say(`${program} could not be started (${error.message})`);
  return status === 0;
};
