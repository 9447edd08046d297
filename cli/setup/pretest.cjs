// What `npm test` needs before it can start: the packages, a fresh build, and two programs of the system.
const { spawnSync } = require('node:child_process');
const { existsSync } = require('node:fs');
const { delimiter, join } = require('node:path');
const { installed } = require('./install.cjs');
const { withLock } = require('./lock.cjs');
const { say } = require('./say.cjs');

// Debian's names. Tests that need a program which is not there are skipped by name.
const programs = [
  { program: 'clingo', debian: 'gringo', use: 'the outside solver that verdicts are compared with' },
  { program: 'chromium', debian: 'chromium', use: 'the browser that pictures and pages are tested in' },
];

/** @param {string} program */
function onPath(program) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}

/** @param {string[]} command */
function runs(command) {
  const [program = '', ...rest] = command;
  return spawnSync(program, rest, { stdio: ['ignore', 2, 2], timeout: 5 * 60_000 }).status === 0;
}

function installPrograms() {
  const missing = programs.filter(({ program }) => !onPath(program));
  if (missing.length === 0) return;
  const packages = missing.map(({ debian }) => debian);
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const mayInstall = onPath('apt-get') && (asRoot.length === 0 || (onPath('sudo') && runs(['sudo', '-n', 'true'])));
  if (mayInstall) {
    say(`installing ${packages.join(' and ')} for the tests …`);
    const apt = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
    if (
      runs([...apt, 'update', '-qq']) &&
      runs([...apt, 'install', '-qq', '-y', '--no-install-recommends', ...packages])
    )
      return;
  }
  for (const { program, debian, use } of missing)
    if (!onPath(program)) say(`${program} is missing (${use}); on Debian: apt-get install ${debian}`);
}

if (withLock(() => installed('everything'))) installPrograms();
else {
  process.stdout.write('0 passed, 1 failed\n');
  process.exitCode = 1;
}
