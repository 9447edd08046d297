import type { Board } from './board/board.ts';
import type { Reading } from './board/reading.ts';
import { unmarked } from './formats/codec.ts';
import type { Genre } from './genre/genre.ts';
import type { AnyOptions } from './genre/option.ts';
import { type GenreId, genreNamed, type KnownGenre, type OptionsFor } from './genres/registry.ts';
import { InputError } from './grid/input-error.ts';
import { listed } from './grid/listed.ts';
import { MAX_SIDE, type Shape } from './grid/shape.ts';

/** A board that something is asked of: what `readBoard` and `blankBoard` give. */
export interface AskedBoard {
  readonly genre: Genre;
  readonly board: Board;
  /** What its answers obey; the printed rules when absent. */
  readonly reading?: Reading;
}

export interface ReadingOption {
  /** Name of a variant of the rules, one of `genre.readings`; the printed rules when absent. */
  readonly reading?: string;
}

/** The reading of that name. Throws an `InputError` when the genre has none. */
export function readingNamed({ name: genre, readings }: Pick<Genre, 'name' | 'readings'>, name: string): Reading {
  const found = readings.find((reading) => reading.name === name);
  if (found) return found;
  const names = readings.map((reading) => reading.name);
  throw new InputError(`${genre} has no reading '${name}': expected ${listed(names, names.length)}.`);
}

/** The reading asked for, else that of the board, else the printed rules. */
export function readingOf({ genre, reading }: AskedBoard, { reading: name }: ReadingOption): Reading {
  return name === undefined ? (reading ?? genre.readings[0]) : readingNamed(genre, name);
}

/**
 * The board of a size without a clue: asked how many answers it has, it has all answers of that size. Options of the
 * genre (`fleet`, `walls`) say what else there is. Throws an `InputError` for sides other than 1 to 100, for options that
 * make no sense, and for a genre whose boards are more than a size (Tilepaint).
 */
export function blankBoard<Id extends GenreId>(
  id: Id,
  shape: Shape,
  options?: OptionsFor<Id> & ReadingOption,
): AskedBoard & { readonly genre: KnownGenre } {
  const genre = genreNamed(id);
  const { reading: name, ...asked } = (options ?? {}) as ReadingOption & AnyOptions;
  checkShape(shape);
  if (!genre.blank) throw new InputError(`${genre.name} has no blank boards: a size alone makes none.`);
  const { width, height } = shape;
  const rules = readingOf({ genre, board: unmarked(shape, 0) }, name === undefined ? {} : { reading: name });
  const { puzzle, reading } = genre.blank({ width, height }, rules, asked);
  return { genre, board: unmarked(puzzle, genre.decisions(puzzle)), reading };
}

/** Throws an `InputError` for sides that no board has, before anything of that size is allocated. */
export function checkShape({ width, height }: Shape): void {
  for (const side of [width, height])
    if (!Number.isInteger(side) || side < 1 || side > MAX_SIDE)
      throw new InputError(`The size is ${width}x${height}, where both sides from 1 to ${MAX_SIDE} were expected.`);
}
