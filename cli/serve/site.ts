import { join } from 'node:path';
import { isCheckout, packageFolder } from '../../research/checkout.ts';
import { makeReady } from '../running/setup.ts';

/** The folder with the workbench's site, built first in a checkout unless it is fresh; undefined when `signal` came. */
export async function readySite(signal: AbortSignal): Promise<string | undefined> {
  if (isCheckout()) await makeReady('site', signal);
  return signal.aborted ? undefined : join(packageFolder(), 'dist', 'site');
}
