import { statSync } from 'node:fs';
import { quoted } from '../../src/formats/quote.ts';
import { InputError } from '../../src/grid/input-error.ts';

/** A folder that an option names, which may not be there yet. @throws InputError when something else has that name */
export function folderNamed(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) throw new InputError(`${quoted(path)} is a file, where a folder was expected.`);
  return path;
}
