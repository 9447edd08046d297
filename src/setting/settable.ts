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
  /** Answers that are listed one by one before anything else; boards that are nearly right have few. */
  readonly few: number;
  /** Conflicts of the search on the way to them. */
  readonly conflicts: number;
  /** Bytes that a sweep may hold. */
  readonly memory: number;
  /** Units of work of a sweep, of some microseconds each. */
  readonly units: number;
  /** Answers that are listed where the sweep is too wide, and the conflicts on the way to them. */
  readonly listed: number;
  readonly moreConflicts: number;
}

export const EFFORT: Effort = {
  few: 64,
  conflicts: 5_000,
  memory: 256 * 2 ** 20,
  units: 4_000_000,
  listed: 2_000,
  moreConflicts: 100_000,
};
