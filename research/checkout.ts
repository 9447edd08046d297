import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InputError } from '../src/grid/input-error.ts';

/** The folder that holds this module's package.json, whether it runs as a source or packed, in a checkout or installed. */
export function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  // The rooms have a package.json of their own, the package alone has a licence beside it.
  while (!existsSync(join(folder, 'LICENSE')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

/** Kaisu's own version. */
export function version(): string {
  return JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')).version;
}

/** Whether the sources are there, and not only what is published of them. */
export function isCheckout(): boolean {
  return existsSync(join(packageFolder(), 'research'));
}

/** The checkout's folder. @throws InputError when this is the installed package; `what` says who needs more */
export function checkout(what: string): string {
  if (isCheckout()) return packageFolder();
  throw new InputError(`${what} needs a checkout of Kaisu, where the boards, the figures and the sources are.`);
}

/** The shipped boards. */
export function bankFolder(): string {
  return join(packageFolder(), 'bank');
}

/** Where the figures and the notes are kept. */
export function notesFolder(): string {
  return join(packageFolder(), 'notes');
}
