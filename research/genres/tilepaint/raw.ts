import { seedOf } from '../../../src/compose/seeds.ts';
import type { SolvedPuzzle } from '../../../src/genre/composer.ts';
import { tilepaint } from '../../../src/genres/tilepaint/index.ts';
import type { TilepaintPuzzle } from '../../../src/genres/tilepaint/puzzle.ts';
import { seeded } from '../../../src/grid/random.ts';
import { subtask } from '../../../src/grid/task.ts';
import { Learning } from '../../../src/search/learning.ts';

export const [standard] = tilepaint.readings;
/** Rungs below probe, weakest first. */
export const rungs = tilepaint.rungs(standard, 'study');

/** The tile size of the tables that don't vary it. */
export const MAX_SIZE = 5;

export interface RawBoards {
  readonly side: number;
  readonly maxSize: number;
  /** The chance of each line to print its number. */
  readonly density: number;
}

/** Raw board `index`: random tiles, a coin for each, and the numbers read off, whether or not they leave one answer. */
export function rawBoard(
  { side, maxSize, density }: RawBoards,
  seed: number,
  index: number,
): SolvedPuzzle<TilepaintPuzzle> {
  // The density is drawn as a share of a million, and is kept whole here, since seeds are mixed from whole numbers.
  const random = seeded(seedOf(seed, 'raw', side, maxSize, Math.round(density * 1000), index));
  const board = tilepaint.composer.withAllClues({ width: side, height: side }, undefined, { maxSize, density }, random);
  if (!board) throw new Error('every painting makes a Tilepaint board');
  return board;
}

/** Whether the board has one answer, by the learning search. */
export function* hasOneAnswer(puzzle: TilepaintPuzzle): Generator<number, boolean, void> {
  const search = new Learning(tilepaint.proof(puzzle, standard).enforceClues(), { limit: 2 });
  const { verdict } = yield* subtask(search);
  return verdict === 'unique';
}
