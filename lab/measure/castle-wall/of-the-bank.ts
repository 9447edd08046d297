import { Answers } from '../../../src/compose/answers.ts';
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
import { YES } from '../../../src/grid/marks.ts';
import { seeded } from '../../../src/grid/random.ts';
import { count } from '../../../src/sweep/index.ts';
import { ratio } from '../../../src/sweep/field.ts';
import { answersUpTo, type BoardsPart, bySize, readingOf, type SolvedPart, withAnswers } from '../boards.ts';
import { column, meanOf, proportion, sampled, share } from '../columns.ts';
import { mean, median, tidy } from '../statistics.ts';
import { asTable, type Row } from '../table.ts';
import { loopSpace, standard } from './loops.ts';

/** The sizes of the study's bank; the harder shelf beyond them has no loops drawn one by one. */
export const SIZES = ['6x6', '8x8', '10x10'];
const DRAWS = 1000;
const MEMORY = 2 ** 30;
/** Answers after which a board is looked at no further. */
const CAP = 500;

interface CoveragePart extends SolvedPart {
  readonly draws: number;
}

/** The puzzles, and how long their loops are. */
function solved({ boards, answers }: SolvedPart): { puzzle: CastleWallPuzzle; length: number }[] {
  return boards.map((address, at) => ({
    puzzle: readBoard(address).board.puzzle as CastleWallPuzzle,
    length: [...answers[at]].filter((mark) => Number(mark) === YES).length,
  }));
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
    'The mean share of the cells that a loop visits: of all loops alike, of loops drawn with the tilt of the generator, ' +
    'and of the boards of the bank.',
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
    const byLength = count(loopSpace(shape), { by: 'length' });
    while (!byLength.advance(4096)) yield 4096;
    const meanLength = (unused: bigint, used: bigint): number => {
      const { byTally } = byLength.result;
      const weighed = byTally.map(
        (loops, length) => loops * unused ** BigInt(byTally.length - length) * used ** BigInt(length),
      );
      const sum = (values: readonly bigint[]): bigint => values.reduce((all, value) => all + value, 0n);
      return ratio(sum(weighed.map((weight, length) => weight * BigInt(length))), sum(weighed));
    };
    const drawing = new Answers(space, MEMORY).draw(draws, seeded(seedOf(seed, 'coverage', side)));
    while (!drawing.advance(4096)) yield 4096;
    const drawn = drawing.result.map((marks) => marks.filter((mark) => mark === YES).length / side ** 2);
    const shipped: number[] = [];
    const walls: number[] = [];
    for (const { puzzle, length } of solved(part)) {
      shipped.push(length / side ** 2);
      walls.push(wallsOf(puzzle));
    }
    return [
      {
        size,
        uniform: tidy(meanLength(1n, 1n) / side ** 2),
        tilted: tidy(meanLength(BigInt(skip), BigInt(take)) / side ** 2),
        draws,
        ...meanOf('drawn', drawn),
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
  version: 1,
  columns: [
    column('size', 'text', 'size'),
    column('boards', 'count', 'boards'),
    column('walls', 'count', 'walls of them all'),
    column('coloured', 'count', 'coloured ones'),
    column('numbered', 'count', 'numbered ones'),
    column('erased', 'text', 'rubbed out'),
    column('unique', 'count', 'boards with one answer left'),
    proportion('keep', 'share of them'),
    column('median', 'count', 'answers, median'),
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
        median: median(answers),
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

export const bank = asTable<SolvedPart>({
  name: 'bank',
  title: 'The bank',
  means: 'The shipped boards: their walls by colour and by how much they tell, and their loops.',
  version: 1,
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
    column('length', 'number', 'length of the loop, mean', 2),
    column('coverage', 'share', 'coverage', 1),
  ],
  ceilings: {},
  bank: true,
  parts: (boards) => withAnswers(boards),
  *measure(part) {
    const { size, boards } = part;
    const tally = { white: 0, black: 0, grey: 0, full: 0, colour: 0, arrow: 0, wall: 0 };
    const lengths: number[] = [];
    let cells = 1;
    for (const { puzzle, length } of solved(part)) {
      cells = puzzle.width * puzzle.height;
      lengths.push(length);
      puzzle.colours.forEach((colour, cell) => {
        if (colour === NO_WALL) return;
        tally[colour === WHITE ? 'white' : colour === BLACK ? 'black' : 'grey']++;
        const numbered = isNumbered(puzzle, cell);
        tally[colour === GREY ? (numbered ? 'arrow' : 'wall') : numbered ? 'full' : 'colour']++;
      });
    }
    return [
      { size, boards: boards.length, ...tally, length: tidy(mean(lengths)), coverage: tidy(mean(lengths) / cells) },
    ];
  },
  article: [],
});
