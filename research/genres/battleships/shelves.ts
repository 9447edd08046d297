import type { BattleshipsOptions } from '../../../src/genres/battleships/options.ts';
import type { Shelf } from '../../study.ts';

/** Puzz.link's largest fleet of straight ships, for seas in which the usual one is lost. */
const GRAND_FLEET: BattleshipsOptions = { fleet: '5,4,4,3,3,3,2,2,2,2,1,1,1,1,1' };

/** The sizes and numbers of the article's own bank, and a harder shelf of 12×12, 14×14 and 16×16. */
export const shelves: readonly Shelf<BattleshipsOptions>[] = [
  ...[6, 8, 10].map((side) => ({ side, boards: 36 })),
  { side: 12, boards: 12, rungs: ['fleet', 'probe'] },
  ...[14, 16].map((side) => ({ side, boards: 12, rungs: ['fleet', 'probe'], options: GRAND_FLEET })),
];
