import { BLANK } from '../../../src/board/clue.ts';
import { type Marks, YES } from '../../../src/board/marks.ts';
import { usowan } from '../../../src/genres/usowan/index.ts';
import type { UsowanPuzzle } from '../../../src/genres/usowan/puzzle.ts';
import { neighbours } from '../../../src/grid/shape.ts';
import { fixpoint } from '../../../src/ladder/fixpoint.ts';
import { rungsUpTo, settledIn } from '../../../src/ladder/start.ts';
import { answersUpTo, type SolvedPart, solved, together, withAnswers } from '../../measure/boards.ts';
import { column, meanOf, medianOf, proportion, ranked, ratioOf, sampled, share } from '../../measure/columns.ts';
import { misreadingsTable } from '../../measure/misreadings.ts';
import { tidy } from '../../measure/statistics.ts';
import { type ArticleFigure, asTable } from '../../measure/table.ts';
import { NamedLiars, readingsOf, regionsNumbers } from './liars.ts';
import { standard } from './space.ts';

export const SIZES = ['6x6', '8x8', '10x10'];

function shadedAround(puzzle: UsowanPuzzle, answer: Marks, cell: number): number {
  return neighbours(puzzle, cell).filter((other) => answer[other] === YES).length;
}

export const readings = asTable<SolvedPart>({
  name: 'readings',
  title: 'A board as a stack of ordinary ones',
  means:
    'With one number a region named as its liar nothing is hidden any more, so a board is as many ordinary puzzles ' +
    'as there are ways to name them. What kills each: the numbers alone, else that shaded cells may not touch, ' +
    'else the sheet. Readings of one board hang together, so the errors are those of drawing boards.',
  version: 2,
  columns: [
    column('size', 'text', 'size'),
    column('boards', 'count', 'boards'),
    column('readings', 'count', 'readings of them all'),
    sampled('mean', 'number', 'readings of a board, mean'),
    ranked('median', 'count', 'readings of a board, median'),
    column('widest', 'count', 'readings of a board, most'),
    column('numbers', 'count', 'killed by the numbers alone'),
    sampled('share', 'share', 'share killed by the numbers alone', 2),
    column('touch', 'count', 'else by touching'),
    sampled('both', 'share', 'share killed by numbers and touching together', 2),
    column('sheet', 'count', 'else by the sheet'),
    sampled('torn', 'share', 'share left to the sheet', 2),
    column('survive', 'count', 'readings that survive'),
  ],
  ceilings: {},
  bank: true,
  parts: (bank) => withAnswers(bank, ['6x6']),
  *measure(part) {
    const counts: number[] = [];
    const killed: Record<'numbers' | 'touch' | 'sheet', number[]> = { numbers: [], touch: [], sheet: [] };
    let survive = 0;
    for (const { puzzle } of solved<UsowanPuzzle>(part)) {
      let all = 0;
      const own = { numbers: 0, touch: 0, sheet: 0 };
      for (const liars of readingsOf(puzzle)) {
        all++;
        const named = new NamedLiars(puzzle, liars);
        if (!named.isPossible('numbers')) own.numbers++;
        else if (!named.isPossible('touch')) own.touch++;
        else if (!named.isPossible('sheet')) own.sheet++;
        else survive++;
        yield 16;
      }
      counts.push(all);
      for (const by of ['numbers', 'touch', 'sheet'] as const) killed[by].push(own[by]);
    }
    const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
    return [
      {
        size: part.size,
        boards: counts.length,
        readings: sum(counts),
        ...meanOf('mean', counts),
        ...medianOf('median', counts),
        widest: Math.max(...counts),
        numbers: sum(killed.numbers),
        ...ratioOf('share', killed.numbers, counts),
        touch: sum(killed.touch),
        ...ratioOf(
          'both',
          killed.numbers.map((one, board) => one + killed.touch[board]),
          counts,
        ),
        sheet: sum(killed.sheet),
        ...ratioOf('torn', killed.sheet, counts),
        survive,
      },
    ];
  },
  article: [
    readingsFigure('mean', 10_335 / 36, 1),
    readingsFigure('median', 216, 0),
    {
      where: { size: '6x6' },
      column: 'widest',
      value: 864,
      decimals: 0,
      because: 'the widest of so few boards is an extreme; their mean and median say whether the boards differ',
    },
    {
      ...readingsFigure('share', 0.996, 1),
      because: 'counting keeps shaded cells apart in the article, as the next figure shows',
    },
    readingsFigure('both', 0.996, 1),
    readingsFigure('torn', 9 / 10_335, 2),
    { where: { size: '6x6' }, column: 'survive', value: 36, decimals: 0 },
  ],
});

function readingsFigure(name: string, value: number, decimals: number): ArticleFigure {
  return { where: { size: '6x6' }, column: name, value: tidy(value), decimals, of: 36 };
}

