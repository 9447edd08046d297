import { GeneratorTask, type Task } from '../grid/task.ts';
import { completeLayer, type Scratch, type Values } from './backward.ts';
import { Budget, DEFAULT_MEMORY } from './budget.ts';
import type { SweepProgress } from './count.ts';
import { type Move, type Question, Ring } from './ring.ts';
import { Branches, type Spec } from './spec.ts';
import { States, StateTable } from './states.ts';

/** One way in which the branches of a level go: what they choose and what that multiplies their count by. */
export interface Kind {
  readonly choice: number;
  readonly tally: number;
  readonly power: number;
  readonly done: boolean;
  readonly move: Move;
  readonly weight: number;
}

/** One level of a diagram. */
export interface Layer {
  readonly size: number;
  /** The branches of state i are `first[i]` … `first[i + 1]` − 1. */
  readonly first: Int32Array;
  /** State of the next layer that each branch leads to; not read where the kind is done. */
  readonly targets: Int32Array;
  /** Index into `kinds`, for each branch. */
  readonly kindOf: Uint8Array | Uint16Array;
  readonly kinds: readonly Kind[];
  /** With several lanes: the lanes in which each state can arrive, `Math.ceil(lanes / 32)` words a state. */
  readonly arrivals: Int32Array;
}

/**
 * All answers of a spec as a layered graph, with the exact number of completions of every state: what fields, samples
 * and lists are read from. `levels[l]` branches at level l; `values[l]` are the completions of its states.
 */
export interface Diagram {
  readonly spec: Spec;
  readonly ring: Ring;
  readonly layers: readonly Layer[];
  readonly values: readonly Values[];
  /** Answers (weighted by the tilt, if any). */
  readonly total: bigint;
  readonly states: number;
  readonly peak: number;
  readonly budget: Budget;
}

export interface DiagramOptions {
  readonly tilt?: Question['tilt'];
  /** Bytes that the diagram may hold; beyond it `advance` throws `OverBudget`. Default 2 GiB. */
  readonly memory?: number;
}

const SLICE = 2048;

/**
 * Builds the diagram: forward with hashing, then backward without. It costs about twice a count in time, and about
 * 6 bytes a branch and 4 bytes and one counter a state in memory, over all layers.
 */
export function diagram(spec: Spec, options: DiagramOptions = {}): Task<Diagram, SweepProgress> {
  const build = new Build(spec, options);
  return new GeneratorTask(build.run(), () => build.progress());
}

class Build {
  readonly #spec: Spec;
  readonly #ring: Ring;
  readonly #budget: Budget;
  readonly #table: StateTable;
  readonly #branches: Branches;
  readonly #scratch: Int32Array;
  readonly #layers: Layer[] = [];
  readonly #values: Values[] = [];
  /** Words of lanes a state can arrive in; 0 with one lane. */
  readonly #laneWords: number;
  #states: States;
  #next: States;
  #arrivals: Int32Array;
  #nextArrivals: Int32Array;
  #targets: Int32Array;
  #kindOf: Uint16Array;
  #edges = 0;
  #first: Int32Array = new Int32Array(1);
  #kinds: Kind[] = [];
  #kindIndex = new Map<string, number>();
  #lastKind: Int32Array;
  #level = 0;
  #sum = 0;
  #peak = 0;
  #done = 0;

  constructor(spec: Spec, options: DiagramOptions) {
    this.#spec = spec;
    this.#ring = new Ring(spec, options.tilt === undefined ? {} : { tilt: options.tilt });
    this.#budget = new Budget(options.memory ?? DEFAULT_MEMORY);
    this.#table = new StateTable(this.#budget);
    this.#branches = new Branches(spec);
    this.#scratch = new Int32Array(spec.words);
    this.#states = new States(spec.words, this.#budget);
    this.#next = new States(spec.words, this.#budget);
    this.#laneWords = this.#ring.lanes === 1 ? 0 : Math.ceil(this.#ring.lanes / 32);
    this.#arrivals = new Int32Array(this.#laneWords);
    this.#nextArrivals = new Int32Array(this.#laneWords);
    this.#targets = new Int32Array(1024);
    this.#kindOf = new Uint16Array(1024);
    this.#lastKind = new Int32Array(spec.choices).fill(-1);
    this.#budget.take(1024 * 6);
  }

