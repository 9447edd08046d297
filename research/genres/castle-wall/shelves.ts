import type { CastleWallOptions } from '../../../src/genres/castle-wall/options.ts';
import type { Shelf } from '../../study.ts';

/** The sizes and numbers of the article's own bank, and a harder shelf of 12×12, 14×14 and 16×16. */
export const shelves: readonly Shelf<CastleWallOptions>[] = [
  { side: 6, boards: 24 },
  { side: 8, boards: 24 },
  { side: 10, boards: 16 },
  ...[12, 14, 16].map((side) => ({ side, boards: 12, rungs: ['loop', 'probe', 'search'] })),
];