export const oneMore = asTable<SolvedPart>({
  name: 'one-more-number',
  title: 'One more true number',
  means:
    'Every blank white cell of every board of the bank is given its true number in turn: the board may get a second ' +
    'answer, or keep one and be out of reach of the ladder that finished it.',
  version: 2,
  columns: [
    column('size', 'text', 'size'),
    column('boards', 'count', 'boards'),
    column('tried', 'count', 'numbers tried'),
    sampled('tried-mean', 'number', 'numbers tried on a board, mean'),
    column('second', 'count', 'that give a second answer'),
    sampled('second-share', 'share', 'share that give a second answer', 2),
    column('off-ladder', 'count', 'that leave one answer off the ladder'),
    sampled('off-share', 'share', 'share that leave it off the ladder', 2),
    column('touched', 'count', 'boards with a number that gives a second answer'),
    proportion('touched-share', 'share of the boards'),
  ],
  ceilings: {},
  bank: true,
  parts: (bank) => [...withAnswers(bank, SIZES), together(withAnswers(bank, SIZES))],
  *measure(part) {
    const rungs = usowan.rungs(standard, 'study').length;
    const tried: number[] = [];
    const second: number[] = [];
    const off: number[] = [];
    const sides: number[] = [];
    for (const { puzzle, answer } of solved<UsowanPuzzle>(part)) {
      const own = { tried: 0, second: 0, off: 0 };
      for (let cell = 0; cell < answer.length; cell++) {
        if (puzzle.numbers[cell] !== BLANK || answer[cell] === YES) continue;
        own.tried++;
        const numbers = puzzle.numbers.map((number, at) => (at === cell ? shadedAround(puzzle, answer, cell) : number));
        const more = { ...puzzle, numbers };
        if (usowan.check(more, answer, standard).violations.length > 0)
          throw new Error('a true number made the answer wrong');
        if ((yield* answersUpTo(usowan, more, standard, 2)) > 1) {
          own.second++;
          continue;
        }
        const marks = fixpoint(usowan.ladder(more, standard, 'study'), rungsUpTo(rungs - 1));
        if (!marks || settledIn(marks) < marks.length) own.off++;
      }
      tried.push(own.tried);
      second.push(own.second);
      off.push(own.off);
      sides.push(puzzle.width);
    }
    const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
    const boards = part.boards.length;
    const touched = second.filter((number) => number > 0).length;
    return [
      {
        size: part.size,
        boards,
        tried: sum(tried),
        ...meanOf('tried-mean', tried, sides),
        second: sum(second),
        ...ratioOf('second-share', second, tried, sides),
        'off-ladder': sum(off),
        ...ratioOf('off-share', off, tried, sides),
        touched,
        ...share('touched-share', touched, boards),
      },
    ];
  },
  article: [
    { where: { size: 'all' }, column: 'tried-mean', value: tidy(2391 / 108), decimals: 1, of: 108 },
    { where: { size: 'all' }, column: 'second-share', value: tidy(55 / 2391), decimals: 2, of: 108 },
    { where: { size: 'all' }, column: 'off-share', value: tidy(6 / 2391), decimals: 2, of: 108 },
    { where: { size: '10x10' }, column: 'touched-share', value: tidy(20 / 36), decimals: 1, of: 36 },
  ],
});

export const bank = asTable<SolvedPart>({
  name: 'bank',
  title: 'The bank',
  means:
    'The shipped boards: their numbers and the lies among them. A lie announces itself when it is as large as the ' +
    "number of the cell's neighbours. The last row takes the sizes of the study together.",
  version: 2,
  columns: [
    column('size', 'text', 'size'),
    column('boards', 'count', 'boards'),
    column('regions', 'count', 'regions'),
    column('numbers', 'count', 'numbers'),
    column('lies', 'count', 'lies'),
    sampled('lies-mean', 'number', 'lies of a board, mean'),
    sampled('lying', 'share', 'lies among the numbers'),
    column('self', 'count', 'lies that announce themselves'),
    sampled('announcing', 'share', 'share of the lies that do'),
  ],
  ceilings: {},
  bank: true,
  parts: (boards) => [...withAnswers(boards), together(withAnswers(boards, SIZES))],
  *measure(part) {
    let regions = 0;
    const numbers: number[] = [];
    const lies: number[] = [];
    const self: number[] = [];
    const sides: number[] = [];
    for (const { puzzle, answer } of solved<UsowanPuzzle>(part)) {
      const printed = [...puzzle.numbers.keys()].filter((cell) => puzzle.numbers[cell] >= 0);
      const lying = printed.filter((cell) => puzzle.numbers[cell] !== shadedAround(puzzle, answer, cell));
      regions += regionsNumbers(puzzle).length;
      numbers.push(printed.length);
      lies.push(lying.length);
      self.push(lying.filter((cell) => puzzle.numbers[cell] === neighbours(puzzle, cell).length).length);
      sides.push(puzzle.width);
    }
    const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
    return [
      {
        size: part.size,
        boards: part.boards.length,
        regions,
        numbers: sum(numbers),
        lies: sum(lies),
        ...meanOf('lies-mean', lies, sides),
        ...ratioOf('lying', lies, numbers, sides),
        self: sum(self),
        ...ratioOf('announcing', self, lies, sides),
      },
    ];
  },
  article: [
    {
      where: { size: 'all' },
      column: 'lies-mean',
      value: tidy(1393 / 108),
      decimals: 1,
      because: 'a region has one lie, and boards of a size have the same number of regions here',
    },
    { where: { size: 'all' }, column: 'announcing', value: tidy(404 / 1393), decimals: 1, of: 108 },
  ],
});

function unique(reading: string, hits: number): ArticleFigure {
  return { where: { size: '8x8', reading }, column: 'unique-share', value: tidy(hits / 36), decimals: 1, of: 36 };
}

const SEVERE = ['all-honest', 'one-lie-in-total'];

export const misreadings = misreadingsTable('usowan', {
  title: 'Four ways to misread the board',
  means:
    'The boards of the bank under rules that they were not made for: on how many the intended answer is still ' +
    'legal, and how many still have exactly one answer.',
  readings: ['at-most-one-lie-per-region', 'white-through-corners', ...SEVERE],
  sizes: SIZES,
  article: [
    unique('at-most-one-lie-per-region', 8),
    unique('white-through-corners', 13),
    ...SIZES.flatMap((size) =>
      SEVERE.map((reading) => ({ where: { size, reading }, column: 'legal', value: 0, decimals: 0 })),
    ),
  ],
});
