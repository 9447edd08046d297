import { signal } from '@preact/signals';
import { edgeBetween } from '../../src/grid/edges.ts';
import { playOf } from '../genres/registry.ts';
import { along, type Press } from './hands/hand.ts';
import type { Sheet } from './sheet.ts';

// The keyboard's cursor. It may stand on the margin (row or column −1) where the genre lets numbers be struck.

export interface Cursor {
  readonly row: number;
  readonly column: number;
}

export const cursor = signal<Cursor>({ row: 0, column: 0 });
/** Seen while keys are used; a press of the pointer puts it out of sight. */
export const cursorShown = signal(false);
/** In genres with a pen: what moving draws. */
export const pen = signal<'yes' | 'no' | undefined>(undefined);

const MOVES: { readonly [key: string]: readonly [number, number] } = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Puts the cursor on the first cell: another board has come. */
export function homeCursor(): void {
  cursor.value = { row: 0, column: 0 };
  pen.value = undefined;
}

/** What a key does on a board; false when it is none of the board's keys. */
export function boardKey(
  sheet: Sheet,
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean {
  const play = playOf(sheet.genre);
  const { key } = event;
  if (Object.hasOwn(MOVES, key)) {
    if (event.altKey) return false;
    cursorShown.value = true;
    const marking = event.shiftKey ? 'no' : event.ctrlKey || event.metaKey ? 'yes' : pen.value;
    move(sheet, MOVES[key], marking);
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (key === 'Home' || key === 'End') {
    cursorShown.value = true;
    cursor.value = { ...cursor.value, column: key === 'Home' ? 0 : sheet.puzzle.width - 1 };
    return true;
  }
  if (key === 'Enter' || key === ' ') {
    cursorShown.value = true;
    const first = key === 'Enter';
    const writes = press(sheet, first);
    if (play.hand.pen && writes.length === 0) pen.value = pen.value === undefined ? (first ? 'yes' : 'no') : undefined;
    else sheet.play('stroke', writes);
    return true;
  }
  return false;
}

function press(sheet: Sheet, first: boolean): ReturnType<typeof along> {
  const { hand } = playOf(sheet.genre);
  // A press in the middle of a cell; with a pen only walls answer it, and only to the first button.
  if (hand.pen && !first) return [];
  const at: Press = { button: first ? 'first' : 'second', cycle: false, aside: false };
  const spot = { x: cursor.value.column + 0.5, y: cursor.value.row + 0.5 };
  return along(hand, sheet.puzzle, sheet, [spot], at);
}

function move(sheet: Sheet, [down, right]: readonly [number, number], marking: 'yes' | 'no' | undefined): void {
  const { width, height } = sheet.puzzle;
  const { hand } = playOf(sheet.genre);
  const least = hand.margins ? -1 : 0;
  const row = Math.min(height - 1, Math.max(least, cursor.value.row + down));
  const column = Math.min(width - 1, Math.max(least, cursor.value.column + right));
  // The corner between the margins holds nothing.
  if (row < 0 && column < 0) return;
  const from = cursor.value.row * width + cursor.value.column;
  const to = row * width + column;
  const onBoard = Math.min(row, column, cursor.value.row, cursor.value.column) >= 0;
  if (marking && onBoard && edgeBetween(sheet.puzzle, from, to) >= 0)
    sheet.play('stroke', hand.walk(sheet.puzzle, sheet, from, to, marking));
  cursor.value = { row, column };
}
