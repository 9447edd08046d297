import { type Marks, NO, YES } from '../board/marks.ts';
import type { Random } from '../grid/random.ts';
import { GeneratorTask, type Progress, type Task } from '../grid/task.ts';
import type { Diagram } from './diagram.ts';
import { addTimes, bitLength, fromBig, HALF, LIMB_BITS, limbsFor, RADIX, toBig } from './limbs.ts';

/** An answer half drawn: the marks so far, where the walk stands, and the rank that is left (in the sampler's limbs). */
interface Draw {
  readonly marks: Marks;
  readonly rank: Float64Array;
  state: number;
  lane: number;
  ended: boolean;
}

/** Layers of a diagram from one level to another, with the completions of their states and of those after them. */
export type Section = Pick<Diagram, 'spec' | 'ring' | 'layers' | 'values'>;

/**
 * Draws answers exactly uniformly (or exactly by the tilt): one big integer below the total is drawn bit by bit, by
 * rejection, and unranked from the root down. No step rounds: all comparisons are of whole numbers, limb by limb.
 */
export class Sampler {
  readonly #source: Diagram;
  readonly #ranks: Ranks;
  readonly #walker: Walker;

  constructor(source: Diagram) {
    this.#source = source;
    this.#ranks = new Ranks(source.total);
    this.#walker = new Walker(source, 0, source.layers.length);
  }

  /** The answers' number or summed weight; 0 means that nothing can be drawn. */
  get total(): bigint {
    return this.#source.total;
  }

