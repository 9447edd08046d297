import type { Budget } from './budget.ts';
import type { Layer } from './layer.ts';
import { LayerNumbers } from './layer-numbers.ts';
import { add, addTimes, bitLength, fromBig, LIMB_BITS, limbsFor, RADIX } from './limbs.ts';
import type { Ring } from './ring.ts';

interface LayerContext {
  /** Factor of an answer that ends at this level. */
  readonly rest: bigint;
  /** Most branches of a state. */
  readonly choices: number;
  readonly budget: Budget;
  readonly scratch: Scratch;
}

/** Room in which the entries of a layer are gathered before their number is known; it serves one layer after another. */
export interface Scratch {
  data: Float64Array;
  names: Uint16Array;
}

const SLICE = 4096;

/** Completions of the states of `layer`, given those of the next one (undefined after the last level). */
export function* completeLayer(
  layer: Layer,
  next: LayerNumbers | undefined,
  ring: Ring,
  context: LayerContext,
): Generator<number, LayerNumbers, void> {
  const nextBits = next === undefined ? 0 : largestBits(next);
  const largest = Math.max(nextBits, bitLength(context.rest));
  const limbs = limbsFor(largest + Math.log2(context.choices) + Math.log2(ring.largestWeight) + 0.01);
  return ring.lanes === 1
    ? yield* completeOne(layer, next, limbs, context)
    : yield* completeMany(layer, next, ring.lanes, limbs, context);
}

/** Bits that hold every counter of `values`; also asserts that the limbs are normal. */
function largestBits({ data, limbs }: LayerNumbers): number {
  let bits = 0;
  for (let k = limbs - 1; k >= 0; k--) {
    let most = 0;
    for (let at = k; at < data.length; at += limbs) if (data[at] > most) most = data[at];
    if (most >= RADIX) throw new Error('a counter has overflowed its limbs');
    if (most > 0 && bits === 0) bits = Math.log2(most + 1) + k * LIMB_BITS;
  }
  return bits;
}

function* completeOne(
  layer: Layer,
  next: LayerNumbers | undefined,
  limbs: number,
  { rest, budget }: LayerContext,
): Generator<number, LayerNumbers, void> {
  budget.take(layer.size * limbs * 8);
  const data = new Float64Array(layer.size * limbs);
  const ended = new Float64Array(limbs);
  fromBig(rest, ended, 0, limbs);
  for (let from = 0; from < layer.size; from += SLICE) {
    const to = Math.min(layer.size, from + SLICE);
    completeSlice(layer, next, data, limbs, ended, from, to);
    yield to - from;
  }
  return new LayerNumbers(limbs, data);
}

function completeSlice(
  layer: Layer,
  next: LayerNumbers | undefined,
  data: Float64Array,
  limbs: number,
  ended: Float64Array,
  from: number,
  to: number,
): void {
  const { first, targets, labelOf, labels } = layer;
  for (let state = from; state < to; state++) {
    for (let branch = first[state]; branch < first[state + 1]; branch++) {
      const { done, weight } = labels[labelOf[branch]];
      const source = done || next === undefined ? ended : next.data;
      const width = done || next === undefined ? limbs : Math.min(next.limbs, limbs);
      const at = done || next === undefined ? 0 : targets[branch] * next.limbs;
      if (weight === 1) add(data, state * limbs, limbs, source, at, width);
      else addTimes(data, state * limbs, limbs, source, at, width, weight);
    }
  }
}

function* completeMany(
  layer: Layer,
  next: LayerNumbers | undefined,
  lanes: number,
  limbs: number,
  { budget, scratch }: LayerContext,
): Generator<number, LayerNumbers, void> {
  const many = new ManyLanes(layer, next, lanes, limbs, budget, scratch);
  for (let from = 0; from < layer.size; from += SLICE / 16) {
    const to = Math.min(layer.size, from + SLICE / 16);
    many.complete(from, to);
    yield to - from;
  }
  return many.finish();
}

