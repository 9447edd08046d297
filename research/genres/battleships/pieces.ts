import { QUESTION } from '../../../src/board/clue.ts';
import { invariantOf } from '../../../src/compose/board.ts';
import { minimise } from '../../../src/compose/minimise.ts';
import { seedOf } from '../../../src/compose/seeds.ts';
import { battleships } from '../../../src/genres/battleships/index.ts';
import { WATER } from '../../../src/genres/battleships/puzzle.ts';
import { genreNamed } from '../../../src/genres/registry.ts';
import { seeded } from '../../../src/grid/random.ts';
import { SEARCH } from '../../../src/ladder/grade.ts';
import { column, meanOf, ratioOf, sampled } from '../../measure/columns.ts';
import { asTable } from '../../measure/table.ts';
import { drawn } from './numbers.ts';

interface Part {
  readonly [name: string]: number;
  readonly side: number;
  readonly boards: number;
}

/** Every line keeps its number; what is dropped are printed cells, in the same order for both kinds. */
export const shapedPieces = asTable<Part>({
  name: 'shaped-pieces',
  title: 'What the shape of a piece says',
  means:
    'The same uniform placements twice, every line numbered and every cell printed: with the pieces as they are, ' +
    'and with ship cells that only say ship. Cells are dropped in a random order while one answer remains, by ' +
    'search.',
  version: 2,
  columns: [
    column('size', 'text', 'size'),
    column('boards', 'count', 'boards'),
    sampled('shaped', 'number', 'cells kept with shapes, mean', 2),
    sampled('bare', 'number', 'cells kept without, mean', 2),
    sampled('ratio', 'times', 'ratio', 2),
  ],
  ceilings: {},
  bank: false,
  parts: () => [6, 8, 10].map((side) => ({ side, boards: 36 })),
  *measure({ side, boards }, seed) {
    const { composer } = battleships;
    const shape = { width: side, height: side };
    const kept: { shaped: number[]; bare: number[] } = { shaped: [], bare: [] };
    const answers = yield* drawn(side, boards, seedOf(seed, 'pieces', side));
    for (let board = 0; board < boards; board++) {
      const full = composer.withAllClues(shape, answers[board], {}, seeded(0));
      if (!full) throw new Error('every placement makes a board');
      const { puzzle, answer } = full;
      const bare = { ...puzzle, pieces: puzzle.pieces.map((piece) => (piece === WATER ? WATER : QUESTION)) };
      for (const [kind, print] of [
        ['shaped', puzzle],
        ['bare', bare],
      ] as const) {
        const dials = composer.dials(print, answer, {}, 'generate');
        const invariant = invariantOf(genreNamed('battleships'), print, answer, dials, SEARCH);
        const levels = yield* minimise(dials, invariant, composer.monotone, seeded(seedOf(seed, 'order', side, board)));
        kept[kind].push(levels.filter((level) => level === 0).length);
      }
    }
    return [
      {
        size: `${side}x${side}`,
        boards,
        ...meanOf('shaped', kept.shaped),
        ...meanOf('bare', kept.bare),
        ...ratioOf('ratio', kept.bare, kept.shaped),
      },
    ];
  },
  article: [
    { where: { size: '10x10' }, column: 'shaped', value: 4.67, decimals: 2, of: 36 },
    { where: { size: '10x10' }, column: 'bare', value: 5.88, decimals: 2, of: 36 },
    { where: { size: '10x10' }, column: 'ratio', value: 1.26, decimals: 2, of: 36 },
  ],
});
