import { describe, expect, it } from 'vitest';
import { YES } from '../../src/board/marks.ts';
import { castleWallSweep } from '../../src/genres/castle-wall/sweep/sweep.ts';
import { usowanSpace } from '../../src/genres/usowan/sweep/sweep.ts';
import { edgeCount, horizontalEdge, verticalEdge } from '../../src/grid/edges.ts';
import { seeded } from '../../src/grid/random.ts';
import { finish } from '../../src/grid/task.ts';
import {
  type Branches,
  count,
  diagram,
  field,
  fieldInBands,
  fieldOf,
  OverBudget,
  plainCount,
  Sampler,
  type Spec,
  sample,
  sampleInBands,
  samplesOf,
  type Tally,
  walk,
} from '../../src/sweep/index.ts';
import { greyWalls, printedWalls, usowanReading, walledBoard } from './boards.ts';

const sheet = usowanReading('standard');
const free = usowanReading('no-white-sheet');

/** All subsets of `items` things, states spread over `words` words; each thing taken is one unit of `size`. */
class Subsets implements Spec {
  readonly choices = 2;
  readonly words: number;
  readonly levels: number;
  readonly decisions: number;
  readonly tallies: readonly Tally[];

  constructor(items: number, words: number, tally?: Partial<Tally>) {
    this.levels = this.decisions = items;
    this.words = words;
    this.tallies = tally === undefined ? [] : [{ name: 'size', cap: items, wanted: 'any', ...tally }];
  }

  root(state: Int32Array): boolean {
    state.fill(-7);
    state[this.words - 1] = 0;
    return true;
  }

  yes(level: number, choice: number): number[] {
    return choice === 1 ? [level] : [];
  }

  /** The state remembers the last four things taken, in the last word: keys differ in one word only. */
  expand(state: Int32Array, _level: number, branches: Branches): void {
    for (const choice of [0, 1]) {
      const at = choice === 1 && this.tallies.length > 0 ? branches.live(1, 0, 1) : branches.live(choice);
      branches.states.set(state, at);
      branches.states[at + this.words - 1] = ((state[this.words - 1] << 1) | choice) & 15;
    }
  }
}

function choose(n: number, k: number): bigint {
  let value = 1n;
  for (let i = 0; i < k; i++) value = (value * BigInt(n - i)) / BigInt(i + 1);
  return value;
}

