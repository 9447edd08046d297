import type { Board } from '../board/board.ts';
import { type Marks, NO, UNKNOWN, YES } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import type { Genre } from '../genre/genre.ts';
import type { Settable } from './settable.ts';

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
  if (own.length === 0 && marks.includes(UNKNOWN)) return undefined;
  const isDecided = marks.every((mark, decision) => mark !== UNKNOWN || printed[decision] !== UNKNOWN);
  const isDrawing = own.some((decision) => marks[decision] === YES) && own.every((decision) => marks[decision] !== NO);
  const answer = marks.map((mark, decision) =>
    mark === YES || (mark === UNKNOWN && printed[decision] === YES) ? YES : NO,
  );
  if (isDecided || isDrawing || genre.check(puzzle, answer, reading, notes).violations.length === 0) return answer;
  return undefined;
}

/**
 * The answer that a board is to have, as it is drawn on it; or, in one sentence, why its marks are none. Where the rules
 * ask for false clues that aren't printed yet, the answer may lack them.
 */
export function whyNot<P extends Puzzle, R extends Reading>(
  { genre, editor }: Settable<P, R>,
  board: Board<P>,
  reading: R,
):
  | { readonly answer: Marks; readonly sentence?: undefined }
  | { readonly answer?: undefined; readonly sentence: string } {
  const { puzzle, marks, notes } = board;
  const printed = genre.printed(puzzle);
  if (marks.every((mark, decision) => mark === UNKNOWN || mark === printed[decision]))
    return { sentence: 'The board carries no marks, where the answer that it is to have was expected.' };
  const answer = marks.map((mark, decision) =>
    mark === YES || (mark === UNKNOWN && printed[decision] === YES) ? YES : NO,
  );
  const lacks = editor.lacks?.(puzzle, answer) ?? [];
  // With a false clue wherever one is lacking, nothing may be left to object to.
  const whole = lacks.reduce((found, { choices }) => choices[0]?.add(found) ?? found, puzzle);
  const [violation] = genre.check(whole, answer, reading, notes).violations;
  return violation ? { sentence: `The marks are no answer of the board: ${violation.text}` } : { answer };
}
