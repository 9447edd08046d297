import { type Marks, YES } from '../../../src/board/marks.ts';
import { seedOf } from '../../../src/compose/seeds.ts';
import { castleWall } from '../../../src/genres/castle-wall/index.ts';
import {
  BLACK,
  type CastleWallPuzzle,
  GREY,
  NO_ARROW,
  NO_WALL,
  WHITE,
} from '../../../src/genres/castle-wall/puzzle.ts';
import { readBoard } from '../../../src/genres/read.ts';
import { subtask } from '../../../src/grid/task.ts';
import { ratio } from '../../../src/sweep/field.ts';
import { count } from '../../../src/sweep/index.ts';
import {
  answersUpTo,
  type BoardsPart,
  bySize,
  readingOf,
  type SolvedPart,
  solved,
  together,
  withAnswers,
} from '../../measure/boards.ts';
import { column, meanOf, medianOf, proportion, ranked, ratioOf, sampled, share } from '../../measure/columns.ts';
import { drawn } from '../../measure/draws.ts';
import { tidy } from '../../measure/statistics.ts';
import { type ArticleFigure, asTable, type Row } from '../../measure/table.ts';
import { loopSpace, standard } from './loops.ts';

/** The sizes of the study's bank; the harder shelf beyond them has no loops drawn one by one. */
export const SIZES = ['6x6', '8x8', '10x10'];
const DRAWS = 1000;
/** Answers after which a board is looked at no further. */
const CAP = 500;

interface CoveragePart extends SolvedPart {
  readonly draws: number;
}

function lengthOf(answer: Marks): number {
  return answer.filter((mark) => mark === YES).length;
}

function wallsOf({ colours }: CastleWallPuzzle): number {
  return colours.filter((colour) => colour !== NO_WALL).length;
}

/** Numbers behind an arrow. */
function isNumbered({ arrows, numbers }: CastleWallPuzzle, cell: number): boolean {
  return arrows[cell] !== NO_ARROW && numbers[cell] >= 0;
}

export const coverage = asTable<CoveragePart>({
  name: 'coverage',
  title: 'Coverage of loops, drawn and shipped',
  means:
    'The mean share of the cells that a loop visits: of all loops alike, of loops drawn with the tilt of the ' +
    'generator, and of the boards of the bank.',
  version: 1,
  columns: [
    column('size', 'text', 'size'),
    column('uniform', 'share', 'all loops alike, exact', 1),
    column('tilted', 'share', 'tilted, exact', 1),
    column('draws', 'count', 'loops drawn'),
    sampled('drawn', 'share', 'drawn with the tilt'),
    column('boards', 'count', 'boards'),
    sampled('shipped', 'share', 'shipped'),
    sampled('walls', 'number', 'walls a board'),
  ],
  ceilings: {},
  bank: true,
  parts: (bank) => withAnswers(bank, SIZES).map((part) => ({ ...part, draws: DRAWS })),
  *measure(part, seed) {
    const { size, boards, draws } = part;
    const [side] = size.split('x').map(Number);
    const shape = { width: side, height: side };
    const space = castleWall.composer.space(shape, standard, {});
    if (!space?.tilt) throw new Error('loops are drawn with a tilt');
    const { skip, take } = space.tilt;
    const { byTally } = yield* subtask(count(loopSpace(shape), { by: 'length' }));
    const meanLength = (unused: bigint, used: bigint): number => {
      const weighed = byTally.map(
        (loops, length) => loops * unused ** BigInt(byTally.length - length) * used ** BigInt(length),
      );
      const sum = (values: readonly bigint[]): bigint => values.reduce((all, value) => all + value, 0n);
      return ratio(sum(weighed.map((weight, length) => weight * BigInt(length))), sum(weighed));
    };
    const loops = yield* drawn(space, draws, seedOf(seed, 'coverage', side));
    const coverages = loops.map((marks) => marks.filter((mark) => mark === YES).length / side ** 2);
    const shipped: number[] = [];
    const walls: number[] = [];
    for (const { puzzle, answer } of solved<CastleWallPuzzle>(part)) {
      shipped.push(lengthOf(answer) / side ** 2);
      walls.push(wallsOf(puzzle));
    }
    return [
      {
        size,
        uniform: tidy(meanLength(1n, 1n) / side ** 2),
        tilted: tidy(meanLength(BigInt(skip), BigInt(take)) / side ** 2),
        draws,
        ...meanOf('drawn', coverages),
        boards: boards.length,
        ...meanOf('shipped', shipped),
        ...meanOf('walls', walls),
      },
    ];
  },
  article: [],
});

