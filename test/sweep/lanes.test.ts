import { describe, expect, it } from 'vitest';
import { BLANK } from '../../src/board/clue.ts';
import { YES } from '../../src/board/marks.ts';
import { blank } from '../../src/genres/battleships/blank.ts';
import { scatter } from '../../src/genres/battleships/compose/scatter.ts';
import type { BattleshipsPuzzle } from '../../src/genres/battleships/puzzle.ts';
import { battleshipsReadings } from '../../src/genres/battleships/readings.ts';
import { battleshipsSweep } from '../../src/genres/battleships/sweep/sweep.ts';
import { seeded } from '../../src/grid/random.ts';
import { finish } from '../../src/grid/task.ts';
import { count, diagram, plainCount, type Spec } from '../../src/sweep/index.ts';

const [standard, diagonal] = battleshipsReadings;

/** A board with so many of the numbers of a random placement. */
function numbered(
  seed: number,
  width: number,
  height: number,
  fleet: readonly number[],
  numbers: number,
): BattleshipsPuzzle {
  const random = seeded(seed);
  const marks = scatter({ width, height }, fleet, random);
  if (marks === undefined) throw new Error(`no placement for seed ${seed}`);
  const sums = new Array<number>(width + height).fill(0);
  marks.forEach((mark, cell) => {
    if (mark !== YES) return;
    sums[cell % width]++;
    sums[width + Math.floor(cell / width)]++;
  });
  const kept = new Set(random.shuffle([...sums.keys()]).slice(0, numbers));
  const lines = sums.map((sum, line) => (kept.has(line) ? sum : BLANK));
  const pieces = new Array<number>(width * height).fill(BLANK);
  return { width, height, columns: lines.slice(0, width), rows: lines.slice(width), pieces, fleet: [...fleet] };
}

/** The same answers without narrowing, so that lanes are carried along that can't be completed. */
function wide(spec: Spec): Spec {
  return {
    words: spec.words,
    levels: spec.levels,
    decisions: spec.decisions,
    choices: spec.choices,
    tallies: spec.tallies,
    root: (state) => spec.root(state),
    expand: (state, level, branches) => spec.expand(state, level, branches),
    yes: (level, choice) => spec.yes(level, choice),
  };
}

describe('counters of several lanes', () => {
  it('of several limbs, on a long strip: as the plain count has it', () => {
    for (const reading of [standard, diagonal]) {
      const fleet = ['3,3,2,2,2,2,', '1,'.repeat(11), '1'].join('');
      const { puzzle, reading: adapted } = blank({ width: 3, height: 48 }, reading, { fleet });
      const spec = battleshipsSweep(puzzle, adapted);
      const [expected] = plainCount(spec);
      expect(expected).toBeGreaterThan(2n ** 60n);
      expect(finish(count(spec)).count).toBe(expected);
    }
  });

  it('narrowed by the numbers of a board: no answer is lost, and there is less to carry', () => {
    let narrowed = 0;
    let carried = 0;
    for (let seed = 1; seed <= 12; seed++)
      for (const reading of [standard, diagonal]) {
        const puzzle = numbered(seed, 6, 7, [4, 3, 2, 2, 1, 1], 3 + (seed % 9));
        const what = `seed ${seed}, ${reading.name}`;
        const spec = battleshipsSweep(puzzle, reading, undefined, 'lanes');
        const inLanes = finish(count(spec));
        const unpruned = finish(count(wide(spec)));
        expect(unpruned.count, what).toBe(inLanes.count);
        expect(finish(count(battleshipsSweep(puzzle, reading, undefined, 'states'))).count, what).toBe(inLanes.count);
        expect(finish(diagram(spec)).total, what).toBe(inLanes.count);
        if (seed <= 4) expect(plainCount(spec), what).toEqual([inLanes.count]);
        narrowed += inLanes.states;
        carried += unpruned.states;
      }
    expect(narrowed).toBeLessThan(0.75 * carried);
  });

  it('on boards too long for the tables of fleets too', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const puzzle = numbered(seed, 3, 17, [4, 3, 2, 2, 1, 1], 9);
      const spec = battleshipsSweep(puzzle, standard, undefined, 'lanes');
      const { count: answers } = finish(count(spec));
      expect(plainCount(spec), `seed ${seed}`).toEqual([answers]);
      expect(finish(count(battleshipsSweep(puzzle, standard, undefined, 'states'))).count, `seed ${seed}`).toBe(
        answers,
      );
    }
  });

  it('the armada with 15 of 20 numbers: few states, however the fleet is counted', () => {
    const puzzle = numbered(6, 10, 10, [4, 3, 3, 2, 2, 2, 1, 1, 1, 1], 15);
    const inLanes = finish(count(battleshipsSweep(puzzle, standard, undefined, 'lanes')));
    const inStates = finish(count(battleshipsSweep(puzzle, standard, undefined, 'states')));
    expect(inLanes.count).toBe(12_106n);
    expect(inStates.count).toBe(12_106n);
    // Without the tables of fleets 512 554 states were gone through.
    expect(inStates.states).toBeLessThan(180_000);
    expect(inLanes.states).toBeLessThan(inStates.states);
  });
});
