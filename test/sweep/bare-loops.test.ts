import { describe, expect, it } from 'vitest';
import { castleWallSweep } from '../../src/genres/castle-wall/sweep/sweep.ts';
import { finish } from '../../src/grid/task.ts';
import { countLoops } from '../../src/spaces/loops/bare-count.ts';
import { count, OverBudget } from '../../src/sweep/index.ts';
import { greyWalls, printedWalls, walledBoard } from './boards.ts';

describe('loops counted by rank, without hashing', () => {
  it('agree with the hashed sweep on every rectangle up to 8 × 11', () => {
    for (let width = 1; width <= 8; width++)
      for (let height = width; height <= 11; height++) {
        const hashed = finish(count(castleWallSweep(walledBoard({ width, height }), printedWalls), { by: 'length' }));
        const { count: loops, states, peak } = finish(countLoops({ width, height }));
        const { states: reached, peak: mostReached } = hashed;
        expect({ loops, states, peak }, `${width}×${height}`).toEqual({
          loops: hashed.count,
          states: reached,
          peak: mostReached,
        });
        expect(finish(countLoops({ width: height, height: width })).count, `${height}×${width}`).toBe(hashed.count);
      }
  });

  it('are the way of bare grids of 11 and more columns, and of no others', () => {
    const bare = castleWallSweep(walledBoard({ width: 12, height: 11 }), printedWalls);
    const dense = finish(count(bare));
    // Motzkin number of 12.
    expect(dense.table).toBe(15_511);
    for (const question of [{ tilt: { tally: 'length', skip: 1, take: 1 } }, { by: 'length' }]) {
      const hashed = finish(count(bare, question));
      expect(hashed.table).toBeUndefined();
      // States mean the same, whichever way they are gone through.
      expect({ ...hashed, byTally: [], memory: 0 }).toEqual({ ...dense, table: undefined, byTally: [], memory: 0 });
    }
    const walled = finish(
      count(castleWallSweep(walledBoard({ width: 12, height: 11 }, greyWalls([17])), printedWalls)),
    );
    expect(walled.table).toBeUndefined();
    expect(walled.states).toBeLessThan(dense.states);
    expect(walled.count).toBeLessThan(dense.count);
  });

  it('the published numbers of loops in n × n cells (A140517)', () => {
    const published = [
      '1',
      '13',
      '213',
      '9349',
      '1222363',
      '487150371',
      '603841648931',
      '2318527339461265',
      '27359264067916806101',
      '988808811046283595068099',
      '109331355810135629946698361371',
      '36954917962039884953387868334644457',
    ];
    published.forEach((loops, i) => {
      expect(finish(countLoops({ width: i + 2, height: i + 2 })).count.toString(), `n = ${i + 2}`).toBe(loops);
    });
  });

  it('keeps to the memory budget and stops in slices', () => {
    expect(() => finish(countLoops({ width: 14, height: 14 }, { memory: 4_000_000 }))).toThrow(OverBudget);
    // Some 10⁴⁵ words: refused before they are gone through.
    expect(() => finish(countLoops({ width: 100, height: 100 }, { memory: 2 ** 31 }))).toThrow(OverBudget);
    const task = countLoops({ width: 11, height: 11 });
    let slices = 0;
    while (!task.advance(1)) slices++;
    expect(slices).toBeGreaterThan(121);
    expect(task.progress().done).toBe(121);
    expect(task.result.count).toBe(988808811046283595068099n);
  });
});