describe('the engine', () => {
  it('keys of 1, 2, 3, 4 and 7 words', () => {
    for (const words of [1, 2, 3, 4, 7]) {
      const counted = finish(count(new Subsets(100, words)));
      expect(counted.count, `${words} words`).toBe(2n ** 100n);
      expect(counted.peak, `${words} words`).toBe(16);
    }
  });

  it('tallies are polynomials: split, wanted exactly, and truncated', () => {
    const { byTally } = finish(count(new Subsets(70, 2, {}), { by: 'size' }));
    expect(byTally).toEqual(Array.from({ length: 71 }, (_, k) => choose(70, k)));
    const exact = new Subsets(70, 2, { cap: 20, wanted: 'exactly-cap' });
    expect(finish(count(exact)).count).toBe(choose(70, 20));
    const pruned: Spec = Object.assign(new Subsets(70, 2, { cap: 20, wanted: 'exactly-cap' }), {
      reaches: (level: number, [size]: readonly number[]) => size + (70 - level) >= 20,
    });
    expect(finish(count(pruned)).count).toBe(choose(70, 20));
    const { numerators, total } = finish(field(finish(diagram(pruned))));
    expect(total).toBe(choose(70, 20));
    expect(numerators).toEqual(new Array(70).fill(choose(69, 19)));
  });

  it('several tallies: a list and ranks agree with the coefficient', () => {
    const spec = new Subsets(9, 1, { cap: 4, wanted: 'exactly-cap' });
    const graph = finish(diagram(spec));
    const all = [...walk(graph)].map(String);
    expect(all.length).toBe(126);
    expect(new Set(all).size).toBe(126);
    const sampler = new Sampler(graph);
    expect(new Set(all.map((_, rank) => String(sampler.unrank(BigInt(rank)))))).toEqual(new Set(all));
    expect(() => sampler.unrank(126n)).toThrow();
  });

  it('a tilt is the polynomial evaluated', () => {
    const units = new Array<number>(40).fill(1);
    const spec = new Subsets(40, 1, { units });
    const tilted = finish(count(spec, { tilt: { tally: 'size', skip: 3, take: 2 } }));
    expect(tilted.count).toBe(5n ** 40n);
    expect(
      finish(field(finish(diagram(spec, { tilt: { tally: 'size', skip: 3, take: 2 } })))).probabilities[7],
    ).toBeCloseTo(0.4, 12);
    expect(() => count(spec, { tilt: { tally: 'size', skip: 0, take: 2 } })).toThrow(/at least 1/);
    expect(() => count(spec, { by: 'colour' })).toThrow(/colour/);
  });

  it('counters that are too narrow for their numbers are noticed', () => {
    expect(() => finish(count(new Subsets(60, 1), { limbs: 1 }))).toThrow(/overflowed/);
    expect(() => finish(count(new Subsets(60, 1, {}), { limbs: 1, by: 'size' }))).toThrow(/overflowed/);
    expect(() => finish(count(new Subsets(120, 2), { limbs: 2 }))).toThrow(/overflowed/);
    expect(() => finish(count(new Subsets(170, 2), { limbs: 3 }))).toThrow(/overflowed/);
    expect(finish(count(new Subsets(170, 2))).count).toBe(2n ** 170n);
  });

  it('layers that grow much faster than expected are done again, wider', () => {
    // Three hundred ways at each of forty levels, all to one state: the numbers grow by eight bits a level.
    const ways: Spec = {
      words: 1,
      levels: 40,
      decisions: 40 * 300,
      choices: 300,
      tallies: [{ name: 'odd', cap: 40, wanted: 'any', units: new Array<number>(40).fill(1) }],
      root: (state) => {
        state.fill(0);
        return true;
      },
      yes: (level, choice) => [300 * level + choice],
      expand: (_state, _level, branches) => {
        for (let choice = 0; choice < 300; choice++)
          branches.states[choice % 2 === 0 ? branches.live(choice) : branches.live(choice, 0, 1)] = 0;
      },
    };
    expect(finish(count(ways)).count).toBe(300n ** 40n);
    expect(finish(count(ways, { by: 'odd' })).byTally).toEqual(
      Array.from({ length: 41 }, (_, odd) => choose(40, odd) * 150n ** 40n),
    );
    const tilt = { tally: 'odd', skip: 20_000, take: 10_000 };
    expect(finish(count(ways, { tilt })).count).toBe(4_500_000n ** 40n);
    const graph = finish(diagram(ways));
    expect(graph.total).toBe(300n ** 40n);
    expect(new Set(finish(field(graph)).numerators)).toEqual(new Set([300n ** 39n]));
  });

  it('says that the memory budget is too small before it takes more', () => {
    const task = count(castleWallSweep(walledBoard({ width: 11, height: 12 }), printedWalls), { memory: 300_000 });
    expect(() => finish(task)).toThrow(OverBudget);
    expect(task.progress().memory).toBeLessThanOrEqual(300_000);
    expect(() => finish(diagram(usowanSpace({ width: 9, height: 10 }, sheet), { memory: 300_000 }))).toThrow(
      OverBudget,
    );
  });

  it('advances in bounded slices and tells how far it is', () => {
    const task = count(usowanSpace({ width: 9, height: 11 }, sheet));
    let slices = 0;
    let layers = 0;
    while (!task.advance(1)) {
      slices++;
      const { done, total, layer } = task.progress();
      expect(total).toBe(99);
      expect(done).toBeGreaterThanOrEqual(layers);
      expect(layer).toBeGreaterThan(0);
      layers = done;
    }
    // One slice a layer at least.
    expect(slices).toBeGreaterThanOrEqual(98);
    expect(task.result.count).toBe(finish(count(usowanSpace({ width: 11, height: 9 }, sheet))).count);
  });

  it('states are those of all layers, whatever is asked', () => {
    const walled = castleWallSweep(walledBoard({ width: 6, height: 7 }, greyWalls([9, 30])), printedWalls);
    const { states, peak } = finish(diagram(walled));
    for (const question of [{}, { by: 'length' }, { tilt: { tally: 'length', skip: 3, take: 2 } }])
      expect(finish(count(walled, question))).toMatchObject({ states, peak });
    // Here a row and its mirror image are one state, so there are fewer than in the diagram.
    const sheets = finish(count(usowanSpace({ width: 6, height: 7 }, sheet)));
    const whole = finish(diagram(usowanSpace({ width: 6, height: 7 }, sheet)));
    expect(sheets.states).toBeLessThan(whole.states);
    expect(2 * sheets.states).toBeGreaterThan(whole.states);
  });

  it('the plain count, every part apart, agrees on rectangles', () => {
    for (const [width, height] of [
      [3, 7],
      [5, 4],
      [6, 5],
    ]) {
      expect(finish(count(usowanSpace({ width, height }, sheet))).byTally).toEqual(
        plainCount(usowanSpace({ width, height }, sheet)),
      );
      const loops = castleWallSweep(walledBoard({ width, height }), printedWalls);
      const tilt = { tally: 'length', skip: 9, take: 8 };
      expect(finish(count(loops, { by: 'length' })).byTally).toEqual(plainCount(loops, { by: 'length' }));
      expect(finish(count(loops, { tilt })).byTally).toEqual(plainCount(loops, { tilt }));
    }
  });
});

