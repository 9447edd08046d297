import type { Assignment } from '../../../engine/assignment.ts';
import { type Literal, NO_LITERAL, negate, yes } from '../../../engine/literal.ts';
import type { Literals } from '../../../engine/literals.ts';
import type { Propagator } from '../../../engine/propagator.ts';
import { edgeCount } from '../../../grid/edges.ts';
import type { Shape } from '../../../grid/shape.ts';
import { type Corners, cornersOf } from '../corners.ts';

/** A coloured wall: its side holds at the four corners of its cell. */
export interface Side {
  readonly corners: readonly number[];
  readonly isInside: boolean;
  readonly selector: Literal;
}

const NOWHERE = -1;

/**
 * The rung `sides`: what lies inside the loop and what outside, spread over the corners of the cells. Two neighbouring
 * corners lie on one side when the edge between them is off the loop, and on different sides when it is on it; all
 * around the board is outside, and a coloured wall tells of its four corners. An open edge between corners of which it
 * is known that they lie on one side is off the loop, and between corners on different sides it is on it.
 *
 *     o──o  o  o      Between the corners p and q stands an open edge. From p one goes down, over an
 *     │p : q   o      edge that is off the loop, and to the right and up to q over another: p and q are
 *     o  x  x  o      on one side, so the edge between them is off the loop, too.
 *
 * So any closed way around is crossed an even number of times, whatever its shape. Components by union-find with the
 * parity to the root. Cost of a run: the edges.
 */
export class Sides implements Propagator {
  readonly rule = 'sides';
  readonly rung: number;
  readonly priority = 2;
  readonly selector = NO_LITERAL;
  readonly wakes: readonly Literal[];
  readonly #corners: Corners;
  readonly #coloured: readonly Side[];
  readonly #root: Int32Array;
  /** Per corner: 1 when it lies on the other side than its parent in `#root`. */
  readonly #parity: Uint8Array;

  constructor(shape: Shape, coloured: readonly Side[], rung: number) {
    this.rung = rung;
    this.#corners = cornersOf(shape);
    this.#coloured = coloured;
    const { count } = this.#corners;
    this.#root = new Int32Array(count);
    this.#parity = new Uint8Array(count);
    const edges = Array.from({ length: edgeCount(shape) }, (_, edge) => yes(edge));
    this.wakes = [...edges, ...edges.map(negate), ...coloured.map(({ selector }) => selector)];
  }

