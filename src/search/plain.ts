import type { Marks } from '../board/marks.ts';
import { ALL_RUNGS, type Engine } from '../engine/engine.ts';
import { negate, yes } from '../engine/literal.ts';
import type { Model } from '../engine/model.ts';
import { type Progress, SteppedTask, type Steps } from '../grid/task.ts';
import { Probe } from '../ladder/probe.ts';
import { settle } from '../ladder/settle.ts';
import { begin, marksOf, rungsUpTo, type Start } from '../ladder/start.ts';
import { Branching } from './branching.ts';

export interface PlainOptions {
  /** Names of the genre's rungs, weakest first, without `probe`. */
  readonly rungs: readonly string[];
  /** Index of the strongest rung at work, default the last; `rungs.length` probes at every node too. */
  readonly rung?: number;
  /** Stops after so many answers; default 2. */
  readonly limit?: number;
  /** Stops before a branch point beyond so many; default none. */
  readonly budget?: number;
  readonly start?: Start;
}

export interface PlainAnswers {
  /** In the order in which they were found, the same in every run. */
  readonly answers: readonly Marks[];
  /** Whether the whole space was searched. */
  readonly complete: boolean;
  /** Nodes at which an open decision was guessed; a node counts once, though both values are tried. */
  readonly branchPoints: number;
  /** Whether the budget of branch points ended the run: the true figure is larger. */
  readonly capped: boolean;
}

/**
 * Depth-first search without learning: propagate up to a rung, guess the decision in the tightest place (`Branching`),
 * yes first, then no. The measuring instrument: branch points say how hard a board is for a rung. Nothing is blocked, so
 * each answer is found once; a full board counts as an answer only when every rung lets it pass, so the answers are the
 * same at each rung.
 */
export class PlainSearch extends SteppedTask<PlainAnswers> {
  private readonly engine: Engine;
  private readonly branching: Branching;
  private readonly probe: Probe | undefined;
  private readonly mask: number;
  private readonly limit: number;
  private readonly budget: number;
  private readonly top: boolean;
  private readonly found: Marks[] = [];
  private branchPoints = 0;
  private ended: 'no' | 'complete' | 'limit' | 'capped' = 'no';

  constructor(
    private readonly model: Model,
    private readonly options: PlainOptions,
  ) {
    super();
    const { rungs } = options;
    const rung = options.rung ?? rungs.length - 1;
    this.engine = model.engine;
    this.branching = new Branching(model);
    this.mask = rung >= rungs.length - 1 ? ALL_RUNGS : rungsUpTo(rung);
    this.top = this.mask === ALL_RUNGS;
    this.probe = rung >= rungs.length ? new Probe(model) : undefined;
    this.limit = options.limit ?? 2;
    this.budget = options.budget ?? Number.POSITIVE_INFINITY;
  }

  progress(): Progress {
    return { done: this.branchPoints, total: 0 };
  }

  /** What is known up to now. */
  get soFar(): PlainAnswers {
    return {
      answers: this.found,
      complete: this.ended === 'complete',
      branchPoints: this.branchPoints,
      capped: this.ended === 'capped',
    };
  }

  protected *run(): Steps<PlainAnswers> {
    const { engine, model } = this;
    const work = 1 + (engine.variables >> 6);
    let agrees = begin(model, this.options.start ?? {});
    engine.setRungs(this.mask);
    const base = engine.depth;
    for (;;) {
      agrees = agrees && (yield* settle(engine));
      if (agrees && this.probe) agrees = yield* this.probe.run();
      yield work;
      if (agrees) {
        const decision = this.branching.next();
        if (decision >= 0) {
          if (this.branchPoints >= this.budget) return this.end('capped');
          this.branchPoints++;
          engine.decide(yes(decision));
          continue;
        }
        if (yield* this.passes()) this.found.push(marksOf(model));
        if (this.found.length >= this.limit) return this.end('limit');
      }
      if (engine.depth === base) return this.end('complete');
      const guess = engine.trail[engine.startOf(engine.depth)];
      engine.backTo(engine.depth - 1);
      agrees = engine.assume(negate(guess));
    }
  }

  /** Whether the full board that the engine holds passes the rungs above the one at work. */
  private *passes(): Steps<boolean> {
    if (this.top) return true;
    const { engine } = this;
    engine.setRungs(ALL_RUNGS);
    const agrees = yield* settle(engine);
    engine.setRungs(this.mask);
    return agrees;
  }

  private end(how: 'complete' | 'limit' | 'capped'): PlainAnswers {
    this.ended = how;
    this.engine.backTo(0);
    return this.soFar;
  }
}
