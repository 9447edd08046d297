import { InputError } from '../grid/input-error.ts';
import { GeneratorTask, type Task } from '../grid/task.ts';
import type { Budget } from './budget.ts';
import { Counters } from './counters.ts';
import type { Diagram } from './diagram.ts';
import type { Label, Layer } from './layer.ts';
import type { LayerNumbers } from './layer-numbers.ts';
import { bitLength, limbsFor } from './limbs.ts';
import { ProductSum } from './products.ts';
import type { Ring } from './ring.ts';
import type { Section } from './sample.ts';
import type { Marginal, Spec } from './spec.ts';

/** The probability that decision d is yes (or that the d-th thing of a marginal is true) is exactly numerators[d] / total. */
export interface Field {
  readonly total: bigint;
  readonly numerators: readonly bigint[];
  /** The same as doubles; all 0 when there is no answer. */
  readonly probabilities: readonly number[];
}

const SLICE = 2048;

/**
 * The exact probability of every decision under the uniform (or tilted) law: for each branch, the ways to arrive times
 * the ways to complete. One pass forward over the diagram. With `of`, of a marginal of the spec instead.
 */
export function field(source: Diagram, of?: string): Task<Field> {
  const run = new FieldPass(source, source.total, source.budget, of);
  function* steps(): Generator<number, Field, void> {
    yield* run.pass(source, 0, source.layers.length);
    return run.finish();
  }
  return new GeneratorTask(steps(), () => ({ done: run.level, total: source.layers.length }));
}

/** The pass forward, level by level; it can be given the diagram in stretches. */
export class FieldPass {
  level = 0;
  readonly #ring: Ring;
  readonly #total: bigint;
  readonly #numerators: bigint[];
  #arrivals: Counters;
  #next: Counters;

  readonly #marginal: Marginal | undefined;

