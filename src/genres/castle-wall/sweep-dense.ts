import type { Shape } from '../../grid/shape.ts';
import { GeneratorTask, type Task } from '../../grid/task.ts';
import { Budget, type Count, type CountOptions, DEFAULT_MEMORY, type SweepProgress } from '../../sweep/index.ts';
import { type MotzkinTables, motzkinTables } from './motzkin.ts';

/** Narrower boards than this are counted as fast with hashing, which touches only words that occur. */
export const DENSE_WIDTH = 11;

/** Limbs of 44 bits leave 9 bits of a double for sums whose carries have not been moved up yet. */
const RADIX = 2 ** 44;
const SLACK = 2 ** 8;

/**
 * Counts the loops of a bare grid with one counter for every balanced word, in place and without any table to look
 * words up in: in lexicographic order the words that share the plugs before a cell are a block, and within it those
 * that share the two plugs at the cell are one again, with their tails in the same order. So a cell is a few vector
 * additions for each beginning. The narrower side is the width. `states` and `peak` count all words, drawn or not.
 * Costs width · height · M counters, M the Motzkin number of width + 1.
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
  #tables: MotzkinTables | undefined;
  #words = 0;
  #done = 0;
  #total = 0n;

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
    const tables = yield* motzkinTables(width + 1, this.#budget);
    this.#tables = tables;
    this.#words = tables.words;
    this.#addLimb();
    this.#limbs[0][0] = 1;
    // A word gains at most this many others at one cell: one from each way to join, and one for each mate in reach.
    const gain = 3 + Math.ceil((width + 1) / 2);
    const quiet = Math.max(1, Math.floor(Math.log2(SLACK) / Math.log2(gain)));
    let sinceCarry = 0;
    for (let row = 0; row < this.#height; row++)
      for (let column = 0; column < width; column++) {
        yield* this.#cell(column, row < this.#height - 1);
        this.#done++;
        if (column === width - 1) this.#shift();
        if (++sinceCarry === quiet) {
          yield* this.#carry();
          sinceCarry = 0;
        }
      }
    const memory = this.#budget.peak;
    const count = this.#total;
    const states = this.#words * this.#done;
    return { count, byTally: [count], states, peak: this.#words, memory };
  }

  #addLimb(): void {
    this.#budget.take(this.#words * 8);
    this.#limbs.push(new Float64Array(this.#words));
  }

  *#cell(column: number, mayGoDown: boolean): Generator<number, void, void> {
    const tables = this.#tables as MotzkinTables;
    const { bases } = tables.beginnings[column];
    // The only word whose loop may close: "()" at the cell, all else unused. Any other closing is one loop of several.
    const closing = tables.pairOffset(column, 0, CLOSE);
    this.#limbs.forEach((limb, k) => {
      this.#total += BigInt(limb[closing]) << BigInt(44 * k);
    });
    const mayGoRight = column < this.#width - 1;
    const slice = Math.max(64, Math.ceil((bases.length * 20_000) / this.#words));
    // From the last beginning down: joining two right ends raises the beginning, which must be done by then.
    for (let to = bases.length; to > 0; to -= slice) {
      const from = Math.max(0, to - slice);
      for (const limb of this.#limbs) updateBlock(limb, tables, column, from, to, mayGoDown, mayGoRight);
      yield (to - from) * 8;
    }
  }

  /** The row is done: a word w0 becomes 0w, and both are in the same order. */
  #shift(): void {
    const { endInZero } = this.#tables as MotzkinTables;
    for (const limb of this.#limbs) {
      for (let rank = 0; rank < endInZero.length; rank++) limb[rank] = limb[endInZero[rank]];
      limb.fill(0, endInZero.length);
    }
  }

  *#carry(): Generator<number, void, void> {
    for (let k = 0; k < this.#limbs.length; k++) {
      const limb = this.#limbs[k];
      if (k + 1 === this.#limbs.length && limb.some((value) => value >= RADIX)) this.#addLimb();
      const above = this.#limbs[k + 1];
      if (above !== undefined) carryInto(limb, above);
      yield limb.length / 256;
    }
  }
}

/** Moves what exceeds a limb to the one above. */
function carryInto(limb: Float64Array, above: Float64Array): void {
  for (let at = 0; at < limb.length; at++) {
    const value = limb[at];
    if (value < RADIX) continue;
    const up = Math.floor(value / RADIX);
    limb[at] = value - up * RADIX;
    above[at] += up;
  }
}

// The pairs of plugs at a cell, left then up, in lexicographic order.
const NONE = 0;
const UP_OPENS = 1;
const UP_CLOSES = 2;
const LEFT_OPENS = 3;
const BOTH_OPEN = 4;
const CLOSE = 5;
const LEFT_CLOSES = 6;
const JOIN = 7;
const BOTH_CLOSE = 8;

function updateBlock(
  limb: Float64Array,
  tables: MotzkinTables,
  column: number,
  from: number,
  to: number,
  down: boolean,
  right: boolean,
): void {
  const { bases, heights, raised } = tables.beginnings[column];
  for (let beginning = to - 1; beginning >= from; beginning--) {
    const base = bases[beginning];
    const height = heights[beginning];
    const { offsets, tails, mates } = tables.pairs(column, height);
    const none = base + offsets[NONE];
    const close = base + offsets[CLOSE];
    const join = base + offsets[JOIN];
    // Nothing at the cell: stay so, or start a path. A closed loop is counted or dropped; two paths may join.
    if (down && right) for (let i = 0; i < tails[NONE]; i++) limb[close + i] = limb[none + i];
    else limb.fill(0, close, close + tails[CLOSE]);
    for (let i = 0; i < tails[JOIN]; i++) {
      limb[none + i] += limb[join + i];
      limb[join + i] = 0;
    }
    pass(limb, base + offsets[UP_OPENS], base + offsets[LEFT_OPENS], tails[UP_OPENS], down, right);
    pass(limb, base + offsets[UP_CLOSES], base + offsets[LEFT_CLOSES], tails[UP_CLOSES], down, right);
    const open = base + offsets[BOTH_OPEN];
    for (let i = 0; i < tails[BOTH_OPEN]; i++) {
      limb[none + mates[i]] += limb[open + i];
      limb[open + i] = 0;
    }
    const shut = base + offsets[BOTH_CLOSE];
    const other = raised[beginning];
    for (let i = 0; i < tails[BOTH_CLOSE]; i++) {
      limb[other + i] += limb[shut + i];
      limb[shut + i] = 0;
    }
  }
}

/** A path that arrives from above or from the left goes on downwards (the left position) or to the right. */
function pass(limb: Float64Array, above: number, left: number, tails: number, down: boolean, right: boolean): void {
  for (let i = 0; i < tails; i++) {
    const sum = limb[above + i] + limb[left + i];
    limb[above + i] = right ? sum : 0;
    limb[left + i] = down ? sum : 0;
  }
}
