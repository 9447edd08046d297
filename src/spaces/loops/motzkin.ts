import type { Budget } from '../../sweep/index.ts';

/** The beginnings of a given length, in lexicographic order: all that some word begins with. */
export interface Beginnings {
  /** Rank of the first word that begins so. */
  readonly bases: Int32Array;
  /** Open brackets. */
  readonly heights: Uint8Array;
  /** Rank of the first word that begins so but with its last open bracket closed; −1 with fewer than two open. */
  readonly raised: Int32Array;
}

/** The blocks of words by their two plugs after a beginning of a given length and height. */
export interface Pairs {
  /** Where each pair's block starts, after the base of the beginning, and its length: the number of tails. */
  readonly offsets: Int32Array;
  readonly tails: Int32Array;
  /** For each tail after two open brackets: its place after none, when the inner bracket's mate has been turned. */
  readonly mates: Int32Array;
}

/**
 * The balanced words over 0, ( and ) of one length, by their rank in lexicographic order with 0 < ( < ).
 *
 * The problem: a loop's frontier is such a word, and on wide boards nearly all of them occur, so that looking each one up
 * in a hash table is most of the work. The idea: number them. Words that share a **beginning** are a block, and within it
 * those that share the next two plugs are one again; the rest of a word, its **tail**, depends only on the **height** that
 * it starts from, the number of open brackets. So tails after pairs of plugs with the same balance stand in the same
 * order, and a step of the sweep moves whole blocks. All words of four plugs, with an empty beginning:
 *
 *     0  00 00      2  0( 0)      4  (0 0)      6  (( ))      7  () 00
 *     1  00 ()      3  0( )0      5  (0 )0                    8  () ()
 *
 * What is at 00 moves to () by +7, what is at 0( to (0 by +2, whatever the tail. Only (( and )) are different when they
 * are joined: there one more bracket, the mate of the inner one, turns in the tail or in the beginning; `Pairs.mates` and
 * `Beginnings.raised` say where that leads.
 *
 * The cost: some words' worth of integers, 853 467 words for 16 plugs. Source: Motzkin numbers are OEIS A001006; words are
 * ranked by counting tails as D. E. Knuth ranks combinations (The Art of Computer Programming 4A, 7.2.1.3).
 */
export interface MotzkinTables {
  readonly words: number;
  readonly beginnings: readonly Beginnings[];
  readonly endInZero: Int32Array;
  pairs(place: number, height: number): Pairs;
  pairOffset(place: number, height: number, pair: number): number;
  /** The rank of a balanced word: 0 for 0, 1 for ( and 2 for ) at each place. */
  rank(word: Uint8Array): number;
}

/** Steps of the two plugs of each pair: 00 0( 0) (0 (( () )0 )( )) */
const STEPS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 1],
  [0, -1],
  [1, 0],
  [1, 1],
  [1, -1],
  [-1, 0],
  [-1, 1],
  [-1, -1],
];

/** The tables for words of `length` ≥ 2 plugs. Time and memory of some words' worth of integers. */
export function* motzkinTables(length: number, budget: Budget): Generator<number, MotzkinTables, void> {
  const tails = tailCounts(length);
  const words = tails(length, 0);
  const beginnings = new BeginningTables(length, tails, budget);
  yield* beginnings.fill();
  const pairs: Pairs[][] = [];
  for (let place = 0; place + 2 <= length; place++) {
    pairs.push([]);
    for (let height = 0; height <= place; height++) pairs[place].push(makePairs(length, place, height, tails, budget));
    yield words / 512;
  }
  const endInZero = yield* beginnings.endInZero();
  return {
    words,
    beginnings: beginnings.levels,
    endInZero,
    pairs: (place, height) => pairs[place][height],
    pairOffset: (place, height, pair) => pairs[place][height].offsets[pair],
    rank: (word) => rankOf(word, tails),
  };
}

type TailCounts = (left: number, height: number) => number;

/** tails(n, h) = ways to go on for n plugs from height h and end balanced. */
function tailCounts(length: number): TailCounts {
  const counts: number[][] = [new Array<number>(length + 3).fill(0)];
  counts[0][0] = 1;
  for (let left = 1; left <= length; left++) {
    const shorter = counts[left - 1];
    counts.push(shorter.map((same, height) => same + (shorter[height + 1] ?? 0) + (shorter[height - 1] ?? 0)));
  }
  return (left, height) => (height < 0 ? 0 : (counts[left][height] ?? 0));
}

function rankOf(word: Uint8Array, tails: TailCounts): number {
  let rank = 0;
  let height = 0;
  for (let place = 0; place < word.length; place++) {
    const left = word.length - place - 1;
    if (word[place] > 0) rank += tails(left, height);
    if (word[place] > 1) rank += tails(left, height + 1);
    height += word[place] === 1 ? 1 : word[place] === 2 ? -1 : 0;
  }
  return rank;
}

/** Beginnings between two yields. */
const SLICE = 1 << 16;

class BeginningTables {
  readonly levels: Beginnings[] = [];
  readonly #length: number;
  readonly #tails: TailCounts;
  readonly #filled: Int32Array;
  /** `#raised[place][k]`: rank base when the k-th open bracket, counted from the outside, is closed instead. */
  readonly #raised: Int32Array[];

