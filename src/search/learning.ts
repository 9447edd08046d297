import type { Marks } from '../board/marks.ts';
import { type Engine, PER_UNIT } from '../engine/engine.ts';
import { type Literal, negate, no, type Variable, variableOf, yes } from '../engine/literal.ts';
import type { Model } from '../engine/model.ts';
import { type Progress, SteppedTask, type Steps } from '../grid/task.ts';
import { marksOf } from '../ladder/start.ts';
import { Activity } from './activity.ts';
import { Analysis } from './analysis.ts';
import { decisionsBehind } from './core.ts';
import { type SolveVerdict, verdictOf } from './verdict.ts';

/** Conflicts to the first restart; later ones follow the Luby sequence. */
const RESTART = 32;
/** Learnt clauses to the first clean-up, and how many more to each next one. */
const FIRST_REDUCTION = 2000;
const NEXT_REDUCTION = 500;
/** Units of work between two looks at the outside. */
const SLICE = 16;

export interface LearningOptions {
  /** Stop after so many answers; 2 proves uniqueness. */
  readonly limit?: number;
  /** Literals that hold during this search, e.g. selectors of the clues in force. */
  readonly assumptions?: readonly Literal[];
  /** Stop after so many conflicts. */
  readonly conflicts?: number;
  /** Is told every clause that is learnt, in order. */
  readonly onLearnt?: (clause: readonly Literal[]) => void;
}

export interface Answers {
  readonly answers: readonly Marks[];
  /** The whole space was searched. */
  readonly complete: boolean;
  readonly verdict: SolveVerdict;
  readonly conflicts: number;
}

/**
 * The workhorse: conflict-driven clause learning with saved phases, activities, restarts and deletion of learnt
 * clauses. Answers are told apart by the model's decisions. A `Task`; one unit of work is about one decision or conflict.
 *
 * What it learns stays in the model's engine, and stays right for other assumptions. Answers found are blocked for good.
 */
export class Learning extends SteppedTask<Answers> {
  private readonly engine: Engine;
  private readonly limit: number;
  private readonly assumptions: readonly Literal[];
  private readonly budget: number;
  private readonly onLearnt: LearningOptions['onLearnt'];
  private readonly activity: Activity;
  private readonly analysis: Analysis;
  private readonly phase: Uint8Array;
  private readonly isSelector: Uint8Array;
  private readonly found: Marks[] = [];
  private state: 'running' | 'complete' | 'stopped' = 'running';
  private conflicts = 0;
  /** When nothing was found: the assumptions that rule every answer out. */
  core: readonly Literal[] = [];
  private restarts = 0;
  private untilRestart = RESTART;
  private reduceAt = FIRST_REDUCTION;

  constructor(
    private readonly model: Model,
    options: LearningOptions = {},
  ) {
    super();
    const { engine } = model;
    this.engine = engine;
    this.limit = options.limit ?? 2;
    this.assumptions = options.assumptions ?? [];
    this.onLearnt = options.onLearnt;
    this.budget = options.conflicts ?? Number.POSITIVE_INFINITY;
    engine.backTo(0);
    this.activity = new Activity(new Float64Array(engine.variables));
    this.analysis = new Analysis(engine, this.activity);
    this.phase = new Uint8Array(engine.variables);
    this.isSelector = new Uint8Array(engine.variables);
    for (const { selector } of model.clues) this.isSelector[variableOf(selector)] = 1;
    for (let variable = 0; variable < engine.variables; variable++)
      if (this.isSelector[variable] === 0) this.activity.insert(variable);
  }

  /** What is known up to now. */
  get soFar(): Answers {
    const complete = this.state === 'complete';
    return {
      answers: this.found,
      complete,
      verdict: verdictOf(this.found.length, complete),
      conflicts: this.conflicts,
    };
  }

  progress(): Progress {
    return { done: this.conflicts, total: 0 };
  }

