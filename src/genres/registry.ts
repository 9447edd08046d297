import type { Genre } from '../genre/genre.ts';
import { battleships } from './battleships/index.ts';
import { castleWall } from './castle-wall/index.ts';
import { tilepaint } from './tilepaint/index.ts';
import { usowan } from './usowan/index.ts';

export type RegisteredGenre = Omit<Genre, 'rungs' | 'ladder' | 'proof' | 'sweep'> & Partial<Pick<Genre, 'sweep'>>;

/** Every genre there is. The command line and the page know genres only from here. */
export const genres: readonly RegisteredGenre[] = [usowan, battleships, tilepaint, castleWall];
