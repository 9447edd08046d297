import type { Shape } from '../../grid/shape.ts';
import { SteppedTask, type Steps, type Task } from '../../grid/task.ts';
import {
  Budget,
  type Count,
  type CountOptions,
  DEFAULT_MEMORY,
  ProductSum,
  type SweepProgress,
} from '../../sweep/index.ts';
import { LoopFrontier } from './frontier.ts';
import { Limbs } from './limbs.ts';
import { reachedWords } from './reached.ts';

/** Narrower boards than this are counted as fast with hashing, which touches only words that occur. */
export const DENSE_WIDTH = 11;

/**
 * Counts the loops of a bare grid with one counter for every balanced word (`LoopFrontier`). The narrower side is the
 * width. **Two ways meet in the middle**: from the first cell down, the beginnings of loops that lead to each word, and from
 * the last cell up, the completions of each word, by the same steps transposed. The counters are half as long as those of
 * one way all through, and the two ways don't need each other:
 *
 *     row 1   ↓  1, 2, …       beginnings      Σ over all words: beginnings × completions,
 *     row 2   ↓  … 10²⁰        of each word    and the loops that close on the way down
 *     ---------------------
 *     row 3   ↑  … 10²⁰        completions
 *     row 4   ↑  1, 2, …       of each word
 *
 * Cost: width · height · M counters, M the Motzkin number of width + 1 (853 467 for 15 columns).
 */
export function countLoops(shape: Shape, options: CountOptions = {}): Task<Count, SweepProgress> {
  return new BareCount(shape, options.memory ?? DEFAULT_MEMORY);
}

class BareCount extends SteppedTask<Count, SweepProgress> {
  readonly #shape: Shape;
  readonly #budget: Budget;
  /** Rows that are passed from above; the others are passed from below. */
  readonly #rowsDown: number;
  #table = 0;
  #done = 0;
  #states = 0;

  constructor({ width, height }: Shape, memory: number) {
    super();
    this.#shape = { width: Math.min(width, height), height: Math.max(width, height) };
    this.#budget = new Budget(memory);
    this.#rowsDown = this.#shape.height >> 1;
  }

  progress(): SweepProgress {
    const { width, height } = this.#shape;
    const { used } = this.#budget;
    return { done: this.#done, total: width * height, states: this.#states, layer: this.#table, memory: used };
  }

  protected *run(): Steps<Count> {
    const { width, height } = this.#shape;
    const frontier = yield* LoopFrontier.of(width, this.#budget);
    this.#table = frontier.words;
    const { closed, begun } = yield* this.#wayDown(frontier);
    const completed = yield* this.#wayUp(frontier);
    const count = closed + (yield* sumOfProducts(begun, completed, frontier));
    let peak = 0;
    this.#states = 0;
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++) {
        const reached = reachedWords(this.#shape, row, column);
        this.#states += reached;
        peak = Math.max(peak, reached);
      }
    const memory = this.#budget.peak;
    return { count, byTally: [count], states: this.#states, peak, table: this.#table, memory };
  }

  /** The loops that close in the upper rows, and the beginnings before the lower ones. */
  *#wayDown(frontier: LoopFrontier): Steps<{ readonly closed: bigint; readonly begun: Limbs }> {
    const { width, height } = this.#shape;
    // A word gains at most this many others at one cell: one from each way to join, and one for each mate in reach.
    const begun = new Limbs(frontier.words, 3 + Math.ceil((width + 1) / 2), this.#budget);
    begun.setOne(0);
    let closed = 0n;
    for (let row = 0; row < this.#rowsDown; row++)
      for (let column = 0; column < width; column++) {
        closed += begun.at(frontier.closing(column));
        const down = row < height - 1 ? 1 : 0;
        const right = column < width - 1 ? 1 : 0;
        for (const limb of begun.limbs) yield* frontier.pass(limb, column, down, right);
        yield* begun.passed();
        this.#passed(row, column);
      }
    return { closed, begun };
  }

  /** The completions of the words before the lower rows. */
  *#wayUp(frontier: LoopFrontier): Steps<Limbs> {
    const { width, height } = this.#shape;
    const completed = new Limbs(frontier.words, 2, this.#budget);
    for (let row = height - 1; row >= this.#rowsDown; row--)
      for (let column = width - 1; column >= 0; column--) {
        const down = row < height - 1 ? 1 : 0;
        const right = column < width - 1 ? 1 : 0;
        for (const limb of completed.limbs) yield* frontier.passBack(limb, column, down, right);
        completed.setOne(frontier.closing(column));
        yield* completed.passed();
        this.#passed(row, column);
      }
    return completed;
  }

  #passed(row: number, column: number): void {
    this.#done++;
    this.#states += reachedWords(this.#shape, row, column);
  }
}

/** Σ over the words that can stand before a row. */
function* sumOfProducts(one: Limbs, other: Limbs, frontier: LoopFrontier): Steps<bigint> {
  const sum = new ProductSum(one.limbs.length, other.limbs.length);
  const left = new Float64Array(one.limbs.length);
  const right = new Float64Array(other.limbs.length);
  const words = frontier.wordsBeforeRow;
  for (let word = 0; word < words; word++) {
    for (const [k, limb] of one.limbs.entries()) left[k] = limb[word];
    for (const [k, limb] of other.limbs.entries()) right[k] = limb[word];
    sum.add(left, 0, left.length, right, 0, right.length);
    if ((word & 0xfff) === 0) yield 0x400;
  }
  return sum.value();
}
