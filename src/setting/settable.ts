import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import type { Editor } from '../genre/editor.ts';
import type { Genre } from '../genre/genre.ts';

/** A genre whose boards can be set, with its editor, which is loaded beforehand: `await genre.editor()`. */
export interface Settable<P extends Puzzle = Puzzle, R extends Reading = Reading> {
  readonly genre: Genre<P, R>;
  readonly editor: Editor<P>;
}

/** How much is done for one count before it is left at "at least so many". All in work, none in time. */
export interface Effort {
  /** Answers that are listed one by one, and the conflicts on the way to them. */
  readonly listed: number;
  readonly conflicts: number;
  /** Bytes that a sweep may hold, and its units of work, of some microseconds each. */
  readonly memory: number;
  readonly units: number;
}

export const EFFORT: Effort = { listed: 2_000, conflicts: 50_000, memory: 256 * 2 ** 20, units: 1_000_000 };
