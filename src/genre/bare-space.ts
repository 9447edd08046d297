import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';

/** What a question about a bare space may add to its size, as texts; a genre refuses what it has no use for. */
export interface Extras {
  /** `4,3,3,2,2,2,1,1,1,1`; `1*` is any number of single cells. */
  readonly fleet?: string;
  /** `r1c1=white,r2c3`. */
  readonly walls?: string;
}

/** The sweep over `puzzle` under `reading` is the sweep over the bare space. */
export interface BareSpace<P extends Puzzle = Puzzle, R extends Reading = Reading> {
  readonly puzzle: P;
  /** The reading asked for, less what only clues are about. */
  readonly reading: R;
  /** What was asked for or assumed besides the size, in words. */
  readonly extras: Extras;
}
