import type { Assignment } from './assignment.ts';
import { Clauses } from './clauses.ts';
import { type Literal, NO_LITERAL, negate, type Variable, variableOf } from './literal.ts';
import { Literals } from './literals.ts';
import type { Propagator } from './propagator.ts';
import { Queue } from './queue.ts';
import { Tallies } from './tallies.ts';

/** `reason` of a variable that was decided or given, not propagated. */
const NO_REASON = 0;

/** Units of propagation in one unit of a task. */
export const PER_UNIT = 256;
/** A propagator's run counts as one unit for so many literals that wake it (in bits): most look at them all. */
const SCOPE_BITS = 3;

/** All rungs at work. */
export const ALL_RUNGS = -1;

/**
 * Marks, trail, reasons and queue: what every propagator, search and hint works on.
 *
 * Reasons are lazy: a propagated variable only remembers who set it and a tag. Whoever asks later gets an explanation in
 * literals whose trail position is below that of the explained one, so propagators keep no state and nothing is rewound
 * (the position cut-off of Pumpkin's engine).
 */
export class Engine implements Assignment {
  value = new Int8Array(0);
  position = new Int32Array(0);
  /** Per variable: the decision level at which it was decided. */
  level = new Int32Array(0);
  trail = new Int32Array(0);
  trailSize = 0;
  /** Number of decisions that are open, i.e. the current decision level. */
  depth = 0;
  variables = 0;
  /** Units of propagation done: literals propagated and runs of propagators. It only grows. */
  work = 0;
  readonly clauses = new Clauses();
  readonly propagators: Propagator[] = [];
  freshFrom = 0;
  tallyFrom = 0;
  /** Literals of the last reason asked for. */
  readonly because = new Literals();

  /** Per variable: 0 none, a clause, or -1 - propagator. */
  private reason = new Int32Array(0);
  private tag = new Int32Array(0);
  private levelStart = new Int32Array(16);
  /** Trail entries below this have been propagated to clauses, and have woken their propagators. */
  private propagatedTo = 0;
  private active = ALL_RUNGS;
  private queue: Queue | undefined;
  private wakeStart = new Int32Array(0);
  private wakes = new Int32Array(0);
  private rungBit = new Int32Array(0);
  /** Per propagator: the units of work that a run counts as. */
  private cost = new Int32Array(0);
  private tallies = new Tallies([], 0);
  /** Per propagator: where the trail ended when it last began a run that it finished; kept for incremental ones. */
  private seen = new Int32Array(0);
  private incremental: number[] = [];
  private running = -1;
  private contradiction = false;
  private conflictReason = NO_REASON;
  private conflictLiteral = NO_LITERAL;
  private conflictTag = 0;

  private readonly assignFromClause = (literal: Literal, clause: number): void => this.assign(literal, clause, 0);

  /** Adds `count` open variables and returns the first. */
  newVariables(count: number): Variable {
    const first = this.variables;
    this.variables += count;
    if (this.variables > this.position.length) this.grow(Math.max(64, 2 * this.position.length, this.variables));
    return first;
  }

  private grow(capacity: number): void {
    const larger = (old: Int32Array): Int32Array<ArrayBuffer> => {
      const copy = new Int32Array(capacity);
      copy.set(old);
      return copy;
    };
    const value = new Int8Array(2 * capacity);
    value.set(this.value);
    this.value = value;
    this.position = larger(this.position);
    this.level = larger(this.level);
    this.reason = larger(this.reason);
    this.tag = larger(this.tag);
    this.trail = larger(this.trail);
    this.clauses.reserve(2 * capacity);
  }

  /** Adds a propagator. All are added before the first `propagate`. */
  add(propagator: Propagator): void {
    if (this.queue) throw new Error('propagators are added before the first propagation');
    this.propagators.push(propagator);
  }

  /**
   * Adds a clause for good, at level 0. Literals that are false there already are left out.
   */
  addClause(literals: readonly Literal[]): void {
    if (this.depth !== 0) throw new Error('clauses are added at level 0');
    const open: Literal[] = [];
    for (const literal of literals) {
      if (this.value[literal] > 0) return;
      if (this.value[literal] === 0) open.push(literal);
    }
    if (open.length > 1) this.clauses.add(open, open.length, 0);
    else if (open.length === 0) this.contradiction = true;
    else this.assign(open[0], NO_REASON, 0);
  }

  /**
   * Makes a literal true at the current level without a reason. Returns false when it is false already.
   */
  assume(literal: Literal): boolean {
    if (this.value[literal] < 0) return false;
    if (this.value[literal] === 0) this.assign(literal, NO_REASON, 0);
    return true;
  }

  /** Opens a decision level with `literal`, which must be open. */
  decide(literal: Literal): void {
    this.newLevel();
    this.assign(literal, NO_REASON, 0);
  }

  /** Opens a decision level without a decision. */
  newLevel(): void {
    if (this.depth === this.levelStart.length) {
      const larger = new Int32Array(2 * this.depth);
      larger.set(this.levelStart);
      this.levelStart = larger;
    }
    this.levelStart[this.depth++] = this.trailSize;
  }

