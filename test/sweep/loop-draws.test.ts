import { describe, expect, it } from 'vitest';
import { YES } from '../../src/board/marks.ts';
import { castleWallSweep } from '../../src/genres/castle-wall/sweep/sweep.ts';
import { Orientation } from '../../src/grid/orientation.ts';
import { seeded } from '../../src/grid/random.ts';
import { finish } from '../../src/grid/task.ts';
import { drawLoops, drawsLoops, LoopDraws } from '../../src/spaces/loops/draws.ts';
import { type LoopGrid, loopGrid } from '../../src/spaces/loops/loop-grid.ts';
import type { LoopTilt } from '../../src/spaces/loops/weights.ts';
import { diagram, dyadic, field, OverBudget, walk } from '../../src/sweep/index.ts';
import { answerKey } from '../support/brute.ts';
import { resultOf } from '../support/steps.ts';
import { printedWalls, walledBoard } from './boards.ts';

const tilt = { skip: 3, take: 2 };

function bare(width: number, height: number): LoopGrid {
  return loopGrid({ width, height }, Orientation.narrow({ width, height }));
}

interface Chance {
  readonly loop: string;
  readonly length: number;
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Makes every possible choice in turn; the exact probability that each loop is drawn and stays. */
function law(board: LoopGrid, options: { tilt?: LoopTilt; precision?: number }): Chance[] {
  const draws = new LoopDraws(board, options);
  resultOf(draws.sweep());
  const chances: Chance[] = [];
  const script: number[] = [];
  for (;;) {
    const left: number[] = [];
    let numerator = 1n;
    let denominator = 1n;
    const draw = draws.draw((weights) => {
      const index = script[left.length] ?? 0;
      left.push(weights.length - 1 - index);
      numerator *= weights[index];
      denominator *= weights.reduce((sum, weight) => sum + weight);
      script[left.length - 1] = index;
      return index;
    });
    resultOf(draws.walk([draw]));
    const stays = draws.chanceToStay(draw);
    chances.push({
      loop: answerKey(draw.marks),
      length: draw.length,
      numerator: numerator * stays.numerator,
      denominator: denominator * stays.denominator,
    });
    let last = left.length - 1;
    while (last >= 0 && left[last] === 0) last--;
    if (last < 0) return chances;
    script.length = last + 1;
    script[last]++;
  }
}

describe('loops drawn by rounded weights', () => {
  it('have exactly the law of their weights, however coarsely these are rounded', () => {
    for (const [width, height] of [
      [2, 5],
      [4, 3],
      [3, 4],
      [4, 4],
    ])
      for (const precision of [53, 24, 5, 2])
        for (const weigh of [undefined, tilt, { skip: 2, take: 7 }]) {
          const what = `${width}×${height}, ${precision} bits, tilt ${weigh?.skip}/${weigh?.take}`;
          const chances = law(bare(width, height), { precision, ...(weigh === undefined ? {} : { tilt: weigh }) });
          const all = [...walk(finish(diagram(castleWallSweep(walledBoard({ width, height }), printedWalls))))];
          expect(chances.map(({ loop }) => loop).sort(), what).toEqual(all.map(answerKey).sort());
          const { skip, take } = weigh ?? { skip: 1, take: 1 };
          // P(loop) / weight is one and the same ratio.
          const ratios = chances.map(({ length, numerator, denominator }) => ({
            numerator: numerator * BigInt(skip) ** BigInt(length),
            denominator: denominator * BigInt(take) ** BigInt(length),
          }));
          const [first] = ratios;
          for (const [i, { numerator, denominator }] of ratios.entries())
            expect(numerator * first.denominator === first.numerator * denominator, `${what}: ${chances[i].loop}`).toBe(
              true,
            );
        }
  });

  it('come as often as the field says', () => {
    const draws = 4000;
    const source = diagram(castleWallSweep(walledBoard({ width: 6, height: 5 }), printedWalls), {
      tilt: { tally: 'length', ...tilt },
    });
    const { probabilities } = finish(field(finish(source)));
    const times = new Array<number>(probabilities.length).fill(0);
    for (const marks of finish(drawLoops(bare(6, 5), draws, seeded(5), { tilt })))
      marks.forEach((mark, edge) => {
        if (mark === YES) times[edge]++;
      });
    // Each of the 49 edges within five standard deviations of its binomial.
    for (const [edge, p] of probabilities.entries())
      expect(Math.abs(times[edge] - draws * p), `edge ${edge}`).toBeLessThan(5 * Math.sqrt(draws * p * (1 - p)));
  });

  it('are the same for the same seed, and fewer are the first ones', () => {
    const keys = (number: number, precision: number): string[] =>
      finish(drawLoops(bare(7, 6), number, seeded(9), { tilt, precision })).map(answerKey);
    expect(keys(20, 53)).toEqual(keys(20, 53));
    expect(keys(20, 53).slice(0, 7)).toEqual(keys(7, 53));
    // Here one in three or so is thrown away and drawn anew.
    expect(keys(40, 11).slice(0, 7)).toEqual(keys(7, 11));
    expect(new Set(keys(20, 53)).size).toBe(20);
  });

  it('keep to the memory budget, stop in slices, and know what a double can hold', () => {
    expect(() => finish(drawLoops(bare(14, 14), 1, seeded(1), { memory: 20_000_000 }))).toThrow(OverBudget);
    const task = drawLoops(bare(11, 9), 3, seeded(1));
    let slices = 0;
    while (!task.advance(1)) slices++;
    expect(slices).toBeGreaterThan(198);
    expect(task.result.length).toBe(3);
    expect(finish(drawLoops(bare(1, 9), 3, seeded(1)))).toEqual([]);
    expect(drawsLoops({ width: 18, height: 18 }, tilt)).toBe(true);
    expect(drawsLoops({ width: 18, height: 18 }, { skip: 1, take: 1000 })).toBe(false);
  });
});

describe('doubles as whole numbers', () => {
  it('lose nothing', () => {
    for (const values of [[1], [0.1, 3], [2 ** -990, 2 ** 900 * 1.7], [Math.PI * 1e300, 1e-290], [2 ** -1000]]) {
      const { integers, exponent } = dyadic(values);
      // Ratios of the whole numbers are those of the doubles, to the last bit.
      values.forEach((value, i) => {
        const places = BigInt(-exponent);
        const whole = value >= 2 ** 60 ? BigInt(value) << places : integers[i];
        expect(integers[i], `${value}`).toBe(whole);
        expect(Number(integers[i] >> BigInt(Math.max(0, integers[i].toString(2).length - 53))), `${value}`).toBe(
          value / 2 ** (Math.floor(Math.log2(value)) - 52),
        );
      });
    }
    expect(() => dyadic([1, 0])).toThrow();
  });
});
