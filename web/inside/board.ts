import { readBoard } from '../../src/genres/read.ts';
import { genres } from '../../src/genres/registry.ts';
import type { Board, Genre, Puzzle, Reading } from '../../src/genre/genre.ts';

/**
 * A genre whose puzzles come from its own codec only. The registry knows each genre with its own puzzle type; whoever
 * holds a board and the genre that read it may forget that type.
 */
export function genreOf(id: string): Genre {
  const genre = genres.find((one) => one.id === id);
  if (!genre) throw new Error(`no genre ${id}`);
  return genre as unknown as Genre;
}

export interface Laid {
  readonly genre: Genre;
  readonly board: Board;
  readonly reading: Reading;
  readonly warnings: readonly string[];
}

/** A board from any text, with its genre; throws an `InputError` when it is none. */
export function laid(text: string): Laid {
  const read = readBoard(text);
  const genre = genreOf(read.codec.genre);
  return { genre, board: read.board, reading: genre.readings[0], warnings: read.warnings };
}

/** The board as it is printed, without marks and notes. */
export function bare({ puzzle, marks }: Board): Board<Puzzle> {
  return { puzzle, marks: new Uint8Array(marks.length), notes: {} };
}
