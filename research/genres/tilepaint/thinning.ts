import { composeBoard } from '../../../src/compose/board.ts';
import { seedOf } from '../../../src/compose/seeds.ts';
import { genreNamed } from '../../../src/genres/registry.ts';
import { PROBE } from '../../../src/ladder/climb.ts';
import { column, medianOf, ranked } from '../../measure/columns.ts';
import { asTable } from '../../measure/table.ts';
import { MAX_SIZE, rungs } from './raw.ts';

interface Part {
  readonly [name: string]: number;
  readonly side: number;
  readonly maxSize: number;
}

/** Boards of each of the four grades. */
const BOARDS = 15;
/** Raw boards that are looked at for one: few of them come out with the grade that is asked for. */
const DRAWS = 4000;

/** The numbers that thinning leaves, on more boards than a bank holds. */
export const thinning = asTable<Part>({
  name: 'thinning',
  title: 'How many numbers thinning leaves',
  means:
    'Fresh boards made as the bank is, as many of each grade, by the largest tile aimed at: numbers kept of all lines.',
  version: 1,
  columns: [
    column('size', 'text', 'size'),
    column('maxSize', 'count', 'largest tile aimed at'),
    column('boards', 'count', 'boards'),
    ranked('kept', 'number', 'numbers kept, median', 1),
    column('lines', 'count', 'of all lines'),
  ],
  ceilings: { 'raw boards a board': DRAWS },
  bank: false,
  parts: () => [6, 8, 10].flatMap((side) => [MAX_SIZE, 8].map((maxSize) => ({ side, maxSize }))),
  *measure({ side, maxSize }, seed) {
    const genre = genreNamed('tilepaint');
    const shape = { width: side, height: side };
    const kept: number[] = [];
    for (const rung of [...rungs, PROBE])
      for (let board = 0; board < BOARDS; board++) {
        const own = seedOf(seed, 'thinning', side, maxSize, rung, board);
        const made = yield* composeBoard(genre, { shape, options: { maxSize }, ladder: 'study', rung }, DRAWS, own);
        if (made) kept.push(made.clues.full ?? 0);
      }
    return [{ size: `${side}x${side}`, maxSize, boards: kept.length, ...medianOf('kept', kept), lines: 2 * side }];
  },
  article: [7, 10, 13].map((value, at) => ({
    where: { size: ['6x6', '8x8', '10x10'][at], maxSize: MAX_SIZE },
    column: 'kept',
    value,
    decimals: 1,
    of: 20,
  })),
});
