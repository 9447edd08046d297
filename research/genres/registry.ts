import type { GenreId } from '../../src/genres/registry.ts';
import type { Study } from '../study.ts';
import { battleshipsStudy } from './battleships/index.ts';
import { castleWallStudy } from './castle-wall/index.ts';
import { tilepaintStudy } from './tilepaint/index.ts';
import { usowanStudy } from './usowan/index.ts';

/** The studies there are. A genre may do without. */
export const studies: { readonly [Id in GenreId]?: Study } = {
  usowan: usowanStudy,
  battleships: battleshipsStudy,
  tilepaint: tilepaintStudy,
  'castle-wall': castleWallStudy,
};
