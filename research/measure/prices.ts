import type { Marks } from '../../src/board/marks.ts';
import type { Puzzle } from '../../src/board/puzzle.ts';
import type { Dial } from '../../src/genre/composer.ts';
import type { Genre } from '../../src/genre/genre.ts';
import { genreNamed } from '../../src/genres/registry.ts';
import { subtask } from '../../src/grid/task.ts';
import { count } from '../../src/sweep/index.ts';
import { type SolvedPart, solved, withAnswers } from './boards.ts';
import { column, meanOf, ratioOf, sampled } from './columns.ts';
import { tidy } from './statistics.ts';
import { asTable, type Row, type Table } from './table.ts';

/** What each clue is worth, by exact counts. */
export function clueBitsTable(genreId: string, sizes: readonly string[]): Table {
  return asTable<SolvedPart>({
    name: 'clue-bits',
    title: 'The price of a clue in bits',
    means:
      'Each clue of each board of the bank that could be dropped at all: the logarithm of how many times fewer ' +
      'answers there are with it than without it, once when it is the only such clue, once among all the others. A ' +
      'negative price is that of a clue that adds answers; one that is free among the others is kept for the ' +
      'ladder, or by custom. Exact, by the sweep; the errors are those of drawing boards.',
    version: 2,
    columns: [
      column('size', 'text', 'size'),
      column('boards', 'count', 'boards'),
      column('kind', 'text', 'clues that stand'),
      column('clues', 'count', 'clues'),
      sampled('alone', 'bits', 'bits alone, mean', 2),
      sampled('among', 'bits', 'bits among the others, mean', 2),
      column('least', 'bits', 'among the others, least', 2),
      column('most', 'bits', 'among the others, most', 2),
      sampled('free', 'share', 'clues that cost nothing among the others'),
      sampled('negative', 'share', 'clues that add answers when alone'),
      sampled('space', 'bits', 'bits of a board without any of them, mean', 1),
    ],
    ceilings: {},
    bank: true,
    parts: (bank) => withAnswers(bank, sizes),
    *measure(part) {
      const genre = genreNamed(genreId);
      const spaces: number[] = [];
      const prices: (Price & { board: number })[] = [];
      for (const { puzzle, answer } of solved(part)) {
        const priced = yield* pricesOf(genre, puzzle, answer);
        prices.push(...priced.prices.map((price) => ({ ...price, board: spaces.length })));
        spaces.push(priced.space);
      }
      return [...new Set(prices.map(({ kind }) => kind))].sort().map((kind): Row => {
        const own = prices.filter((price) => price.kind === kind);
        const perBoard = (value: (price: (typeof own)[number]) => number): number[] =>
          spaces.map((_, at) =>
            own.filter((price) => price.board === at).reduce((sum, price) => sum + value(price), 0),
          );
        const clues = perBoard(() => 1);
        const mean = (name: string, value: (price: (typeof own)[number]) => number): Row =>
          ratioOf(name, perBoard(value), clues);
        return {
          size: part.size,
          boards: spaces.length,
          kind,
          clues: own.length,
          ...mean('alone', ({ alone }) => alone),
          ...mean('among', ({ among }) => among),
          least: tidy(Math.min(...own.map(({ among }) => among))),
          most: tidy(Math.max(...own.map(({ among }) => among))),
          ...mean('free', ({ among }) => (among === 0 ? 1 : 0)),
          ...mean('negative', ({ alone }) => (alone < 0 ? 1 : 0)),
          ...meanOf('space', spaces),
        };
      });
    },
    article: [],
  });
}

/** The clues of one board, the dearest first: what the means above are means of. */
export function cluesOfABoardTable(genreId: string): Table {
  return asTable<SolvedPart>({
    name: 'clues-of-a-board',
    title: 'The clues of one board',
    means: 'The same for each clue of the first board of the bank: its bits alone, and among all the others.',
    version: 1,
    columns: [
      column('size', 'text', 'size'),
      column('board', 'text', 'board'),
      column('clue', 'text', 'clue'),
      column('alone', 'bits', 'bits alone', 2),
      column('among', 'bits', 'bits among the others', 2),
    ],
    ceilings: {},
    bank: true,
    parts: (bank) =>
      withAnswers(bank)
        .slice(0, 1)
        .map(({ size, boards, answers }) => ({ size, boards: boards.slice(0, 1), answers: answers.slice(0, 1) })),
    *measure(part) {
      const genre = genreNamed(genreId);
      const [board] = part.boards;
      const rows: Row[] = [];
      for (const { puzzle, answer } of solved(part)) {
        const { prices } = yield* pricesOf(genre, puzzle, answer);
        prices.sort((a, b) => b.among - a.among);
        for (const { clue, alone, among } of prices)
          rows.push({ size: part.size, board, clue, alone: tidy(alone), among: tidy(among) });
      }
      return rows;
    },
    article: [],
  });
}

interface Price {
  readonly clue: string;
  readonly kind: string;
  readonly alone: number;
  readonly among: number;
}

/** Every clue of a board with one answer, in bits, and the bits of the board without any of them. */
function* pricesOf(
  genre: Genre,
  puzzle: Puzzle,
  answer: Marks,
): Generator<number, { space: number; prices: Price[] }, void> {
  const dials = genre.composer.dials(puzzle, answer, {}, 'minimise');
  const space = yield* answersWith(genre, puzzle, dials, () => false);
  const prices: Price[] = [];
  for (let dial = 0; dial < dials.length; dial++) {
    const alone = space - (yield* answersWith(genre, puzzle, dials, (other) => other === dial));
    // With all of them there is one answer, of no bits.
    const among = yield* answersWith(genre, puzzle, dials, (other) => other !== dial);
    prices.push({ clue: dials[dial].clue, kind: placeOf(dials[dial]), alone, among });
  }
  return { space, prices };
}

/** Where a clue stands, and how much of it is printed if not all. */
function placeOf({ clue, levels: [printed] }: Dial): string {
  const place = /^(row|column) /.test(clue) ? 'beside a line' : 'on a cell';
  return printed.name === 'full' ? place : `${place}, ${printed.name} only`;
}

/** The logarithm of the number of answers when these dials are full and the others at their weakest. */
function* answersWith(
  genre: Genre,
  puzzle: Puzzle,
  dials: readonly Dial[],
  isFull: (dial: number) => boolean,
): Generator<number, number, void> {
  const levels = dials.map(({ levels: all }, dial) => (isFull(dial) ? 0 : all.length - 1));
  const counted = yield* subtask(count(genre.sweep(genre.composer.atLevels(puzzle, dials, levels), genre.readings[0])));
  return Math.log2(Number(counted.count));
}
