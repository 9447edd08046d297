import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { packageFolder } from '../../research/checkout.ts';
import { InputError } from '../../src/grid/input-error.ts';

/**
 * Makes ready in a checkout what a command needs beyond itself: `packages` all packages, `site` the workbench. Nothing is
 * done where it is there. A process of its own does it, since an installation hears no Ctrl-C; `signal` ends it.
 */
export async function makeReady(what: 'packages' | 'site', signal: AbortSignal): Promise<void> {
  const script = join(packageFolder(), 'cli', 'setup', `${what}.cjs`);
  // A group of its own, so that what the script starts ends with it.
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 2, 2], detached: true });
  const end = (): void => void (child.pid && process.kill(-child.pid, 'SIGTERM'));
  signal.addEventListener('abort', end);
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  signal.removeEventListener('abort', end);
  if (status !== 0 && !signal.aborted) throw new InputError(`The ${what} could not be made ready: see above.`);
}
