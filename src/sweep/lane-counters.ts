import type { Budget } from './budget.ts';
import type { Layer } from './layer.ts';
import { LayerNumbers } from './layer-numbers.ts';
import { add, addTimes, LIMB_BITS, RADIX } from './limbs.ts';
import type { Move } from './ring.ts';

/** A lone limb may use all of a double. */
const WHOLE_DOUBLE = 2 ** 53;
/** Entries read or written between two looks at the clock outside. */
const SLICE = 1 << 16;

/** Limbs for numbers below 2^bits: one as long as a double holds them, unless weights multiply them. */
export function limbsForCount(bits: number, weighed: boolean): number {
  return 2 ** bits < mostInOne(weighed) ? 1 : Math.max(2, Math.ceil(bits / LIMB_BITS));
}

function mostInOne(weighed: boolean): number {
  return weighed ? RADIX : WHOLE_DOUBLE;
}

/** The ways to the root: one, in the first lane. */
export function rootNumbers(): LayerNumbers {
  return new LayerNumbers(1, Float64Array.of(1), Int32Array.of(0, 1), Uint16Array.of(0));
}

/**
 * The ways to the states of one layer, of several lanes each. Only the lanes are kept in which a state can arrive: about
 * a third of all in a bare space, and a tenth where there are numbers.
 */
export class LaneCounters {
  readonly #layer: Layer;
  readonly #from: LayerNumbers;
  readonly #lanes: number;
  readonly #budget: Budget;
  #first: Int32Array = new Int32Array(0);
  #names: Uint16Array = new Uint16Array(0);
  /** For each label: 1 at the lanes that it arrives in. */
  readonly #arrive: Float64Array[];
  readonly #pad: number;

