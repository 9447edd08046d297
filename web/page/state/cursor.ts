import { signal } from '@preact/signals';
import { edgeBetween } from '../../../src/grid/edges.ts';
import { genreViewOf } from '../../genres/registry.ts';
import { along, type Press, type Write } from '../hands/hand.ts';
import type { OpenBoard } from './open-board.ts';

/** A key as the browser tells it. */
export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const MOVES: { readonly [key: string]: readonly [number, number] } = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The keyboard's cursor. It may stand on the margin (row or column −1) where the genre lets numbers be struck. */
export class Cursor {
  readonly place = signal<{ readonly row: number; readonly column: number }>({ row: 0, column: 0 });
  /** Seen while keys are used; a press of the pointer puts it out of sight. */
  readonly isShown = signal(false);
  /** In genres with a pen: what moving draws. */
  readonly pen = signal<'yes' | 'no' | undefined>(undefined);

  /** Puts the cursor on the first cell: another board has come. */
  goHome(): void {
    this.place.value = { row: 0, column: 0 };
    this.pen.value = undefined;
  }

  /** What a key does on a board; false when it is none of the board's keys. */
  press(board: OpenBoard, event: Key): boolean {
    const { hand } = genreViewOf(board.genre);
    const { key } = event;
    if (Object.hasOwn(MOVES, key)) {
      if (event.altKey) return false;
      this.isShown.value = true;
      const marking = event.shiftKey ? 'no' : event.ctrlKey || event.metaKey ? 'yes' : this.pen.value;
      this.#move(board, MOVES[key], marking);
      return true;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (key === 'Home' || key === 'End') {
      this.isShown.value = true;
      this.place.value = { ...this.place.value, column: key === 'Home' ? 0 : board.puzzle.width - 1 };
      return true;
    }
    if (key === 'Enter' || key === ' ') {
      this.isShown.value = true;
      const first = key === 'Enter';
      const writes = this.#pressed(board, first);
      if (hand.pen && writes.length === 0)
        this.pen.value = this.pen.value === undefined ? (first ? 'yes' : 'no') : undefined;
      else board.play('stroke', writes);
      return true;
    }
    return false;
  }

  #pressed(board: OpenBoard, first: boolean): Write[] {
    const { hand } = genreViewOf(board.genre);
    // A press in the middle of a cell; with a pen only walls answer it, and only to the first button.
    if (hand.pen && !first) return [];
    const press: Press = { button: first ? 'first' : 'second', cycle: false, auxiliary: false, erase: false };
    const { row, column } = this.place.value;
    return along(hand, board.puzzle, board, [{ x: column + 0.5, y: row + 0.5 }], press);
  }

  #move(board: OpenBoard, [down, right]: readonly [number, number], marking: 'yes' | 'no' | undefined): void {
    const { width, height } = board.puzzle;
    const { hand } = genreViewOf(board.genre);
    const least = hand.margins ? -1 : 0;
    const here = this.place.value;
    const row = Math.min(height - 1, Math.max(least, here.row + down));
    const column = Math.min(width - 1, Math.max(least, here.column + right));
    // The corner between the margins holds nothing.
    if (row < 0 && column < 0) return;
    const from = here.row * width + here.column;
    const to = row * width + column;
    const isOnBoard = Math.min(row, column, here.row, here.column) >= 0;
    if (marking && isOnBoard && edgeBetween(board.puzzle, from, to) >= 0)
      board.play('stroke', hand.walk(board.puzzle, board, from, to, marking));
    this.place.value = { row, column };
  }
}
