import type { TilepaintOptions } from '../../../src/genres/tilepaint/options.ts';
import type { Shelf } from '../../study.ts';

const RUNGS = ['count', 'edge', 'fit', 'probe'];

/**
 * The sizes and numbers of the article's own bank, and a harder shelf of 12×12, 14×14 and 16×16. Those have larger tiles,
 * since small ones leave too many answers there; their lower grades would not occur at all.
 */
export const shelves: readonly Shelf<TilepaintOptions>[] = [
  ...[6, 8, 10].map((side) => ({ side, boards: 20, rungs: RUNGS })),
  ...[12, 14, 16].map((side) => ({ side, boards: 12, rungs: RUNGS, options: { maxSize: side } })),
];
