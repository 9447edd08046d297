import type { Budget } from '../../sweep/index.ts';
import { LoopFrontier } from './frontier.ts';

/** A loop of n edges weighs (take / skip)ⁿ. */
export interface LoopTilt {
  readonly skip: number;
  readonly take: number;
}

/**
 * For every cell of a bare grid and every word before it, the summed weight of the drawings so far that lead there,
 * **rounded** to so many bits.
 *
 * The problem: to draw a loop one goes back from where it closes, and chooses each step by the weights of what could have
 * come before it. Those are numbers of hundreds of bits, for every word before every cell: 4 GB at 15×15. The idea:
 * doubles are enough, since `LoopDraws` corrects for the rounding exactly; and only those before each row are kept,
 * while a row's own are made again when a draw comes to it:
 *
 *     row 1   W . . . .       forward: W is kept, the rest is passed over
 *     row 2   W . . . .
 *     row 3   W w w w w   ←   on the way back: the row at work in full
 *
 * The cost: 8 bytes × words × (width + height); time of two counts in one limb.
 */
export class LoopWeights {
  /** The frontier; no longer than `height`. */
  readonly width: number;
  readonly height: number;
  readonly tilt: LoopTilt;
  /** Summed weight of the loops that close at each cell. */
  readonly closed: number[] = [];
  /** Cells passed so far; those that are passed again count again. */
  passed = 0;
  readonly #precision: number;
  readonly #rows: Float64Array[] = [];
  #frontier: LoopFrontier | undefined;

  constructor(width: number, height: number, tilt: LoopTilt, precision: number) {
    this.width = width;
    this.height = height;
    this.tilt = tilt;
    this.#precision = precision;
  }

  get words(): number {
    return this.#frontier?.words ?? 0;
  }

  /**
   * How far, as a factor, all that is rounded on the way to one loop can be off: at a cell, so many sums as a word has
   * predecessors, and the weights of its edges. Twice the unit of rounding leaves room for the second order.
   */
  get error(): number {
    const operations = 3 + Math.ceil((this.width + 1) / 2) + 5;
    return Math.exp(this.width * this.height * operations * 2 ** (1 - this.#precision));
  }

  /** The weight of a word, among those before a cell of `column`. */
  of(weights: Float64Array, word: Uint8Array, column: number): number {
    return weights[(this.#frontier as LoopFrontier).indexOf(word, column)];
  }

  /** From the first cell to the last. Takes from `budget` what `row` will need as well. */
  *sweep(budget: Budget): Generator<number, void, void> {
    const frontier = yield* LoopFrontier.of(this.width, budget);
    this.#frontier = frontier;
    budget.take(8 * frontier.words * (this.height + this.width));
    const weights = new Float64Array(frontier.words);
    weights[0] = 1;
    for (let row = 0; row < this.height; row++) {
      this.#rows.push(weights.slice());
      yield frontier.work;
      for (let column = 0; column < this.width; column++) {
        this.closed.push(weights[frontier.closing(column)]);
        yield* this.#pass(weights, row, column);
      }
    }
  }

  /** The weights before each cell of a row. */
  *row(row: number): Generator<number, Float64Array[], void> {
    const before = [this.#rows[row]];
    for (let column = 0; column + 1 < this.width; column++) {
      const weights = before[column].slice();
      // New memory costs about as much as what is written into it.
      yield 2 * (this.#frontier as LoopFrontier).work;
      yield* this.#pass(weights, row, column);
      before.push(weights);
    }
    this.passed++;
    return before;
  }

  *#pass(weights: Float64Array, row: number, column: number): Generator<number, void, void> {
    const frontier = this.#frontier as LoopFrontier;
    const edge = this.tilt.take / this.tilt.skip;
    const down = row < this.height - 1 ? edge : 0;
    const right = column < this.width - 1 ? edge : 0;
    yield* frontier.pass(weights, column, down, right);
    if (column === this.width - 1) yield* frontier.endRow(weights);
    if (this.#precision < 53)
      for (const [at, weight] of weights.entries()) weights[at] = round(weight, this.#precision);
    this.passed++;
  }
}

function round(value: number, bits: number): number {
  if (value === 0) return 0;
  const unit = 2 ** (Math.floor(Math.log2(value)) + 1 - bits);
  return Math.round(value / unit) * unit;
}
