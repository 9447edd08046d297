import type { Engine } from '../engine.ts';
import { type Literal, NO_LITERAL, negate } from '../literal.ts';
import type { Literals } from '../literals.ts';
import type { Propagator } from '../propagator.ts';
import type { Role } from './cardinality.ts';

/**
 * The weights of the true literals add up to `total`, read exactly: a literal true in every subset of the open ones that
 * makes the rest is put true, one in none of them false. Sets of sums are bit sets; with `forward[i]` = sums that the
 * first i open weights make and `backward[i]` = sums from which the others can still reach the rest, weight i may be
 * taken when `forward[i] & (backward[i + 1] >> weight)` isn't empty, and left when `forward[i] & backward[i + 1]` isn't.
 * Cost of a run: literals × ⌈(total + 1) / 32⌉.
 */
export class SubsetSum implements Propagator {
  readonly rule: string;
  readonly rung: number;
  readonly selector: Literal;
  readonly priority = 1;
  readonly wakes: Literal[];
  private readonly words: number;
  private readonly forward: Uint32Array;
  private readonly backward: Uint32Array;
  private readonly shifted: Uint32Array;
  private readonly open: Int32Array;
  private readonly kept: Uint8Array;

  constructor(
    private readonly literals: readonly Literal[],
    private readonly weights: readonly number[],
    private readonly total: number,
    role: Role,
  ) {
    this.rule = role.rule;
    this.rung = role.rung ?? 0;
    this.selector = role.selector ?? NO_LITERAL;
    this.wakes = [...literals, ...literals.map(negate)];
    const sum = weights.reduce((a, b) => a + b, 0);
    this.words = (Math.min(total, sum) >> 5) + 1;
    const size = (literals.length + 1) * this.words;
    this.forward = new Uint32Array(size);
    this.backward = new Uint32Array(size);
    this.shifted = new Uint32Array(this.words);
    this.open = new Int32Array(literals.length);
    this.kept = new Uint8Array(literals.length);
  }

  run(engine: Engine): boolean {
    const { literals, weights, words, forward, backward, shifted, open } = this;
    const { value } = engine;
    let rest = this.total;
    let openCount = 0;
    let openSum = 0;
    for (let index = 0; index < literals.length; index++) {
      const known = value[literals[index]];
      if (known > 0) rest -= weights[index];
      else if (known === 0) {
        open[openCount++] = index;
        openSum += weights[index];
      }
    }
    if (rest < 0 || rest > openSum) return engine.fail();
    if (openCount === 0) return true;

    forward.fill(0, 0, words);
    forward[0] = 1;
    for (let at = 0; at < openCount; at++) {
      const from = at * words;
      shiftUp(forward, from, weights[open[at]], shifted, words);
      for (let word = 0; word < words; word++) forward[from + words + word] = forward[from + word] | shifted[word];
    }
    if (((forward[openCount * words + (rest >> 5)] >>> (rest & 31)) & 1) === 0) return engine.fail();
    const last = openCount * words;
    backward.fill(0, last, last + words);
    backward[last + (rest >> 5)] = 1 << (rest & 31);
    for (let at = openCount - 1; at >= 0; at--) {
      const from = at * words;
      shiftDown(backward, from + words, weights[open[at]], shifted, words);
      let take = 0;
      let leave = 0;
      for (let word = 0; word < words; word++) {
        take |= forward[from + word] & shifted[word];
        leave |= forward[from + word] & backward[from + words + word];
        backward[from + word] = backward[from + words + word] | shifted[word];
      }
      if (take === 0) engine.put(literals[open[at]] ^ 1, open[at]);
      else if (leave === 0) engine.put(literals[open[at]], open[at]);
    }
    return true;
  }

  /** Forgets decided literals, newest first, as long as the rest can't be made without what is to be explained. */
  explain(engine: Engine, literal: Literal, tag: number, before: number, because: Literals): void {
    const { literals, kept } = this;
    const { value, position } = engine;
    const forced = literal === NO_LITERAL ? -1 : tag;
    const decided: number[] = [];
    for (let index = 0; index < literals.length; index++) {
      const known = value[literals[index]] !== 0 && position[literals[index] >> 1] < before && index !== forced;
      kept[index] = known ? (value[literals[index]] > 0 ? 1 : 2) : 0;
      if (known) decided.push(index);
    }
    if (forced >= 0) kept[forced] = literal === literals[forced] ? 2 : 1;
    decided.sort((a, b) => position[literals[b] >> 1] - position[literals[a] >> 1]);
    for (const index of decided) {
      const was = kept[index];
      kept[index] = 0;
      if (this.reachable()) kept[index] = was;
    }
    for (const index of decided)
      if (kept[index] !== 0) because.push(kept[index] === 1 ? literals[index] : negate(literals[index]));
  }

  /** Whether `total` can be made with the literals marked 1 in `kept`, without those marked 2, and any of the others. */
  private reachable(): boolean {
    const { literals, weights, words, forward, shifted, kept } = this;
    let rest = this.total;
    forward.fill(0, 0, words);
    forward[0] = 1;
    for (let index = 0; index < literals.length; index++) {
      if (kept[index] === 1) rest -= weights[index];
      else if (kept[index] === 0) {
        shiftUp(forward, 0, weights[index], shifted, words);
        for (let word = 0; word < words; word++) forward[word] |= shifted[word];
      }
    }
    return rest >= 0 && rest >> 5 < words && ((forward[rest >> 5] >>> (rest & 31)) & 1) === 1;
  }

  holds(isTrue: ArrayLike<number>): boolean {
    let sum = 0;
    this.literals.forEach((literal, index) => {
      if (isTrue[literal]) sum += this.weights[index];
    });
    return sum === this.total;
  }
}

/** `target` = the set at `set[from…]` with `by` added to each member; members beyond the words are lost. */
function shiftUp(set: Uint32Array, from: number, by: number, target: Uint32Array, words: number): void {
  const whole = by >> 5;
  const part = by & 31;
  for (let word = words - 1; word >= 0; word--) {
    const high = word >= whole ? set[from + word - whole] : 0;
    // A shift by 32 is a shift by 0 in JavaScript, so a part of 0 takes nothing from the word below.
    const low = part > 0 && word > whole ? set[from + word - whole - 1] >>> (32 - part) : 0;
    target[word] = (high << part) | low;
  }
}

/** `target` = the set at `set[from…]` with `by` taken from each member; members below 0 are lost. */
function shiftDown(set: Uint32Array, from: number, by: number, target: Uint32Array, words: number): void {
  const whole = by >> 5;
  const part = by & 31;
  for (let word = 0; word < words; word++) {
    const low = word + whole < words ? set[from + word + whole] : 0;
    const high = part > 0 && word + whole + 1 < words ? set[from + word + whole + 1] << (32 - part) : 0;
    target[word] = (low >>> part) | high;
  }
}
