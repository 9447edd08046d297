import { GeneratorTask, type Task } from '../grid/task.ts';
import { Branches } from './branches.ts';
import { Budget, DEFAULT_MEMORY } from './budget.ts';
import { LanesRun } from './count-lanes.ts';
import type { Count } from './count-result.ts';
import { Counters } from './counters.ts';
import { limbsFor, RADIX, toBig } from './limbs.ts';
import type { SweepProgress } from './progress.ts';
import type { CountOptions } from './question.ts';
import { Ring } from './ring.ts';
import type { Spec } from './spec.ts';
import { States, StateTable } from './states.ts';
import { unitsOf } from './work.ts';

/** Units of work between two looks at the clock outside. */
const SLICE = 2048;

/**
 * Counts the answers exactly. A layer at a time: every state of a level is expanded, equal successors are joined and
 * their counters added. Time and memory are those of the states: two layers are held at once.
 */
export function count(spec: Spec, options: CountOptions = {}): Task<Count, SweepProgress> {
  const plain = options.by === undefined && options.tilt === undefined && options.limbs === undefined;
  const own = plain ? spec.ownCount?.(options) : undefined;
  if (own !== undefined) return own;
  const ring = new Ring(spec, options);
  const run = ring.lanes > 1 ? new LanesRun(spec, ring, options) : new CountRun(spec, ring, options);
  return new GeneratorTask(run.run(), () => run.progress());
}

/** The count with one lane a state. */
class CountRun {
  readonly #spec: Spec;
  readonly #ring: Ring;
  readonly #budget: Budget;
  readonly #branches: Branches;
  readonly #scratch: Int32Array;
  readonly #table: StateTable;
  /** Answers so far; those of the layer at work are still in `#ended`. */
  #total = 0n;
  readonly #ended: Counters;
  readonly #maxLimbs: number;
  #states: States;
  #next: States;
  #counters: Counters;
  #nextCounters: Counters;
  #level = 0;
  /** Bits of the largest counter of the layer at work. */
  #bits = 1;
  #sum = 0;
  #peak = 0;

  constructor(spec: Spec, ring: Ring, options: CountOptions) {
    this.#spec = spec;
    this.#ring = ring;
    this.#budget = new Budget(options.memory ?? DEFAULT_MEMORY);
    this.#maxLimbs = options.limbs ?? Number.POSITIVE_INFINITY;
    this.#branches = new Branches(spec);
    this.#scratch = new Int32Array(spec.words);
    this.#table = new StateTable(this.#budget);
    this.#states = new States(spec.words, this.#budget);
    this.#next = new States(spec.words, this.#budget);
    this.#counters = new Counters(1, this.#budget);
    this.#nextCounters = new Counters(1, this.#budget);
    this.#ended = new Counters(1, this.#budget);
  }

