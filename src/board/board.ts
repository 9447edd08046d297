import type { Marks } from './marks.ts';
import type { Notes } from './notes.ts';
import type { Puzzle } from './puzzle.ts';

/** A puzzle as it stands on someone's table. */
export interface Board<P extends Puzzle = Puzzle> {
  readonly puzzle: P;
  /** One mark per decision. */
  readonly marks: Marks;
  readonly notes: Notes;
}
