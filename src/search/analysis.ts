import type { Engine } from '../engine/engine.ts';
import { type Literal, negate, variableOf } from '../engine/literal.ts';
import { Literals } from '../engine/literals.ts';
import type { Activity } from './activity.ts';

/**
 * Learns a clause from a conflict: resolves it back to the first unique implication point (1-UIP), then drops the
 * literals that the others imply (recursively, through clauses and propagators alike). A reason is asked of its
 * propagator once per conflict.
 */
export class Analysis {
  /** The learnt clause: the asserting literal first, then one of the highest level among the others. */
  readonly learnt = new Literals();
  /** Level to go back to, at which the first literal is forced. */
  backLevel = 0;
  /** Number of decision levels in the clause (its literal block distance). */
  glue = 0;

  private readonly seen: Uint8Array;
  private readonly cachedAt: Int32Array;
  private readonly cachedFrom: Int32Array;
  private readonly cachedSize: Int32Array;
  private readonly cache = new Literals();
  private readonly touched = new Literals();
  private readonly stack = new Literals();
  private readonly levelStamp: Int32Array;
  private stamp = 0;

  constructor(
    private readonly engine: Engine,
    private readonly activity: Activity,
  ) {
    const { variables } = engine;
    this.seen = new Uint8Array(variables);
    this.cachedAt = new Int32Array(variables);
    this.cachedFrom = new Int32Array(variables);
    this.cachedSize = new Int32Array(variables);
    this.levelStamp = new Int32Array(variables + 1);
  }

  /** Analyses the engine's conflict. Returns false when it doesn't rest on any decision. */
  run(): boolean {
    const { engine, learnt, seen, touched, cache } = this;
    this.stamp++;
    cache.clear();
    learnt.clear();
    touched.clear();
    const conflict = engine.explainConflict();
    let depth = 0;
    for (let index = 0; index < conflict.size; index++)
      depth = Math.max(depth, engine.level[variableOf(conflict.items[index])]);
    if (depth === 0) return false;
    // A propagator that notices late may clash below the current level: that is the level to resolve at.
    engine.backTo(depth);
    learnt.push(0);
    let open = this.note(conflict.items, 0, conflict.size, depth);
    let at = engine.trailSize - 1;
    for (;;) {
      while (seen[variableOf(engine.trail[at])] === 0) at--;
      const literal = engine.trail[at--];
      if (--open === 0) {
        learnt.items[0] = negate(literal);
        break;
      }
      const variable = this.fetch(literal);
      open += this.note(cache.items, this.cachedFrom[variable], this.cachedSize[variable], depth);
    }
    this.minimise();
    this.finish();
    for (let index = 0; index < touched.size; index++) seen[touched.items[index]] = 0;
    return true;
  }

  /** Takes in a reason's literals; returns how many new ones stand at level `depth`. */
  private note(literals: Int32Array, from: number, size: number, depth: number): number {
    const { engine, seen } = this;
    let added = 0;
    for (let index = from; index < from + size; index++) {
      const variable = variableOf(literals[index]);
      if (seen[variable] !== 0 || engine.level[variable] === 0) continue;
      seen[variable] = 1;
      this.touched.push(variable);
      this.activity.bump(variable);
      if (engine.level[variable] >= depth) added++;
      else this.learnt.push(negate(literals[index]));
    }
    return added;
  }

  /** Puts the reason of a true literal into the cache and returns its variable. */
  private fetch(literal: Literal): number {
    const variable = variableOf(literal);
    if (this.cachedAt[variable] !== this.stamp) {
      const { cache } = this;
      const because = this.engine.explain(literal);
      this.cachedAt[variable] = this.stamp;
      this.cachedFrom[variable] = cache.size;
      this.cachedSize[variable] = because.size;
      for (let index = 0; index < because.size; index++) cache.push(because.items[index]);
    }
    return variable;
  }

  private minimise(): void {
    const { learnt } = this;
    let kept = 1;
    for (let index = 1; index < learnt.size; index++)
      if (!this.isImplied(negate(learnt.items[index]))) learnt.items[kept++] = learnt.items[index];
    learnt.size = kept;
  }

  /** Whether the other literals of the clause imply this one. `seen`: 1 in question, 2 implied, 3 not implied. */
  private isImplied(root: Literal): boolean {
    const { engine, seen, stack, cache, touched } = this;
    if (engine.isFree(root)) return false;
    stack.clear();
    stack.push(root);
    const firstTouched = touched.size;
    while (stack.size > 0) {
      const variable = this.fetch(stack.items[--stack.size]);
      const from = this.cachedFrom[variable];
      const to = from + this.cachedSize[variable];
      for (let index = from; index < to; index++) {
        const literal = cache.items[index];
        const other = variableOf(literal);
        if (engine.level[other] === 0 || seen[other] === 1 || seen[other] === 2) continue;
        if (seen[other] === 3 || engine.isFree(literal)) {
          for (let undo = firstTouched; undo < touched.size; undo++) seen[touched.items[undo]] = 3;
          return false;
        }
        seen[other] = 2;
        touched.push(other);
        stack.push(literal);
      }
    }
    return true;
  }

  private finish(): void {
    const { engine, learnt, levelStamp } = this;
    this.backLevel = 0;
    this.glue = 0;
    for (let index = 0; index < learnt.size; index++) {
      const level = engine.level[variableOf(learnt.items[index])];
      if (levelStamp[level] !== this.stamp) {
        levelStamp[level] = this.stamp;
        this.glue++;
      }
      if (index > 0 && level > this.backLevel) {
        this.backLevel = level;
        const literal = learnt.items[index];
        learnt.items[index] = learnt.items[1];
        learnt.items[1] = literal;
      }
    }
  }
}
