import { UNKNOWN, YES } from '../../../src/board/marks.ts';
import type { NumberState } from '../../../src/formats/picture/picture.ts';
import type { TilepaintPuzzle } from '../../../src/genres/tilepaint/puzzle.ts';
import { numberedRuns, type Run } from '../../../src/genres/tilepaint/runs.ts';
import type { Known } from '../../page/feedback/fault.ts';
import { perPuzzle } from '../../page/feedback/number-state.ts';

/** All numbered runs, by the index that pictures know their numbers by. */
export const runsOf: (puzzle: TilepaintPuzzle) => Run[] = perPuzzle(numberedRuns);

/**
 * How a number stands. Whether a run can still meet it is a subset sum over its open slices: an interval would call
 * "3 from slices of 2 and 4" possible. Cost: slices × run length.
 */
export function runState({ number, tiles, slices }: Run, known: Known): NumberState {
  let painted = 0;
  let sums = 1n;
  let open = 0;
  tiles.forEach((tile, at) => {
    const mark = known(tile);
    if (mark === YES) painted += slices[at];
    else if (mark === UNKNOWN) {
      open++;
      sums |= sums << BigInt(slices[at]);
    }
  });
  const owed = number - painted;
  if (owed < 0 || ((sums >> BigInt(owed)) & 1n) === 0n) return 'dead';
  return open === 0 ? 'met' : 'open';
}
