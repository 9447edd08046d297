import { Branches } from './branches.ts';
import type { Budget } from './budget.ts';
import type { Label, Layer } from './layer.ts';
import type { Move, Ring } from './ring.ts';
import type { Spec } from './spec.ts';
import { States, StateTable } from './states.ts';
import { unitsOf } from './work.ts';

/** The states before one level, from which the layers from there on can be built again. */
export interface Checkpoint {
  readonly level: number;
  readonly size: number;
  readonly keys: Int32Array;
  readonly arrivals: Int32Array;
}

/** Units of work between two looks at the clock outside. */
const SLICE = 2048;

/** Builds the layers of a diagram one after the other, by hashing. */
export class LayerBuilder {
  level = 0;
  readonly #spec: Spec;
  readonly #ring: Ring;
  readonly #budget: Budget;
  readonly #table: StateTable;
  readonly #branches: Branches;
  readonly #scratch: Int32Array;
  /** Words of lanes a state can arrive in; 0 with one lane. */
  readonly #laneWords: number;
  /** Whether the spec narrows the lanes of a state. */
  readonly #narrows: boolean;
  readonly #folds: boolean;
  /** The lanes that a branch brings. */
  readonly #moved: Int32Array;
  #states: States;
  #next: States;
  #arrivals: Int32Array;
  #nextArrivals: Int32Array;
  #targets: Int32Array;
  #labelOf: Uint16Array;
  #edges = 0;
  #first: Int32Array = new Int32Array(1);
  #labels: Label[] = [];
  /** The labels of each choice as a list, and the one that was met last. */
  readonly #firstLabel: Int32Array;
  #nextLabel: number[] = [];
  readonly #lastLabel: Int32Array;

