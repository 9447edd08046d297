import { toBig } from './limbs.ts';

/**
 * The completions of the states of one layer. With one lane they are `limbs` limbs a state. With several lanes only
 * the lanes are kept that can be arrived in and completed: entries `first[i]` … `first[i + 1]` − 1 belong to state i, and
 * `lanes` names the lane of each.
 */
export class LayerNumbers {
  readonly limbs: number;
  /** Number of states. */
  readonly size: number;
  readonly data: Float64Array;
  readonly first: Int32Array | undefined;
  readonly lanes: Uint16Array | undefined;

  constructor(limbs: number, data: Float64Array, first?: Int32Array, lanes?: Uint16Array) {
    this.limbs = limbs;
    this.data = data;
    this.first = first;
    this.lanes = lanes;
    this.size = first === undefined ? data.length / limbs : first.length - 1;
  }

  get bytes(): number {
    return this.data.byteLength + (this.first?.byteLength ?? 0) + (this.lanes?.byteLength ?? 0);
  }

  /** Entry of a state in a lane, or −1: times `limbs` it is the place of its limbs in `data`. */
  entry(state: number, lane: number): number {
    if (this.first === undefined || this.lanes === undefined) return state;
    let low = this.first[state];
    let high = this.first[state + 1] - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const there = this.lanes[middle];
      if (there === lane) return middle;
      if (there < lane) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  isZero(entry: number): boolean {
    for (let k = 0; k < this.limbs; k++) if (this.data[entry * this.limbs + k] !== 0) return false;
    return true;
  }

  big(entry: number): bigint {
    return toBig(this.data, entry * this.limbs, this.limbs);
  }

  /** Completions of a state, all its lanes together. */
  totalOf(state: number): bigint {
    if (this.first === undefined) return this.big(state);
    let total = 0n;
    for (let entry = this.first[state]; entry < this.first[state + 1]; entry++) total += this.big(entry);
    return total;
  }
}
