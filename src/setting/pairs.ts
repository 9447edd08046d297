import type { Marks } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { drawingOf } from '../edit/drawing.ts';
import { turned } from '../edit/whole.ts';
import type { Editor } from '../genre/editor.ts';
import { TURNS, type TurnName } from '../grid/symmetry.ts';

/**
 * The flips and turns under which the printed board stays as it is while one of these answers doesn't. Its image is
 * another answer then, so that a pattern of clues with this symmetry can't make the answer the only one.
 */
export function pairsUnder<P extends Puzzle>(editor: Editor<P>, puzzle: P, answers: readonly Marks[]): TurnName[] {
  const printed = JSON.stringify(puzzle);
  return (Object.keys(TURNS) as TurnName[]).filter((name) => {
    const { swap } = TURNS[name];
    if (swap && puzzle.width !== puzzle.height) return false;
    return answers.some((marks) => {
      const { board } = turned(editor, drawingOf(editor, { puzzle, marks, notes: {} }), TURNS[name]);
      return isSame(board.puzzle, printed) && board.marks.some((mark, at) => mark !== marks[at]);
    });
  });
}

/** Equal up to the order of its members. */
function isSame(puzzle: Puzzle, printed: string): boolean {
  const keys = Object.keys(JSON.parse(printed) as object);
  return JSON.stringify(puzzle, keys) === printed;
}
