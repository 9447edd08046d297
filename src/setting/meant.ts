import type { Board } from '../board/board.ts';
import { type Marks, NO, UNKNOWN, YES } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import type { Genre } from '../genre/genre.ts';

/**
 * The answer that a setter has drawn on a board: its marks with every unknown for no. Marks are an answer, and not just
 * some way into one, when they decide everything, or keep every rule, or hold nothing but yes: who draws an answer draws
 * the shaded cells alone, who solves crosses the others out too. Undefined where nothing is drawn.
 */
export function drawnAnswer<P extends Puzzle, R extends Reading>(
  genre: Pick<Genre<P, R>, 'printed' | 'check'>,
  { puzzle, marks, notes }: Board<P>,
  reading: R,
): Marks | undefined {
  const printed = genre.printed(puzzle);
  const isOwn = (decision: number): boolean => marks[decision] !== UNKNOWN && marks[decision] !== printed[decision];
  const own = [...marks.keys()].filter(isOwn);
  if (own.length === 0) return undefined;
  const isDecided = marks.every((mark, decision) => mark !== UNKNOWN || printed[decision] !== UNKNOWN);
  const isDrawing = own.some((decision) => marks[decision] === YES) && own.every((decision) => marks[decision] !== NO);
  const answer = marks.map((mark, decision) =>
    mark === YES || (mark === UNKNOWN && printed[decision] === YES) ? YES : NO,
  );
  if (isDecided || isDrawing || genre.check(puzzle, answer, reading, notes).violations.length === 0) return answer;
  return undefined;
}
