import type { Genre } from '../genre/genre.ts';
import { InputError } from '../grid/input-error.ts';
import { battleships } from './battleships/index.ts';
import { castleWall } from './castle-wall/index.ts';
import { tilepaint } from './tilepaint/index.ts';
import { usowan } from './usowan/index.ts';

export type RegisteredGenre = Omit<Genre, 'rungs' | 'ladder'> & Partial<Pick<Genre, 'rungs' | 'ladder'>>;

/** Every genre there is. The command line and the page know genres only from here. */
export const genres: readonly RegisteredGenre[] = [usowan, battleships, tilepaint, castleWall];

/** The genre of that name; puzz.link's ids are accepted too. Throws an `InputError` for any other name. */
export function genreNamed(name: string): RegisteredGenre {
  const found = genres.find(({ id, aliases }) => id === name || aliases.includes(name));
  if (found) return found;
  throw new InputError(`There is no genre '${name}': expected ${genres.map(({ id }) => id).join(', ')}.`);
}