  /** One answer, every decision marked. Costs one step a level. */
  draw(random: Random): Marks {
    const draw = newDraw(this.#source.spec.decisions, this.#ranks.draw(random));
    this.#walker.walk(draw);
    return draw.marks;
  }

  /** The answer of the given rank, 0 ≤ rank < total, in the order of the sweep (each as often as it weighs). */
  unrank(rank: bigint): Marks {
    const draw = newDraw(this.#source.spec.decisions, this.#ranks.of(rank));
    this.#walker.walk(draw);
    return draw.marks;
  }
}

export function newDraw(decisions: number, rank: Float64Array): Draw {
  return { marks: new Uint8Array(decisions).fill(NO), rank, state: 0, lane: 0, ended: false };
}

/** Ranks below a total, as limbs. */
export class Ranks {
  readonly #total: Float64Array;
  readonly #topBits: number;

  constructor(total: bigint) {
    const limbs = limbsFor(bitLength(total));
    this.#total = new Float64Array(limbs);
    fromBig(total, this.#total, 0, limbs);
    this.#topBits = bitLength(total) - LIMB_BITS * (limbs - 1);
  }

  /** Exactly uniform. */
  draw(random: Random): Float64Array {
    const total = this.#total;
    if (this.#topBits === 0) throw new Error('there is no answer to draw');
    const rank = new Float64Array(total.length);
    do
      for (let k = 0; k < total.length; k++)
        rank[k] = randomBits(random, k === total.length - 1 ? this.#topBits : LIMB_BITS);
    while (!less(rank, total, 0, total.length));
    return rank;
  }

  of(value: bigint): Float64Array {
    if (value < 0n || value >= toBig(this.#total, 0, this.#total.length)) throw new Error('no answer has this rank');
    const rank = new Float64Array(this.#total.length);
    fromBig(value, rank, 0, rank.length);
    return rank;
  }
}

/** Takes draws through the levels `from` … `to` − 1 of a diagram. */
export class Walker {
  readonly #source: Section;
  readonly #from: number;
  readonly #to: number;
  readonly #part: Float64Array;
  /** Decisions that each label of each level says yes to, and what an answer that ends with it weighs. */
  readonly #yes: (readonly number[])[][] = [];
  readonly #ends: (Float64Array | undefined)[][] = [];

  constructor(source: Section, from: number, to: number) {
    this.#source = source;
    this.#from = from;
    this.#to = to;
    let limbs = 1;
    for (let level = from; level < to; level++) {
      const { labels } = source.layers[level];
      const rest = source.ring.restWeight(level);
      this.#yes[level] = labels.map(({ choice }) => source.spec.yes(level, choice));
      this.#ends[level] = labels.map(({ done, weight }) => (done ? limbsOf(BigInt(weight) * rest) : undefined));
      limbs = Math.max(limbs, source.values[level].limbs);
    }
    this.#part = new Float64Array(limbs + 1);
  }

  walk(draw: Draw): void {
    for (let level = this.#from; level < this.#to && !draw.ended; level++) this.#step(level, draw);
  }

  /**
   * Takes many draws through the levels together, in the order of the states where they stand: neighbours in a layer
   * mostly lead to neighbours in the next one, so that the memory of a large diagram is read nearly in order.
   */
  *walkTogether(draws: readonly Draw[]): Generator<number, void, void> {
    let order = draws.map((_, index) => index);
    for (let level = this.#from; level < this.#to; level++) {
      if ((level - this.#from) % LEVELS_BETWEEN_SORTS === 0) order = byState(draws);
      for (const index of order) if (!draws[index].ended) this.#step(level, draws[index]);
      yield draws.length;
    }
  }

  #step(level: number, draw: Draw): void {
    const branch = this.#choose(level, draw);
    const layer = this.#source.layers[level];
    const label = layer.labelOf[branch];
    const yes = this.#yes[level][label];
    for (let i = 0; i < yes.length; i++) draw.marks[yes[i]] = YES;
    const { done, move } = layer.labels[label];
    draw.ended = done;
    draw.state = done ? 0 : layer.targets[branch];
    draw.lane += move.shift;
  }

  /** The branch that holds the rank; what is left in the draw is the rank within it. */
  #choose(level: number, { state, lane, rank }: Draw): number {
    const { layers, values } = this.#source;
    const { first, targets, labelOf, labels } = layers[level];
    const end = first[state + 1];
    const next = values[level + 1];
    for (let branch = first[state]; branch < end; branch++) {
      const label = labelOf[branch];
      const { move, weight } = labels[label];
      if (move.mask[lane] === 0) continue;
      const ended = this.#ends[level][label];
      if (ended !== undefined) {
        if (less(rank, ended, 0, ended.length)) return branch;
        take(rank, ended, 0, ended.length);
        continue;
      }
      const entry = next.entry(targets[branch], lane + move.shift);
      if (entry < 0) continue;
      if (weight === 1) {
        if (less(rank, next.data, entry * next.limbs, next.limbs)) return branch;
        take(rank, next.data, entry * next.limbs, next.limbs);
        continue;
      }
      const part = this.#part;
      part.fill(0);
      addTimes(part, 0, part.length, next.data, entry * next.limbs, next.limbs, weight);
      if (less(rank, part, 0, part.length)) {
        // Each completion stands here `weight` times in a row.
        divide(rank, weight);
        return branch;
      }
      take(rank, part, 0, part.length);
    }
    throw new Error('a rank was not below the completions of its state');
  }
}

const LEVELS_BETWEEN_SORTS = 4;

function byState(draws: readonly Draw[]): number[] {
  const keys = Float64Array.from(draws, ({ state }, index) => state * draws.length + index).sort();
  return Array.from(keys, (key) => key % draws.length);
}

/** Draws that go through the diagram together. */
const BATCH = 4096;

/** A task that draws `number` answers; none when the space is empty. */
export function sample(source: Diagram, number: number, random: Random): Task<Marks[]> {
  const ranks = new Ranks(source.total);
  const walker = new Walker(source, 0, source.layers.length);
  const drawn: Marks[] = [];
  function* run(): Generator<number, Marks[], void> {
    if (source.total === 0n) return drawn;
    while (drawn.length < number) {
      const size = Math.min(BATCH, number - drawn.length);
      const batch = Array.from({ length: size }, () => newDraw(source.spec.decisions, ranks.draw(random)));
      yield* walker.walkTogether(batch);
      for (const { marks } of batch) drawn.push(marks);
    }
    return drawn;
  }
  return new GeneratorTask<Marks[], Progress>(run(), () => ({ done: drawn.length, total: number }));
}

/** `bits` ≤ 44 fresh random bits. */
function randomBits(random: Random, bits: number): number {
  if (bits <= 22) return bits === 0 ? 0 : random.bits32() >>> (32 - bits);
  return (random.bits32() >>> (54 - bits)) * HALF + (random.bits32() >>> 10);
}

function limbsOf(value: bigint): Float64Array {
  const limbs = new Float64Array(limbsFor(bitLength(value)));
  fromBig(value, limbs, 0, limbs.length);
  return limbs;
}

/** Whether a whole array is less than `limbs` limbs of another one. */
function less(a: Float64Array, b: Float64Array, at: number, limbs: number): boolean {
  for (let k = Math.max(a.length, limbs) - 1; k >= 0; k--) {
    const left = k < a.length ? a[k] : 0;
    const right = k < limbs ? b[at + k] : 0;
    if (left !== right) return left < right;
  }
  return false;
}

/** a −= `limbs` limbs of b, which are not more. */
function take(a: Float64Array, b: Float64Array, at: number, limbs: number): void {
  let borrow = 0;
  for (let k = 0; k < a.length && (k < limbs || borrow !== 0); k++) {
    let difference = a[k] - (k < limbs ? b[at + k] : 0) - borrow;
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
