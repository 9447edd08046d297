import { YES } from '../../../src/board/marks.ts';
import type { TilepaintPuzzle } from '../../../src/genres/tilepaint/puzzle.ts';
import type { Run } from '../../../src/genres/tilepaint/runs.ts';
import type { Fault, FindFaults, Known } from '../../page/feedback/fault.ts';
import { runState, runsOf } from './clues.ts';

/** Numbers that are exceeded, and those that no choice of the open tiles makes. */
export const tilepaintFaults: FindFaults<TilepaintPuzzle> = (puzzle, known) => {
  const dead = runsOf(puzzle).filter((run) => runState(run, known) === 'dead');
  const isExceeded = (run: Run): boolean => paintedIn(run, known) > run.number;
  return [
    { rule: 'number-exceeded', places: dead.filter(isExceeded).map(placeOf) },
    { rule: 'number-out-of-reach', places: dead.filter((run) => !isExceeded(run)).map(placeOf) },
  ].filter(({ places }): boolean => places.length > 0) satisfies Fault[];
};

function paintedIn({ tiles, slices }: Run, known: Known): number {
  return tiles.reduce((sum, tile, at) => sum + (known(tile) === YES ? slices[at] : 0), 0);
}

/** What is lit for a run: its line, or the clue cell that prints its number. */
function placeOf({ name }: Run): string {
  return name.replace(/ (right|down)$/, '');
}
