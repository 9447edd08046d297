import type { Marks } from '../board/marks.ts';
import type { Model } from '../engine/model.ts';
import { GeneratorTask, type Progress, type Task } from '../grid/task.ts';
import { Probe } from './probe.ts';
import { settle } from './settle.ts';
import { begin, marksOf, rungsUpTo, type Start, settledIn } from './start.ts';

/** The name of the rung on top of every genre's own. */
export const PROBE = 'probe';

/** What one rung adds to those below. */
export interface ClimbStep {
  readonly rung: string;
  /** The marks at the fixpoint of this rung and all below; null when they end in a contradiction. */
  readonly marks: Marks | null;
  /** How many decisions are settled there; null in a contradiction. */
  readonly size: number | null;
  /** Settled by this rung: its size less that of the rungs below; null in a contradiction. */
  readonly settled: number | null;
}

/** A climb, weakest rung first, `probe` last. */
export interface Climb {
  readonly decisions: number;
  /** Decisions that the start had settled. */
  readonly given: number;
  readonly steps: readonly ClimbStep[];
}

/**
 * Climbs the whole ladder: the fixpoint of each rung with all below it, and of `probe` on top. Being fixpoints, the
 * sizes don't depend on the order of work; each is reached from the one below.
 * @param rungs names of the genre's rungs, weakest first, without `probe`
 */
export function climb(model: Model, rungs: readonly string[], start: Start = {}): Task<Climb> {
  const progress = { done: 0, total: rungs.length + 1 };
  return new GeneratorTask(climbing(model, rungs, start, progress), (): Progress => ({ ...progress }));
}

function* climbing(
  model: Model,
  rungs: readonly string[],
  start: Start,
  progress: { done: number },
): Generator<number, Climb, void> {
  const { engine, decisions } = model;
  let agrees = begin(model, start);
  const given = settledIn(marksOf(model));
  let below = given;
  const steps: ClimbStep[] = [];
  const take = (rung: string): void => {
    const marks = agrees ? marksOf(model) : null;
    const size = marks && settledIn(marks);
    steps.push({ rung, marks, size, settled: size === null ? null : size - below });
    below = size ?? below;
    progress.done++;
  };
  for (let rung = 0; rung < rungs.length; rung++) {
    if (agrees) {
      engine.setRungs(rungsUpTo(rung));
      agrees = yield* settle(engine);
      yield 1 + (engine.variables >> 4);
    }
    take(rungs[rung]);
  }
  // Where every decision is settled there is nothing to try.
  if (agrees && below < decisions) agrees = yield* new Probe(model).run();
  take(PROBE);
  engine.backTo(0);
  return { decisions, given, steps };
}

/**
 * The fixpoint of the whole ladder, `probe` included, with the rungs of the bit mask `left` taken out; null for a
 * contradiction. What a rung settles alone and what is missing without it are different questions: probing often makes
 * up for a rung.
 */
export function climbWithout(model: Model, left: number, start: Start = {}): Task<Marks | null> {
  return new GeneratorTask(withoutRungs(model, left, start), () => ({ done: 0, total: 0 }));
}

function* withoutRungs(model: Model, left: number, start: Start): Generator<number, Marks | null, void> {
  const { engine } = model;
  let agrees = begin(model, start);
  engine.setRungs(~left);
  agrees = agrees && (yield* settle(engine));
  yield 1 + (engine.variables >> 4);
  if (agrees) agrees = yield* new Probe(model).run();
  const marks = agrees ? marksOf(model) : null;
  engine.backTo(0);
  return marks;
}
