import { Budget, DEFAULT_MEMORY } from './budget.ts';
import { LayerBuilder } from './builder.ts';
import type { Count } from './count-result.ts';
import { bitsOf, LaneCounters, limbsForCount, rootNumbers } from './lane-counters.ts';
import { layerBytes } from './layer.ts';
import { limbsFor, RADIX, toBig } from './limbs.ts';
import type { SweepProgress } from './progress.ts';
import type { CountOptions } from './question.ts';
import type { Ring } from './ring.ts';
import type { Spec } from './spec.ts';

/**
 * Counts with several lanes a state. Each layer is gone through twice: its states are expanded and equal successors
 * joined, with the lanes in which they can arrive; then, when it is known which counters there are, they are added up.
 */
export class LanesRun {
  readonly #spec: Spec;
  readonly #ring: Ring;
  readonly #budget: Budget;
  readonly #builder: LayerBuilder;
  readonly #maxLimbs: number;
  readonly #totals: bigint[];
  #ways = rootNumbers();
  /** Bits of the largest counter of the layer at work. */
  #bits = 1;
  #sum = 0;
  #peak = 0;

  constructor(spec: Spec, ring: Ring, options: CountOptions) {
    this.#spec = spec;
    this.#ring = ring;
    this.#budget = new Budget(options.memory ?? DEFAULT_MEMORY);
    this.#builder = new LayerBuilder(spec, ring, this.#budget, true);
    this.#maxLimbs = options.limbs ?? Number.POSITIVE_INFINITY;
    this.#totals = new Array<bigint>(ring.lanes).fill(0n);
  }

  progress(): SweepProgress {
    const { level, size } = this.#builder;
    return { done: level, total: this.#spec.levels, states: this.#sum, layer: size, memory: this.#budget.used };
  }

  *run(): Generator<number, Count, void> {
    const builder = this.#builder;
    if (this.#spec.levels === 0 && builder.size === 1) this.#totals[0] = 1n;
    while (!builder.finished) {
      this.#sum += builder.size;
      this.#peak = Math.max(this.#peak, builder.size);
      yield* this.#layer();
    }
    const byTally = this.#ring.byTally(this.#totals);
    const total = byTally.reduce((sum, part) => sum + part, 0n);
    builder.free();
    return { count: total, byTally, states: this.#sum, peak: this.#peak, memory: this.#budget.peak };
  }

  *#layer(): Generator<number, void, void> {
    const { lanes } = this.#ring;
    const budget = this.#budget;
    const builder = this.#builder;
    const layer = yield* builder.layer();
    const ways = new LaneCounters(layer, this.#ways, lanes, budget);
    yield* ways.layOut(builder.arrivals, builder.size);
    // Every state may end in answers, in each of its branches: this bound is certain.
    const { largestWeight, tilt } = this.#ring;
    const weighed = tilt !== undefined;
    const growth = Math.log2(layer.size * this.#spec.choices * largestWeight) + 0.01;
    const endedLimbs = Math.min(this.#maxLimbs, Math.max(2, limbsFor(this.#bits + growth)));
    const ended = new Float64Array(lanes * endedLimbs);
    // Counters at most double from one layer to the next, nearly always.
    let limbs = Math.min(this.#maxLimbs, limbsForCount(this.#bits + 1 + Math.log2(largestWeight), weighed));
    for (;;) {
      const next = yield* ways.add(limbs, ended.fill(0), endedLimbs);
      const bits = yield* bitsOf(next, weighed);
      if (bits < Number.POSITIVE_INFINITY) {
        this.#bits = bits;
        if (builder.level > 1) budget.release(this.#ways.bytes);
        this.#ways = next;
        break;
      }
      // The guess was too low: the counters are added up again, wider.
      ways.drop(next);
      if (++limbs > this.#maxLimbs) throw new Error('a counter has overflowed its limbs');
    }
    budget.release(layerBytes(layer));
    // The level is done: what is weighed is what comes after it.
    const rest = this.#ring.restWeight(builder.level - 1);
    for (let lane = 0; lane < lanes; lane++) {
      const at = lane * endedLimbs;
      if (ended[at + endedLimbs - 1] >= RADIX) throw new Error('a counter has overflowed its limbs');
      this.#totals[lane] += toBig(ended, at, endedLimbs) * rest;
    }
  }
}
