import type { Puzzle } from '../board/puzzle.ts';
import type { ClueKind, Editor, Place } from '../genre/editor.ts';
import type { Shape } from '../grid/shape.ts';
import { type Editing, hasMargins, kindsAt, written } from './editing.ts';

const MOVES: { readonly [key: string]: Place } = {
  ArrowUp: { x: 0, y: -2 },
  ArrowDown: { x: 0, y: 2 },
  ArrowLeft: { x: -2, y: 0 },
  ArrowRight: { x: 2, y: 0 },
};

/**
 * What a key does: moves the cursor, changes the half of a clue cell, or writes. Keys have the names of the DOM, with
 * `Shift+` before an arrow. A key that says nothing here leaves everything as it was, which is then the same object.
 */
export function keyed<P extends Puzzle>(editor: Editor<P>, editing: Editing<P>, key: string): Editing<P> {
  const { puzzle } = editing.drawing.board;
  const { cursor, half, isTyping } = editing;
  if (Object.hasOwn(MOVES, key)) {
    const to = walked(puzzle, cursor, MOVES[key], hasMargins(editor));
    return { ...editing, cursor: to, isTyping: false };
  }
  if (key === 'Shift') {
    if (!editor.kinds.some((kind) => kind.half !== undefined)) return editing;
    return { ...editing, half: half === 'right' ? 'down' : 'right', isTyping: false };
  }
  for (const kind of kindsAt(editor, puzzle, cursor)) {
    if (kind.half !== undefined && kind.half !== half) continue;
    const value = valueOfKey(kind, puzzle, cursor, key, isTyping);
    if (value !== undefined)
      return { ...written(editor, editing, kind, cursor, value), isTyping: kind.digits && /^\d$/.test(key) };
  }
  return editing;
}

/** One cell further; the corner between the margins holds nothing. */
function walked({ width, height }: Shape, from: Place, move: Place, margins: boolean): Place {
  const least = margins ? -1 : 1;
  const x = Math.min(2 * width - 1, Math.max(least, from.x + move.x));
  const y = Math.min(2 * height - 1, Math.max(least, from.y + move.y));
  return x < 0 && y < 0 ? from : { x, y };
}

/** The value that a key writes, undefined for a key that isn't the kind's. */
function valueOfKey<P extends Puzzle>(
  kind: ClueKind<P>,
  puzzle: P,
  place: Place,
  key: string,
  isTyping: boolean,
): number | undefined {
  const values = kind.values(puzzle, place);
  const now = kind.read(puzzle, place);
  if (Object.hasOwn(kind.keys, key)) return kind.toggles && now === kind.keys[key] ? values[0] : kind.keys[key];
  if (key === kind.cycle) {
    const at = values.indexOf(now);
    return values[at + 1 < values.length ? at + 1 : 1];
  }
  if (!kind.digits) return undefined;
  if (key === 'Backspace') return now < 10 ? values[0] : Math.floor(now / 10);
  if (!/^\d$/.test(key)) return undefined;
  // As on puzz.link: a number that would get too large begins anew with the digit.
  const largest = Math.max(...values);
  const longer = now * 10 + Number(key);
  const value = isTyping && now > 0 && longer <= largest ? longer : Number(key);
  return value <= largest ? value : undefined;
}
