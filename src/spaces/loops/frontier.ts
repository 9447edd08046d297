import type { Budget } from '../../sweep/index.ts';
import { type MotzkinTables, motzkinTables, reversedRanks } from './motzkin.ts';

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
 *
 * Far into a row the beginnings are long and their blocks short. So from the middle of a row on, the words stand in the
 * order in which they are read **from the other side**, which makes their beginnings short again:
 *
 *     row of 7:   1 2 3 4 | 5 6 7     up to column 4 as they are, words ( . . ) . .
 *                         |           then from the other side, where columns 5, 6, 7 have the places of 3, 2, 1
 *
 * The numbers before the first column of a row are those of the words that begin with an unused plug.
 */
export class LoopFrontier {
  readonly width: number;
  /** Number of words: the Motzkin number of width + 1. */
  readonly words: number;
  readonly #tables: MotzkinTables;
  readonly #budget: Budget;
  /** The first column before which words are turned. */
  readonly #turn: number;
  /** The words of a whole row, without the unused plug: rank of each read from the other side. */
  #rows: Int32Array | undefined;

  private constructor(width: number, turn: number, tables: MotzkinTables, budget: Budget) {
    this.width = width;
    this.words = tables.words;
    this.#tables = tables;
    this.#budget = budget;
    this.#turn = turn;
  }

  /** The words that can stand before the first column are the first ones, so many. */
  get wordsBeforeRow(): number {
    return this.#tables.unusedFirst;
  }

  /** Costs some words' worth of time, and one integer a word. */
  static *of(width: number, budget: Budget): Generator<number, LoopFrontier, void> {
    const turn = (width + 1) >> 1;
    return new LoopFrontier(width, turn, yield* motzkinTables(width + 1, Math.max(turn, 1), budget), budget);
  }

  /** Where the number of a word stands before a cell of `column`. */
  indexOf(word: Uint8Array, column: number): number {
    const rank = this.#tables.rank(word);
    return column > this.#turn ? this.#tables.reversed[rank] : rank;
  }

  /**
   * Where the only word stands whose loop may close at `column`: "()" at the cell, all else unused. Any other loop would be
   * one of several.
   */
  closing(column: number): number {
    const word = new Uint8Array(this.width + 1);
    word[column] = 1;
    word[column + 1] = 2;
    return this.indexOf(word, column);
  }

