import type { Fixtures } from '../../src/genre/fixtures.ts';
import type { Genre } from '../../src/genre/genre.ts';
import { mines } from '../../src/genres/mines/index.ts';
import { genres } from '../../src/genres/registry.ts';
import { type BruteForce, bruteForce } from './brute.ts';

/** A genre with all that the laws need to put it to the test. */
export interface GenreCase {
  readonly id: string;
  readonly genre: Genre;
  readonly fixtures: Fixtures;
  readonly brute: BruteForce;
}

async function caseOf(genre: Genre): Promise<GenreCase> {
  const fixtures = await genre.fixtures();
  return { id: genre.id, genre, fixtures, brute: bruteForce(genre, fixtures) };
}

/** The genre that `docs/adding-a-genre.md` shows being written. It keeps all laws, and isn't registered. */
export const taught: Genre = mines;

/** The registered genres: for what knows genres from the registry alone, as the command line and the page do. */
export const registeredCases: readonly GenreCase[] = await Promise.all(genres.map(caseOf));

/** Every genre there is: laws run over this list, and name none of it. */
export const genreCases: readonly GenreCase[] = [...registeredCases, await caseOf(taught)];
