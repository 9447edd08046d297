import type { NoOptions } from '../../../src/genre/option.ts';
import type { Shelf } from '../../study.ts';

/** The sizes and numbers of the article's own bank, and a harder shelf of 12×12, 14×14 and 16×16. */
export const shelves: readonly Shelf<NoOptions>[] = [
  ...[6, 8, 10].map((side) => ({ side, boards: 36 })),
  ...[12, 14, 16].map((side) => ({ side, boards: 12, rungs: ['connect', 'probe'] })),
];
