import type { Literal } from './literal.ts';

/** Watchers that a literal has room for when it gets its first. */
const FIRST = 4;

/**
 * Which clauses watch a literal: a list of pairs per literal, all in one array. A pair is a clause (negative when it has
 * two literals only) and a blocker, a literal of the clause that mostly spares looking at the clause itself: while it is
 * true, so is the clause (Sörensson and Eén, 2008).
 *
 * `pairs` is replaced when it grows: read it again after every `add`. A list that needs more room is moved to the end;
 * what it leaves behind is used again after `clear`.
 */
export class Watchers {
  pairs = new Int32Array(1 << 8);
  /** Per literal: where its list starts in `pairs`, and how many pairs it has. */
  start = new Int32Array(0);
  count = new Int32Array(0);
  private room = new Int32Array(0);
  private end = 0;

  /** Makes room for literals below `literals`. */
  reserve(literals: number): void {
    if (literals <= this.start.length) return;
    this.start = grown(this.start, 2 * literals);
    this.count = grown(this.count, 2 * literals);
    this.room = grown(this.room, 2 * literals);
  }

  add(literal: Literal, clause: number, blocker: Literal): void {
    const count = this.count[literal]++;
    if (count === this.room[literal]) this.move(literal, count);
    const at = this.start[literal] + 2 * count;
    this.pairs[at] = clause;
    this.pairs[at + 1] = blocker;
  }

  /** Gives a full list twice its room, at the end of all. */
  private move(literal: Literal, count: number): void {
    const room = Math.max(FIRST, 2 * count);
    const from = this.start[literal];
    const to = this.end;
    this.end += 2 * room;
    if (this.end > this.pairs.length) this.pairs = grown(this.pairs, Math.max(this.end, 2 * this.pairs.length));
    this.pairs.copyWithin(to, from, from + 2 * count);
    this.start[literal] = to;
    this.room[literal] = room;
  }

  /** Empties all lists, which keep about the room that they needed. */
  clear(): void {
    let end = 0;
    for (let literal = 0; literal < this.count.length; literal++) {
      const room = this.count[literal] === 0 ? 0 : this.count[literal] + 2;
      this.start[literal] = end;
      this.room[literal] = room;
      this.count[literal] = 0;
      end += 2 * room;
    }
    this.end = end;
    if (end > this.pairs.length) this.pairs = grown(this.pairs, end);
  }
}

function grown(old: Int32Array, size: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(size);
  larger.set(old);
  return larger;
}