  progress(): SweepProgress {
    const { used } = this.#budget;
    return { done: this.#level, total: this.#spec.levels, states: this.#sum, layer: this.#states.size, memory: used };
  }

  *run(): Generator<number, Count, void> {
    const spec = this.#spec;
    const units = unitsOf(spec.words, 1);
    const slice = Math.max(1, Math.floor(SLICE / units));
    if (spec.root(this.#scratch)) {
      this.#states.reserve();
      this.#states.keys.set(this.#scratch);
      this.#states.size = 1;
      this.#counters.start(1);
      this.#counters.open(0);
      this.#counters.setOne(0);
    }
    for (; this.#level < spec.levels && this.#states.size > 0; this.#level++) {
      const { size } = this.#states;
      this.#sum += size;
      this.#peak = Math.max(this.#peak, size);
      let limbs = this.#guessLimbs();
      for (;;) {
        this.#startLayer(limbs);
        for (let from = 0; from < size; from += slice) {
          const to = Math.min(size, from + slice);
          this.#expand(from, to);
          yield (to - from) * units;
          if (this.#table.isFull(this.#next)) yield* this.#table.enlarge(this.#next);
        }
        this.#table.clear(this.#next.size);
        const bits = yield* this.#bitsOfNext(limbs);
        if (bits < Number.POSITIVE_INFINITY) {
          this.#bits = bits;
          break;
        }
        // The guess was too low: the layer is done again, wider.
        if (++limbs > this.#maxLimbs) throw new Error('a counter has overflowed its limbs');
      }
      this.#endLayer();
    }
    if (this.#level === 0 && spec.levels === 0 && this.#states.size === 1) this.#total = 1n;
    this.#release();
    const byTally = this.#ring.byTally([this.#total]);
    return { count: this.#total, byTally, states: this.#sum, peak: this.#peak, memory: this.#budget.peak };
  }

  *#bitsOfNext(limbs: number): Generator<number, number, void> {
    const { size } = this.#next;
    const slice = Math.ceil((16 * SLICE) / limbs);
    let bits = 0;
    for (let from = 0; from < size; from += slice) {
      bits = Math.max(bits, this.#nextCounters.bits(from, Math.min(size, from + slice), this.#mostIn(limbs)));
      if (from + slice < size) yield SLICE;
    }
    return bits;
  }

  /** The first limb not to be reached: a lone limb may use all of a double, unless weights multiply it. */
  #mostIn(limbs: number): number {
    return limbs === 1 && this.#ring.tilt === undefined ? 2 ** 53 : RADIX;
  }

  /** Counters at most double from one layer to the next, nearly always. */
  #guessLimbs(): number {
    const bits = this.#bits + 1 + Math.log2(this.#ring.largestWeight);
    const limbs = 2 ** bits < this.#mostIn(1) ? 1 : Math.max(2, limbsFor(bits));
    return Math.min(limbs, this.#maxLimbs);
  }

  #startLayer(limbs: number): void {
    this.#next.size = 0;
    this.#nextCounters.start(limbs);
    // Every state may end in answers, in each of its branches: this bound is certain.
    const { choices } = this.#spec;
    const growth = Math.log2(this.#states.size * choices * this.#ring.largestWeight) + 0.01;
    this.#ended.start(Math.min(this.#maxLimbs, Math.max(2, limbsFor(this.#bits + growth))));
    this.#ended.open(0);
    this.#ended.setOne(0);
    this.#ended.data[0] = 0;
  }

  #endLayer(): void {
    const { data, limbs } = this.#ended;
    if (this.#ended.bits(0, 1, RADIX) === Number.POSITIVE_INFINITY)
      throw new Error('a counter has overflowed its limbs');
    this.#total += toBig(data, 0, limbs) * this.#ring.restWeight(this.#level);
    [this.#states, this.#next] = [this.#next, this.#states];
    [this.#counters, this.#nextCounters] = [this.#nextCounters, this.#counters];
  }

  #expand(from: number, to: number): void {
    const spec = this.#spec;
    const branches = this.#branches;
    const scratch = this.#scratch;
    const { words } = spec;
    const { keys } = this.#states;
    const level = this.#level;
    const last = level === spec.levels - 1;
    const ring = this.#ring;
    const tilted = ring.tilt !== undefined;
    const next = this.#next;
    const table = this.#table;
    const counters = this.#counters;
    const nextCounters = this.#nextCounters;
    for (let index = from; index < to; index++) {
      for (let k = 0; k < words; k++) scratch[k] = keys[index * words + k];
      branches.count = 0;
      spec.expand(scratch, level, branches);
      for (let branch = 0; branch < branches.count; branch++) {
        const weight = tilted ? ring.weight(level, branches.tallies[branch], branches.powers[branch]) : 1;
        if (last || branches.done[branch] !== 0) {
          this.#ended.add(0, counters, index, weight);
          continue;
        }
        spec.fold?.(branches.states, branch * words, level + 1);
        const known = next.size;
        const target = table.find(next, branches.states, branch * words);
        if (target === known) nextCounters.open(target);
        nextCounters.add(target, counters, index, weight);
      }
    }
  }

  #release(): void {
    this.#states.free();
    this.#next.free();
    this.#counters.free();
    this.#nextCounters.free();
    this.#ended.free();
    this.#table.free();
  }
}
