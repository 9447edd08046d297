import type { Assignment } from './assignment.ts';
import type { Literal, Variable } from './literal.ts';
import type { Literals } from './literals.ts';

/**
 * How soon a woken propagator runs: 0 counters, 1 sums and lines, 2 path closing and berths, 3 sweeps over the whole graph.
 * Clauses come before all of them.
 */
export type Priority = 0 | 1 | 2 | 3;

/**
 * A number that the engine keeps for a propagator: how many of `literals` are true. The propagator is woken when it rises
 * and is `wakeAt` or more; so a count over half the board costs nothing until it tells something.
 */
export interface Tally {
  readonly literals: ArrayLike<Literal>;
  readonly wakeAt: number;
}

/**
 * One constraint at work. `run` is written from scratch: it reads `engine.value` and nothing that an earlier run left
 * behind, so that undoing the trail needs no word from it. One that is dear and mostly has nothing to say may be
 * `incremental`: it looks first at what the engine knows to be fresh, and does nothing when that is harmless.
 *
 * - `run` may only write through `engine.infer` and `engine.fail`, must not allocate, and returns false as soon as either does.
 * - When every variable of its scope is decided, `run` must fail unless the constraint holds; before that it may miss things.
 * - `explain` is pure. It pushes literals that are true *and whose trail position is below `before`*, and which alone force
 *   `literal` (or, for `NO_LITERAL`, alone cannot all be true). `tag` is the word that `run` left with `infer` or `fail`.
 * - The engine adds the selector to every reason; a propagator whose selector is not true is silent.
 */
export interface Propagator {
  /** The rule it enforces, e.g. `touch`: a key of the genre's words. */
  readonly rule: string;
  /** Index of its rung in the genre's ladder, weakest first; 0 in a proof model. */
  readonly rung: number;
  readonly priority: Priority;
  /** True while the clue it enforces is on the board; `NO_LITERAL` for a rule of the genre. */
  readonly selector: Literal;
  /** What it looks at: it is woken when one of these becomes true, unless it has tallies. */
  readonly wakes: ArrayLike<Literal>;
  /**
   * The constraints that it is made of, by the decisions that each is over, where a search that looks for the tightest
   * place should know them one by one.
   */
  readonly parts?: readonly { readonly decisions: readonly Variable[]; readonly selector: Literal }[];
  /** Numbers kept for it, which then wake it in place of `wakes`. `run` finds them from `engine.tallyFrom` on. */
  readonly tallies?: readonly Tally[];
  /** Whether `run` reads `engine.freshFrom`. */
  readonly incremental?: boolean;
  run(engine: Assignment): boolean;
  explain(engine: Assignment, literal: Literal, tag: number, before: number, because: Literals): void;
  /** The meaning, on a full assignment: `isTrue[literal]` is 1 or 0. Read by the laws in test/ only. */
  holds(isTrue: ArrayLike<number>): boolean;
}
