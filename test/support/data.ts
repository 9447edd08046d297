import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A JSON file of `test/data`, whose README says where each comes from. */
export function data<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8'));
}

/** A board that somebody has published. */
export interface Published {
  readonly id: string;
  readonly board: string;
  /** With the marks of its only answer, where that is known. */
  readonly answer: string | null;
}

const beside = fileURLToPath(new URL('../../../shared/boards', import.meta.url));
const folder = process.env.KAISU_BOARDS ?? beside;

/**
 * A file of published boards, or null where there is none. They are other people's work and lie outside the checkout, in
 * the folder that KAISU_BOARDS names. Tests that need them have `published boards` in their names, and `npm test` says so
 * when they are skipped.
 */
export function publishedBoards(name: string): readonly Published[] | null {
  const file = pathToFileURL(join(folder, `${name}.json`));
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
