import { GeneratorTask, type Task } from '../grid/task.ts';
import { completeLayer, type Scratch } from './backward.ts';
import { Budget, DEFAULT_MEMORY } from './budget.ts';
import { LayerBuilder } from './builder.ts';
import type { Layer } from './layer.ts';
import type { LayerNumbers } from './layer-numbers.ts';
import type { SweepProgress } from './progress.ts';
import type { DiagramOptions } from './question.ts';
import { Ring } from './ring.ts';
import type { Spec } from './spec.ts';

/**
 * All answers of a spec as a layered graph, with the exact number of completions of every state: what fields, samples
 * and lists are read from. `layers[l]` branches at level l; `values[l]` are the completions of its states.
 */
export interface Diagram {
  readonly spec: Spec;
  readonly ring: Ring;
  readonly layers: readonly Layer[];
  readonly values: readonly LayerNumbers[];
  /** Answers (weighted by the tilt, if any). */
  readonly total: bigint;
  readonly states: number;
  readonly peak: number;
  readonly budget: Budget;
}

/**
 * Builds the diagram: forward with hashing, then backward without. It costs about twice a count in time, and about
 * 6 bytes a branch and 4 bytes and one counter a state in memory, over all layers.
 */
export function diagram(spec: Spec, options: DiagramOptions = {}): Task<Diagram, SweepProgress> {
  const budget = new Budget(options.memory ?? DEFAULT_MEMORY);
  const progress = { done: 0, total: 2 * spec.levels, states: 0, layer: 0 };
  return new GeneratorTask(build(spec, options, budget, progress), () => ({ ...progress, memory: budget.used }));
}

interface Counting {
  done: number;
  states: number;
  layer: number;
}

function* build(
  spec: Spec,
  options: DiagramOptions,
  budget: Budget,
  progress: Counting,
): Generator<number, Diagram, void> {
  const ring = new Ring(spec, options.tilt === undefined ? {} : { tilt: options.tilt });
  const builder = new LayerBuilder(spec, ring, budget);
  const rooted = builder.size === 1;
  const layers: Layer[] = [];
  let peak = 0;
  for (; !builder.finished; progress.done++) {
    progress.layer = builder.size;
    progress.states += builder.size;
    peak = Math.max(peak, builder.size);
    layers.push(yield* builder.layer());
  }
  builder.free();
  const values: LayerNumbers[] = [];
  const scratch: Scratch = { data: new Float64Array(0), names: new Uint16Array(0) };
  for (let level = layers.length - 1; level >= 0; level--, progress.done++) {
    const rest = ring.restWeight(level);
    const context = { rest, choices: spec.choices, budget, scratch };
    values[level] = yield* completeLayer(layers[level], values[level + 1], ring, context);
  }
  budget.release(scratch.data.byteLength + scratch.names.byteLength);
  // Without levels the root is the one answer.
  const total = rooted ? (values[0]?.totalOf(0) ?? 1n) : 0n;
  return { spec, ring, layers, values, total, states: progress.states, peak, budget };
}
