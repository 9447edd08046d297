import { UNKNOWN } from '../../src/board/marks.ts';
import { printBoard } from '../../src/formats/print.ts';
import { genres } from '../../src/genres/registry.ts';
import { InputError } from '../../src/grid/input-error.ts';
import { PROBE, SEARCH } from '../../src/ladder/index.ts';
import { bare, laid } from './board.ts';
import { judged } from './judge.ts';
import type { Desk, Printed, Refused } from './messages.ts';

/** Answers, or the sentence of what was wrong with the text. Anything else that is thrown is our own mistake. */
function refusing<T>(answer: () => T): T | Refused {
  try {
    return answer();
  } catch (error) {
    if (error instanceof InputError) return { refused: error.message };
    throw error;
  }
}

function addressOf(print: () => Printed): string | undefined {
  const printed = refusing(print);
  return 'refused' in printed ? undefined : printed.text;
}

export const desk: Desk = {
  genres: () =>
    genres.map(({ id, name, decision, rungs, readings }) => ({
      id,
      name,
      decision,
      rungs: [...rungs(readings[0]), PROBE, SEARCH],
    })),
  open: (text) =>
    refusing(() => {
      const { genre, board, warnings } = laid(text);
      const address = addressOf(() => printBoard(genre.codec, bare(board), 'puzzlink'));
      const printed = [...genre.printed(board.puzzle)];
      return {
        genre: genre.id,
        decision: genre.decision,
        puzzle: genre.codec.toJson(bare(board)),
        // What only repeats the print is no mark that the text brings: an address of printed water brings none.
        marks: Array.from(board.marks, (mark, decision) => (mark === printed[decision] ? UNKNOWN : mark)),
        notes: board.notes,
        printed,
        ...(address === undefined ? {} : { address }),
        warnings,
      };
    }),
  check: (board, patient) => judged(laid(board), patient),
  print: (text, form) =>
    refusing(() => {
      const { genre, board } = laid(text);
      return printBoard(genre.codec, board, form);
    }),
};
