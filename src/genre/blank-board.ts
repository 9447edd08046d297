import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import type { AnyOptions } from './option.ts';

/** A board of some size without a clue: its answers are all the answers of that size. */
export interface BlankBoard<P extends Puzzle = Puzzle, R extends Reading = Reading, O = AnyOptions> {
  readonly puzzle: P;
  /** The reading asked for, less what only clues are about. */
  readonly reading: R;
  /** What was asked for, or assumed where nothing was, besides the size. */
  readonly options: O;
}
