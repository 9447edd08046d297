import type { Board } from '../../src/board/board.ts';
import type { Puzzle } from '../../src/board/puzzle.ts';
import type { Reading } from '../../src/board/reading.ts';
import { readBoard } from '../../src/genres/read.ts';
import type { KnownGenre } from '../../src/genres/registry.ts';

export interface Laid {
  readonly genre: KnownGenre;
  readonly board: Board;
  readonly reading: Reading;
  readonly warnings: readonly string[];
}

/** A board from any text, with its genre; throws an `InputError` when it is none. */
export function laid(text: string): Laid {
  const { genre, board, warnings } = readBoard(text);
  return { genre, board, reading: genre.readings[0], warnings };
}

/** The board as it is printed, without marks and notes. */
export function bare({ puzzle, marks }: Board): Board<Puzzle> {
  return { puzzle, marks: new Uint8Array(marks.length), notes: {} };
}
