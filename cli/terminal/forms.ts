import type { Board } from '../../src/board/board.ts';
import type { Form } from '../../src/formats/codec.ts';
import { printBoard } from '../../src/formats/print.ts';
import type { KnownGenre } from '../../src/genres/registry.ts';
import { InputError } from '../../src/grid/input-error.ts';

/** A board in one of the forms, for a document; null where that form can't say it. */
export function formOf(genre: KnownGenre, board: Board, form: string): string | null {
  try {
    return printBoard(genre.codec, board, form as Form).text.trimEnd();
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}
