import type { Literal } from './literal.ts';

/** Words before a clause's literals: its size, its glue (0 = never deleted), and the two links of the watch lists. */
const HEADER = 4;
const GLUE = 1;
const LINK = 2;

/**
 * All clauses in one array. A clause is known by where it starts. Its first two literals are watched; the clauses that
 * watch a literal form a linked list through the arena, so that adding a clause allocates nothing (as in PicoSAT, where a
 * board's many thousand short clauses are built once and most are never touched).
 *
 * `words` is replaced when it grows: read it again after every `add`.
 */
export class Clauses {
  words = new Int32Array(1 << 10);
  /** First clause that watches a literal; 0 = none, since no clause starts at 0. */
  head = new Int32Array(0);
  private end = 1;
  private learnt: number[] = [];

  /** Makes room for literals below `count`. */
  reserve(count: number): void {
    if (count <= this.head.length) return;
    const larger = new Int32Array(2 * count);
    larger.set(this.head);
    this.head = larger;
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

  setGlue(clause: number, glue: number): void {
    this.words[clause + GLUE] = glue;
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
    const words = this.words;
    words[clause] = count;
    words[clause + GLUE] = glue;
    for (let index = 0; index < count; index++) words[clause + HEADER + index] = literals[index];
    this.end = end;
    this.watch(clause);
    if (glue > 0) this.learnt.push(clause);
    return clause;
  }

  private watch(clause: number): void {
    const { words, head } = this;
    for (let slot = 0; slot < 2; slot++) {
      const literal = words[clause + HEADER + slot];
      words[clause + LINK + slot] = head[literal];
      head[literal] = clause;
    }
  }

  /**
   * Visits the clauses that watch `falsified`, which has just become false. Calls nothing: what is forced is handed to
   * `assign`; returns the clause that is false as a whole, or 0.
   */
  propagate(falsified: Literal, value: Int8Array, assign: (literal: Literal, clause: number) => void): number {
    const { words, head } = this;
    let linkAt = -1;
    let clause = head[falsified];
    while (clause !== 0) {
      const slot = words[clause + HEADER] === falsified ? 0 : 1;
      const next = words[clause + LINK + slot];
      const other = words[clause + HEADER + (slot ^ 1)];
      if (value[other] > 0) {
        linkAt = clause + LINK + slot;
        clause = next;
        continue;
      }
      const end = clause + HEADER + words[clause];
      let index = clause + HEADER + 2;
      while (index < end && value[words[index]] < 0) index++;
      if (index < end) {
        const watched = words[index];
        words[index] = falsified;
        words[clause + HEADER + slot] = watched;
        words[clause + LINK + slot] = head[watched];
        head[watched] = clause;
        if (linkAt < 0) head[falsified] = next;
        else words[linkAt] = next;
      } else {
        if (value[other] < 0) return clause;
        assign(other, clause);
        linkAt = clause + LINK + slot;
      }
      clause = next;
    }
    return 0;
  }

  /**
   * Deletes the worse half of the learnt clauses: those of the highest glue, older ones first. Clauses of glue 2, and
   * those for which `locked` is true, stay. `moved` hears where each locked clause is now.
   */
  reduce(locked: (clause: number) => boolean, moved: (from: number, to: number) => void): void {
    const { words } = this;
    const candidates = this.learnt.filter((clause) => words[clause + GLUE] > 2 && !locked(clause));
    candidates.sort((a, b) => words[b + GLUE] - words[a + GLUE] || a - b);
    const dropped = new Set(candidates.slice(0, candidates.length >> 1));
    this.head.fill(0);
    this.learnt = [];
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