  progress(): SweepProgress {
    const { used } = this.#budget;
    const total = 2 * this.#spec.levels;
    return { done: this.#done, total, states: this.#sum, layer: this.#states.size, memory: used };
  }

  *run(): Generator<number, Diagram, void> {
    const { levels } = this.#spec;
    if (this.#spec.root(this.#scratch)) {
      this.#states.reserve();
      this.#states.keys.set(this.#scratch);
      this.#states.size = 1;
      if (this.#laneWords > 0) this.#arrivals[0] = 1;
    }
    const rooted = this.#states.size === 1;
    for (; this.#level < levels && this.#states.size > 0; this.#level++, this.#done++) {
      const { size } = this.#states;
      this.#sum += size;
      this.#peak = Math.max(this.#peak, size);
      this.#startLayer(size);
      for (let from = 0; from < size; from += SLICE) {
        const to = Math.min(size, from + SLICE);
        this.#expand(from, to);
        yield to - from;
      }
      this.#endLayer(size);
    }
    this.#table.free();
    this.#states.free();
    this.#next.free();
    this.#budget.release(this.#targets.byteLength + this.#kindOf.byteLength);
    const scratch: Scratch = { data: new Float64Array(0), names: new Uint16Array(0) };
    for (let level = this.#layers.length - 1; level >= 0; level--, this.#done++) {
      const rest = this.#ring.restWeight(level);
      const { choices } = this.#spec;
      this.#values[level] = yield* completeLayer(this.#layers[level], this.#values[level + 1], this.#ring, {
        rest, choices, budget: this.#budget, scratch,
      });
    }
    this.#budget.release(scratch.data.byteLength + scratch.names.byteLength);
    const total = rooted && levels > 0 ? this.#values[0].totalOf(0) : rooted ? 1n : 0n;
    return {
      spec: this.#spec, ring: this.#ring, layers: this.#layers, values: this.#values,
      total, states: this.#sum, peak: this.#peak, budget: this.#budget,
    };
  }

  #startLayer(size: number): void {
    this.#next.size = 0;
    this.#edges = 0;
    this.#kinds = [];
    this.#kindIndex.clear();
    this.#lastKind.fill(-1);
    this.#budget.take((size + 1) * 4);
    this.#first = new Int32Array(size + 1);
  }

  #endLayer(size: number): void {
    const edges = this.#edges;
    const small = this.#kinds.length <= 256;
    this.#budget.take(edges * (small ? 5 : 6) + size * this.#laneWords * 4);
    this.#first[size] = edges;
    const kindOf = this.#kindOf.subarray(0, edges);
    this.#layers.push({
      size,
      first: this.#first,
      targets: this.#targets.slice(0, edges),
      kindOf: small ? Uint8Array.from(kindOf) : kindOf.slice(),
      kinds: this.#kinds,
      arrivals: this.#arrivals.slice(0, size * this.#laneWords),
    });
    this.#table.clear(this.#next.size);
    [this.#states, this.#next] = [this.#next, this.#states];
    [this.#arrivals, this.#nextArrivals] = [this.#nextArrivals, this.#arrivals];
  }

  #expand(from: number, to: number): void {
    const spec = this.#spec;
    const { words } = spec;
    const branches = this.#branches;
    const scratch = this.#scratch;
    const { keys } = this.#states;
    const level = this.#level;
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
        const kind = this.#kindFor(branches.choices[branch], branches.tallies[branch], branches.powers[branch], done);
        if (this.#laneWords > 0 && !this.#moves(index, this.#kinds[kind].move)) continue;
        let target = -1;
        if (!done) {
          const known = next.size;
          target = this.#table.find(next, branches.states, branch * words);
          if (this.#laneWords > 0) this.#arrive(index, target, target === known, this.#kinds[kind].move);
        }
        this.#targets[this.#edges] = target;
        this.#kindOf[this.#edges++] = kind;
      }
    }
  }

  #growEdges(): void {
    const length = Math.max(this.#targets.length * 2, this.#edges + this.#spec.choices);
    this.#targets = this.#budget.grow(this.#targets, length);
    this.#kindOf = this.#budget.grow(this.#kindOf, length);
  }

  #kindFor(choice: number, tally: number, power: number, done: boolean): number {
    const guess = this.#lastKind[choice];
    if (guess >= 0) {
      const kind = this.#kinds[guess];
      if (kind.done === done && kind.tally === tally && (tally < 0 || kind.power === power)) return guess;
    }
    const name = `${choice} ${tally} ${tally < 0 ? 0 : power} ${done}`;
    let index = this.#kindIndex.get(name);
    if (index === undefined) {
      const level = this.#level;
      const move = this.#ring.move(level, tally, power, done);
      const weight = this.#ring.weight(level, tally, power);
      index = this.#kinds.length;
      this.#kinds.push({ choice, tally, power, done, move, weight });
      this.#kindIndex.set(name, index);
    }
    this.#lastKind[choice] = index;
    return index;
  }

  /** Whether any lane in which the state can arrive survives the move. */
  #moves(index: number, { bits }: Move): boolean {
    const words = this.#laneWords;
    for (let k = 0; k < words; k++) if ((this.#arrivals[index * words + k] & bits[k]) !== 0) return true;
    return false;
  }

  #arrive(index: number, target: number, fresh: boolean, { bits, shift }: Move): void {
    const words = this.#laneWords;
    const at = target * words;
    if (fresh) {
      if (at + words > this.#nextArrivals.length)
        this.#nextArrivals = this.#budget.grow(this.#nextArrivals, Math.max(at + words, this.#nextArrivals.length * 2));
      this.#nextArrivals.fill(0, at, at + words);
    }
    const far = shift >> 5;
    const near = shift & 31;
    for (let k = words - 1; k >= far; k--) {
      let moved = (this.#arrivals[index * words + k - far] & bits[k - far]) << near;
      if (near > 0 && k > far) moved |= (this.#arrivals[index * words + k - far - 1] & bits[k - far - 1]) >>> (32 - near);
      this.#nextArrivals[at + k] |= moved;
    }
  }
}
