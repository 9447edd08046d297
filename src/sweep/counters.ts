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

  /** Sets the counters of a new state to zero. */
  open(index: number): void {
    const width = this.limbs * this.lanes;
    const end = (index + 1) * width;
    if (end > this.data.length) this.data = this.#budget.grow(this.data, Math.max(end, this.data.length * 2));
    this.data.fill(0, end - width, end);
    if (this.lanes === 1) return;
    if (index >= this.low.length) {
      const length = Math.max(64, this.low.length * 2);
      this.low = this.#budget.grow(this.low, length);
      this.high = this.#budget.grow(this.high, length);
    }
    this.low[index] = this.lanes;
    this.high[index] = -1;
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

  /** this[to] += x^shift · source[from]; the lanes to move are `first` … `last`, as `movable` found them. */
  addLanes(to: number, source: Counters, from: number, move: Move, first: number, last: number): void {
    const { lanes, limbs, data } = this;
    const { mask, shift } = move;
    const given = source.data;
    const start = from * source.limbs * lanes;
    const target = to * limbs * lanes + shift;
    if (first + shift < this.low[to]) this.low[to] = first + shift;
    if (last + shift > this.high[to]) this.high[to] = last + shift;
    if (limbs === 1) {
      for (let lane = first; lane <= last; lane++) data[target + lane] += mask[lane] * given[start + lane];
      return;
    }
    for (let lane = first; lane <= last; lane++) {
      if (mask[lane] === 0) continue;
      let carry = 0;
      for (let k = 0; k < limbs; k++) {
        const at = target + k * lanes + lane;
        let sum = data[at] + carry;
        if (k < source.limbs) sum += given[start + k * lanes + lane];
        carry = 0;
        if (sum >= RADIX) {
          sum -= RADIX;
          carry = 1;
        }
        data[at] = sum;
      }
      if (carry !== 0) throw new Error('a counter has overflowed its limbs');
    }
  }

  /** First lane of state `index` that is nonzero and moves, or `lanes` when none does. */
  firstMovable(index: number, mask: Float64Array): number {
    const { data, limbs, lanes } = this;
    const start = index * limbs * lanes;
    const high = this.high[index];
    for (let lane = this.low[index]; lane <= high; lane++)
      if (mask[lane] !== 0) for (let k = 0; k < limbs; k++) if (data[start + k * lanes + lane] !== 0) return lane;
    return lanes;
  }

  /** Last lane of state `index` that is nonzero and moves; call only when there is one. */
  lastMovable(index: number, mask: Float64Array): number {
    const { data, limbs, lanes } = this;
    const start = index * limbs * lanes;
    const low = this.low[index];
    for (let lane = this.high[index]; lane > low; lane--)
      if (mask[lane] !== 0) for (let k = 0; k < limbs; k++) if (data[start + k * lanes + lane] !== 0) return lane;
    return low;
  }

  /**
   * An upper bound on the bits of the sum of the first `size` states' counters, over all lanes. Also asserts that every
   * top limb is normal: a counter too narrow for its number would otherwise go wrong in silence.
   */
  totalBits(size: number): number {
    const { limbs, lanes, data } = this;
    let bits = 0;
    for (let k = 0; k < limbs; k++) {
      let sum = 0;
      let most = 0;
      for (let index = 0; index < size; index++) {
        const start = (index * limbs + k) * lanes;
        const low = lanes === 1 ? 0 : this.low[index];
        const high = lanes === 1 ? 0 : this.high[index];
        for (let lane = low; lane <= high; lane++) {
          const limb = data[start + lane];
          sum += limb;
          if (limb > most) most = limb;
        }
      }
      if (most >= RADIX) throw new Error('a counter has overflowed its limbs');
      // The sum may be rounded, by far less than the hundredth of a bit added below.
      if (sum > 0) bits = Math.max(bits, Math.log2(sum) + k * LIMB_BITS);
    }
    return bits + Math.log2(limbs) + 0.01;
  }

  free(): void {
    this.#budget.release(this.data.byteLength + this.low.byteLength + this.high.byteLength);
    this.data = new Float64Array(0);
    this.low = new Int32Array(0);
    this.high = new Int32Array(0);
  }
}
