import type { Marks } from '../board/marks.ts';
import type { Random } from '../grid/random.ts';
import { GeneratorTask, type Task } from '../grid/task.ts';
import { completeLayer, type Scratch } from './backward.ts';
import { Budget, DEFAULT_MEMORY } from './budget.ts';
import { type Checkpoint, LayerBuilder } from './builder.ts';
import { type Field, FieldPass } from './field.ts';
import { type Layer, layerBytes } from './layer.ts';
import type { LayerNumbers } from './layer-numbers.ts';
import type { SweepProgress } from './progress.ts';
import type { DiagramOptions, FieldOptions } from './question.ts';
import { Ring } from './ring.ts';
import { newDraw, Ranks, type Section, Walker } from './sample.ts';
import type { Spec } from './spec.ts';

// Diagrams too large to be held whole: the layers are kept for one band of levels at a time. What is held throughout is
// the states before each band and, after the way back, their completions. Every band is built three times by hashing:
// on the way forward, on the way back, and when it is read. Answers are the same as those of a whole diagram.

export interface BandOptions extends DiagramOptions {
  /** Levels of a band; by default about the square root of all. */
  readonly levels?: number;
}

/** `sample` without a whole diagram: the draws go through the board together, band by band. */
export function sampleInBands(
  spec: Spec,
  number: number,
  random: Random,
  options: BandOptions = {},
): Task<Marks[], SweepProgress> {
  const bands = new Bands(spec, options);
  function* steps(): Generator<number, Marks[], void> {
    const total = yield* bands.prepare();
    if (total === 0n) return [];
    const ranks = new Ranks(total);
    const draws = Array.from({ length: number }, () => newDraw(spec.decisions, ranks.draw(random)));
    yield* bands.read((section, from, to) => new Walker(section, from, to).walkTogether(draws));
    return draws.map(({ marks }) => marks);
  }
  return new GeneratorTask(steps(), () => bands.progress());
}

/** `field` without a whole diagram. */
export function fieldInBands(spec: Spec, options: BandOptions & FieldOptions = {}): Task<Field, SweepProgress> {
  const bands = new Bands(spec, options);
  function* steps(): Generator<number, Field, void> {
    const total = yield* bands.prepare();
    const pass = new FieldPass({ spec, ring: bands.ring, layers: [], values: [] }, total, bands.budget, options.of);
    yield* bands.read((section, from, to) => pass.pass(section, from, to));
    return pass.finish();
  }
  return new GeneratorTask(steps(), () => bands.progress());
}

type Reader = (section: Section, from: number, to: number) => Generator<number, void, void>;

class Bands {
  readonly ring: Ring;
  readonly budget: Budget;
  readonly #spec: Spec;
  readonly #length: number;
  readonly #builder: LayerBuilder;
  readonly #checkpoints: Checkpoint[] = [];
  /** Completions of the states before each band; those after the last band are undefined. */
  readonly #values: LayerNumbers[] = [];
  readonly #scratch: Scratch = { data: new Float64Array(0), names: new Uint16Array(0) };
  readonly #rooted: boolean;
  #end = 0;
  #done = 0;
  #states = 0;

  constructor(spec: Spec, options: BandOptions) {
    this.#spec = spec;
    this.#length = options.levels ?? Math.max(1, Math.ceil(Math.sqrt(spec.levels)));
    this.ring = new Ring(spec, options.tilt === undefined ? {} : { tilt: options.tilt });
    this.budget = new Budget(options.memory ?? DEFAULT_MEMORY);
    this.#builder = new LayerBuilder(spec, this.ring, this.budget);
    this.#rooted = this.#builder.size === 1;
  }

  progress(): SweepProgress {
    const total = 3 * this.#spec.levels;
    return {
      done: this.#done,
      total,
      states: this.#states,
      layer: this.#builder.size,
      memory: this.budget.used,
    };
  }

  /** Both ways; returns the total. */
  *prepare(): Generator<number, bigint, void> {
    const builder = this.#builder;
    while (!builder.finished) {
      if (builder.level % this.#length === 0) this.#checkpoints.push(builder.checkpoint());
      this.#states += builder.size;
      this.budget.release(layerBytes(yield* builder.layer()));
      this.#done++;
    }
    this.#end = builder.level;
    for (let band = this.#checkpoints.length - 1; band >= 0; band--) {
      const { layers, values, from, to } = yield* this.#band(band);
      this.#values[band] = values[from];
      this.#drop(layers, values, from, to, true);
    }
    return this.#rooted ? (this.#values[0]?.totalOf(0) ?? 1n) : 0n;
  }

  /** Hands every band to `reader`, from the first to the last. */
  *read(reader: Reader): Generator<number, void, void> {
    for (let band = 0; band < this.#checkpoints.length; band++) {
      const { layers, values, from, to } = yield* this.#band(band);
      yield* reader({ spec: this.#spec, ring: this.ring, layers, values }, from, to);
      this.#drop(layers, values, from, to, false);
    }
    this.#builder.free();
  }

  *#band(band: number): Generator<number, { layers: Layer[]; values: LayerNumbers[]; from: number; to: number }, void> {
    const builder = this.#builder;
    const from = band * this.#length;
    const to = Math.min(this.#end, from + this.#length);
    const layers: Layer[] = [];
    const values: LayerNumbers[] = [];
    builder.restart(this.#checkpoints[band]);
    for (let level = from; level < to; level++, this.#done++) layers[level] = yield* builder.layer();
    if (band + 1 < this.#checkpoints.length) values[to] = this.#values[band + 1];
    const { choices } = this.#spec;
    for (let level = to - 1; level >= from; level--) {
      const rest = this.ring.restWeight(level);
      const context = { rest, choices, budget: this.budget, scratch: this.#scratch };
      values[level] = yield* completeLayer(layers[level], values[level + 1], this.ring, context);
    }
    return { layers, values, from, to };
  }

  #drop(layers: readonly Layer[], values: readonly LayerNumbers[], from: number, to: number, keepFirst: boolean): void {
    for (let level = from; level < to; level++) {
      this.budget.release(layerBytes(layers[level]));
      if (level > from || !keepFirst) this.budget.release(values[level].bytes);
    }
  }
}
