import type { Shape } from '../../grid/shape.ts';
import { GeneratorTask, type Task } from '../../grid/task.ts';
import { Budget, type Count, type CountOptions, DEFAULT_MEMORY, type SweepProgress } from '../../sweep/index.ts';
import { LoopFrontier } from './frontier.ts';

/** Narrower boards than this are counted as fast with hashing, which touches only words that occur. */
export const DENSE_WIDTH = 11;

/** Limbs of 44 bits leave 9 bits of a double for sums whose carries have not been moved up yet. */
const RADIX = 2 ** 44;
const SLACK = 2 ** 8;

/**
 * Counts the loops of a bare grid with one counter for every balanced word (`LoopFrontier`). The narrower side is the
 * width. `states` and `peak` count all words, drawn or not. Costs width · height · M counters, M the Motzkin number of
 * width + 1.
 */
export function countLoops({ width, height }: Shape, options: CountOptions = {}): Task<Count, SweepProgress> {
  const run = new DenseCount(Math.min(width, height), Math.max(width, height), options.memory ?? DEFAULT_MEMORY);
  return new GeneratorTask(run.run(), () => run.progress());
}

class DenseCount {
  readonly #width: number;
  readonly #height: number;
  readonly #budget: Budget;
  #limbs: Float64Array[] = [];
  #words = 0;
  #done = 0;

  constructor(width: number, height: number, memory: number) {
    this.#width = width;
    this.#height = height;
    this.#budget = new Budget(memory);
  }

  progress(): SweepProgress {
    return {
      done: this.#done,
      total: this.#width * this.#height,
      states: this.#done * this.#words,
      layer: this.#words,
      memory: this.#budget.used,
    };
  }

  *run(): Generator<number, Count, void> {
    const width = this.#width;
    const frontier = yield* LoopFrontier.of(width, this.#budget);
    this.#words = frontier.words;
    this.#addLimb();
    this.#limbs[0][0] = 1;
    // A word gains at most this many others at one cell: one from each way to join, and one for each mate in reach.
    const gain = 3 + Math.ceil((width + 1) / 2);
    const quiet = Math.max(1, Math.floor(Math.log2(SLACK) / Math.log2(gain)));
    let sinceCarry = 0;
    let count = 0n;
    for (let row = 0; row < this.#height; row++)
      for (let column = 0; column < width; column++) {
        const closing = frontier.closing(column);
        const down = row < this.#height - 1 ? 1 : 0;
        const right = column < width - 1 ? 1 : 0;
        for (const [k, limb] of this.#limbs.entries()) {
          count += BigInt(limb[closing]) << BigInt(44 * k);
          yield* frontier.pass(limb, column, down, right);
          if (column === width - 1) {
            frontier.shift(limb);
            yield frontier.work;
          }
        }
        this.#done++;
        if (++sinceCarry === quiet) {
          yield* this.#carry();
          sinceCarry = 0;
        }
      }
    const memory = this.#budget.peak;
    const states = this.#words * this.#done;
    return { count, byTally: [count], states, peak: this.#words, memory };
  }

  #addLimb(): void {
    this.#budget.take(this.#words * 8);
    this.#limbs.push(new Float64Array(this.#words));
  }

  *#carry(): Generator<number, void, void> {
    for (let k = 0; k < this.#limbs.length; k++) {
      const limb = this.#limbs[k];
      for (let from = 0; from < limb.length; from += CARRIED) {
        const to = Math.min(limb.length, from + CARRIED);
        if (k + 1 === this.#limbs.length && overflows(limb, from, to)) this.#addLimb();
        const above = this.#limbs[k + 1];
        if (above !== undefined) carryInto(limb, above, from, to);
        yield (to - from) / 128;
      }
    }
  }
}

/** Counters that are carried between two yields. */
const CARRIED = 1 << 17;

function overflows(limb: Float64Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (limb[at] >= RADIX) return true;
  return false;
}

/** Moves what exceeds a limb to the one above. */
function carryInto(limb: Float64Array, above: Float64Array, from: number, to: number): void {
  for (let at = from; at < to; at++) {
    const value = limb[at];
    if (value < RADIX) continue;
    const up = Math.floor(value / RADIX);
    limb[at] = value - up * RADIX;
    above[at] += up;
  }
}