  /**
   * Takes `numbers` (one a word) past a cell of `column`. An edge down weighs `down` and one to the right `right`, 0
   * where there is none.
   */
  *pass(numbers: Float64Array, column: number, down: number, right: number): Generator<number, void, void> {
    if (column === this.#turn) yield* this.#turnRound(numbers);
    const isTurned = column >= this.#turn;
    const place = isTurned ? this.width - 1 - column : column;
    const { bases } = this.#tables.beginnings[place];
    const slice = this.#sliceOf(bases.length);
    // From the last beginning down: joining two right ends raises the beginning, which must be done by then.
    for (let to = bases.length; to > 0; to -= slice) {
      const from = Math.max(0, to - slice);
      if (isTurned) passBlocks(numbers, this.#tables, place, from, to, right, down);
      else passBlocks(numbers, this.#tables, place, from, to, down, right);
      yield ((to - from) / bases.length) * this.work;
    }
  }

  /**
   * The way back: makes of numbers of completions after a cell of `column` those before it, but for the loop that closes
   * there. The edges are there (1) or not (0).
   */
  *passBack(numbers: Float64Array, column: number, down: number, right: number): Generator<number, void, void> {
    const isTurned = column >= this.#turn;
    const place = isTurned ? this.width - 1 - column : column;
    const { bases } = this.#tables.beginnings[place];
    const slice = this.#sliceOf(bases.length);
    for (let from = 0; from < bases.length; from += slice) {
      const to = Math.min(bases.length, from + slice);
      if (isTurned) passBlocksBack(numbers, this.#tables, place, from, to, right, down);
      else passBlocksBack(numbers, this.#tables, place, from, to, down, right);
      yield ((to - from) / bases.length) * this.work;
    }
    if (column === this.#turn) yield* this.#turnRound(numbers);
  }

  /**
   * The row is done, and the next one goes on from left to right again. Where only sums over all words matter, this may be
   * left out: the grid is its own mirror image, and its rows may be taken from either side.
   */
  *endRow(numbers: Float64Array): Generator<number, void, void> {
    this.#rows ??= yield* reversedRanks(this.width, this.#budget);
    yield* swapAll(numbers, this.#rows, this.work / this.words);
  }

  /** What is to be reported for going once over all words in order. */
  get work(): number {
    return this.words * WORK;
  }

  #sliceOf(beginnings: number): number {
    return Math.max(1, Math.ceil((beginnings * SLICE) / this.words));
  }

  #turnRound(numbers: Float64Array): Generator<number, void, void> {
    return swapAll(numbers, this.#tables.reversed, this.work / this.words);
  }
}

/** Lets the numbers of each word and its mirror image change places. */
function* swapAll(numbers: Float64Array, reversed: Int32Array, work: number): Generator<number, void, void> {
  for (let from = 0; from < reversed.length; from += SLICE) {
    const to = Math.min(reversed.length, from + SLICE);
    swap(numbers, reversed, from, to);
    yield 2 * (to - from) * work;
  }
}

function swap(numbers: Float64Array, reversed: Int32Array, from: number, to: number): void {
  for (let rank = from; rank < to; rank++) {
    const other = reversed[rank];
    if (other <= rank) continue;
    const number = numbers[rank];
    numbers[rank] = numbers[other];
    numbers[other] = number;
  }
}

function passBlocks(
  numbers: Float64Array,
  tables: MotzkinTables,
  place: number,
  from: number,
  to: number,
  down: number,
  right: number,
): void {
  const { bases, heights, raised } = tables.beginnings[place];
  const both = down * right;
  for (let beginning = to - 1; beginning >= from; beginning--) {
    const base = bases[beginning];
    const { offsets, tails, mates } = tables.pairs(place, heights[beginning]);
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
    const closed = base + offsets[BOTH_CLOSE];
    const other = raised[beginning];
    for (let i = 0; i < tails[BOTH_CLOSE]; i++) {
      numbers[other + i] += numbers[closed + i];
      numbers[closed + i] = 0;
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

/** `passBlocks` transposed: what a word has handed on, it is handed back. */
function passBlocksBack(
  numbers: Float64Array,
  tables: MotzkinTables,
  place: number,
  from: number,
  to: number,
  down: number,
  right: number,
): void {
  const { bases, heights, raised } = tables.beginnings[place];
  const both = down * right;
  for (let beginning = from; beginning < to; beginning++) {
    const base = bases[beginning];
    const { offsets, tails, mates } = tables.pairs(place, heights[beginning]);
    const none = base + offsets[NONE];
    const close = base + offsets[CLOSE];
    const join = base + offsets[JOIN];
    const closed = base + offsets[BOTH_CLOSE];
    const other = raised[beginning];
    for (let i = 0; i < tails[BOTH_CLOSE]; i++) numbers[closed + i] = numbers[other + i];
    const open = base + offsets[BOTH_OPEN];
    for (let i = 0; i < tails[BOTH_OPEN]; i++) numbers[open + i] = numbers[none + mates[i]];
    comeFrom(numbers, base + offsets[UP_OPENS], base + offsets[LEFT_OPENS], tails[UP_OPENS], down, right);
    comeFrom(numbers, base + offsets[UP_CLOSES], base + offsets[LEFT_CLOSES], tails[UP_CLOSES], down, right);
    for (let i = 0; i < tails[JOIN]; i++) numbers[join + i] = numbers[none + i];
    for (let i = 0; i < tails[NONE]; i++) {
      numbers[none + i] += numbers[close + i] * both;
      numbers[close + i] = 0;
    }
  }
}

function comeFrom(
  numbers: Float64Array,
  above: number,
  left: number,
  tails: number,
  down: number,
  right: number,
): void {
  for (let i = 0; i < tails; i++) {
    const sum = numbers[above + i] * right + numbers[left + i] * down;
    numbers[above + i] = sum;
    numbers[left + i] = sum;
  }
}
