import type { Marks } from '../board/marks.ts';
import type { Random } from '../grid/random.ts';
import type { Task } from '../grid/task.ts';
import type { Branches } from './branches.ts';
import type { Count } from './count-result.ts';
import type { SweepProgress } from './progress.ts';
import type { CountOptions, DiagramOptions } from './question.ts';
import type { Tally } from './tally.ts';

/** Something else than a decision that is true in some answers: of each cell, that it lies inside the loop. */
export interface Marginal {
  readonly size: number;
  at(level: number, tally: number, power: number): number;
}

/**
 * What the sweep asks of a genre.
 *
 * **The frontier method.** All answers of a board are too many to visit, so they are built decision by decision, and
 * partial answers that have the same completions are kept as one. Here the cells of a board are shaded one after the
 * other, no two side by side; before the cell `?` only the cells on the **frontier** `f` matter to what can follow:
 *
 *         . # . #        # . . #        two partial answers, one state: the frontier reads  # . . #
 *         # . f f        . . f f
 *         f f ? .        f f ? .
 *
 * The states before one decision are a **layer**. From a layer and the branches of its states the next one is made, equal
 * states are found by hashing, and the numbers of ways to reach them are added up. A 12×12 board has nearly 10²⁵ white
 * sheets, but no layer of more than 7 521 states.
 *
 * Cost: time and memory of the states, not of the answers: exponential in the narrower side of a board, linear in the
 * longer one. Source: D. E. Knuth, The Art of Computer Programming 4A, 7.1.4 (Simpath), in the shape that H. Iwashita and
 * S. Minato gave it in TdZdd (2013): a specification says how states branch, and knows nothing of tables and counters.
 *
 * A spec walks the decisions of a board in `levels` steps. Before level `l` all that matters of the steps 0 … l − 1 is in a
 * **state** of `words` 32-bit integers. The engine owns the hash tables, the big counters, the layers, fields and
 * samples.
 *
 * The contract:
 * - Different paths from the root are different answers, and every answer is one path.
 * - Equal states must have equal completions. The converse need not hold, but each state that is kept apart in vain costs
 *   time: keep states canonical, with zeros in bits that are no longer read.
 * - A branch is `live` (a state before level + 1), `done` (an answer: every decision not yet said yes is no), or is
 *   simply not offered (dead). A branch that is `live` after the last level counts as done.
 * - A decision is said yes at most once along a path, by the `choice` of one branch; all others are no.
 *   So marks, fields, samples and lists are read off the choices alone.
 * - A spec is pure: no memory from one `expand` to the next, except scratch.
 */
export interface Spec {
  /** 32-bit words per state, at least 1. Fewer are faster; any number works. */
  readonly words: number;
  readonly levels: number;
  /** Number of decisions of the board: the length of its marks. */
  readonly decisions: number;
  /** Choices are numbered 0 … choices − 1 (up to 65 536), and a state has at most `choices` branches. */
  readonly choices: number;
  /** What the branches count besides answers; often empty. */
  readonly tallies: readonly Tally[];
  /** Writes the state before level 0; false when the board is seen to have no answer. */
  root(state: Int32Array): boolean;
  /**
   * Adds to `branches` (which is empty) every branch of `state` at `level`, in the order in which `walk` takes them.
   * May overwrite `state`, which is a scratch copy.
   */
  expand(state: Int32Array, level: number, branches: Branches): void;
  /** The decisions that `choice` at `level` says yes to. Called outside the hot loops. */
  yes(level: number, choice: number): readonly number[];
  /**
   * Whether a state before `level` with these powers so far (one for each tally, 0 where it isn't kept) can still
   * become an answer, whatever the state. Lanes that can't are dropped; true is always sound. Not called in hot loops.
   */
  reaches?(level: number, powers: readonly number[]): boolean;
  /**
   * The same for one state: takes from `lanes` those in which the state at `at` in `words`, which stands before `level`,
   * can't become an answer any more. A lane stands for the powers of the tallies, in mixed radix with the first tally
   * lowest, 32 lanes an integer. Only asked when every tally is `exactly-cap` and there are some; in hot loops.
   */
  narrow?(words: Int32Array, at: number, level: number, lanes: Int32Array): void;
  /**
   * Replaces the state at `at` in `words`, which stands before `level`, by one that has equally many answers to come, of
   * each tally: where a profile and its mirror image both occur, by the smaller of the two. Only counts ask for it, since
   * it forgets which answers they are.
   */
  fold?(words: Int32Array, at: number, level: number): void;
  /**
   * What else a field can be of than the decisions: by name, how many numbers it has, and which of them a branch with this
   * monomial at `level` raises, or −1. A path raises each once at most.
   */
  readonly marginals?: { readonly [name: string]: Marginal };
  /** A faster counter of the same answers, where there is one. `count` asks it when no tally or tilt is asked for. */
  ownCount?(options: CountOptions): Task<Count, SweepProgress> | undefined;
  /**
   * Another way to draw answers by exactly the same law, where the diagram is too large for the sweep's. Whether there
   * is one depends on the board and the tilt alone, so that a seed draws the same whatever the memory.
   */
  ownSamples?(number: number, random: Random, options: DiagramOptions): Task<Marks[], SweepProgress> | undefined;
}
