import type { Assignment } from '../assignment.ts';
import { type Literal, NO_LITERAL, negate } from '../literal.ts';
import type { Literals } from '../literals.ts';
import type { Propagator } from '../propagator.ts';
import type { Role } from './constraint.ts';
import { WeightedSum } from './weighted-sum.ts';

/**
 * A weighted sum, read exactly: a literal true in every subset of the open ones that makes the rest is made true, one in
 * none of them false. Sets of sums are bit sets; with `forward[i]` = sums that the first i open weights make and
 * `backward[i]` = sums from which the others can still reach the rest, weight i may be taken when
 * `forward[i] & (backward[i + 1] >> weight)` isn't empty, and left when `forward[i] & backward[i + 1]` isn't.
 * Cost of a run: literals × ⌈(total + 1) / 32⌉.
 */
export class SubsetSum extends WeightedSum implements Propagator {
  readonly priority = 1;
  private readonly words: number;
  private readonly forward: Uint32Array;
  private readonly backward: Uint32Array;
  private readonly shifted: Uint32Array;
  private readonly open: Int32Array;

  constructor(literals: readonly Literal[], weights: readonly number[], total: number, role: Role) {
    super(literals, weights, total, role);
    this.words = (Math.min(total, this.sum) >> 5) + 1;
    const size = (literals.length + 1) * this.words;
    this.forward = new Uint32Array(size);
    this.backward = new Uint32Array(size);
    this.shifted = new Uint32Array(this.words);
    this.open = new Int32Array(literals.length);
  }

  run(engine: Assignment): boolean {
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
    if (words === 1) return this.runInOneWord(engine, openCount, rest);

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
      if (take === 0) engine.infer(literals[open[at]] ^ 1, open[at]);
      else if (leave === 0) engine.infer(literals[open[at]], open[at]);
    }
    return true;
  }

  /** The same where all sums fit into one word, as they do up to 31. */
  private runInOneWord(engine: Assignment, openCount: number, rest: number): boolean {
    const { literals, weights, forward, open } = this;
    let sums = 1;
    for (let at = 0; at < openCount; at++) {
      forward[at] = sums;
      // A weight of 32 or more takes every sum out of the word; a shift by it would come round to 0.
      if (weights[open[at]] < 32) sums |= sums << weights[open[at]];
    }
    if (((sums >>> rest) & 1) === 0) return engine.fail();
    let needed = 1 << rest;
    for (let at = openCount - 1; at >= 0; at--) {
      const index = open[at];
      const shifted = weights[index] < 32 ? needed >>> weights[index] : 0;
      if ((forward[at] & shifted) === 0) engine.infer(literals[index] ^ 1, index);
      else if ((forward[at] & needed) === 0) engine.infer(literals[index], index);
      needed |= shifted;
    }
    return true;
  }

  /**
   * Forgets decided literals, newest first, as long as the rest can't be made without what is to be explained. The sums
   * of all that is open or forgotten are kept from one trial to the next, so a trial costs one shift.
   */
  explain(engine: Assignment, literal: Literal, tag: number, before: number, because: Literals): void {
    const { literals, weights, words, forward: sums, shifted, open: decided } = this;
    const { value, position } = engine;
    const forced = literal === NO_LITERAL ? -1 : tag;
    let rest = this.total;
    let count = 0;
    sums.fill(0, 0, words);
    sums[0] = 1;
    for (let index = 0; index < literals.length; index++) {
      if (index === forced) {
        // Explained is why the other value can't be: what remains can't be made with it.
        if (literal !== literals[index]) rest -= weights[index];
      } else if (value[literals[index]] !== 0 && position[literals[index] >> 1] < before) {
        if (value[literals[index]] > 0) rest -= weights[index];
        let at = count++;
        for (; at > 0 && position[literals[decided[at - 1]] >> 1] < position[literals[index] >> 1]; at--)
          decided[at] = decided[at - 1];
        decided[at] = index;
      } else {
        shiftUp(sums, 0, weights[index], shifted, words);
        for (let word = 0; word < words; word++) sums[word] |= shifted[word];
      }
    }
    for (let at = 0; at < count; at++) {
      const index = decided[at];
      const isTrue = value[literals[index]] > 0;
      const without = isTrue ? rest + weights[index] : rest;
      shiftUp(sums, 0, weights[index], shifted, words);
      if (has(sums, without, words) || has(shifted, without, words)) {
        because.push(isTrue ? literals[index] : negate(literals[index]));
        continue;
      }
      rest = without;
      for (let word = 0; word < words; word++) sums[word] |= shifted[word];
    }
  }
}

function has(set: Uint32Array, member: number, words: number): boolean {
  return member >= 0 && member >> 5 < words && ((set[member >> 5] >>> (member & 31)) & 1) === 1;
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