  /** Undoes the trail down to the end of level `depth`. */
  backTo(depth: number): void {
    if (depth >= this.depth) return;
    const from = this.levelStart[depth];
    for (let index = this.propagatedTo - 1; index >= from; index--) this.tallies.lower(this.trail[index]);
    for (let index = this.trailSize - 1; index >= from; index--) {
      const literal = this.trail[index];
      this.value[literal] = 0;
      this.value[literal ^ 1] = 0;
    }
    this.trailSize = from;
    this.propagatedTo = Math.min(this.propagatedTo, from);
    this.depth = depth;
    for (const propagator of this.incremental) if (this.seen[propagator] > from) this.seen[propagator] = from;
    this.queue?.clear();
  }

  /** Trail position at which level `depth` (from 1) begins. */
  startOf(depth: number): number {
    return this.levelStart[depth - 1];
  }

  infer(literal: Literal, tag = 0): boolean {
    const value = this.value[literal];
    if (value > 0) return true;
    if (value < 0) {
      this.conflictReason = -1 - this.running;
      this.conflictLiteral = literal;
      this.conflictTag = tag;
      return false;
    }
    this.assign(literal, -1 - this.running, tag);
    return true;
  }

  fail(tag = 0): false {
    this.conflictReason = -1 - this.running;
    this.conflictLiteral = NO_LITERAL;
    this.conflictTag = tag;
    return false;
  }

  private assign(literal: Literal, reason: number, tag: number): void {
    const variable = literal >> 1;
    this.value[literal] = 1;
    this.value[literal ^ 1] = -1;
    this.position[variable] = this.trailSize;
    this.level[variable] = this.depth;
    this.reason[variable] = reason;
    this.tag[variable] = tag;
    this.trail[this.trailSize++] = literal;
  }

  /**
   * Which rungs are at work: bit r for rung r. Every propagator of them is woken, so that the next `propagate` reaches
   * their fixpoint at the current level; the levels below keep what they had.
   */
  setRungs(rungs: number): void {
    this.active = rungs;
    if (!this.queue) return;
    this.queue.clear();
    this.seen.fill(0);
    this.wakeAll();
  }

  /** Wakes every propagator of the active rungs, as at the start. */
  wakeAll(): void {
    const queue = this.freeze();
    for (let index = 0; index < this.propagators.length; index++)
      if ((this.rungBit[index] & this.active) !== 0) queue.push(index);
  }

  private freeze(): Queue {
    if (this.queue) return this.queue;
    const { propagators } = this;
    const queue = new Queue(Uint8Array.from(propagators, (propagator) => propagator.priority));
    this.queue = queue;
    this.seen = new Int32Array(propagators.length);
    this.incremental = [...propagators.keys()].filter((index) => propagators[index].incremental);
    this.rungBit = Int32Array.from(propagators, (propagator) => 1 << propagator.rung);
    this.cost = Int32Array.from(propagators, ({ wakes }) => 1 + (wakes.length >> SCOPE_BITS));
    const start = new Int32Array(2 * this.variables + 1);
    this.tallies = new Tallies(propagators, this.variables);
    const wakesOf = ({ wakes, tallies }: Propagator): ArrayLike<Literal> => (tallies ? [] : wakes);
    for (const propagator of propagators) {
      const { selector } = propagator;
      const wakes = wakesOf(propagator);
      for (let index = 0; index < wakes.length; index++) start[wakes[index] + 1]++;
      if (selector !== NO_LITERAL) start[selector + 1]++;
    }
    for (let literal = 0; literal < 2 * this.variables; literal++) start[literal + 1] += start[literal];
    const next = start.slice();
    const all = new Int32Array(start[2 * this.variables]);
    for (let index = 0; index < propagators.length; index++) {
      const { selector } = propagators[index];
      const wakes = wakesOf(propagators[index]);
      for (let at = 0; at < wakes.length; at++) all[next[wakes[at]]++] = index;
      if (selector !== NO_LITERAL) all[next[selector]++] = index;
    }
    this.wakeStart = start;
    this.wakes = all;
    this.wakeAll();
    return queue;
  }

  /** Propagates to the fixpoint of the active rungs. Returns false on a conflict, which `explainConflict` explains. */
  propagate(): boolean {
    return this.propagateFor(Number.POSITIVE_INFINITY) ?? true;
  }

