import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout that this module belongs to, whether it runs as source, compiled or packed. */
function projectFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

export function packageFile(): string {
  return join(projectFolder(), 'package.json');
}

/** Where the figures and the notes are kept. */
export function notesFolder(): string {
  return join(projectFolder(), 'notes');
}
