import { composeBoard } from '../../../src/compose/board.ts';
import { seedOf } from '../../../src/compose/seeds.ts';
import type { CastleWallOptions } from '../../../src/genres/castle-wall/options.ts';
import { genreNamed } from '../../../src/genres/registry.ts';
import { column, meanOf, ratioOf, sampled } from '../../measure/columns.ts';
import { drawn } from '../../measure/draws.ts';
import { tidy } from '../../measure/statistics.ts';
import { asTable } from '../../measure/table.ts';

interface Part {
  readonly [name: string]: number | string;
  readonly side: number;
  readonly dial: 'chain' | 'fork';
}

const BOARDS = 24;
const LEVELS = ['full', 'arrow', 'colour', 'wall'];

/** The same loops minimised down the chain, where a number keeps its colour, and down the fork, where it needn't. */
export const dial = asTable<Part>({
  name: 'dial',
  title: 'The dial and its fork',
  means:
    'Boards of the same loops, walls turned down in the same order until every clue is needed: down the chain full, ' +
    'colour, wall, none, and down the fork, on which a wall may also keep its number and lose its colour.',
  version: 2,
  columns: [
    column('size', 'text', 'size'),
    column('dial', 'text', 'dial'),
    column('boards', 'count', 'boards'),
    sampled('clues', 'number', 'walls a board', 2),
    column('full', 'count', 'walls with number and colour'),
    column('arrow', 'count', 'with the number alone'),
    column('colour', 'count', 'with the colour alone'),
    column('wall', 'count', 'with neither'),
    column('numbered', 'count', 'walls with a number'),
    sampled('turned', 'share', 'of them without a colour'),
  ],
  ceilings: {},
  bank: false,
  parts: () => [6, 8].flatMap((side) => [{ side, dial: 'chain' } as const, { side, dial: 'fork' } as const]),
  *measure(part, seed) {
    const { side } = part;
    const genre = genreNamed('castle-wall');
    const { composer } = genre;
    const shape = { width: side, height: side };
    const options: CastleWallOptions = { dial: part.dial };
    const space = composer.space(shape, genre.readings[0], options);
    if (!space) throw new Error('loops are drawn from a space');
    const draws = yield* drawn(space, BOARDS * composer.answersPerBoard, seedOf(seed, 'dial', side));
    const clues: number[] = [];
    const numbers: number[] = [];
    const arrows: number[] = [];
    const levels: Record<string, number> = {};
    for (let board = 0; board < BOARDS; board++) {
      const own = draws.slice(board * composer.answersPerBoard, (board + 1) * composer.answersPerBoard);
      const made = yield* composeBoard(
        genre,
        { shape, options, ladder: 'study' },
        own,
        seedOf(seed, 'dial', side, board),
      );
      if (!made) continue;
      clues.push(Object.values(made.clues).reduce((sum, number) => sum + number, 0));
      numbers.push((made.clues.full ?? 0) + (made.clues.arrow ?? 0));
      arrows.push(made.clues.arrow ?? 0);
      for (const [level, number] of Object.entries(made.clues)) levels[level] = (levels[level] ?? 0) + number;
    }
    const [full, arrow, colour, wall] = LEVELS.map((level) => levels[level] ?? 0);
    return [
      {
        size: `${side}x${side}`,
        dial: part.dial,
        boards: clues.length,
        ...meanOf('clues', clues),
        full,
        arrow,
        colour,
        wall,
        numbered: full + arrow,
        ...ratioOf('turned', arrows, numbers),
      },
    ];
  },
  article: [
    { where: { size: '6x6', dial: 'chain' }, column: 'clues', value: 6.42, decimals: 2, of: BOARDS },
    { where: { size: '6x6', dial: 'fork' }, column: 'clues', value: 6.42, decimals: 2, of: BOARDS },
    { where: { size: '8x8', dial: 'chain' }, column: 'clues', value: 11.21, decimals: 2, of: BOARDS },
    { where: { size: '8x8', dial: 'fork' }, column: 'clues', value: 11.29, decimals: 2, of: BOARDS },
    { where: { size: '6x6', dial: 'fork' }, column: 'turned', value: tidy(114 / 119), decimals: 1, of: BOARDS },
    { where: { size: '8x8', dial: 'fork' }, column: 'turned', value: tidy(209 / 220), decimals: 1, of: BOARDS },
  ],
});
