import { genreNamed } from '../../src/genres/registry.ts';
import { answersUpTo, readingOf, type SolvedPart, solved, withAnswers } from './boards.ts';
import { column, proportion, share } from './columns.ts';
import { type ArticleFigure, asTable, type Row, type Table } from './table.ts';

/** What a genre's table of misreadings has of its own. */
export interface Misreadings {
  readonly title: string;
  readonly means: string;
  readonly readings: readonly string[];
  readonly sizes: readonly string[];
  readonly article: readonly ArticleFigure[];
}

export function misreadingsTable(genreId: string, { title, means, readings, sizes, article }: Misreadings): Table {
  return asTable<SolvedPart>({
    name: 'misreadings',
    title,
    means,
    version: 2,
    columns: [
      column('size', 'text', 'size'),
      column('boards', 'count', 'boards'),
      column('reading', 'text', 'reading'),
      column('legal', 'count', 'boards whose answer stays legal'),
      column('unique', 'count', 'boards with one answer'),
      proportion('unique-share', 'share with one answer'),
    ],
    ceilings: {},
    bank: true,
    parts: (bank) => withAnswers(bank, sizes),
    *measure(part) {
      const genre = genreNamed(genreId);
      const rows: Row[] = [];
      for (const name of readings) {
        const reading = readingOf(genre, name);
        let legal = 0;
        let unique = 0;
        for (const { puzzle, answer } of solved(part)) {
          if (genre.check(puzzle, answer, reading).violations.length === 0) legal++;
          if ((yield* answersUpTo(genre, puzzle, reading, 2)) === 1) unique++;
        }
        const boards = part.boards.length;
        rows.push({ size: part.size, boards, reading: name, legal, unique, ...share('unique-share', unique, boards) });
      }
      return rows;
    },
    article,
  });
}