  /** With `folds`, states are replaced by their mirror images where the spec says so: for counts only. */
  constructor(spec: Spec, ring: Ring, budget: Budget, folds = false) {
    this.#folds = folds && spec.fold !== undefined;
    this.#spec = spec;
    this.#ring = ring;
    this.#budget = budget;
    this.#table = new StateTable(budget);
    this.#branches = new Branches(spec);
    this.#scratch = new Int32Array(spec.words);
    this.#states = new States(spec.words, budget);
    this.#next = new States(spec.words, budget);
    this.#laneWords = ring.lanes === 1 ? 0 : Math.ceil(ring.lanes / 32);
    this.#narrows =
      this.#laneWords > 0 && spec.narrow !== undefined && spec.tallies.every(({ wanted }) => wanted === 'exactly-cap');
    this.#moved = new Int32Array(this.#laneWords);
    this.#arrivals = new Int32Array(this.#laneWords);
    this.#nextArrivals = new Int32Array(this.#laneWords);
    this.#targets = new Int32Array(1024);
    this.#labelOf = new Uint16Array(1024);
    this.#firstLabel = new Int32Array(spec.choices).fill(-1);
    this.#lastLabel = new Int32Array(spec.choices).fill(-1);
    budget.take(1024 * 6);
    if (!spec.root(this.#scratch)) return;
    this.#states.reserve();
    this.#states.keys.set(this.#scratch);
    this.#states.size = 1;
    if (this.#laneWords > 0) this.#arrivals[0] = 1;
  }

  /** States before the level at work. */
  get size(): number {
    return this.#states.size;
  }

  /** The lanes in which those states can arrive, as in `Layer`; valid until the next layer is built. */
  get arrivals(): Int32Array {
    return this.#arrivals;
  }

  get finished(): boolean {
    return this.level >= this.#spec.levels || this.#states.size === 0;
  }

  /** Expands the states of one level. */
  *layer(): Generator<number, Layer, void> {
    const { size } = this.#states;
    this.#startLayer(size);
    const units = unitsOf(this.#spec.words, this.#ring.lanes >> 3);
    const slice = Math.max(1, Math.floor(SLICE / units));
    for (let from = 0; from < size; from += slice) {
      const to = Math.min(size, from + slice);
      this.#expand(from, to);
      yield (to - from) * units;
      if (this.#table.isFull(this.#next)) yield* this.#table.enlarge(this.#next);
    }
    const layer = this.#endLayer(size);
    this.level++;
    return layer;
  }

  checkpoint(): Checkpoint {
    const { size, keys, words } = this.#states;
    this.#budget.take(size * (words + this.#laneWords) * 4);
    return {
      level: this.level,
      size,
      keys: keys.slice(0, size * words),
      arrivals: this.#arrivals.slice(0, size * this.#laneWords),
    };
  }

  /** Goes back to a checkpoint; the layers built from there have their states in the same order as before. */
  restart({ level, size, keys, arrivals }: Checkpoint): void {
    this.level = level;
    if (keys.length > this.#states.keys.length) this.#states.keys = this.#budget.grow(this.#states.keys, keys.length);
    this.#states.keys.set(keys);
    this.#states.size = size;
    if (arrivals.length > this.#arrivals.length) this.#arrivals = this.#budget.grow(this.#arrivals, arrivals.length);
    this.#arrivals.set(arrivals);
  }

  free(): void {
    this.#table.free();
    this.#states.free();
    this.#next.free();
    this.#budget.release(this.#targets.byteLength + this.#labelOf.byteLength);
  }

  #startLayer(size: number): void {
    this.#next.size = 0;
    this.#edges = 0;
    this.#labels = [];
    this.#nextLabel = [];
    this.#firstLabel.fill(-1);
    this.#lastLabel.fill(-1);
    this.#budget.take((size + 1) * 4);
    this.#first = new Int32Array(size + 1);
  }

  #endLayer(size: number): Layer {
    const edges = this.#edges;
    const small = this.#labels.length <= 256;
    this.#budget.take(edges * (small ? 5 : 6) + size * this.#laneWords * 4);
    this.#first[size] = edges;
    const labelOf = this.#labelOf.subarray(0, edges);
    const layer: Layer = {
      size,
      first: this.#first,
      targets: this.#targets.slice(0, edges),
      labelOf: small ? Uint8Array.from(labelOf) : labelOf.slice(),
      labels: this.#labels,
      arrivals: this.#arrivals.slice(0, size * this.#laneWords),
    };
    this.#table.clear(this.#next.size);
    [this.#states, this.#next] = [this.#next, this.#states];
    [this.#arrivals, this.#nextArrivals] = [this.#nextArrivals, this.#arrivals];
    return layer;
  }

  #expand(from: number, to: number): void {
    const spec = this.#spec;
    const { words } = spec;
    const branches = this.#branches;
    const scratch = this.#scratch;
    const { keys } = this.#states;
    const level = this.level;
    const next = this.#next;
    const last = level === spec.levels - 1;
    for (let index = from; index < to; index++) {
      this.#first[index] = this.#edges;
      for (let k = 0; k < words; k++) scratch[k] = keys[index * words + k];
      branches.count = 0;
      spec.expand(scratch, level, branches);
      if (this.#edges + branches.count > this.#targets.length) this.#growEdges();
      for (let branch = 0; branch < branches.count; branch++) {
        const done = last || branches.done[branch] !== 0;
        const label = this.#labelFor(branches.choices[branch], branches.tallies[branch], branches.powers[branch], done);
        const at = branch * words;
        if (this.#folds && !done) spec.fold?.(branches.states, at, level + 1);
        if (this.#laneWords > 0) {
          const { move } = this.#labels[label];
          if (done ? !this.#moves(index, move) : !this.#move(index, move, branches.states, at)) continue;
        }
        let target = -1;
        if (!done) {
          const known = next.size;
          target = this.#table.find(next, branches.states, at);
          if (this.#laneWords > 0) this.#arrive(target, target === known);
        }
        this.#targets[this.#edges] = target;
        this.#labelOf[this.#edges++] = label;
      }
    }
  }

  #growEdges(): void {
    const length = Math.max(this.#targets.length * 2, this.#edges + this.#spec.choices);
    this.#targets = this.#budget.grow(this.#targets, length);
    this.#labelOf = this.#budget.grow(this.#labelOf, length);
  }

  #labelFor(choice: number, tally: number, power: number, done: boolean): number {
    const guess = this.#lastLabel[choice];
    if (guess >= 0) {
      const label = this.#labels[guess];
      if (label.done === done && label.tally === tally && (tally < 0 || label.power === power)) return guess;
    }
    let index = this.#firstLabel[choice];
    for (; index >= 0; index = this.#nextLabel[index]) {
      const label = this.#labels[index];
      if (label.done === done && label.tally === tally && (tally < 0 || label.power === power)) break;
    }
    if (index < 0) {
      const level = this.level;
      const move = this.#ring.move(level, tally, power, done);
      const weight = this.#ring.weight(level, tally, power);
      index = this.#labels.length;
      this.#labels.push({ choice, tally, power, done, move, weight });
      this.#nextLabel[index] = this.#firstLabel[choice];
      this.#firstLabel[choice] = index;
    }
    this.#lastLabel[choice] = index;
    return index;
  }

  /** Whether any lane in which the state can arrive survives the move. */
  #moves(index: number, { bits }: Move): boolean {
    const words = this.#laneWords;
    for (let k = 0; k < words; k++) if ((this.#arrivals[index * words + k] & bits[k]) !== 0) return true;
    return false;
  }

  /** Puts into `#moved` the lanes in which the state brings the branch to its end; false when there are none. */
  #move(index: number, { bits, shift }: Move, states: Int32Array, at: number): boolean {
    const words = this.#laneWords;
    const moved = this.#moved;
    const from = index * words;
    const far = shift >> 5;
    const near = shift & 31;
    let some = 0;
    for (let k = 0; k < words; k++) {
      let word = k < far ? 0 : (this.#arrivals[from + k - far] & bits[k - far]) << near;
      if (near > 0 && k > far) word |= (this.#arrivals[from + k - far - 1] & bits[k - far - 1]) >>> (32 - near);
      moved[k] = word;
      some |= word;
    }
    if (some === 0 || !this.#narrows) return some !== 0;
    this.#spec.narrow?.(states, at, this.level + 1, moved);
    for (let k = 0; k < words; k++) if (moved[k] !== 0) return true;
    return false;
  }

  #arrive(target: number, fresh: boolean): void {
    const words = this.#laneWords;
    const at = target * words;
    if (fresh) {
      if (at + words > this.#nextArrivals.length)
        this.#nextArrivals = this.#budget.grow(this.#nextArrivals, Math.max(at + words, this.#nextArrivals.length * 2));
      this.#nextArrivals.fill(0, at, at + words);
    }
    for (let k = 0; k < words; k++) this.#nextArrivals[at + k] |= this.#moved[k];
  }
}