  run(engine: Assignment): boolean {
    const { first, second, rim } = this.#corners;
    const { value } = engine;
    for (let corner = 0; corner < this.#root.length; corner++) {
      this.#root[corner] = corner;
      this.#parity[corner] = 0;
    }
    for (let edge = 0; edge < first.length; edge++) {
      const known = value[yes(edge)];
      if (known !== 0 && !this.#join(first[edge], second[edge], known > 0 ? 1 : 0)) return engine.fail(edge);
    }
    for (let index = 0; index < this.#coloured.length; index++) {
      const { corners, isInside, selector } = this.#coloured[index];
      if (value[selector] <= 0) continue;
      for (let at = 0; at < corners.length; at++)
        if (!this.#join(corners[at], rim, isInside ? 1 : 0)) return engine.fail(first.length + index);
    }
    for (let edge = 0; edge < first.length; edge++) {
      if (value[yes(edge)] !== 0 || this.#find(first[edge]) !== this.#find(second[edge])) continue;
      engine.infer(yes(edge) ^ (this.#parity[first[edge]] === this.#parity[second[edge]] ? 1 : 0));
    }
    return true;
  }

  /** The root of a corner, which is made its parent. */
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

  /** Takes down that two corners lie on one side (0) or on different ones (1); false when the opposite is known. */
  #join(a: number, b: number, across: number): boolean {
    const one = this.#find(a);
    const other = this.#find(b);
    const parity = this.#parity[a] ^ this.#parity[b] ^ across;
    if (one === other) return parity === 0;
    this.#root[other] = one;
    this.#parity[other] = parity;
    return true;
  }

  /** The shortest way between the two corners over what was known, one link of which is denied. */
  explain(engine: Assignment, literal: Literal, tag: number, before: number, because: Literals): void {
    const { first, second, rim } = this.#corners;
    if (literal !== NO_LITERAL) {
      const edge = literal >> 1;
      this.#pushWay(engine, first[edge], second[edge], literal === yes(edge) ? 1 : 0, before, because);
    } else if (tag < first.length) {
      because.push(engine.value[yes(tag)] > 0 ? yes(tag) : negate(yes(tag)));
      this.#pushWay(engine, first[tag], second[tag], engine.value[yes(tag)] > 0 ? 0 : 1, before, because);
    } else {
      const { corners, isInside, selector } = this.#coloured[tag - first.length];
      because.push(selector);
      for (const corner of corners) if (this.#pushWay(engine, corner, rim, isInside ? 0 : 1, before, because)) return;
    }
  }

  /**
   * Pushes what says that two corners lie on one side (0) or on different ones (1): the shortest way that does, over
   * edges that are known and walls whose colour is. Breadth first over corners and sides.
   */
  #pushWay(
    { value, position }: Assignment,
    from: number,
    to: number,
    across: number,
    before: number,
    because: Literals,
  ): boolean {
    const { start, edges, others, rim, count } = this.#corners;
    // Twice the corners: one on this side of the start, one across.
    const came = new Int32Array(2 * count).fill(NOWHERE);
    const by = new Int32Array(2 * count).fill(NOWHERE);
    const queue = [2 * from];
    came[2 * from] = 2 * from;
    const goal = 2 * to + across;
    const visit = (next: number, here: number, link: Literal): void => {
      if (came[next] !== NOWHERE) return;
      came[next] = here;
      by[next] = link;
      queue.push(next);
    };
    const isKnown = (one: Literal): boolean => value[one] !== 0 && position[one >> 1] < before;
    for (let index = 0; index < queue.length && came[goal] === NOWHERE; index++) {
      const here = queue[index];
      const corner = here >> 1;
      for (let at = start[corner]; at < start[corner + 1]; at++) {
        const edge = yes(edges[at]);
        if (isKnown(edge))
          visit(2 * others[at] + ((here & 1) ^ (value[edge] > 0 ? 1 : 0)), here, value[edge] > 0 ? edge : negate(edge));
      }
      for (const { corners, isInside, selector } of this.#coloured) {
        if (value[selector] <= 0 || position[selector >> 1] >= before) continue;
        const over = (here & 1) ^ (isInside ? 1 : 0);
        if (corner === rim) for (const next of corners) visit(2 * next + over, here, selector);
        else if (corners.includes(corner)) {
          visit(2 * rim + over, here, selector);
          for (const next of corners) visit(2 * next + (here & 1), here, selector);
        }
      }
    }
    if (came[goal] === NOWHERE) return false;
    for (let at = goal; came[at] !== at; at = came[at]) because.push(by[at]);
    return true;
  }

  holds(isTrue: ArrayLike<number>): boolean {
    const { first, second, rim, count } = this.#corners;
    const links: (readonly [number, number, number])[] = [];
    for (let edge = 0; edge < first.length; edge++) links.push([first[edge], second[edge], isTrue[yes(edge)]]);
    for (const { corners, isInside, selector } of this.#coloured)
      if (isTrue[selector]) for (const corner of corners) links.push([corner, rim, isInside ? 1 : 0]);
    const side = new Int8Array(count).fill(-1);
    side[rim] = 0;
    for (let changed = true; changed; ) {
      changed = false;
      for (const [a, b, across] of links)
        for (const [one, other] of [
          [a, b],
          [b, a],
        ])
          if (side[one] >= 0 && side[other] < 0) {
            side[other] = side[one] ^ across;
            changed = true;
          }
    }
    return links.every(([a, b, across]) => (side[a] ^ side[b]) === across);
  }
}
