// `npm run check`, for while one works: format, lint, types and the quick tests. `npm test` is the whole.
import process from 'node:process';
import { run, staticChecks } from './checks.mjs';
import { install, isInstalled } from './install.mjs';
import { withLock } from './lock.mjs';

const checks = [...staticChecks, { name: 'quick tests', check: () => run('vitest', 'run', '--project', 'quick') }];
if (!withLock(() => isInstalled() || install())) process.exit(1);
for (const { name, check } of checks) {
  process.stdout.write(`— ${name}\n`);
  if (check()) continue;
  process.stdout.write(`${name}: FAILED\n`);
  process.exitCode = 1;
  break;
}
