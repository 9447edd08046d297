import { usowan } from '../../../src/genres/usowan/index.ts';
import type { UsowanPuzzle } from '../../../src/genres/usowan/puzzle.ts';
import { readBoard } from '../../../src/genres/read.ts';
import { BLANK } from '../../../src/grid/clue.ts';
import { type Marks, YES } from '../../../src/grid/marks.ts';
import { neighbours } from '../../../src/grid/shape.ts';
import { fixpoint } from '../../../src/ladder/fixpoint.ts';
import { rungsUpTo, settledIn } from '../../../src/ladder/start.ts';
import { answersUpTo, type SolvedPart, withAnswers } from '../boards.ts';
import { column, proportion, sampled, share } from '../columns.ts';
import { median, tidy } from '../statistics.ts';
import { asTable, type Row } from '../table.ts';
import { NamedLiars, readingsOf, regionsNumbers } from './liars.ts';
import { readingNamed, standard } from './space.ts';

export const SIZES = ['6x6', '8x8', '10x10'];

function solved({ boards, answers }: SolvedPart): { puzzle: UsowanPuzzle; answer: Marks }[] {
  return boards.map((address, at) => ({
    puzzle: readBoard(address).board.puzzle as UsowanPuzzle,
    answer: Uint8Array.from(answers[at], Number),
  }));
}

function shadedAround(puzzle: UsowanPuzzle, answer: Marks, cell: number): number {
  return neighbours(puzzle, cell).filter((other) => answer[other] === YES).length;
}

export const readings = asTable<SolvedPart>({
  name: 'readings',
  title: 'A board as a stack of ordinary ones',
  means:
    'With one number a region named as its liar nothing is hidden any more, so a board is as many ordinary puzzles as there ' +
    'are ways to name them. What kills each: the numbers alone, else that shaded cells may not touch, else the sheet.',
  version: 1,
  columns: [
    column('size', 'text', 'size'),
    column('boards', 'count', 'boards'),
    column('readings', 'count', 'readings of them all'),
    column('median', 'count', 'readings of a board, median'),
    column('widest', 'count', 'readings of a board, most'),
    column('numbers', 'count', 'killed by the numbers alone'),
    column('share', 'share', 'share of them', 1),
    column('touch', 'count', 'else by touching'),
    column('both', 'share', 'share killed by numbers and touching together', 1),
    column('sheet', 'count', 'else by the sheet'),
    column('survive', 'count', 'readings that survive'),
  ],
  ceilings: {},
  bank: true,
  parts: (bank) => withAnswers(bank, ['6x6']),
  *measure(part) {
    const counts: number[] = [];
    const killed = { numbers: 0, touch: 0, sheet: 0, survive: 0 };
    for (const { puzzle } of solved(part)) {
      let own = 0;
      for (const liars of readingsOf(puzzle)) {
        own++;
        const named = new NamedLiars(puzzle, liars);
        if (!named.isPossible('numbers')) killed.numbers++;
        else if (!named.isPossible('touch')) killed.touch++;
        else if (!named.isPossible('sheet')) killed.sheet++;
        else killed.survive++;
        yield 16;
      }
      counts.push(own);
    }
    const all = counts.reduce((sum, one) => sum + one, 0);
    return [
      {
        size: part.size,
        boards: counts.length,
        readings: all,
        median: median(counts),
        widest: Math.max(...counts),
        numbers: killed.numbers,
        share: tidy(killed.numbers / all),
        touch: killed.touch,
        both: tidy((killed.numbers + killed.touch) / all),
        sheet: killed.sheet,
        survive: killed.survive,
      },
    ];
  },
  article: [
    {
      where: { size: '6x6' },
      column: 'share',
      value: 0.996,
      decimals: 1,
      because:
        'the article does not say what its counting knows; the numbers with touching kill about as many as its counting',
    },
    { where: { size: '6x6' }, column: 'survive', value: 36, decimals: 0 },
  ],
});