describe('shapes', () => {
  it('a board and its transpose have as many answers, and fields that are each other turned', () => {
    const [width, height] = [4, 7];
    const upright = finish(field(finish(diagram(usowanSpace({ width, height }, sheet)))));
    const lying = finish(field(finish(diagram(usowanSpace({ width: height, height: width }, sheet)))));
    expect(lying.total).toBe(upright.total);
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++)
        expect(lying.numerators[column * height + row]).toBe(upright.numerators[row * width + column]);
    const loops = finish(field(finish(diagram(castleWallSweep(walledBoard({ width, height }), printedWalls)))));
    const turned = finish(
      field(finish(diagram(castleWallSweep(walledBoard({ width: height, height: width }), printedWalls)))),
    );
    expect(turned.total).toBe(loops.total);
    for (let row = 0; row < height; row++)
      for (let column = 0; column + 1 < width; column++)
        expect(turned.numerators[verticalEdge({ width: height, height: width }, column, row)]).toBe(
          loops.numerators[horizontalEdge({ width, height }, row, column)],
        );
  });

  it('the field of a square has all its symmetries, as whole numbers', () => {
    const side = 8;
    const { numerators } = finish(field(finish(diagram(usowanSpace({ width: side, height: side }, sheet)))));
    const loops = finish(
      field(finish(diagram(castleWallSweep(walledBoard({ width: side, height: side }), printedWalls)))),
    ).numerators;
    const shape = { width: side, height: side };
    for (let row = 0; row < side; row++)
      for (let column = 0; column < side; column++) {
        const here = numerators[row * side + column];
        expect(numerators[column * side + row]).toBe(here);
        expect(numerators[row * side + side - 1 - column]).toBe(here);
        if (column + 1 === side) continue;
        const edge = loops[horizontalEdge(shape, row, column)];
        expect(loops[verticalEdge(shape, column, row)]).toBe(edge);
        expect(loops[horizontalEdge(shape, side - 1 - row, column)]).toBe(edge);
        expect(loops[horizontalEdge(shape, row, side - 2 - column)]).toBe(edge);
      }
  });

  it('frontiers wider than one word: two strips on either side of a wall', () => {
    // Seventeen columns of which only the outer ones are free: as many loops as the two strips have on their own.
    const [width, height] = [17, 18];
    const walls = [...new Array(width * height).keys()].filter((cell) => cell % width > 3 && cell % width < 14);
    const wide = castleWallSweep(walledBoard({ width, height }, greyWalls(walls)), printedWalls);
    expect(wide.words).toBe(2);
    const strip = (columns: number): bigint =>
      finish(count(castleWallSweep(walledBoard({ width: columns, height }), printedWalls))).count;
    expect(finish(count(wide)).count).toBe(strip(4) + strip(3));
    expect(finish(diagram(wide)).total).toBe(strip(4) + strip(3));
  });

  it('frontiers wider than one word: an arm that crosses from word to word', () => {
    // A ring of free cells, one wide, along the border of 20 × 21: exactly one loop; with one more row at the top, few.
    const [width, height] = [20, 21];
    const inner = (cell: number): boolean => {
      const [row, column] = [Math.floor(cell / width), cell % width];
      return row > 1 && row < height - 1 && column > 0 && column < width - 1;
    };
    const walls = [...new Array(width * height).keys()].filter(inner);
    const spec = castleWallSweep(walledBoard({ width, height }, greyWalls(walls)), printedWalls);
    expect(spec.words).toBe(2);
    expect(finish(count(spec)).count).toBe(ringLoops(width));
  });

  it('counters shrink again where the layers do', () => {
    // In the middle more half-drawn loops are open at once than one limb counts; at the end one limb is enough.
    const [width, height] = [7, 18];
    const walls = [...new Array(width * height).keys()].filter((cell) => cell % width === 3);
    const spec = castleWallSweep(walledBoard({ width, height }, greyWalls(walls)), printedWalls);
    expect(finish(count(spec)).count).toBe(plainCount(spec)[0]);
  });

  it('long strips: numbers of many limbs', () => {
    expect(finish(count(usowanSpace({ width: 100, height: 1 }, sheet))).count).toBe(4n);
    expect(finish(count(usowanSpace({ width: 1, height: 60 }, free))).count).toBe(fibonacci(62));
    const long = usowanSpace({ width: 100, height: 4 }, sheet);
    expect([finish(count(long)).count]).toEqual(plainCount(long));
    expect(finish(diagram(long)).total).toBe(finish(count(long)).count);
  });
});