  constructor({ spec, ring }: Section, total: bigint, budget: Budget, of?: string) {
    this.#marginal = of === undefined ? undefined : spec.marginals?.[of];
    if (of !== undefined && this.#marginal === undefined) throw new InputError(`There is no field of ${of} here.`);
    this.#ring = ring;
    this.#total = total;
    this.#numerators = new Array<bigint>(this.#marginal?.size ?? spec.decisions).fill(0n);
    this.#arrivals = new Counters(ring.lanes, budget);
    this.#next = new Counters(ring.lanes, budget);
    // Arrivals are only followed to states that can be completed, where arrivals × completions ≤ total.
    const limbs = limbsFor(bitLength(total) + 0.01);
    this.#next.start(limbs);
    this.#arrivals.start(limbs);
    this.#arrivals.open(0);
    this.#arrivals.setOne(0);
  }

  *pass({ spec, layers, values }: Section, from: number, to: number): Generator<number, void, void> {
    const ring = this.#ring;
    for (let level = from; level < to && this.#total > 0n; level++) {
      this.level = level + 1;
      const layer = layers[level];
      const next = values[level + 1] as LayerNumbers | undefined;
      const { limbs } = this.#arrivals;
      const yes = layer.labels.map((label) => this.#raisedBy(spec, level, label));
      const sums = yes.map((said) => (said.length > 0 ? new ProductSum(limbs, next?.limbs ?? 1) : undefined));
      const nextSize = next?.size ?? 0;
      for (let state = 0; state < nextSize; state++) this.#next.open(state);
      const slice = ring.lanes === 1 ? SLICE : SLICE / 16;
      for (let start = 0; start < layer.size; start += slice) {
        const end = Math.min(layer.size, start + slice);
        if (ring.lanes === 1) this.#pass(layer, values[level], next, sums, start, end);
        else this.#passLanes(layer, next, sums, start, end);
        // Products of lanes are dear, and dearest at first, while they are still being compiled.
        yield (end - start) * (ring.lanes === 1 ? 1 : 64);
      }
      layer.labels.forEach((label, k) => {
        const sum = sums[k];
        if (sum === undefined) return;
        const part = sum.value() * BigInt(label.weight) * (label.done ? ring.restWeight(level) : 1n);
        for (const decision of yes[k]) this.#numerators[decision] += part;
      });
      [this.#arrivals, this.#next] = [this.#next, this.#arrivals];
    }
  }

  #raisedBy(spec: Spec, level: number, { choice, tally, power }: Label): readonly number[] {
    if (this.#marginal === undefined) return spec.yes(level, choice);
    const at = this.#marginal.at(level, tally, power);
    return at < 0 ? [] : [at];
  }

  finish(): Field {
    this.#arrivals.free();
    this.#next.free();
    const total = this.#total;
    const numerators = this.#numerators;
    return { total, numerators, probabilities: numerators.map((numerator) => ratio(numerator, total)) };
  }

  #pass(
    layer: Layer,
    values: LayerNumbers,
    next: LayerNumbers | undefined,
    sums: readonly (ProductSum | undefined)[],
    from: number,
    to: number,
  ): void {
    const { first, targets, labelOf, labels } = layer;
    const arrivals = this.#arrivals;
    const { limbs } = arrivals;
    for (let state = from; state < to; state++) {
      if (values.isZero(state)) continue;
      for (let branch = first[state]; branch < first[state + 1]; branch++) {
        const label = labelOf[branch];
        const { done, weight } = labels[label];
        const target = targets[branch];
        const sum = sums[label];
        if (done || next === undefined) sum?.add(arrivals.data, state * limbs, limbs, ONE, 0, 1);
        else if (!next.isZero(target)) {
          sum?.add(arrivals.data, state * limbs, limbs, next.data, target * next.limbs, next.limbs);
          this.#next.add(target, arrivals, state, weight);
        }
      }
    }
  }

  #passLanes(
    layer: Layer,
    next: LayerNumbers | undefined,
    sums: readonly (ProductSum | undefined)[],
    from: number,
    to: number,
  ): void {
    const { first, targets, labelOf, labels } = layer;
    const { lanes } = this.#ring;
    const arrivals = this.#arrivals;
    const { limbs, data } = arrivals;
    const number = new Float64Array(limbs);
    for (let state = from; state < to; state++) {
      const base = state * limbs * lanes;
      for (let branch = first[state]; branch < first[state + 1]; branch++) {
        const label = labelOf[branch];
        const { done, move } = labels[label];
        const sum = sums[label];
        if (done || next === undefined) {
          if (sum === undefined) continue;
          for (let lane = arrivals.low[state]; lane <= arrivals.high[state]; lane++) {
            if (move.mask[lane] === 0) continue;
            for (let k = 0; k < limbs; k++) number[k] = data[base + k * lanes + lane];
            sum.add(number, 0, limbs, ONE, 0, 1);
          }
          continue;
        }
        this.#passBranch(state, targets[branch], move, next, sum, number);
      }
    }
  }

  /** Moves the lanes of a state along one branch, as far as they can be completed there. */
  #passBranch(
    state: number,
    target: number,
    move: Layer['labels'][number]['move'],
    next: LayerNumbers,
    sum: ProductSum | undefined,
    number: Float64Array,
  ): void {
    const { lanes } = this.#ring;
    const { limbs, data } = this.#arrivals;
    const base = state * limbs * lanes;
    const names = next.lanes as Uint16Array;
    const starts = next.first as Int32Array;
    const end = starts[target + 1];
    const lowest = this.#arrivals.low[state];
    const highest = this.#arrivals.high[state];
    let low = lanes;
    let high = -1;
    for (let entry = starts[target]; entry < end; entry++) {
      const lane = names[entry] - move.shift;
      if (lane < lowest || lane > highest || move.mask[lane] === 0) continue;
      let some = false;
      for (let k = 0; k < limbs; k++) {
        number[k] = data[base + k * lanes + lane];
        if (number[k] !== 0) some = true;
      }
      if (!some) continue;
      if (lane < low) low = lane;
      high = lane;
      sum?.add(number, 0, limbs, next.data, entry * next.limbs, next.limbs);
    }
    if (high >= 0) this.#next.addLanes(target, this.#arrivals, state, move, low, high);
  }
}

const ONE = Float64Array.of(1);

/** numerator / total as a double; exact to 2⁻⁶⁴. */
export function ratio(numerator: bigint, total: bigint): number {
  return total === 0n ? 0 : Number((numerator << 64n) / total) / 2 ** 64;
}