export const oneMore = asTable<SolvedPart>({
  name: 'one-more-number',
  title: 'One more true number',
  means:
    'Every blank white cell of every board of the bank is given its true number in turn: the board may get a second answer, ' +
    'or keep one and be out of reach of the ladder that finished it.',
  version: 1,
  columns: [
    column('size', 'text', 'size'),
    column('boards', 'count', 'boards'),
    column('tried', 'count', 'numbers tried'),
    column('second', 'count', 'that give a second answer'),
    column('off-ladder', 'count', 'that leave one answer off the ladder'),
    column('touched', 'count', 'boards with a number that gives a second answer'),
    proportion('touched-share', 'share of them'),
  ],
  ceilings: {},
  bank: true,
  parts: (bank) => withAnswers(bank, SIZES),
  *measure(part) {
    const rungs = usowan.rungs(standard).length;
    let tried = 0;
    let second = 0;
    let off = 0;
    let touched = 0;
    for (const { puzzle, answer } of solved(part)) {
      const before = second;
      for (let cell = 0; cell < answer.length; cell++) {
        if (puzzle.numbers[cell] !== BLANK || answer[cell] === YES) continue;
        tried++;
        const numbers = puzzle.numbers.map((number, at) => (at === cell ? shadedAround(puzzle, answer, cell) : number));
        const more = { ...puzzle, numbers };
        if (usowan.check(more, answer, standard).violations.length > 0)
          throw new Error('a true number made the answer wrong');
        if ((yield* answersUpTo(usowan, more, standard, 2)) > 1) {
          second++;
          continue;
        }
        const marks = fixpoint(usowan.ladder(more, standard), rungsUpTo(rungs - 1));
        if (!marks || settledIn(marks) < marks.length) off++;
      }
      if (second > before) touched++;
    }
    const boards = part.boards.length;
    return [
      {
        size: part.size,
        boards,
        tried,
        second,
        'off-ladder': off,
        touched,
        ...share('touched-share', touched, boards),
      },
    ];
  },
  article: [{ where: { size: '10x10' }, column: 'touched-share', value: tidy(20 / 36), decimals: 1, of: 36 }],
});

export const bank = asTable<SolvedPart>({
  name: 'bank',
  title: 'The bank',
  means:
    'The shipped boards: their numbers and the lies among them. A lie announces itself when it is as large as the number ' +
    "of the cell's neighbours.",
  version: 1,
  columns: [
    column('size', 'text', 'size'),
    column('boards', 'count', 'boards'),
    column('regions', 'count', 'regions'),
    column('numbers', 'count', 'numbers'),
    column('lies', 'count', 'lies'),
    sampled('lying', 'share', 'lies among the numbers'),
    column('self', 'count', 'lies that announce themselves'),
    sampled('announcing', 'share', 'share of the lies'),
  ],
  ceilings: {},
  bank: true,
  parts: (boards) => withAnswers(boards),
  *measure(part) {
    let regions = 0;
    let numbers = 0;
    let lies = 0;
    let self = 0;
    for (const { puzzle, answer } of solved(part)) {
      regions += regionsNumbers(puzzle).length;
      puzzle.numbers.forEach((number, cell) => {
        if (number < 0) return;
        numbers++;
        if (number === shadedAround(puzzle, answer, cell)) return;
        lies++;
        if (number === neighbours(puzzle, cell).length) self++;
      });
    }
    const boards = part.boards.length;
    return [
      {
        size: part.size,
        boards,
        regions,
        numbers,
        lies,
        ...share('lying', lies, numbers),
        self,
        ...share('announcing', self, lies),
      },
    ];
  },
  article: [],
});

const MISREADINGS = ['at-most-one-lie-per-region', 'white-through-corners', 'all-honest', 'one-lie-in-total'];

export const misreadings = asTable<SolvedPart>({
  name: 'misreadings',
  title: 'Four ways to misread the board',
  means:
    'The boards of the bank under rules that they were not made for: on how many the intended answer is still legal, and ' +
    'how many still have exactly one answer.',
  version: 1,
  columns: [
    column('size', 'text', 'size'),
    column('boards', 'count', 'boards'),
    column('reading', 'text', 'reading'),
    column('legal', 'count', 'boards whose answer stays legal'),
    column('unique', 'count', 'boards with one answer'),
    proportion('unique-share', 'share of them'),
  ],
  ceilings: {},
  bank: true,
  parts: (boards) => withAnswers(boards, SIZES),
  *measure(part) {
    const boards = solved(part);
    const rows: Row[] = [];
    for (const name of MISREADINGS) {
      const reading = readingNamed(name);
      let legal = 0;
      let unique = 0;
      for (const { puzzle, answer } of boards) {
        if (usowan.check(puzzle, answer, reading).violations.length === 0) legal++;
        if ((yield* answersUpTo(usowan, puzzle, reading, 2)) === 1) unique++;
      }
      rows.push({
        size: part.size,
        boards: boards.length,
        reading: name,
        legal,
        unique,
        ...share('unique-share', unique, boards.length),
      });
    }
    return rows;
  },
  article: [
    {
      where: { size: '8x8', reading: 'at-most-one-lie-per-region' },
      column: 'unique-share',
      value: tidy(8 / 36),
      decimals: 1,
      of: 36,
    },
    {
      where: { size: '8x8', reading: 'white-through-corners' },
      column: 'unique-share',
      value: tidy(13 / 36),
      decimals: 1,
      of: 36,
    },
  ],
});
