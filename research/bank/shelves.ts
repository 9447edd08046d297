import { seedOf } from '../../src/compose/seeds.ts';
import type { Wishes } from '../../src/genre/composer.ts';
import { genreNamed } from '../../src/genres/registry.ts';
import type { Batch } from './batch.ts';

/** Changes whenever the same seed would make other boards, so that no half-built bank is continued with other rules. */
export const BANK_VERSION = 2;
export const BANK_SEED = 1;

interface Shelf {
  readonly side: number;
  readonly boards: number;
  readonly rungs?: readonly string[];
  readonly wishes?: Wishes;
}

/** Large spaces are swept once for many draws. */
const LARGE = { side: 12, spare: 32 };

/** Puzz.link's largest fleet of straight ships, for seas where the armada is lost. */
const GRAND_FLEET = { fleet: '5,4,4,3,3,3,2,2,2,2,1,1,1,1,1' };

/**
 * The bank: the sizes and numbers of the articles' own banks, and a harder shelf of 12×12, 14×14 and 16×16, twelve
 * boards each. Tilepaint's large boards have larger tiles, since small ones leave too many answers; their lower grades would not
 * occur at all.
 */
const SHELVES: Readonly<Record<string, readonly Shelf[]>> = {
  usowan: [
    ...[6, 8, 10].map((side) => ({ side, boards: 36 })),
    ...[12, 14, 16].map((side) => ({ side, boards: 12, rungs: ['connect', 'probe'] })),
  ],
  battleships: [
    ...[6, 8, 10].map((side) => ({ side, boards: 36 })),
    { side: 12, boards: 12, rungs: ['fleet', 'probe'] },
    ...[14, 16].map((side) => ({ side, boards: 12, rungs: ['fleet', 'probe'], wishes: GRAND_FLEET })),
  ],
  tilepaint: [
    ...[6, 8, 10].map((side) => ({ side, boards: 20, rungs: ['count', 'edge', 'fit', 'probe'] })),
    ...[12, 14, 16].map((side) => ({
      side,
      boards: 12,
      rungs: ['count', 'edge', 'fit', 'probe'],
      wishes: { maxSize: side },
    })),
  ],
  'castle-wall': [
    { side: 6, boards: 24 },
    { side: 8, boards: 24 },
    { side: 10, boards: 16 },
    ...[12, 14, 16].map((side) => ({ side, boards: 12, rungs: ['loop', 'probe', 'search'] })),
  ],
};

/** The shelves of one genre as batches, smallest boards first; each has its own seed. */
export function shelvesOf(genreName: string, seed: number, sizes?: readonly number[]): Batch[] {
  const genre = genreNamed(genreName).id;
  return (SHELVES[genre] ?? [])
    .filter(({ side }) => sizes === undefined || sizes.includes(side))
    .map(({ side, boards, rungs = [null], wishes = {} }) => ({
      genre,
      width: side,
      height: side,
      wishes,
      rungs,
      boards,
      seed: seedOf(seed, genre, side),
      ...(side >= LARGE.side ? { spare: LARGE.spare } : {}),
    }));
}
