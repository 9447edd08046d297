import type { GenreId } from '../../src/genres/registry.ts';
import { battleshipsView } from './battleships/index.tsx';
import { castleWallView } from './castle-wall/index.tsx';
import { tilepaintView } from './tilepaint/index.tsx';
import { usowanView } from './usowan/index.tsx';
import type { GenreView } from './view.ts';

/**
 * One line a genre. Each view is written for its own puzzles, and an open board carries the genre that it was opened
 * with, so a board and its view always belong together; only this table forgets the types.
 */
const views = {
  usowan: usowanView,
  battleships: battleshipsView,
  tilepaint: tilepaintView,
  'castle-wall': castleWallView,
} satisfies { readonly [G in GenreId]: unknown };

export function genreViewOf(genre: GenreId): GenreView {
  return views[genre] as unknown as GenreView;
}
