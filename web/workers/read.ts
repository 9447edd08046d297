import type { Board } from '../../src/board/board.ts';
import type { Puzzle } from '../../src/board/puzzle.ts';
import type { Reading } from '../../src/board/reading.ts';
import { readBoard } from '../../src/genres/read.ts';
import type { KnownGenre } from '../../src/genres/registry.ts';

/** A board with its genre and the reading that the page plays by: the printed rules. */
export interface ReadText {
  readonly genre: KnownGenre;
  readonly board: Board;
  readonly reading: Reading;
  readonly warnings: readonly string[];
}

/** A board from any text; throws an `InputError` when it is none. */
export function readText(text: string): ReadText {
  const { genre, board, warnings } = readBoard(text);
  return { genre, board, reading: genre.readings[0], warnings };
}

/** The board as it is printed, without marks and notes. */
export function withoutMarks({ puzzle, marks }: Board): Board<Puzzle> {
  return { puzzle, marks: new Uint8Array(marks.length), notes: {} };
}
