// Whether the program can run: packages installed, build fresh. No packages may be imported here.
import { existsSync } from 'node:fs';
import { build, buildIsFresh, builtMain } from './build.mjs';
import { install, isInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { say } from './say.mjs';

/**
 * Installs and builds what is missing or stale; says so on stderr. When all is fresh this costs one `stat` a source
 * file, a few milliseconds in all.
 * @returns {boolean} whether the program can be started
 */
export function ready() {
  if (isInstalled() && buildIsFresh()) return true;
  return withLock(() => {
    // Another process may have done the work while this one waited for the lock.
    if (!isInstalled() && !install()) return false;
    if (buildIsFresh() || build()) return true;
    if (!existsSync(builtMain)) return false;
    // The compiler has written its output all the same: someone in the middle of a change can still try it.
    say('the sources have type errors; running what was built');
    return true;
  });
}