  constructor(length: number, tails: TailCounts, budget: Budget) {
    this.#length = length;
    this.#tails = tails;
    this.#filled = new Int32Array(length);
    this.#raised = Array.from({ length: length + 1 }, () => new Int32Array(length + 1));
    for (let place = 0; place < length; place++) {
      const count = beginningCount(length, place);
      budget.take(count * 9);
      this.levels.push({ bases: new Int32Array(count), heights: new Uint8Array(count), raised: new Int32Array(count) });
    }
  }

  *fill(): Generator<number, void, void> {
    // One slice for each beginning of a few plugs.
    const cut = Math.min(6, this.#length - 1);
    yield* this.#visitSlowly(0, 0, 0, cut);
  }

  *#visitSlowly(place: number, height: number, base: number, cut: number): Generator<number, void, void> {
    if (place === cut) {
      this.#visit(place, height, base);
      yield this.levels[this.#length - 1].bases.length / 256;
      return;
    }
    this.#note(place, height, base);
    for (const step of [0, 1, -1]) {
      const next = this.#step(place, height, base, step);
      if (next >= 0) yield* this.#visitSlowly(place + 1, height + step, next, cut);
    }
  }

  #visit(place: number, height: number, base: number): void {
    this.#note(place, height, base);
    if (place === this.#length - 1) return;
    for (let step = 0; step !== 2; step = step === 0 ? 1 : step === 1 ? -1 : 2) {
      const next = this.#step(place, height, base, step);
      if (next >= 0) this.#visit(place + 1, height + step, next);
    }
  }

  #note(place: number, height: number, base: number): void {
    const level = this.levels[place];
    const at = this.#filled[place]++;
    level.bases[at] = base;
    level.heights[at] = height;
    level.raised[at] = height >= 2 ? this.#raised[place][height - 1] : -1;
  }

  /** The base after one more plug, and the raised bases with it; −1 when no word begins so. */
  #step(place: number, height: number, base: number, step: number): number {
    const left = this.#length - place - 1;
    const tails = this.#tails;
    if (tails(left, height + step) === 0) return -1;
    const skipped = (from: number): number =>
      step === 0 ? 0 : tails(left, from) + (step === 1 ? 0 : tails(left, from + 1));
    const here = this.#raised[place];
    const next = this.#raised[place + 1];
    const open = step === -1 ? height - 1 : height;
    for (let k = 0; k < open; k++) next[k] = here[k] + skipped(height - 2);
    if (step === 1) next[height] = base + tails(left, height) + tails(left, height + 1);
    return base + skipped(height);
  }

  /** Ranks of the words whose last plug is unused, in order. */
  *endInZero(): Generator<number, Int32Array, void> {
    const { bases, heights } = this.levels[this.#length - 1];
    const found = new Int32Array(this.#tails(this.#length - 1, 0));
    let size = 0;
    for (let from = 0; from < bases.length; from += SLICE) {
      const to = Math.min(bases.length, from + SLICE);
      for (let at = from; at < to; at++) if (heights[at] === 0) found[size++] = bases[at];
      yield (to - from) / 64;
    }
    return found;
  }
}

function beginningCount(length: number, place: number): number {
  let ways: number[] = [1];
  for (let i = 0; i < place; i++)
    ways = Array.from(
      { length: ways.length + 1 },
      (_, height) => (ways[height - 1] ?? 0) + (ways[height] ?? 0) + (ways[height + 1] ?? 0),
    );
  return ways.reduce((sum, count, height) => (height <= length - place ? sum + count : sum), 0);
}

function makePairs(length: number, place: number, height: number, tails: TailCounts, budget: Budget): Pairs {
  const left = length - place - 2;
  const offsets = new Int32Array(STEPS.length);
  const sizes = new Int32Array(STEPS.length);
  let offset = 0;
  STEPS.forEach(([first, second], pair) => {
    offsets[pair] = offset;
    sizes[pair] = height + first < 0 ? 0 : tails(left, height + first + second);
    offset += sizes[pair];
  });
  budget.take(sizes[4] * 4);
  const mates = new Int32Array(sizes[4]);
  if (sizes[4] > 0) fillMates(mates, left, height, 0, 0, 0, tails);
  return { offsets, tails: sizes, mates };
}

/**
 * Walks the tails after "((" together with what becomes of them after "00": two lower, until the bracket that closes
 * the inner one (`depth` 0) is met and turned into an opening one; from there on both are the same.
 */
function fillMates(
  mates: Int32Array,
  left: number,
  height: number,
  depth: number,
  from: number,
  to: number,
  tails: TailCounts,
): void {
  if (left === 0) return;
  const rest = left - 1;
  const high = height + 2 + depth;
  const low = height + depth;
  if (tails(rest, high) > 0) fillMates(mates, rest, height, depth, from, to, tails);
  if (tails(rest, high + 1) > 0)
    fillMates(mates, rest, height, depth + 1, from + tails(rest, high), to + tails(rest, low), tails);
  if (tails(rest, high - 1) === 0) return;
  const closed = from + tails(rest, high) + tails(rest, high + 1);
  if (depth > 0) {
    fillMates(mates, rest, height, depth - 1, closed, to + tails(rest, low) + tails(rest, low + 1), tails);
    return;
  }
  const turned = to + tails(rest, low);
  for (let i = 0; i < tails(rest, high - 1); i++) mates[closed + i] = turned + i;
}
