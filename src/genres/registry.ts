import type { Genre } from '../genre/genre.ts';
import { InputError } from '../grid/input-error.ts';
import { battleships } from './battleships/index.ts';
import { castleWall } from './castle-wall/index.ts';
import { tilepaint } from './tilepaint/index.ts';
import { usowan } from './usowan/index.ts';

/** Every genre there is. The command line and the page know genres only from here. */
export const genres: readonly Genre[] = [usowan, battleships, tilepaint, castleWall];

/** The genre of that name; puzz.link's ids are accepted too. Throws an `InputError` for any other name. */
export function genreNamed(name: string): Genre {
  const found = genres.find(({ id, aliases }) => id === name || aliases.includes(name));
  if (found) return found;
  throw new InputError(`There is no genre '${name}': expected ${genres.map(({ id }) => id).join(', ')}.`);
}