  protected *run(): Steps<Answers> {
    while (this.state === 'running') {
      let left = SLICE;
      while (left > 0 && this.state === 'running') left -= this.step(left);
      yield SLICE - left;
    }
    return this.soFar;
  }

  /** Propagates for at most `units`; once at the fixpoint, moves. Returns the units of work done. */
  private step(units: number): number {
    const { engine } = this;
    const before = engine.work;
    const agrees = engine.propagateFor(units * PER_UNIT);
    if (agrees !== undefined) this.move(agrees);
    return 1 + Math.floor((engine.work - before) / PER_UNIT);
  }

  /** Learns from a conflict, or decides, or takes down an answer. */
  private move(agrees: boolean): void {
    const { engine } = this;
    if (!agrees) {
      this.conflicts++;
      this.untilRestart--;
      if (!this.learn()) this.end('complete');
      else if (this.conflicts >= this.budget) this.end('stopped');
      return;
    }
    if (this.untilRestart <= 0) {
      this.untilRestart = RESTART * luby(++this.restarts);
      this.backTo(0);
      return;
    }
    if (engine.clauses.learntCount >= this.reduceAt) {
      this.reduceAt += NEXT_REDUCTION;
      engine.reduceClauses();
    }
    while (engine.depth < this.assumptions.length) {
      const literal = this.assumptions[engine.depth];
      if (engine.value[literal] < 0) {
        this.core = [literal, ...decisionsBehind(engine, negate(literal))];
        return this.end('complete');
      }
      if (engine.value[literal] === 0) return engine.decide(literal);
      engine.newLevel();
    }
    const variable = this.nextOpen();
    if (variable < 0) this.takeAnswer();
    else engine.decide(this.phase[variable] === 1 ? yes(variable) : no(variable));
  }

  private learn(): boolean {
    const { engine, analysis } = this;
    const top = engine.trailSize;
    if (engine.depth === 0 || !analysis.run()) return false;
    // The analysis may have gone back already; what it undid must return to the heap too.
    this.release(engine.trailSize, top);
    this.backTo(analysis.backLevel);
    this.onLearnt?.(Array.from(analysis.learnt.items.subarray(0, analysis.learnt.size)));
    engine.learn(analysis.learnt.items, analysis.learnt.size, analysis.glue);
    this.activity.decay();
    return true;
  }

  private nextOpen(): Variable {
    const { value } = this.engine;
    for (;;) {
      const variable = this.activity.pop();
      if (variable < 0 || value[2 * variable] === 0) return variable;
    }
  }

  private backTo(depth: number): void {
    const top = this.engine.trailSize;
    this.engine.backTo(depth);
    this.release(this.engine.trailSize, top);
  }

  /** Saves the phases of undone trail entries, and makes them choosable again. */
  private release(from: number, to: number): void {
    const { trail } = this.engine;
    for (let index = from; index < to; index++) {
      const variable = variableOf(trail[index]);
      this.phase[variable] = trail[index] & 1 ? 0 : 1;
      if (this.isSelector[variable] === 0) this.activity.insert(variable);
    }
  }

  private takeAnswer(): void {
    this.found.push(marksOf(this.model));
    if (this.found.length >= this.limit) return this.end('stopped');
    this.backTo(0);
    this.model.exclude(this.found[this.found.length - 1]);
  }

  private end(state: 'complete' | 'stopped'): void {
    this.state = state;
    this.engine.backTo(0);
  }
}

/** 1 1 2 1 1 2 4 1 1 2 … (Luby, Sinclair, Zuckerman 1993), from index 0. */
function luby(index: number): number {
  let size = 1;
  let value = 1;
  while (size < index + 1) {
    size = 2 * size + 1;
    value *= 2;
  }
  let rest = index;
  while (size - 1 !== rest) {
    size = (size - 1) / 2;
    value /= 2;
    rest %= size;
  }
  return value;
}
