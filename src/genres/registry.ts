import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import type { Genre } from '../genre/genre.ts';
import type { AnyOptions } from '../genre/option.ts';
import { InputError } from '../grid/input-error.ts';
import { battleships } from './battleships/index.ts';
import { castleWall } from './castle-wall/index.ts';
import { tilepaint } from './tilepaint/index.ts';
import { usowan } from './usowan/index.ts';

/** Every genre there is, in the order in which people are shown them. This is the one place where a new one is listed. */
const registered = [usowan, battleships, tilepaint, castleWall] as const;

/**
 * The id of a registered genre. A table over genres is a `Record<GenreId, …>` where every genre must have an entry, so
 * that the compiler names the one that is missing, and a `Partial` of it where a genre may do without.
 */
export type GenreId = (typeof registered)[number]['id'];

/** The options of a registered genre. */
export type OptionsFor<Id extends GenreId> =
  Extract<(typeof registered)[number], { readonly id: Id }> extends Genre<
    infer _P extends Puzzle,
    infer _R extends Reading,
    infer O,
    infer _Id extends string
  >
    ? O
    : never;

/** A registered genre. */
export type KnownGenre = Genre<Puzzle, Reading, AnyOptions, GenreId>;

export const genres: readonly KnownGenre[] = registered;

/** The genre of that name; puzz.link's ids are accepted too. Throws an `InputError` for any other name. */
export function genreNamed(name: string): KnownGenre {
  const found = genres.find(({ id, aliases }) => id === name || aliases.includes(name));
  if (found) return found;
  throw new InputError(`There is no genre '${name}': expected ${genres.map(({ id }) => id).join(', ')}.`);
}
