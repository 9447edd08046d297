import { expect, it } from 'vitest';
import type { Model } from '../src/engine/model.ts';
import type { Puzzle } from '../src/genre/genre.ts';
import type { Witness } from '../src/genre/witness.ts';
import { readBoard } from '../src/genres/read.ts';
import { finish } from '../src/grid/task.ts';
import { PROBE, climb, fixpoint, rungsUpTo } from '../src/ladder/index.ts';
import type { Codec } from '../src/formats/codec.ts';

/** Each rung of a ladder fires on its witness, where the rungs below add nothing to the marks. */
export function rungsAreWitnessed<P extends Puzzle>(
  witnesses: readonly Witness[],
  rungs: readonly string[],
  codec: Codec<P>,
  ladder: (puzzle: P) => Model,
): void {
  it('has a witness for each rung', () => {
    expect(witnesses.map(({ rung }) => rung)).toEqual([...rungs, PROBE]);
  });
  it.each(witnesses)('$rung fires where those below have nothing left', ({ rung, board }) => {
    const { puzzle, marks } = readBoard(board, [codec]).board;
    const model = ladder(puzzle as P);
    const below = rungs.includes(rung) ? rungs.indexOf(rung) : rungs.length;
    if (below > 0) expect(fixpoint(model, rungsUpTo(below - 1), { marks })?.join('')).toBe(marks.join(''));
    const fixpointOf = finish(climb(model, rungs, { marks })).steps[below];
    expect(fixpointOf.rung).toBe(rung);
    expect(fixpointOf.settled).toBeGreaterThan(0);
  });
}
