import { seedOf } from '../../src/compose/seeds.ts';
import type { GenreId } from '../../src/genres/registry.ts';
import { studies } from '../genres/registry.ts';
import type { Batch } from './batch.ts';

/** Changes whenever the same seed would make other boards, so that no half-built bank is continued with other rules. */
export const BANK_VERSION = 2;
export const BANK_SEED = 1;

/** Large spaces are swept once for many draws. */
const LARGE = { side: 12, answersPerBoard: 32 };

/** The shelves of one genre as batches, smallest boards first; each has its own seed. None where nothing is studied. */
export function shelvesOf(genre: GenreId, seed: number, sizes?: readonly number[]): Batch[] {
  return (studies[genre]?.shelves ?? [])
    .filter(({ side }) => sizes === undefined || sizes.includes(side))
    .map(({ side, boards, rungs = [null], options = {} }) => ({
      genre,
      width: side,
      height: side,
      options,
      ladder: 'study',
      difficulty: null,
      rungs,
      boards,
      seed: seedOf(seed, genre, side),
      ...(side >= LARGE.side ? { answersPerBoard: LARGE.answersPerBoard } : {}),
    }));
}