class ManyLanes {
  readonly #layer: Layer;
  readonly #next: LayerNumbers | undefined;
  readonly #lanes: number;
  readonly #limbs: number;
  readonly #budget: Budget;
  readonly #sums: Float64Array;
  readonly #first: Int32Array;
  readonly #scratch: Scratch;
  #entries = 0;

  constructor(
    layer: Layer,
    next: LayerNumbers | undefined,
    lanes: number,
    limbs: number,
    budget: Budget,
    scratch: Scratch,
  ) {
    this.#scratch = scratch;
    this.#layer = layer;
    this.#next = next;
    this.#lanes = lanes;
    this.#limbs = limbs;
    this.#budget = budget;
    this.#sums = new Float64Array(lanes * limbs);
    budget.take((layer.size + 1) * 4);
    this.#first = new Int32Array(layer.size + 1);
  }

  complete(from: number, to: number): void {
    const { first, targets, labelOf, labels } = this.#layer;
    const sums = this.#sums;
    for (let state = from; state < to; state++) {
      sums.fill(0);
      for (let branch = first[state]; branch < first[state + 1]; branch++) {
        const { done, move } = labels[labelOf[branch]];
        if (done || this.#next === undefined) this.#end(move.mask);
        else this.#pull(this.#next, targets[branch], move.shift, move.mask);
      }
      this.#pack(state);
    }
  }

  #end(mask: Float64Array): void {
    const limbs = this.#limbs;
    for (let lane = 0; lane < this.#lanes; lane++) if (mask[lane] !== 0) this.#sums[lane * limbs] += 1;
  }

  #pull(next: LayerNumbers, target: number, shift: number, mask: Float64Array): void {
    const { data } = next;
    const first = next.first as Int32Array;
    const names = next.lanes as Uint16Array;
    const limbs = this.#limbs;
    const sums = this.#sums;
    const end = first[target + 1];
    if (limbs === 1) {
      for (let entry = first[target]; entry < end; entry++) {
        const lane = names[entry] - shift;
        if (lane >= 0) sums[lane] += mask[lane] * data[entry];
      }
      return;
    }
    const width = Math.min(limbs, next.limbs);
    for (let entry = first[target]; entry < end; entry++) {
      const lane = names[entry] - shift;
      if (lane >= 0 && mask[lane] !== 0) add(sums, lane * limbs, limbs, data, entry * next.limbs, width);
    }
  }

  #pack(state: number): void {
    const limbs = this.#limbs;
    const lanes = this.#lanes;
    const sums = this.#sums;
    const { arrivals } = this.#layer;
    const words = Math.ceil(lanes / 32);
    const scratch = this.#scratch;
    const most = this.#entries + lanes;
    if (most > scratch.names.length) scratch.names = this.#budget.grow(scratch.names, 2 * most);
    if (most * limbs > scratch.data.length) scratch.data = this.#budget.grow(scratch.data, 2 * most * limbs);
    const { data, names } = scratch;
    this.#first[state] = this.#entries;
    for (let lane = 0; lane < lanes; lane++) {
      if ((arrivals[state * words + (lane >> 5)] & (1 << (lane & 31))) === 0) continue;
      let some = false;
      for (let k = 0; k < limbs; k++) if (sums[lane * limbs + k] !== 0) some = true;
      if (!some) continue;
      for (let k = 0; k < limbs; k++) data[this.#entries * limbs + k] = sums[lane * limbs + k];
      names[this.#entries++] = lane;
    }
  }

  finish(): LayerNumbers {
    this.#first[this.#layer.size] = this.#entries;
    const limbs = this.#limbs;
    this.#budget.take(this.#entries * (8 * limbs + 2));
    const data = this.#scratch.data.slice(0, this.#entries * limbs);
    const names = this.#scratch.names.slice(0, this.#entries);
    return new LayerNumbers(limbs, data, this.#first, names);
  }
}
