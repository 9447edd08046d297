import { yes } from '../../../engine/literal.ts';
import type { Corners } from '../corners.ts';

/** On which side of the loop a corner lies, as far as it is known. */
export const OUTSIDE = 0;
export const INSIDE = 1;
export const OPEN = -1;

const NONE = -1;

/**
 * Which corners are known to lie inside or outside, and whether either side hangs together. Corners that are joined by
 * edges known to be off the loop are one area; an area meets its neighbours over open edges.
 */
export class Areas {
  /** Per corner: `INSIDE`, `OUTSIDE` or `OPEN`. */
  readonly sideOf: Int8Array;
  readonly #corners: Corners;
  /** Union-find over corners with the parity to the root. */
  readonly #root: Int32Array;
  readonly #parity: Uint8Array;
  /** Per corner: a corner that stands for its area. */
  readonly areaOf: Int32Array;
  // Of the walk over the corners of one side and the open ones.
  readonly #found: Int32Array;
  readonly #low: Int32Array;
  readonly #parent: Int32Array;
  readonly #next: Int32Array;
  readonly #members: Int32Array;
  readonly #path: Int32Array;
  readonly #isSeen: Uint8Array;

  constructor(corners: Corners) {
    const { count } = corners;
    this.#corners = corners;
    this.sideOf = new Int8Array(count);
    this.areaOf = new Int32Array(count);
    this.#root = new Int32Array(count);
    this.#parity = new Uint8Array(count);
    this.#found = new Int32Array(count);
    this.#low = new Int32Array(count);
    this.#parent = new Int32Array(count);
    this.#next = new Int32Array(count);
    this.#members = new Int32Array(count);
    this.#path = new Int32Array(count);
    this.#isSeen = new Uint8Array(count);
  }

  /**
   * Takes in what is known. False when two corners lie on one side and on different ones.
   * @param known per edge: 1 on the loop, -1 off it, 0 open
   * @param coloured the corners of walls whose colour is read, and their side
   */
  read(
    known: Int8Array,
    coloured: Iterable<{ readonly corners: readonly number[]; readonly isInside: boolean }>,
  ): boolean {
    const { first, second, rim, count } = this.#corners;
    for (let corner = 0; corner < count; corner++) {
      this.#root[corner] = corner;
      this.#parity[corner] = 0;
    }
    for (let edge = 0; edge < first.length; edge++)
      if (known[edge] !== 0 && !this.#join(first[edge], second[edge], known[edge] > 0 ? 1 : 0)) return false;
    for (const { corners, isInside } of coloured)
      for (const corner of corners) if (!this.#join(corner, rim, isInside ? 1 : 0)) return false;
    const top = this.#find(rim);
    const parity = this.#parity[rim];
    for (let corner = 0; corner < count; corner++)
      this.sideOf[corner] = this.#find(corner) === top ? this.#parity[corner] ^ parity : OPEN;
    this.#findAreas(known);
    return true;
  }

  /** Whether two corners are known to lie on one side (0) or on different ones (1); -1 when it is open. */
  across(a: number, b: number): number {
    return this.#find(a) === this.#find(b) ? this.#parity[a] ^ this.#parity[b] : OPEN;
  }

  #find(corner: number): number {
    const root = this.#root;
    const parity = this.#parity;
    let top = corner;
    let across = 0;
    while (root[top] !== top) {
      across ^= parity[top];
      top = root[top];
    }
    for (let at = corner; root[at] !== at; ) {
      const next = root[at];
      const rest = across ^ parity[at];
      root[at] = top;
      parity[at] = across;
      across = rest;
      at = next;
    }
    return top;
  }

  #join(a: number, b: number, across: number): boolean {
    const one = this.#find(a);
    const other = this.#find(b);
    const parity = this.#parity[a] ^ this.#parity[b] ^ across;
    if (one === other) return parity === 0;
    this.#root[other] = one;
    this.#parity[other] = parity;
    return true;
  }