/**
 * Two full rows on top of a U of width n: loops within the two rows, n(n − 1)/2, and those through the U, which pick
 * a way along the two rows from its left arm to its right arm: 2^(n − 1) monotone ones, as a row change at each of the n
 * columns must come out in the lower row.
 */
function ringLoops(n: number): bigint {
  return BigInt((n * (n - 1)) / 2) + 2n ** BigInt(n - 1);
}

function fibonacci(n: number): bigint {
  let [a, b] = [0n, 1n];
  for (let i = 0; i < n; i++) [a, b] = [b, a + b];
  return a;
}

describe('samples', () => {
  it('are the same for the same seed and differ for another', () => {
    const graph = finish(diagram(usowanSpace({ width: 7, height: 5 }, sheet)));
    const draw = (seed: number): string[] => finish(sample(graph, 5, seeded(seed))).map(String);
    expect(draw(3)).toEqual(draw(3));
    expect(draw(3)).not.toEqual(draw(4));
  });

  it('follow the field: no decision is off by more than 5 standard deviations in 20 000 draws', () => {
    const uniform = finish(diagram(usowanSpace({ width: 6, height: 7 }, sheet)));
    const tilted = finish(
      diagram(castleWallSweep(walledBoard({ width: 6, height: 5 }), printedWalls), {
        tilt: { tally: 'length', skip: 3, take: 2 },
      }),
    );
    for (const graph of [uniform, tilted]) {
      const draws = 20_000;
      const seen = new Array<number>(graph.spec.decisions).fill(0);
      for (const marks of finish(sample(graph, draws, seeded(11))))
        marks.forEach((mark, decision) => {
          if (mark === YES) seen[decision]++;
        });
      finish(field(graph)).probabilities.forEach((p, decision) => {
        const bound = 5 * Math.sqrt(draws * p * (1 - p));
        expect(Math.abs(seen[decision] - draws * p), `seed 11, decision ${decision}`).toBeLessThanOrEqual(bound);
      });
    }
  });

  it('every answer of a small space comes up about as often: χ² within 5 standard deviations', () => {
    const graph = finish(diagram(usowanSpace({ width: 4, height: 3 }, sheet)));
    const draws = 121 * 200;
    const seen = new Map<string, number>();
    for (const marks of finish(sample(graph, draws, seeded(5))))
      seen.set(String(marks), (seen.get(String(marks)) ?? 0) + 1);
    expect(seen.size).toBe(121);
    let chi = 0;
    for (const times of seen.values()) chi += (times - 200) ** 2 / 200;
    expect(Math.abs(chi - 120)).toBeLessThan(5 * Math.sqrt(240));
  });

  it('a list of many answers is lazy: the first ones of 10¹⁷ come at once, each a different one', () => {
    const graph = finish(diagram(usowanSpace({ width: 10, height: 10 }, sheet)));
    const first: string[] = [];
    for (const marks of walk(graph)) if (first.push(String(marks)) === 50) break;
    expect(new Set(first).size).toBe(50);
    expect(first).toEqual([...first].sort().reverse());
  });

  it('where the whole diagram does not fit, bands give the same field and the same draws', () => {
    const spec = usowanSpace({ width: 10, height: 11 }, sheet);
    const memory = 2_000_000;
    expect(() => finish(diagram(spec, { memory }))).toThrow(OverBudget);
    expect(finish(fieldOf(spec, { memory }))).toEqual(finish(fieldOf(spec)));
    const draws = (options: { memory?: number }): string[] =>
      finish(samplesOf(spec, 20, seeded(2), options)).map(String);
    expect(draws({ memory })).toEqual(draws({}));
    expect(() => finish(fieldOf(spec, { memory: 100_000 }))).toThrow(OverBudget);
  });

  it('bands know lanes and tilts too', () => {
    const exact = new Subsets(50, 2, { cap: 13, wanted: 'exactly-cap' });
    expect(finish(fieldInBands(exact, { levels: 7 }))).toEqual(finish(fieldOf(exact)));
    const loops = castleWallSweep(walledBoard({ width: 6, height: 5 }), printedWalls);
    const tilt = { tally: 'length', skip: 3, take: 2 };
    expect(finish(fieldInBands(loops, { levels: 4, tilt }))).toEqual(finish(fieldOf(loops, { tilt })));
    for (const [spec, options] of [
      [exact, {}],
      [loops, { tilt }],
    ] as const) {
      const whole = finish(samplesOf(spec, 30, seeded(8), options)).map(String);
      expect(finish(sampleInBands(spec, 30, seeded(8), { ...options, levels: 6 })).map(String)).toEqual(whole);
    }
  });

  it('an empty space gives none', () => {
    const graph = finish(diagram(castleWallSweep(walledBoard({ width: 1, height: 5 }), printedWalls)));
    expect(graph.total).toBe(0n);
    expect(finish(sample(graph, 3, seeded(1)))).toEqual([]);
    expect([...walk(graph)]).toEqual([]);
    expect(finish(field(graph)).probabilities).toEqual(new Array(edgeCount({ width: 1, height: 5 })).fill(0));
  });
});
