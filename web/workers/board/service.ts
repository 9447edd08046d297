import { UNKNOWN } from '../../../src/board/marks.ts';
import { printBoard } from '../../../src/formats/print.ts';
import { genres } from '../../../src/genres/registry.ts';
import { InputError } from '../../../src/grid/input-error.ts';
import type { BoardService, Printed, Refused } from '../messages.ts';
import { readText, withoutMarks } from '../read.ts';
import { judge } from './judge.ts';
import { marksOfCode } from './kaisu-link.ts';
import { linkedText } from './links.ts';

export const boardService: BoardService = {
  genres: () =>
    genres.map(({ id, name, decision, techniques }) => ({
      id,
      name,
      decision,
      techniques: techniques.map((technique) => ({ rung: technique.name, word: technique.word, text: technique.text })),
    })),
  open: (text) =>
    orRefused(async () => {
      const linked = await linkedText(text);
      const { genre, board, warnings } = readText(linked.text);
      const address = await addressOf(() => printBoard(genre.codec, withoutMarks(board), 'puzzlink'));
      const printed = [...genre.printed(board.puzzle)];
      const marks = linked.code === undefined ? board.marks : marksOfCode(linked.code, printed.length);
      if (!marks) throw new InputError('The marks in the link are damaged: it ends too early, or something was added.');
      return {
        genre: genre.id,
        decision: genre.decision,
        puzzle: genre.codec.toJson(withoutMarks(board)),
        // What only repeats the print is no mark that the text brings: an address of printed water brings none.
        marks: Array.from(marks, (mark, decision) => (mark === printed[decision] ? UNKNOWN : mark)),
        notes: board.notes,
        printed,
        ...(address === undefined ? {} : { address }),
        warnings,
      };
    }),
  check: (board) => judge(readText(board)),
  print: (text, form) =>
    orRefused(() => {
      const { genre, board } = readText(text);
      return printBoard(genre.codec, board, form);
    }),
};

/** The answer, or the sentence of what was wrong with the text. Anything else that is thrown is our own mistake. */
async function orRefused<T>(answer: () => T | Promise<T>): Promise<T | Refused> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof InputError) return { refused: error.message };
    throw error;
  }
}

async function addressOf(print: () => Printed): Promise<string | undefined> {
  const printed = await orRefused(print);
  return 'refused' in printed ? undefined : printed.text;
}
