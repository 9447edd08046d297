import { tilepaint } from '../../../src/genres/tilepaint/index.ts';
import { column, proportion, share } from '../../measure/columns.ts';
import { tidy } from '../../measure/statistics.ts';
import { asTable } from '../../measure/table.ts';
import { type Flip, flipped, pairFlip, singleFlip, switchOfFour } from './flips.ts';
import { hasOneAnswer, MAX_SIZE, rawBoard, standard } from './raw.ts';

interface Part {
  readonly [name: string]: number;
  readonly side: number;
  readonly density: number;
  readonly boards: number;
}

const BOARDS = 300;
const SIDES = [6, 8, 10];

/** Why a board has several answers, read off one of them without a search. */
export const silentFlips = asTable<Part>({
  name: 'silent-flips',
  title: 'Silent flips',
  means:
    'Raw boards with several answers, by the share of lines that print a number, and how many of them show it in ' +
    'their painting: by one tile in no numbered line, by a painted and a white tile that are the same to every ' +
    'number, or only by two painted and two white tiles that are the same together. Every flip is checked to be a ' +
    'second answer.',
  version: 2,
  columns: [
    column('density', 'share', 'lines that print a number', 0),
    column('size', 'text', 'size of the boards'),
    column('raw', 'count', 'raw boards'),
    column('boards', 'count', 'those with several answers'),
    proportion('several', 'share of the raw boards', 1, 'raw'),
    column('single', 'count', 'with a single flip'),
    column('pair', 'count', 'with a pair flip'),
    column('switch', 'count', 'with neither, but with a switch of four tiles'),
    column('larger', 'count', 'with none of these'),
    proportion('singles', 'share with a single flip'),
    proportion('pairs', 'share with a pair flip'),
  ],
  ceilings: {},
  bank: false,
  parts: () => [1, 0.5].flatMap((density) => SIDES.map((side) => ({ side, density, boards: BOARDS }))),
  *measure({ side, density, boards }, seed) {
    const found = { single: 0, pair: 0, switch: 0, larger: 0 };
    let several = 0;
    for (let index = 0; index < boards; index++) {
      const { puzzle, answer } = rawBoard({ side, maxSize: MAX_SIZE, density }, seed, index);
      if (yield* hasOneAnswer(puzzle)) continue;
      several++;
      const isFlip = (flip: Flip | undefined): boolean => {
        if (!flip) return false;
        if (tilepaint.check(puzzle, flipped(answer, flip), standard).violations.length > 0)
          throw new Error(`the flip ${flip.join()} of board ${index} is no second answer`);
        return true;
      };
      const single = isFlip(singleFlip(puzzle, answer));
      const pair = isFlip(pairFlip(puzzle, answer));
      if (single) found.single++;
      if (pair) found.pair++;
      if (single || pair) continue;
      if (isFlip(switchOfFour(puzzle, answer))) found.switch++;
      else found.larger++;
    }
    return [
      {
        density,
        size: `${side}x${side}`,
        raw: boards,
        boards: several,
        ...share('several', several, boards),
        ...found,
        ...share('singles', found.single, Math.max(1, several)),
        ...share('pairs', found.pair, Math.max(1, several)),
      },
    ];
  },
  article: [
    { where: { density: 0.5, size: '8x8' }, column: 'several', value: tidy(290 / 300), decimals: 1, of: 300 },
    { where: { density: 0.5, size: '8x8' }, column: 'pairs', value: tidy(249 / 290), decimals: 1, of: 290 },
    ...SIDES.map((side) => ({ where: { density: 1, size: `${side}x${side}` }, column: 'pair', value: 0, decimals: 0 })),
  ],
});
