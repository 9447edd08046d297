import type { Board } from '../board/board.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { ClueKind, Editor, Place } from '../genre/editor.ts';
import { type Drawing, drawingOf } from './drawing.ts';
import { applied, type Edit } from './edit.ts';
import { standsAt } from './kinds.ts';

/** A drawing with a hand over it: what keys and strokes go on from. */
export interface Editing<P extends Puzzle = Puzzle> {
  readonly drawing: Drawing<P>;
  /** Where keys write. */
  readonly cursor: Place;
  /** The half of a clue cell in which they write. */
  readonly half: 'right' | 'down';
  /** Whether the next digit goes on with the number under the cursor. */
  readonly isTyping: boolean;
}

export function editingOf<P extends Puzzle>(editor: Editor<P>, board: Board<P>): Editing<P> {
  return { drawing: drawingOf(editor, board), cursor: { x: 1, y: 1 }, half: 'right', isTyping: false };
}

/** The kinds that can be written at a place, in the order in which keys are offered to them. */
export function kindsAt<P extends Puzzle>(editor: Editor<P>, puzzle: P, place: Place): ClueKind<P>[] {
  return editor.kinds.filter((kind) => standsAt(kind, place) && kind.values(puzzle, place).length > 0);
}

/** Whether clues stand beside the lines, so that the cursor may go there. */
export function hasMargins<P extends Puzzle>({ kinds }: Editor<P>): boolean {
  return kinds.some(({ on }) => on === 'lines');
}

/** After an edit. The cursor stays on the board. */
export function edited<P extends Puzzle>(editor: Editor<P>, editing: Editing<P>, edit: Edit): Editing<P> {
  const drawing = applied(editor, editing.drawing, edit);
  const { width, height } = drawing.board.puzzle;
  const cursor = { x: Math.min(editing.cursor.x, 2 * width - 1), y: Math.min(editing.cursor.y, 2 * height - 1) };
  return { ...editing, drawing, cursor, isTyping: false };
}

/** After a value was written, or as it was where it stands there already. */
export function written<P extends Puzzle>(
  editor: Editor<P>,
  editing: Editing<P>,
  kind: ClueKind<P>,
  place: Place,
  value: number,
): Editing<P> {
  if (kind.read(editing.drawing.board.puzzle, place) === value) return editing;
  const edit: Edit = { kind: 'clue', name: kind.name, place, value };
  return { ...editing, drawing: applied(editor, editing.drawing, edit) };
}