const ERASED = [
  ['colours-erased', 'colours'],
  ['numbers-erased', 'numbers'],
  ['walls-only', 'colours and numbers'],
] as const;

export const erased = asTable<BoardsPart>({
  name: 'clues-erased',
  title: 'One half of the clues rubbed out',
  means:
    'The boards of the bank without their colours, without their numbers, and without both: how many keep one answer.',
  version: 2,
  columns: [
    column('size', 'text', 'size'),
    column('boards', 'count', 'boards'),
    column('walls', 'count', 'walls of them all'),
    column('coloured', 'count', 'coloured ones'),
    column('numbered', 'count', 'numbered ones'),
    column('erased', 'text', 'rubbed out'),
    column('unique', 'count', 'boards with one answer left'),
    proportion('keep', 'share with one answer'),
    ranked('median', 'count', 'answers, median'),
    column('capped', 'count', 'boards at the ceiling'),
  ],
  ceilings: { answers: CAP },
  bank: true,
  parts: (bank) => bySize(bank, SIZES),
  *measure({ size, boards }) {
    const puzzles = boards.map((address) => readBoard(address).board.puzzle as CastleWallPuzzle);
    const all = (isCounted: (puzzle: CastleWallPuzzle, cell: number) => boolean): number =>
      puzzles.reduce((sum, puzzle) => sum + puzzle.colours.filter((_, cell) => isCounted(puzzle, cell)).length, 0);
    const walls = all(({ colours }, cell) => colours[cell] !== NO_WALL);
    const coloured = all(({ colours }, cell) => colours[cell] === WHITE || colours[cell] === BLACK);
    const numbered = all(isNumbered);
    const rows: Row[] = [];
    for (const [name, words] of ERASED) {
      const reading = readingOf(castleWall, name);
      const answers: number[] = [];
      for (const puzzle of puzzles) answers.push(yield* answersUpTo(castleWall, puzzle, reading, CAP));
      const unique = answers.filter((number) => number === 1).length;
      rows.push({
        size,
        boards: boards.length,
        walls,
        coloured,
        numbered,
        erased: words,
        unique,
        ...share('keep', unique, boards.length),
        ...medianOf('median', answers),
        capped: answers.filter((number) => number >= CAP).length,
      });
    }
    return rows;
  },
  article: [
    { where: { size: '6x6', erased: 'colours' }, column: 'keep', value: tidy(19 / 24), decimals: 1, of: 24 },
    { where: { size: '10x10', erased: 'colours' }, column: 'keep', value: tidy(2 / 16), decimals: 1, of: 16 },
    { where: { size: '6x6', erased: 'numbers' }, column: 'keep', value: 0, decimals: 1, of: 24 },
    { where: { size: '8x8', erased: 'numbers' }, column: 'keep', value: 0, decimals: 1, of: 24 },
    { where: { size: '10x10', erased: 'numbers' }, column: 'keep', value: 0, decimals: 1, of: 16 },
  ],
});

/** A wall by its colour, and by how much of its clue is printed. */
function kindsOf(puzzle: CastleWallPuzzle, cell: number): readonly [string, string] {
  const colour = puzzle.colours[cell];
  const numbered = isNumbered(puzzle, cell);
  return [
    colour === WHITE ? 'white' : colour === BLACK ? 'black' : 'grey',
    colour === GREY ? (numbered ? 'arrow' : 'wall') : numbered ? 'full' : 'colour',
  ];
}

