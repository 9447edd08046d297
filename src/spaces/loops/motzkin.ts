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
  /** Number of words: the Motzkin number of their length. */
  readonly words: number;
  /** Number of words that begin with an unused plug. They are the first. */
  readonly unusedFirst: number;
  /** By their length, below `places`. */
  readonly beginnings: readonly Beginnings[];
  /** Rank of each word read from the other side, with its brackets turned round. */
  readonly reversed: Int32Array;
  pairs(place: number, height: number): Pairs;
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

/**
 * The tables for words of `length` ≥ 2 plugs, with beginnings of less than `places` plugs. Takes one integer a word, and as
 * many again for long beginnings.
 */
export function* motzkinTables(length: number, places: number, budget: Budget): Generator<number, MotzkinTables, void> {
  const tails = tailCounts(length);
  // All are counted before any is gone through: on wide boards that would never end.
  let count = 0;
  for (let place = 0; place < places; place++) count += countBeginnings(length, place, tails);
  budget.take(count * 9);
  const beginnings: Beginnings[] = [];
  for (let place = 0; place < places; place++) {
    beginnings.push(beginningsOf(length, place, tails));
    yield beginnings[place].bases.length / 64;
  }
  const pairs: Pairs[][] = [];
  for (let place = 0; place < places; place++) {
    pairs.push([]);
    for (let height = 0; height <= place; height++) pairs[place].push(makePairs(length, place, height, tails, budget));
    yield tails(length, 0) / 512;
  }
  return {
    words: tails(length, 0),
    unusedFirst: tails(length - 1, 0),
    beginnings,
    reversed: yield* reversedRanks(length, budget),
    pairs: (place, height) => pairs[place][height],
    rank: (word) => rankOf(word, tails),
  };
}

/** Rank of each balanced word of `length` plugs read from the other side, with its brackets turned round. */
export function* reversedRanks(length: number, budget: Budget): Generator<number, Int32Array, void> {
  const tails = tailCounts(length);
  budget.take(tails(length, 0) * 4);
  const reversed = new Int32Array(tails(length, 0));
  let rank = 0;
  // The height after a plug is also that before it when read from the other side, so its share of the rank is known.
  const visit = (place: number, height: number, reversedRank: number): void => {
    if (place === length) {
      reversed[rank++] = reversedRank;
      return;
    }
    const left = length - place - 1;
    if (tails(left, height) > 0) visit(place + 1, height, reversedRank);
    if (tails(left, height + 1) > 0)
      visit(place + 1, height + 1, reversedRank + tails(place, height + 1) + tails(place, height + 2));
    if (tails(left, height - 1) > 0) visit(place + 1, height - 1, reversedRank + tails(place, height - 1));
  };
  // One slice for each beginning of a few plugs.
  const cut = Math.max(0, length - SLICE_LENGTH);
  function* visitSlowly(place: number, height: number, reversedRank: number): Generator<number, void, void> {
    if (place === cut) {
      const before = rank;
      visit(place, height, reversedRank);
      yield (rank - before) / 64;
      return;
    }
    const left = length - place - 1;
    if (tails(left, height) > 0) yield* visitSlowly(place + 1, height, reversedRank);
    if (tails(left, height + 1) > 0)
      yield* visitSlowly(place + 1, height + 1, reversedRank + tails(place, height + 1) + tails(place, height + 2));
    if (tails(left, height - 1) > 0) yield* visitSlowly(place + 1, height - 1, reversedRank + tails(place, height - 1));
  }
  yield* visitSlowly(0, 0, 0);
  return reversed;
}

/** Words of so many plugs are gone through at a time. */
const SLICE_LENGTH = 11;

type TailCounts = (left: number, height: number) => number;

/** tails(n, h) = ways to go on for n plugs from height h and end balanced: also those to come from 0 to h. */
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

function countBeginnings(length: number, place: number, tails: TailCounts): number {
  let count = 0;
  for (let height = 0; height <= place; height++) if (tails(length - place, height) > 0) count += tails(place, height);
  return count;
}

function beginningsOf(length: number, place: number, tails: TailCounts): Beginnings {
  const bases: number[] = [];
  const heights: number[] = [];
  const raised: number[] = [];
  /** Rank of the first word that goes on like this one, but with its k-th open bracket from the outside closed. */
  const closed = new Int32Array(length + 1);
  const visit = (at: number, height: number, base: number, raisedBases: Int32Array): void => {
    if (at === place) {
      bases.push(base);
      heights.push(height);
      raised.push(height >= 2 ? raisedBases[height - 1] : -1);
      return;
    }
    const left = length - at - 1;
    for (const step of [0, 1, -1]) {
      if (tails(left, height + step) === 0) continue;
      const skipped = (from: number): number =>
        step === 0 ? 0 : tails(left, from) + (step === 1 ? 0 : tails(left, from + 1));
      const next = raisedBases.slice();
      // The bracket that is closed now is as good as gone; of the others the beginning is lower by two.
      for (let k = 0; k < (step === -1 ? height - 1 : height); k++) next[k] += skipped(height - 2);
      if (step === 1) next[height] = base + tails(left, height) + tails(left, height + 1);
      visit(at + 1, height + step, base + skipped(height), next);
    }
  };
  visit(0, 0, 0, closed);
  return { bases: Int32Array.from(bases), heights: Uint8Array.from(heights), raised: Int32Array.from(raised) };
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
