import type { Puzzle } from '../../src/board/puzzle.ts';
import { invariantOf } from '../../src/compose/board.ts';
import { minimise } from '../../src/compose/minimise.ts';
import { seedOf } from '../../src/compose/seeds.ts';
import type { Genre } from '../../src/genre/genre.ts';
import type { AnyOptions } from '../../src/genre/option.ts';
import { type GenreId, genreNamed } from '../../src/genres/registry.ts';
import { seeded } from '../../src/grid/random.ts';
import type { Shape } from '../../src/grid/shape.ts';
import { SEARCH } from '../../src/ladder/grade.ts';
import type { Shelf } from '../study.ts';
import { climbColumns, climbRows } from './climbs.ts';
import { drawn } from './draws.ts';
import { asTable, type Table, type Value } from './table.ts';

interface Part {
  readonly [name: string]: Value;
  readonly side: number;
  readonly options: { readonly [name: string]: Value };
  readonly boards: number;
}

const BOARDS = 24;

/**
 * How far each rung climbs by the size of the board, on boards that are all made in one way whatever their size, unlike
 * the shelves of the bank: an answer of the genre's own draw, its fullest board, and clues turned down while there is one
 * answer, whatever it takes to find it.
 */
export function growthTable(genreId: GenreId, shelves: readonly Shelf[]): Table {
  return asTable<Part>({
    name: 'growth',
    title: 'Up the ladder, by the size of the board',
    means:
      'Fresh boards of each size, all minimal in the same way: no clue can be turned down without a second answer, ' +
      'whatever it takes to find the one. Answers are drawn as for the bank. How much of them each rung settles with ' +
      'all below it, those decisions included that the print settles, and how many boards it finishes.',
    version: 3,
    columns: climbColumns,
    ceilings: {},
    bank: false,
    parts: () =>
      shelves.map(({ side, options }) => ({
        side,
        options: { ...options } as Part['options'],
        boards: BOARDS,
      })),
    *measure({ side, options, boards }, seed) {
      const genre = genreNamed(genreId);
      const own = seedOf(seed, 'growth', side);
      const puzzles = yield* minimalBoards(genre, { width: side, height: side }, options, boards, own);
      return yield* climbRows(genre, `${side}x${side}`, puzzles);
    },
    article: [],
  });
}

/** Boards with one answer from which nothing can be dropped. Draws whose fullest board has several answers make none. */
function* minimalBoards(
  genre: Genre,
  shape: Shape,
  options: AnyOptions,
  number: number,
  seed: number,
): Generator<number, Puzzle[], void> {
  const { composer } = genre;
  const found: Puzzle[] = [];
  const space = composer.space(shape, genre.readings[0], options);
  for (let round = 0; found.length < number; round++) {
    const answers = space
      ? yield* drawn(space, number * composer.answersPerBoard, seedOf(seed, 'answers', round))
      : undefined;
    for (let draw = 0; draw < (answers?.length ?? number) && found.length < number; draw++) {
      const random = seeded(seedOf(seed, 'board', round, draw));
      const full = composer.withAllClues(shape, answers?.[draw], options, random);
      if (!full) continue;
      const dials = composer.dials(full.puzzle, full.answer, options, 'generate');
      const invariant = invariantOf(genre, full.puzzle, full.answer, dials, SEARCH);
      if (!(yield* invariant.holds(dials.map(() => 0)))) continue;
      const levels = yield* minimise(dials, invariant, composer.monotone, random);
      if (invariant.unproved === 0) found.push(composer.atLevels(full.puzzle, dials, levels));
    }
  }
  return found;
}
