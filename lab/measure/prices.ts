import type { Dial } from '../../src/genre/composer.ts';
import type { Genre, Puzzle } from '../../src/genre/genre.ts';
import { genreNamed } from '../../src/genres/registry.ts';
import { PROBE } from '../../src/ladder/climb.ts';
import { SEARCH } from '../../src/ladder/grade.ts';
import { PlainSearch } from '../../src/search/plain.ts';
import { count } from '../../src/sweep/index.ts';
import { type BoardsPart, puzzleAt, type SolvedPart, withAnswers } from './boards.ts';
import { column, meanOf, sampled } from './columns.ts';
import { median, rankCorrelation, tidy } from './statistics.ts';
import { asTable, type Row, type Table } from './table.ts';

// Tables beyond the articles, which every genre has of its bank.

interface GradedPart extends BoardsPart {
  readonly grades: readonly string[];
}

const CEILING = 20_000;

/** Whether the grade of a board and the work of a plain search agree. */
export function difficultyTable(genreId: string): Table {
  return asTable<GradedPart>({
    name: 'difficulty',
    title: 'Grade and branch points',
    means:
      'The boards of the bank by their grade: the branch points of a plain search with the rungs below probe, and how far ' +
      'the order by grade agrees with the order by branch points (the rank correlation over all boards of a size; none where ' +
      'one of the two orders tells no boards apart).',
    version: 1,
    columns: [
      column('size', 'text', 'size'),
      column('grade', 'text', 'grade'),
      column('boards', 'count', 'boards'),
      column('median', 'number', 'branch points, median', 1),
      column('most', 'count', 'branch points, most'),
      column('agreement', 'number', 'rank correlation of the size', 2),
    ],
    ceilings: { 'branch points': CEILING },
    bank: true,
    parts: (bank) => {
      const gradeOf = new Map(bank.map(({ puzzlink, rung }) => [puzzlink, rung]));
      return withAnswers(bank).map(({ size, boards }) => ({
        size,
        boards,
        grades: boards.map((address) => gradeOf.get(address) ?? SEARCH),
      }));
    },
    *measure({ size, boards, grades }) {
      const genre = genreNamed(genreId);
      const [reading] = genre.readings;
      const rungs = genre.rungs(reading);
      const order = [...rungs, PROBE, SEARCH];
      const points: number[] = [];
      for (const address of boards) {
        const search = new PlainSearch(genre.ladder(puzzleAt(address), reading), { rungs, budget: CEILING });
        while (!search.advance(64)) yield 64;
        points.push(search.result.branchPoints);
      }
      const agreement = rankCorrelation(
        grades.map((grade) => order.indexOf(grade)),
        points,
      );
      return order
        .filter((grade) => grades.includes(grade))
        .map((grade): Row => {
          const own = points.filter((_, board) => grades[board] === grade);
          return {
            size,
            grade,
            boards: own.length,
            median: median(own),
            most: Math.max(...own),
            agreement: Number.isNaN(agreement) ? null : tidy(agreement),
          };
        });
    },
    article: [],
  });
}

/** What each clue is worth, by exact counts. */
export function clueBitsTable(genreId: string, sizes: readonly string[]): Table {
  return asTable<SolvedPart>({
    name: 'clue-bits',
    title: 'The price of a clue in bits',
    means:
      'Each clue of each board of the bank that could be dropped at all: the logarithm of how many times fewer answers there ' +
      'are with it than without it, once when it is the only such clue, once among all the others. A negative price is that of a clue ' +
      'that adds answers. Exact, by the sweep.',
    version: 1,
    columns: [
      column('size', 'text', 'size'),
      column('boards', 'count', 'boards'),
      column('clues', 'count', 'clues'),
      sampled('alone', 'bits', 'bits alone, mean', 2),
      sampled('among', 'bits', 'bits among the others, mean', 2),
      column('least', 'bits', 'among the others, least', 2),
      column('most', 'bits', 'among the others, most', 2),
      column('space', 'bits', 'bits without any of them, mean', 1),
    ],
    ceilings: {},
    bank: true,
    parts: (bank) => withAnswers(bank, sizes),
    *measure({ size, boards, answers }) {
      const genre = genreNamed(genreId);
      const alone: number[] = [];
      const among: number[] = [];
      const spaces: number[] = [];
      for (let board = 0; board < boards.length; board++) {
        const puzzle = puzzleAt(boards[board]);
        const dials = genre.composer.dials(puzzle, Uint8Array.from(answers[board], Number), {}, 'minimise');
        const space = yield* answersWith(genre, puzzle, dials, () => false);
        spaces.push(space);
        for (let dial = 0; dial < dials.length; dial++) {
          alone.push(space - (yield* answersWith(genre, puzzle, dials, (other) => other === dial)));
          among.push(yield* answersWith(genre, puzzle, dials, (other) => other !== dial));
        }
      }
      return [
        {
          size,
          boards: boards.length,
          clues: alone.length,
          ...meanOf('alone', alone),
          ...meanOf('among', among),
          least: tidy(Math.min(...among)),
          most: tidy(Math.max(...among)),
          space: tidy(spaces.reduce((sum, bits) => sum + bits, 0) / spaces.length),
        },
      ];
    },
    article: [],
  });
}

/** The logarithm of the number of answers when these dials are full and the others at their weakest. */
function* answersWith(
  genre: Genre,
  puzzle: Puzzle,
  dials: readonly Dial[],
  isFull: (dial: number) => boolean,
): Generator<number, number, void> {
  const levels = dials.map(({ levels: all }, dial) => (isFull(dial) ? 0 : all.length - 1));
  const task = count(genre.sweep(genre.composer.turned(puzzle, dials, levels), genre.readings[0]));
  while (!task.advance(4096)) yield 4096;
  return Math.log2(Number(task.result.count));
}
