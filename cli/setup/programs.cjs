const { spawnSync } = require('node:child_process');
const { existsSync } = require('node:fs');
const { delimiter, join } = require('node:path');
const { say } = require('./say.cjs');

/** Programs of the system that the tests need, by Debian's names. KAISU_CHROMIUM names another browser. */
const programs = [
  {
    path: process.env.KAISU_CHROMIUM ?? '/usr/bin/chromium',
    debian: 'chromium',
    use: 'the browser that the page is tested in',
  },
  { path: '/usr/bin/redis-server', debian: 'redis-server', use: 'the store of the queue' },
  { path: '/usr/bin/faketime', debian: 'faketime', use: 'which gives a worker a wrong clock' },
];

/**
 * @param {string} debian
 * @returns {string | undefined} a sentence when the program of that name is not there
 */
function missingProgram(debian) {
  const { path, use } = programs.find((program) => program.debian === debian) ?? { path: debian, use: 'of the system' };
  if (existsSync(path)) return undefined;
  return `${path} is missing, ${use}; on Debian: apt-get install ${debian}, or KAISU_INSTALL=1 npm test does it`;
}

/** @param {string} program */
function onPath(program) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}

/** @param {readonly string[]} command */
function runs([program = '', ...rest]) {
  return spawnSync(program, rest, { stdio: ['ignore', 2, 2], timeout: 5 * 60_000 }).status === 0;
}

/** Installs the programs that are missing, by the system's packages, where this user may. */
function installPrograms() {
  const packages = programs.filter(({ path }) => !existsSync(path)).map(({ debian }) => debian);
  if (packages.length === 0 || !onPath('apt-get')) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (asRoot.length > 0 && !(onPath('sudo') && runs(['sudo', '-n', 'true']))) return;
  say(`installing ${packages.join(' and ')} for the tests …`);
  const apt = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  runs([...apt, 'update', '-qq']) && runs([...apt, 'install', '-qq', '-y', '--no-install-recommends', ...packages]);
}

module.exports = { installPrograms, missingProgram };
