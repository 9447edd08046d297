import type { Literal } from './literal.ts';
import { Watchers } from './watchers.ts';

/** Words before a clause's literals: its size and its glue (0 = never deleted). */
const HEADER = 2;
const GLUE = 1;

/**
 * All clauses in one array; a clause is known by where it starts, which is never 0. Of a clause with three literals or
 * more the first two are watched: when one of them becomes false, another literal that isn't takes its place, and only
 * when there is none is the clause looked at as a whole (Moskewicz and others, 2001). Of a clause with two literals each
 * stands in for the other, so its words are never read.
 *
 * `words` is replaced when it grows: read it again after every `add`.
 */
export class Clauses {
  words = new Int32Array(1 << 10);
  private readonly watchers = new Watchers();
  private end = 1;
  private learnt: number[] = [];

  /** Makes room for literals below `count`. */
  reserve(count: number): void {
    this.watchers.reserve(count);
  }

  size(clause: number): number {
    return this.words[clause];
  }

  literal(clause: number, index: number): Literal {
    return this.words[clause + HEADER + index];
  }

  /** Index in `words` of the first literal. */
  firstLiteral(clause: number): number {
    return clause + HEADER;
  }

  glue(clause: number): number {
    return this.words[clause + GLUE];
  }

  get learntCount(): number {
    return this.learnt.length;
  }

  /** Adds a clause of at least two literals that watches its first two. `glue` 0 keeps it for ever. */
  add(literals: ArrayLike<Literal>, count: number, glue: number): number {
    const clause = this.end;
    const end = clause + HEADER + count;
    if (end > this.words.length) {
      const larger = new Int32Array(Math.max(end, 2 * this.words.length));
      larger.set(this.words);
      this.words = larger;
    }
    const { words } = this;
    words[clause] = count;
    words[clause + GLUE] = glue;
    for (let index = 0; index < count; index++) words[clause + HEADER + index] = literals[index];
    this.end = end;
    this.watch(clause);
    if (glue > 0) this.learnt.push(clause);
    return clause;
  }

  private watch(clause: number): void {
    const { words, watchers } = this;
    const one = words[clause + HEADER];
    const other = words[clause + HEADER + 1];
    const watched = words[clause] === 2 ? -clause : clause;
    watchers.add(one, watched, other);
    watchers.add(other, watched, one);
  }

  /**
   * Visits the clauses that watch `falsified`, which has just become false. What is forced is handed to `assign`; returns
   * the clause that is false as a whole, or 0.
   */
  propagate(falsified: Literal, value: Int8Array, assign: (literal: Literal, clause: number) => void): number {
    const { words, watchers } = this;
    let { pairs } = watchers;
    const from = watchers.start[falsified];
    const to = from + 2 * watchers.count[falsified];
    let kept = from;
    for (let at = from; at < to; at += 2) {
      const clause = pairs[at];
      const blocker = pairs[at + 1];
      if (value[blocker] > 0) {
        pairs[kept++] = clause;
        pairs[kept++] = blocker;
        continue;
      }
      if (clause < 0) {
        pairs[kept++] = clause;
        pairs[kept++] = blocker;
        if (value[blocker] < 0) return this.conflict(falsified, kept, at + 2, to, -clause);
        assign(blocker, -clause);
        continue;
      }
      const first = clause + HEADER;
      const other = words[first] ^ words[first + 1] ^ falsified;
      if (other !== blocker && value[other] > 0) {
        pairs[kept++] = clause;
        pairs[kept++] = other;
        continue;
      }
      const end = first + words[clause];
      let index = first + 2;
      while (index < end && value[words[index]] < 0) index++;
      if (index < end) {
        const watched = words[index];
        words[index] = falsified;
        words[first] = other;
        words[first + 1] = watched;
        watchers.add(watched, clause, other);
        pairs = watchers.pairs;
        continue;
      }
      pairs[kept++] = clause;
      pairs[kept++] = other;
      if (value[other] < 0) return this.conflict(falsified, kept, at + 2, to, clause);
      assign(other, clause);
    }
    watchers.count[falsified] = (kept - from) >> 1;
    return 0;
  }

  /** Keeps the watchers that a conflict left unvisited. */
  private conflict(falsified: Literal, kept: number, rest: number, to: number, clause: number): number {
    const { watchers } = this;
    watchers.pairs.copyWithin(kept, rest, to);
    watchers.count[falsified] = (kept + to - rest - watchers.start[falsified]) >> 1;
    return clause;
  }

  /**
   * Deletes the worse half of the learnt clauses: those of the highest glue, older ones first. Clauses of glue 2, and
   * those for which `locked` is true, stay. `moved` hears where each locked clause is now.
   */
  reduce(locked: (clause: number) => boolean, moved: (from: number, to: number) => void): void {
    const { words, watchers } = this;
    const candidates = this.learnt.filter((clause) => words[clause + GLUE] > 2 && !locked(clause));
    candidates.sort((a, b) => words[b + GLUE] - words[a + GLUE] || a - b);
    const dropped = new Set(candidates.slice(0, candidates.length >> 1));
    this.learnt = [];
    watchers.clear();
    let target = 1;
    for (let clause = 1; clause < this.end; ) {
      const length = HEADER + words[clause];
      if (!dropped.has(clause)) {
        const isLocked = locked(clause);
        words.copyWithin(target, clause, clause + length);
        if (words[target + GLUE] > 0) this.learnt.push(target);
        this.watch(target);
        if (isLocked) moved(clause, target);
        target += length;
      }
      clause += length;
    }
    this.end = target;
  }
}