  /**
   * `propagate` in bounded stretches: after about `units` of work it returns undefined, and goes on where it was when it
   * is called again. The fixpoint, and the way to it, are the same however it is cut.
   */
  propagateFor(units: number): boolean | undefined {
    const end = this.work + units;
    const queue = this.queue ?? this.freeze();
    if (this.contradiction) {
      this.conflictReason = NO_REASON;
      return false;
    }
    const { value, trail, clauses, wakeStart, wakes, rungBit, propagators, seen, tallies } = this;
    for (;;) {
      while (this.propagatedTo < this.trailSize) {
        if (this.work >= end) return undefined;
        this.work++;
        const literal = trail[this.propagatedTo++];
        tallies.raise(literal, rungBit, this.active, queue);
        const last = wakeStart[literal + 1];
        for (let index = wakeStart[literal]; index < last; index++)
          if ((rungBit[wakes[index]] & this.active) !== 0) queue.push(wakes[index]);
        const clause = clauses.propagate(literal ^ 1, value, this.assignFromClause);
        if (clause !== 0) {
          this.conflictReason = clause;
          return this.stop(queue);
        }
      }
      if (this.work >= end) return undefined;
      const index = queue.pop();
      if (index < 0) return true;
      this.work += this.cost[index];
      const propagator = propagators[index];
      if (propagator.selector !== NO_LITERAL && value[propagator.selector] <= 0) continue;
      this.running = index;
      this.freshFrom = seen[index];
      this.tallyFrom = tallies.from[index];
      const begun = this.trailSize;
      if (!propagator.run(this)) return this.stop(queue);
      seen[index] = begun;
    }
  }

  /** Ends a propagation with a conflict. At level 0 there is nothing to go back to: it stays. */
  private stop(queue: Queue): false {
    if (this.depth === 0) this.contradiction = true;
    queue.clear();
    return false;
  }

  get tally(): Int32Array {
    return this.tallies.number;
  }

  /**
   * The propagator that set `literal`, or undefined when it was given, decided or set by a clause.
   */
  setter(literal: Literal): Propagator | undefined {
    const reason = this.reason[variableOf(literal)];
    return reason < 0 ? this.propagators[-1 - reason] : undefined;
  }

  /** The propagator behind the last conflict, or undefined when a clause was. */
  get conflictSetter(): Propagator | undefined {
    return this.conflictReason < 0 ? this.propagators[-1 - this.conflictReason] : undefined;
  }

  /** The tag that the setter of `literal` left. */
  tagOf(literal: Literal): number {
    return this.tag[variableOf(literal)];
  }

  /** True when nothing forced this literal: it was given or decided. */
  isFree(literal: Literal): boolean {
    return this.reason[variableOf(literal)] === NO_REASON;
  }

  /** The clause behind a literal, or 0. */
  clauseBehind(literal: Literal): number {
    const reason = this.reason[variableOf(literal)];
    return reason > 0 ? reason : 0;
  }

  /** Fills `because` with true literals, all earlier on the trail than the true `literal`, that force it. */
  explain(literal: Literal): Literals {
    const variable = variableOf(literal);
    this.because.clear();
    this.pushReason(this.reason[variable], literal, this.tag[variable], this.position[variable]);
    return this.because;
  }

  /** Fills `because` with true literals that can't all be true. */
  explainConflict(): Literals {
    this.because.clear();
    if (this.conflictReason > 0) this.pushReason(this.conflictReason, NO_LITERAL, 0, this.trailSize);
    else if (this.conflictReason < 0) {
      this.pushReason(this.conflictReason, this.conflictLiteral, this.conflictTag, this.trailSize);
      if (this.conflictLiteral !== NO_LITERAL) this.because.push(negate(this.conflictLiteral));
    }
    return this.because;
  }

  private pushReason(reason: number, literal: Literal, tag: number, before: number): void {
    if (reason > 0) {
      const { words } = this.clauses;
      const first = this.clauses.firstLiteral(reason);
      for (let index = first; index < first + words[reason]; index++)
        if (words[index] !== literal) this.because.push(words[index] ^ 1);
    } else if (reason < 0) {
      const propagator = this.propagators[-1 - reason];
      propagator.explain(this, literal, tag, before, this.because);
      if (propagator.selector !== NO_LITERAL) this.because.push(propagator.selector);
    }
  }

  /**
   * Adds a learnt clause whose first literal is open and the others false, the second of the highest level, and makes
   * the first true.
   */
  learn(literals: ArrayLike<Literal>, count: number, glue: number): void {
    if (count === 1) this.assign(literals[0], NO_REASON, 0);
    else this.assign(literals[0], this.clauses.add(literals, count, glue), 0);
  }

  /** Deletes the worse half of the learnt clauses, keeping those that stand behind a literal of the trail. */
  reduceClauses(): void {
    const { clauses } = this;
    clauses.reduce(
      (clause) => this.lockedBy(clause) !== NO_LITERAL,
      (from, to) => this.moves.push(from, to),
    );
    const { moves } = this;
    const target = new Map<number, number>();
    for (let index = 0; index < moves.length; index += 2) target.set(moves[index], moves[index + 1]);
    moves.length = 0;
    for (let index = 0; index < this.trailSize; index++) {
      const variable = variableOf(this.trail[index]);
      const to = target.get(this.reason[variable]);
      if (to !== undefined) this.reason[variable] = to;
    }
  }
  private readonly moves: number[] = [];

  private lockedBy(clause: number): Literal {
    for (let slot = 0; slot < 2; slot++) {
      const literal = this.clauses.literal(clause, slot);
      if (this.value[literal] > 0 && this.reason[variableOf(literal)] === clause) return literal;
    }
    return NO_LITERAL;
  }
}