function wallCells({ colours }: CastleWallPuzzle): number[] {
  return [...colours.keys()].filter((cell) => colours[cell] !== NO_WALL);
}

export const bank = asTable<SolvedPart>({
  name: 'bank',
  title: 'The bank',
  means: 'The shipped boards: their walls by colour and by how much they tell, and their loops.',
  version: 2,
  columns: [
    column('size', 'text', 'size'),
    column('boards', 'count', 'boards'),
    column('white', 'count', 'white walls'),
    column('black', 'count', 'black walls'),
    column('grey', 'count', 'grey walls'),
    column('full', 'count', 'with colour and number'),
    column('colour', 'count', 'with the colour alone'),
    column('arrow', 'count', 'with the number alone'),
    column('wall', 'count', 'with neither'),
    sampled('length', 'number', 'length of the loop, mean', 2),
    sampled('coverage', 'share', 'coverage'),
  ],
  ceilings: {},
  bank: true,
  parts: (boards) => withAnswers(boards),
  *measure(part) {
    const { size, boards } = part;
    const tally: Record<string, number> = { white: 0, black: 0, grey: 0, full: 0, colour: 0, arrow: 0, wall: 0 };
    const lengths: number[] = [];
    const covered: number[] = [];
    for (const { puzzle, answer } of solved<CastleWallPuzzle>(part)) {
      lengths.push(lengthOf(answer));
      covered.push(lengthOf(answer) / (puzzle.width * puzzle.height));
      for (const cell of wallCells(puzzle)) for (const kind of kindsOf(puzzle, cell)) tally[kind]++;
      yield 64;
    }
    return [{ size, boards: boards.length, ...tally, ...meanOf('length', lengths), ...meanOf('coverage', covered) }];
  },
  article: [],
});

const KINDS = {
  white: 'white',
  black: 'black',
  grey: 'grey',
  full: 'with colour and number',
  colour: 'with the colour alone',
  wall: 'with neither',
} as const;

/** The study's own banks are compared as a whole: it gives no figures size by size. */
export const walls = asTable<SolvedPart>({
  name: 'walls',
  title: 'The walls of the sizes of the study',
  means: 'The same boards up to the largest size of the study, all sizes together: walls of each kind on a board.',
  version: 1,
  columns: [
    column('boards', 'count', 'boards'),
    column('kind', 'text', 'walls'),
    column('all', 'count', 'of them all'),
    sampled('mean', 'number', 'on a board, mean', 2),
    sampled('share', 'share', 'of all walls'),
  ],
  ceilings: {},
  bank: true,
  parts: (boards) => [together(withAnswers(boards, SIZES))],
  *measure(part) {
    const all: number[] = [];
    const sides: number[] = [];
    const own = new Map<string, number[]>(Object.keys(KINDS).map((kind) => [kind, []]));
    for (const { puzzle } of solved<CastleWallPuzzle>(part)) {
      const cells = wallCells(puzzle);
      const kinds = cells.flatMap((cell) => kindsOf(puzzle, cell));
      all.push(cells.length);
      sides.push(puzzle.width);
      for (const [kind, counts] of own) counts.push(kinds.filter((other) => other === kind).length);
      yield 64;
    }
    return Object.entries(KINDS).map(([kind, words]): Row => {
      const counts = own.get(kind) ?? [];
      return {
        boards: all.length,
        kind: words,
        all: counts.reduce((sum, number) => sum + number, 0),
        ...meanOf('mean', counts, sides),
        ...ratioOf('share', counts, all, sides),
      };
    });
  },
  article: [...wallFigures({ white: 128, black: 416, grey: 146, full: 536, wall: 146, colour: 8 })],
});

function wallFigures(found: Readonly<Partial<Record<keyof typeof KINDS, number>>>): ArticleFigure[] {
  return (['white', 'black', 'grey', 'full', 'wall', 'colour'] as const).map((kind) => ({
    where: { kind: KINDS[kind] },
    column: 'mean',
    value: tidy((found[kind] ?? 0) / 64),
    decimals: 2,
    of: 64,
  }));
}
