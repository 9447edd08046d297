import type { Reading } from '../../src/board/reading.ts';
import type { LadderName } from '../../src/engine/technique.ts';
import type { Genre } from '../../src/genre/genre.ts';
import { type ReadResult, readBoard } from '../../src/genres/read.ts';
import { genres } from '../../src/genres/registry.ts';
import { InputError } from '../../src/grid/input-error.ts';
import { PROBE } from '../../src/ladder/index.ts';
import type { Session } from '../terminal/session.ts';
import { boardText } from './board-text.ts';

/** Whether an argument names a genre, rather than holding a board. */
export function isGenreName(name: string): boolean {
  return genres.some(({ id, aliases }) => id === name || aliases.includes(name));
}

/** The reading of that name, by default the printed rules. */
export function readingNamed(genre: Pick<Genre, 'id' | 'readings'>, name = 'standard'): Reading {
  const found = genre.readings.find((reading) => reading.name === name);
  if (found) return found;
  const known = namesOf(genre.readings.map((reading) => reading.name));
  throw new InputError(`${genre.id} has no reading '${name}': expected ${known}.`);
}

/** The name of a rung, if a ladder of the genre has it; `probe` is on top of each. */
export function rungNamed(
  genre: Pick<Genre, 'id' | 'rungs'>,
  reading: Reading,
  name: string,
  ladder: LadderName,
): string {
  const rungs = [...genre.rungs(reading, ladder), PROBE];
  if (rungs.includes(name)) return name;
  throw new InputError(`${genre.id} has no rung '${name}': expected ${namesOf(rungs)}.`);
}

/** Reads a `<board>` argument: the board itself, a file, or `-`. */
export async function boardNamed(argument: string, session: Session): Promise<ReadResult> {
  return readBoard(await boardText(argument, session));
}

function namesOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