  #findAreas(known: Int8Array): void {
    const { start, edges, others, count } = this.#corners;
    this.areaOf.fill(NONE);
    for (let corner = 0; corner < count; corner++) {
      if (this.areaOf[corner] >= 0) continue;
      this.areaOf[corner] = corner;
      this.#path[0] = corner;
      for (let top = 1; top > 0; ) {
        const here = this.#path[--top];
        for (let at = start[here]; at < start[here + 1]; at++)
          if (known[edges[at]] < 0 && this.areaOf[others[at]] < 0) {
            this.areaOf[others[at]] = corner;
            this.#path[top++] = others[at];
          }
      }
    }
  }

  /** Whether the corners known to lie on `side` can still hang together. */
  hangsTogether(side: number, known: Int8Array): boolean {
    const first = this.sideOf.indexOf(side);
    if (first < 0) return true;
    this.#flood(first, side, known);
    for (let corner = 0; corner < this.sideOf.length; corner++)
      if (this.sideOf[corner] === side && this.#isSeen[corner] === 0) return false;
    return true;
  }

  #flood(from: number, side: number, known: Int8Array): void {
    const { start, edges, others } = this.#corners;
    this.#isSeen.fill(0);
    this.#isSeen[from] = 1;
    this.#path[0] = from;
    for (let top = 1; top > 0; ) {
      const here = this.#path[--top];
      for (let at = start[here]; at < start[here + 1]; at++) {
        const other = others[at];
        if (known[edges[at]] > 0 || this.#isSeen[other] === 1 || this.sideOf[other] === 1 - side) continue;
        this.#isSeen[other] = 1;
        this.#path[top++] = other;
      }
    }
  }

  /**
   * After `hangsTogether` said yes: hands on each open area that the side needs to hang together (with `side`), and each
   * that it can't reach (with the other side). An area is told by the corner that stands for it.
   */
  forced(side: number, known: Int8Array, tell: (area: number, side: number) => void): void {
    const first = this.sideOf.indexOf(side);
    if (first < 0) return;
    const { count } = this.#corners;
    for (let corner = 0; corner < count; corner++)
      if (this.areaOf[corner] === corner && this.sideOf[corner] === OPEN && this.#isSeen[corner] === 0)
        tell(corner, 1 - side);
    this.#walk(this.areaOf[first], side, known, tell);
  }

  /** Depth first over areas (Tarjan): one with corners of the side below it that can't get past it is needed. */
  #walk(from: number, side: number, known: Int8Array, tell: (area: number, side: number) => void): void {
    const { count } = this.#corners;
    const lists = this.#areaNeighbours(known);
    this.#found.fill(0);
    let clock = 1;
    this.#enter(from, NONE, clock++);
    let area = from;
    for (;;) {
      const beside = lists.get(area) ?? [];
      if (this.#next[area] < beside.length) {
        const other = beside[this.#next[area]++];
        if (this.sideOf[other] === 1 - side) continue;
        if (this.#found[other] === 0) {
          this.#enter(other, area, clock++);
          area = other;
        } else if (this.#found[other] < this.#low[area]) this.#low[area] = this.#found[other];
        continue;
      }
      const up = this.#parent[area];
      if (up < 0) break;
      if (this.sideOf[area] === side) this.#members[area]++;
      if (this.#low[area] >= this.#found[up] && this.#members[area] > 0 && this.sideOf[up] === OPEN) tell(up, side);
      if (this.#low[area] < this.#low[up]) this.#low[up] = this.#low[area];
      this.#members[up] += this.#members[area];
      area = up;
    }
    if (clock > count + 1) throw new Error('more areas than corners');
  }

  #enter(area: number, parent: number, clock: number): void {
    this.#found[area] = clock;
    this.#low[area] = clock;
    this.#parent[area] = parent;
    this.#next[area] = 0;
    this.#members[area] = 0;
  }

  /** Per area, those that it meets over open edges. */
  #areaNeighbours(known: Int8Array): Map<number, number[]> {
    const { first, second } = this.#corners;
    const lists = new Map<number, number[]>();
    for (let edge = 0; edge < first.length; edge++) {
      if (known[edge] !== 0) continue;
      const a = this.areaOf[first[edge]];
      const b = this.areaOf[second[edge]];
      if (a === b) continue;
      for (const [one, other] of [
        [a, b],
        [b, a],
      ]) {
        const list = lists.get(one);
        if (list) list.push(other);
        else lists.set(one, [other]);
      }
    }
    return lists;
  }
}

/** What is known of each edge. */
export function edgesKnown(value: Int8Array, known: Int8Array): void {
  for (let edge = 0; edge < known.length; edge++) known[edge] = value[yes(edge)];
}
