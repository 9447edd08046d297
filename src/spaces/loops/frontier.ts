import type { Budget } from '../../sweep/index.ts';
import { type MotzkinTables, motzkinTables } from './motzkin.ts';

/** Words of a step, about: beginnings share them out unevenly. */
const SLICE = 20_000;
/** Units of work a word. */
const WORK = 1 / 96;

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

/**
 * The frontier of a bare grid with one number for every balanced word, changed in place and without any table to look
 * words up in: in lexicographic order the words that share the plugs before a cell are a block, and within it those
 * that share the two plugs at the cell are one again, with their tails in the same order. So a cell is a few vector
 * additions for each beginning. The numbers may be limbs of counts or weights: all that is done to them is linear.
 */
export class LoopFrontier {
  readonly tables: MotzkinTables;
  readonly width: number;
  /** Number of words: the Motzkin number of width + 1. */
  readonly words: number;

  private constructor(width: number, tables: MotzkinTables) {
    this.width = width;
    this.tables = tables;
    this.words = tables.words;
  }

  /** Costs a few words' worth of time and memory. */
  static *of(width: number, budget: Budget): Generator<number, LoopFrontier, void> {
    return new LoopFrontier(width, yield* motzkinTables(width + 1, budget));
  }

  /** The only word whose loop may close at `column`: "()" at the cell, all else unused. Any other is one of several. */
  closing(column: number): number {
    return this.tables.pairOffset(column, 0, CLOSE);
  }

  /**
   * Takes `numbers` (one a word) past a cell of `column`. An edge down weighs `down` and one to the right `right`, 0
   * where there is none.
   */
  *pass(numbers: Float64Array, column: number, down: number, right: number): Generator<number, void, void> {
    const { bases } = this.tables.beginnings[column];
    const slice = Math.max(1, Math.ceil((bases.length * SLICE) / this.words));
    // From the last beginning down: joining two right ends raises the beginning, which must be done by then.
    for (let to = bases.length; to > 0; to -= slice) {
      const from = Math.max(0, to - slice);
      passBlocks(numbers, this.tables, column, from, to, down, right);
      yield ((to - from) / bases.length) * this.words * WORK;
    }
  }

  /** What is to be reported for going once over all words in order. */
  get work(): number {
    return this.words * WORK;
  }

  /** The row is done: a word w0 becomes 0w, and both are in the same order. */
  shift(numbers: Float64Array): void {
    const { endInZero } = this.tables;
    for (let rank = 0; rank < endInZero.length; rank++) numbers[rank] = numbers[endInZero[rank]];
    numbers.fill(0, endInZero.length);
  }
}

function passBlocks(
  numbers: Float64Array,
  tables: MotzkinTables,
  column: number,
  from: number,
  to: number,
  down: number,
  right: number,
): void {
  const { bases, heights, raised } = tables.beginnings[column];
  const both = down * right;
  for (let beginning = to - 1; beginning >= from; beginning--) {
    const base = bases[beginning];
    const height = heights[beginning];
    const { offsets, tails, mates } = tables.pairs(column, height);
    const none = base + offsets[NONE];
    const close = base + offsets[CLOSE];
    const join = base + offsets[JOIN];
    // Nothing at the cell: stay so, or start a path. A closed loop is counted or dropped; two paths may join.
    for (let i = 0; i < tails[NONE]; i++) numbers[close + i] = numbers[none + i] * both;
    for (let i = 0; i < tails[JOIN]; i++) {
      numbers[none + i] += numbers[join + i];
      numbers[join + i] = 0;
    }
    goOn(numbers, base + offsets[UP_OPENS], base + offsets[LEFT_OPENS], tails[UP_OPENS], down, right);
    goOn(numbers, base + offsets[UP_CLOSES], base + offsets[LEFT_CLOSES], tails[UP_CLOSES], down, right);
    const open = base + offsets[BOTH_OPEN];
    for (let i = 0; i < tails[BOTH_OPEN]; i++) {
      numbers[none + mates[i]] += numbers[open + i];
      numbers[open + i] = 0;
    }
    const shut = base + offsets[BOTH_CLOSE];
    const other = raised[beginning];
    for (let i = 0; i < tails[BOTH_CLOSE]; i++) {
      numbers[other + i] += numbers[shut + i];
      numbers[shut + i] = 0;
    }
  }
}

/** A path that arrives from above or from the left goes on downwards (the left position) or to the right. */
function goOn(numbers: Float64Array, above: number, left: number, tails: number, down: number, right: number): void {
  for (let i = 0; i < tails; i++) {
    const sum = numbers[above + i] + numbers[left + i];
    numbers[above + i] = sum * right;
    numbers[left + i] = sum * down;
  }
}
