import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GenreId } from '../../src/genres/registry.ts';
import { bankFolder } from '../checkout.ts';
import type { BankBoard } from './table.ts';

/** The shipped boards of a genre; none when there is no bank. */
export function readBank(genre: GenreId, folder: string = bankFolder()): readonly BankBoard[] {
  const path = join(folder, `${genre}.json`);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).boards : [];
}
