import { type Marks, NO, YES } from '../grid/marks.ts';
import type { Random } from '../grid/random.ts';
import { GeneratorTask, type Progress, type Task } from '../grid/task.ts';
import type { Diagram } from './diagram.ts';
import { addTimes, fromBig, HALF, RADIX } from './limbs.ts';

/**
 * Draws answers exactly uniformly (or exactly by the tilt): one big integer below the total is drawn by rejection, and
 * unranked from the root down. No step rounds: all comparisons are of whole numbers, limb by limb.
 */
export class Sampler {
  readonly #source: Diagram;
  /** What is left of the drawn number, and the weighted completions of a branch. */
  readonly #rank: Float64Array;
  readonly #part: Float64Array;

  constructor(source: Diagram) {
    this.#source = source;
    let limbs = 1;
    for (const values of source.values) limbs = Math.max(limbs, values.limbs);
    this.#rank = new Float64Array(limbs + 1);
    this.#part = new Float64Array(limbs + 1);
  }

  /** The answers' number or summed weight; 0 means that nothing can be drawn. */
  get total(): bigint {
    return this.#source.total;
  }

  /** One answer, every decision marked. Costs one step a level. */
  draw(random: Random): Marks {
    return this.unrank(random.belowBig(this.#source.total));
  }

  /** The answer of the given rank, 0 ≤ rank < total, in the order of the sweep (each as often as it weighs). */
  unrank(rank: bigint): Marks {
    const { spec, layers, total } = this.#source;
    if (rank < 0n || rank >= total) throw new Error('no answer has this rank');
    fromBig(rank, this.#rank, 0, this.#rank.length);
    const marks: Marks = new Uint8Array(spec.decisions).fill(NO);
    let state = 0;
    let lane = 0;
    for (let level = 0; level < layers.length; level++) {
      const branch = this.#choose(level, state, lane);
      const layer = layers[level];
      const kind = layer.kinds[layer.kindOf[branch]];
      for (const decision of spec.yes(level, kind.choice)) marks[decision] = YES;
      if (kind.done) break;
      state = layer.targets[branch];
      lane += kind.move.shift;
    }
    return marks;
  }

  /** The branch that holds the rank; what is left in `#rank` is the rank within it. */
  #choose(level: number, state: number, lane: number): number {
    const { layers, values, ring } = this.#source;
    const { first, targets, kindOf, kinds } = layers[level];
    const end = first[state + 1];
    const next = values[level + 1];
    const rank = this.#rank;
    const part = this.#part;
    for (let branch = first[state]; branch < end; branch++) {
      const { done, move, weight } = kinds[kindOf[branch]];
      if (move.mask[lane] === 0) continue;
      if (done) {
        fromBig(BigInt(weight) * ring.restWeight(level), part, 0, part.length);
        if (less(rank, part)) return branch;
        take(rank, part);
        continue;
      }
      const entry = next.entry(targets[branch], lane + move.shift);
      if (entry < 0) continue;
      part.fill(0);
      if (weight === 1) for (let k = 0; k < next.limbs; k++) part[k] = next.data[entry * next.limbs + k];
      else addTimes(part, 0, part.length, next.data, entry * next.limbs, next.limbs, weight);
      if (less(rank, part)) {
        // Each completion stands here `weight` times in a row.
        if (weight !== 1) divide(rank, weight);
        return branch;
      }
      take(rank, part);
    }
    throw new Error('a rank was not below the completions of its state');
  }
}

/** A task that draws `number` answers. */
export function sample(source: Diagram, number: number, random: Random): Task<Marks[]> {
  const sampler = new Sampler(source);
  const drawn: Marks[] = [];
  function* run(): Generator<number, Marks[], void> {
    if (source.total === 0n) return drawn;
    while (drawn.length < number) {
      drawn.push(sampler.draw(random));
      yield 64;
    }
    return drawn;
  }
  return new GeneratorTask<Marks[], Progress>(run(), () => ({ done: drawn.length, total: number }));
}

function less(a: Float64Array, b: Float64Array): boolean {
  for (let k = a.length - 1; k >= 0; k--) if (a[k] !== b[k]) return a[k] < b[k];
  return false;
}

function take(a: Float64Array, b: Float64Array): void {
  let borrow = 0;
  for (let k = 0; k < a.length; k++) {
    let difference = a[k] - b[k] - borrow;
    borrow = 0;
    if (difference < 0) {
      difference += RADIX;
      borrow = 1;
    }
    a[k] = difference;
  }
}

/** a = ⌊a / divisor⌋, for a divisor of at most 2³⁰. */
function divide(a: Float64Array, divisor: number): void {
  let rest = 0;
  for (let k = a.length - 1; k >= 0; k--) {
    const high = Math.floor(a[k] / HALF);
    const upper = rest * HALF + high;
    const upperQuotient = Math.floor(upper / divisor);
    const lower = (upper - upperQuotient * divisor) * HALF + (a[k] - high * HALF);
    const lowerQuotient = Math.floor(lower / divisor);
    rest = lower - lowerQuotient * divisor;
    a[k] = upperQuotient * HALF + lowerQuotient;
  }
}
