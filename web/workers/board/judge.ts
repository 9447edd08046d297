import { UNKNOWN } from '../../../src/board/marks.ts';
import type { Checked } from '../messages.ts';
import type { ReadText } from '../read.ts';

/** What the printed rules say of a position, every open decision taken as a no. */
export function judge({ genre, board: { puzzle, marks, notes }, reading }: ReadText): Checked {
  const { violations } = genre.check(puzzle, marks, reading, notes);
  const printed = genre.printed(puzzle);
  return {
    complete: violations.length === 0,
    decided: marks.every((mark, decision) => (mark || printed[decision]) !== UNKNOWN),
    broken: violations.map(({ rule, cells, text }) => ({ rule, places: [...cells], text })),
  };
}