  /** From the ways to the states of `layer`. */
  constructor(layer: Layer, from: LayerNumbers, lanes: number, budget: Budget) {
    this.#layer = layer;
    this.#from = from;
    this.#lanes = lanes;
    this.#budget = budget;
    this.#pad = Math.max(0, ...layer.labels.map(({ move }) => move.shift));
    this.#arrive = layer.labels.map(({ move }) => {
      const arrive = new Float64Array(lanes);
      for (let lane = move.shift; lane < lanes; lane++) arrive[lane] = move.mask[lane - move.shift];
      return arrive;
    });
  }

  /** Finds out which counters there are; `arrivals` are the lanes of the `size` states that the layer leads to. */
  *layOut(arrivals: Int32Array, size: number): Generator<number, void, void> {
    const words = Math.ceil(this.#lanes / 32);
    let entries = 0;
    for (let at = 0; at < size * words; at++) entries += bitCount(arrivals[at]);
    this.#budget.take((size + 1) * 4 + entries * 2);
    this.#first = new Int32Array(size + 1);
    this.#names = new Uint16Array(entries);
    const slice = Math.ceil(SLICE / this.#lanes);
    let entry = 0;
    for (let from = 0; from < size; from += slice) {
      entry = this.#layOutSlice(arrivals, from, Math.min(size, from + slice), words, entry);
      yield SLICE >> 5;
    }
    this.#first[size] = entry;
  }

  #layOutSlice(arrivals: Int32Array, from: number, to: number, words: number, start: number): number {
    const names = this.#names;
    let entry = start;
    for (let state = from; state < to; state++) {
      this.#first[state] = entry;
      for (let k = 0; k < words; k++)
        for (let left = arrivals[state * words + k]; left !== 0; left &= left - 1)
          names[entry++] = 32 * k + 31 - Math.clz32(left & -left);
    }
    return entry;
  }

  /** Adds up in counters of so many limbs. Answers go to `ended`, at [lane · endedLimbs]. */
  *add(limbs: number, ended: Float64Array, endedLimbs: number): Generator<number, LayerNumbers, void> {
    this.#budget.take(this.#names.length * limbs * 8);
    const data = new Float64Array(this.#names.length * limbs);
    // The counters of one state by lane; where it has none there are zeros, and before the first lane too.
    const spread = new Float64Array((this.#pad + this.#lanes) * limbs);
    const { size, first, targets, labelOf, labels } = this.#layer;
    const starts = this.#first;
    const names = this.#names;
    const pad = this.#pad;
    let work = 0;
    for (let state = 0; state < size; state++) {
      work += this.#spread(state, spread, limbs, true);
      for (let branch = first[state]; branch < first[state + 1]; branch++) {
        const label = labelOf[branch];
        const { done, move, weight } = labels[label];
        if (done) this.#end(state, move, weight, spread, limbs, ended, endedLimbs);
        else {
          const target = targets[branch];
          const from = starts[target];
          const to = starts[target + 1];
          work += to - from;
          const back = pad - move.shift;
          if (weight !== 1) addWeighed(data, names, from, to, this.#arrive[label], spread, back, limbs, weight);
          else if (limbs === 1) addSingles(data, names, from, to, this.#arrive[label], spread, back);
          else if (limbs === 2) addPairs(data, names, from, to, this.#arrive[label], spread, back);
          else addMany(data, names, from, to, this.#arrive[label], spread, back, limbs);
        }
      }
      this.#spread(state, spread, limbs, false);
      if (work > SLICE) {
        yield work >> 4;
        work = 0;
      }
    }
    return new LayerNumbers(limbs, data, this.#first, this.#names);
  }

  /** Takes back what `add` took for counters that were too narrow. */
  drop(values: LayerNumbers): void {
    this.#budget.release(values.data.byteLength);
  }

  /** Lays the counters of a state out by lane, with `limbs` limbs; or wipes them. Returns how many there are. */
  #spread(state: number, spread: Float64Array, limbs: number, on: boolean): number {
    const { data, limbs: given } = this.#from;
    const first = this.#from.first as Int32Array;
    const names = this.#from.lanes as Uint16Array;
    const end = first[state + 1];
    const pad = this.#pad;
    for (let entry = first[state]; entry < end; entry++) {
      const at = (pad + names[entry]) * limbs;
      if (!on) for (let k = 0; k < limbs; k++) spread[at + k] = 0;
      else if (limbs === 1) spread[at] = data[entry * given];
      else if (given === 1) {
        const upper = Math.floor(data[entry] / RADIX);
        spread[at] = data[entry] - upper * RADIX;
        spread[at + 1] = upper;
      } else for (let k = 0; k < Math.min(given, limbs); k++) spread[at + k] = data[entry * given + k];
    }
    return end - first[state];
  }

  #end(
    state: number,
    { mask, shift }: Move,
    weight: number,
    spread: Float64Array,
    limbs: number,
    ended: Float64Array,
    endedLimbs: number,
  ): void {
    const first = this.#from.first as Int32Array;
    const names = this.#from.lanes as Uint16Array;
    const pair = new Float64Array(2);
    for (let entry = first[state]; entry < first[state + 1]; entry++) {
      const lane = names[entry];
      if (mask[lane] === 0) continue;
      const at = (this.#pad + lane) * limbs;
      const to = (lane + shift) * endedLimbs;
      if (weight !== 1) {
        addTimes(ended, to, endedLimbs, spread, at, Math.min(limbs, endedLimbs), weight);
        continue;
      }
      if (limbs > 1 || endedLimbs === 1) {
        add(ended, to, endedLimbs, spread, at, Math.min(limbs, endedLimbs));
        continue;
      }
      pair[1] = Math.floor(spread[at] / RADIX);
      pair[0] = spread[at] - pair[1] * RADIX;
      add(ended, to, endedLimbs, pair, 0, 2);
    }
  }
}

/** Limbs must be below `RADIX`, a lone one too. */
function addWeighed(
  data: Float64Array,
  names: Uint16Array,
  from: number,
  to: number,
  arrive: Float64Array,
  spread: Float64Array,
  back: number,
  limbs: number,
  weight: number,
): void {
  for (let entry = from; entry < to; entry++) {
    const lane = names[entry];
    if (arrive[lane] !== 0) addTimes(data, entry * limbs, limbs, spread, (back + lane) * limbs, limbs, weight);
  }
}

function addMany(
  data: Float64Array,
  names: Uint16Array,
  from: number,
  to: number,
  arrive: Float64Array,
  spread: Float64Array,
  back: number,
  limbs: number,
): void {
  for (let entry = from; entry < to; entry++) {
    const lane = names[entry];
    if (arrive[lane] !== 0) add(data, entry * limbs, limbs, spread, (back + lane) * limbs, limbs);
  }
}

function addPairs(
  data: Float64Array,
  names: Uint16Array,
  from: number,
  to: number,
  arrive: Float64Array,
  spread: Float64Array,
  back: number,
): void {
  for (let entry = from; entry < to; entry++) {
    const lane = names[entry];
    if (arrive[lane] === 0) continue;
    const at = 2 * (back + lane);
    const sum = data[2 * entry] + spread[at];
    const carry = sum >= RADIX ? 1 : 0;
    data[2 * entry] = sum - carry * RADIX;
    data[2 * entry + 1] += spread[at + 1] + carry;
  }
}

/** The loop in which nearly all time of a count with several lanes is spent. */
function addSingles(
  data: Float64Array,
  names: Uint16Array,
  from: number,
  to: number,
  arrive: Float64Array,
  spread: Float64Array,
  back: number,
): void {
  for (let entry = from; entry < to; entry++) {
    const lane = names[entry];
    data[entry] += arrive[lane] * spread[back + lane];
  }
}

/**
 * An upper bound on the bits of the largest of these counters, or infinity when a top limb holds more than it may: a
 * counter too narrow for its number would otherwise go wrong in silence. Sums of doubles never come out below a bound
 * that the true sum has passed, so nothing is missed.
 */
export function* bitsOf({ data, limbs }: LayerNumbers, weighed: boolean): Generator<number, number, void> {
  for (let k = limbs - 1; k >= 0; k--) {
    let most = 0;
    for (let from = k; from < data.length; from += SLICE * limbs) {
      const to = Math.min(data.length, from + SLICE * limbs);
      for (let at = from; at < to; at += limbs) if (data[at] > most) most = data[at];
      if (to < data.length) yield SLICE >> 5;
    }
    if (most >= (limbs === 1 ? mostInOne(weighed) : RADIX)) return Number.POSITIVE_INFINITY;
    if (most > 0) return Math.log2(most + 1) + k * LIMB_BITS;
  }
  return 0;
}

function bitCount(word: number): number {
  let count = word - ((word >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
