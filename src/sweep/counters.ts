import type { Budget } from './budget.ts';
import { add, addTimes, LIMB_BITS, RADIX } from './limbs.ts';
import type { Move } from './ring.ts';

/**
 * The counters of one layer: for each state `limbs` × `lanes` doubles, all lanes of the lowest limb first. With several
 * lanes each state also has the range of lanes that may be nonzero; the loops run over it only.
 */
export class Counters {
  readonly lanes: number;
  limbs = 1;
  data: Float64Array;
  low: Int32Array;
  high: Int32Array;
  readonly #budget: Budget;

  constructor(lanes: number, budget: Budget) {
    this.lanes = lanes;
    this.#budget = budget;
    budget.take(64 * lanes * 8);
    this.data = new Float64Array(64 * lanes);
    this.low = new Int32Array(0);
    this.high = new Int32Array(0);
  }

  /** Starts an empty layer whose numbers need `limbs` limbs. */
  start(limbs: number): void {
    this.limbs = limbs;
  }

  /** Makes the counters of a new state zero. */
  open(index: number): void {
    const width = this.limbs * this.lanes;
    const end = (index + 1) * width;
    if (end > this.data.length) this.data = this.#budget.grow(this.data, Math.max(end, this.data.length * 2));
    if (this.lanes === 1) {
      for (let at = end - width; at < end; at++) this.data[at] = 0;
      return;
    }
    if (index >= this.low.length) {
      const length = Math.max(64, this.low.length * 2);
      this.low = this.#budget.grow(this.low, length);
      this.high = this.#budget.grow(this.high, length);
    }
    // Lanes outside the range are never read, so nothing is cleared here.
    this.low[index] = this.lanes;
    this.high[index] = -1;
  }

  /** Makes the state's only nonzero counter a 1 in the first lane. */
  setOne(index: number): void {
    this.data.fill(0, index * this.limbs * this.lanes, (index + 1) * this.limbs * this.lanes);
    this.data[index * this.limbs * this.lanes] = 1;
    if (this.lanes > 1) this.low[index] = this.high[index] = 0;
  }

  /**
   * this[to] += weight · source[from], for one lane. Layers shrink as well as grow, so `source` may have more limbs than
   * this; those above are zero then.
   */
  add(to: number, source: Counters, from: number, weight: number): void {
    const { limbs } = this;
    const given = source.limbs;
    if (weight !== 1) addTimes(this.data, to * limbs, limbs, source.data, from * given, Math.min(limbs, given), weight);
    else if (limbs === 1) this.data[to] += source.data[from * given];
    else if (given === 1) this.#addSingle(to * limbs, 1, source.data[from]);
    else if (limbs === 2 && given === 2) this.#add2(2 * to, source.data, 2 * from);
    else add(this.data, to * limbs, limbs, source.data, from * given, Math.min(limbs, given));
  }

  #add2(to: number, source: Float64Array, from: number): void {
    const { data } = this;
    let sum = data[to] + source[from];
    let carry = 0;
    if (sum >= RADIX) {
      sum -= RADIX;
      carry = 1;
    }
    data[to] = sum;
    data[to + 1] += source[from + 1] + carry;
  }

  /** Adds a single double, which may be up to 2⁵³, to a number of at least two limbs that stand `stride` apart. */
  #addSingle(at: number, stride: number, value: number): void {
    const { data, limbs } = this;
    let up = Math.floor(value / RADIX);
    let sum = data[at] + (value - up * RADIX);
    for (let k = 0; ; k++) {
      if (sum >= RADIX && k < limbs - 1) {
        sum -= RADIX;
        up++;
      }
      data[at + k * stride] = sum;
      if (up === 0 || k === limbs - 1) return;
      sum = data[at + (k + 1) * stride] + up;
      up = 0;
    }
  }

  /** this[to] += x^shift · source[from]; no lane outside `first` … `last` moves. */
  addLanes(to: number, source: Counters, from: number, move: Move, first: number, last: number): void {
    const { lanes, limbs, data } = this;
    const { mask, shift } = move;
    const given = source.data;
    const start = from * source.limbs * lanes;
    const target = to * limbs * lanes + shift;
    this.#widen(to, first + shift, last + shift);
    if (limbs === 1) {
      for (let lane = first; lane <= last; lane++) data[target + lane] += mask[lane] * given[start + lane];
      return;
    }
    if (source.limbs === 1) {
      for (let lane = first; lane <= last; lane++)
        if (mask[lane] !== 0) this.#addSingle(target + lane, lanes, given[start + lane]);
      return;
    }
    const width = Math.min(limbs, source.limbs);
    for (let lane = first; lane <= last; lane++) {
      if (mask[lane] === 0) continue;
      let carry = 0;
      for (let k = 0; k < limbs; k++) {
        const at = target + k * lanes + lane;
        let sum = data[at] + carry;
        if (k < width) sum += given[start + k * lanes + lane];
        carry = 0;
        if (sum >= RADIX && k < limbs - 1) {
          sum -= RADIX;
          carry = 1;
        }
        data[at] = sum;
      }
    }
  }

  /** Lets the range of a state include `first` … `last`; the lanes that are new in it become zero. */
  #widen(state: number, first: number, last: number): void {
    const low = this.low[state];
    const high = this.high[state];
    if (first >= low && last <= high) return;
    const fresh = high < 0;
    const newLow = fresh ? first : Math.min(low, first);
    const newHigh = Math.max(high, last);
    const start = state * this.limbs * this.lanes;
    for (let k = 0; k < this.limbs; k++) {
      const at = start + k * this.lanes;
      if (fresh) this.data.fill(0, at + newLow, at + newHigh + 1);
      else {
        for (let lane = newLow; lane < low; lane++) this.data[at + lane] = 0;
        for (let lane = high + 1; lane <= newHigh; lane++) this.data[at + lane] = 0;
      }
    }
    this.low[state] = newLow;
    this.high[state] = newHigh;
  }

  /**
   * An upper bound on the bits of the largest counter of the states `from` … `to` − 1, or infinity when a top limb holds
   * more than it may (`most`): a counter too narrow for its number would otherwise go wrong in silence. Sums of
   * doubles never come out below a bound that the true sum has passed, so nothing is missed.
   */
  bits(from: number, to: number, most: number): number {
    const { limbs, lanes, data } = this;
    for (let k = limbs - 1; k >= 0; k--) {
      let largest = 0;
      for (let index = from; index < to; index++) {
        const start = (index * limbs + k) * lanes;
        const low = lanes === 1 ? 0 : this.low[index];
        const high = lanes === 1 ? 0 : this.high[index];
        for (let lane = low; lane <= high; lane++) if (data[start + lane] > largest) largest = data[start + lane];
      }
      if (largest >= most) return Number.POSITIVE_INFINITY;
      if (largest > 0) return Math.log2(largest + 1) + k * LIMB_BITS;
    }
    return 0;
  }

  free(): void {
    this.#budget.release(this.data.byteLength + this.low.byteLength + this.high.byteLength);
    this.data = new Float64Array(0);
    this.low = new Int32Array(0);
    this.high = new Int32Array(0);
  }
}
