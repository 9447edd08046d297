import type { Adjacency } from '../../grid/adjacency.ts';
import type { Assignment } from '../assignment.ts';
import { type Literal, NO_LITERAL, negate } from '../literal.ts';
import type { Literals } from '../literals.ts';
import type { Propagator } from '../propagator.ts';
import { Constraint, type Role } from './constraint.ts';

const NOWHERE = -1;

/**
 * The vertices whose literal is true are not empty and hang together. One depth-first walk (Tarjan) from a true vertex
 * over all that aren't false: what it doesn't reach is false, and an articulation point with true vertices on two sides
 * is true. Cost of a run: the graph's size.
 *
 * The reason is an irredundant cut: of the false vertices around one side, only those that the other side would reach
 * if all the rest were open.
 */
export class Connected extends Constraint implements Propagator {
  readonly priority = 3;
  readonly wakes: Literal[];
  private readonly found: Int32Array;
  private readonly low: Int32Array;
  private readonly parent: Int32Array;
  private readonly nextEdge: Int32Array;
  private readonly truesBelow: Int32Array;
  private readonly articulation: Int32Array;
  private readonly stack: Int32Array;
  private readonly side: Uint8Array;

  /** @param inside per vertex, the literal that says it is in the set */
  constructor(
    private readonly inside: readonly Literal[],
    private readonly graph: Adjacency,
    role: Role,
  ) {
    super(role);
    this.wakes = [...inside, ...inside.map(negate)];
    const size = inside.length;
    this.found = new Int32Array(size);
    this.low = new Int32Array(size);
    this.parent = new Int32Array(size);
    this.nextEdge = new Int32Array(size);
    this.truesBelow = new Int32Array(size);
    this.articulation = new Int32Array(size);
    this.stack = new Int32Array(size);
    this.side = new Uint8Array(size);
  }

  run(engine: Assignment): boolean {
    const { inside, found } = this;
    const { value } = engine;
    let start = NOWHERE;
    let open = NOWHERE;
    let openCount = 0;
    for (let vertex = 0; vertex < inside.length && start < 0; vertex++) {
      const known = value[inside[vertex]];
      if (known > 0) start = vertex;
      else if (known === 0) {
        open = vertex;
        openCount++;
      }
    }
    if (start < 0) {
      if (openCount === 0) return engine.fail(NOWHERE);
      return openCount > 1 || engine.infer(inside[open], NOWHERE);
    }
    const articulations = this.walk(start, value);
    for (let vertex = 0; vertex < inside.length; vertex++) {
      if (found[vertex] !== 0) continue;
      const known = value[inside[vertex]];
      if (known > 0) return engine.fail(vertex);
      if (known === 0) engine.infer(inside[vertex] ^ 1, vertex);
    }
    for (let index = 0; index < articulations; index++)
      engine.infer(inside[this.articulation[index]], this.articulation[index]);
    return true;
  }

  /** Walks from `start`, numbers what it finds, and lists the open articulation points; returns how many. */
  private walk(start: number, value: Int8Array): number {
    const { inside, found, low, parent, nextEdge, truesBelow, articulation } = this;
    const { start: first, to } = this.graph;
    found.fill(0);
    let articulations = 0;
    let clock = 1;
    let vertex = start;
    found[vertex] = low[vertex] = clock++;
    parent[vertex] = NOWHERE;
    nextEdge[vertex] = first[vertex];
    truesBelow[vertex] = 1;
    for (;;) {
      if (nextEdge[vertex] < first[vertex + 1]) {
        const other = to[nextEdge[vertex]++];
        const known = value[inside[other]];
        if (known < 0) continue;
        if (found[other] === 0) {
          found[other] = low[other] = clock++;
          parent[other] = vertex;
          nextEdge[other] = first[other];
          truesBelow[other] = known > 0 ? 1 : 0;
          vertex = other;
        } else if (found[other] < low[vertex]) low[vertex] = found[other];
      } else {
        const up = parent[vertex];
        if (up < 0) return articulations;
        if (low[vertex] >= found[up] && truesBelow[vertex] > 0 && value[inside[up]] === 0) {
          const last = articulations - 1;
          // A vertex may separate several subtrees, which end one after the other: list it once.
          let listed = false;
          for (let index = last; index >= 0 && !listed; index--) listed = articulation[index] === up;
          if (!listed) articulation[articulations++] = up;
        }
        if (low[vertex] < low[up]) low[up] = low[vertex];
        truesBelow[up] += truesBelow[vertex];
        vertex = up;
      }
    }
  }

  explain(engine: Assignment, literal: Literal, vertex: number, before: number, because: Literals): void {
    const { inside } = this;
    if (vertex === NOWHERE) {
      for (const other of inside)
        if (other !== literal && known(engine, negate(other), before)) because.push(negate(other));
      return;
    }
    // A vertex that must be true is one that separates; otherwise it is cut off, and stands for its whole side.
    const separator = literal === inside[vertex] ? vertex : NOWHERE;
    let near = vertex;
    let far: number;
    if (separator === NOWHERE) {
      this.flood(engine, vertex, separator, before, 1);
      far = this.earliest(engine, before, 1, false);
      if (literal === NO_LITERAL) because.push(inside[vertex]);
    } else {
      near = this.trueBeside(engine, separator, before);
      far = this.earliest(engine, before, 1, false);
      because.push(inside[near]);
    }
    because.push(inside[far]);
    this.cite(engine, near, far, separator, before, because);
  }

  /** Pushes the smaller of the two cuts between `near` and `far`. */
  private cite(
    engine: Assignment,
    near: number,
    far: number,
    separator: number,
    before: number,
    because: Literals,
  ): void {
    const nearCut = this.cut(engine, near, far, separator, before);
    const nearSize = nearCut.length;
    const farCut = this.cut(engine, far, near, separator, before);
    for (const vertex of nearSize <= farCut.length ? nearCut : farCut)
      if (vertex !== separator) because.push(negate(this.inside[vertex]));
  }

  /**
   * The false vertices that keep `from` away from `to`, none of which could be left out: those around the side of `from`
   * that `to` reaches even where all other false vertices count as open.
   */
  private cut(engine: Assignment, from: number, to: number, separator: number, before: number): number[] {
    const { start, to: target } = this.graph;
    const { side, stack } = this;
    this.flood(engine, from, separator, before, 1);
    const around: number[] = [];
    for (let vertex = 0; vertex < side.length; vertex++) {
      if (side[vertex] !== 1) continue;
      for (let edge = start[vertex]; edge < start[vertex + 1]; edge++)
        if (side[target[edge]] === 0) {
          side[target[edge]] = 2;
          around.push(target[edge]);
        }
    }
    let top = 0;
    side[to] = 3;
    stack[top++] = to;
    while (top > 0) {
      const vertex = stack[--top];
      for (let edge = start[vertex]; edge < start[vertex + 1]; edge++) {
        const other = target[edge];
        if (side[other] === 2) side[other] = 4;
        else if (side[other] === 0) {
          side[other] = 3;
          stack[top++] = other;
        }
      }
    }
    return around.filter((vertex) => side[vertex] === 4);
  }

  /** Marks in `side` what hangs together with `from`, all else 0. */
  private flood(engine: Assignment, from: number, separator: number, before: number, mark: number): void {
    this.side.fill(0);
    this.spread(engine, from, separator, before, mark);
  }

  private spread(engine: Assignment, from: number, separator: number, before: number, mark: number): void {
    const { inside, side, stack } = this;
    const { start, to } = this.graph;
    let top = 0;
    side[from] = mark;
    stack[top++] = from;
    while (top > 0) {
      const vertex = stack[--top];
      for (let edge = start[vertex]; edge < start[vertex + 1]; edge++) {
        const other = to[edge];
        if (side[other] !== 0 || other === separator || known(engine, negate(inside[other]), before)) continue;
        side[other] = mark;
        stack[top++] = other;
      }
    }
  }

  /** The true vertex that was settled first among those marked `mark` in `side` (or among the others). */
  private earliest(engine: Assignment, before: number, mark: number, marked: boolean): number {
    const { inside, side } = this;
    let best = NOWHERE;
    for (let vertex = 0; vertex < inside.length; vertex++) {
      if ((side[vertex] === mark) !== marked || !known(engine, inside[vertex], before)) continue;
      if (best < 0 || engine.position[inside[vertex] >> 1] < engine.position[inside[best] >> 1]) best = vertex;
    }
    return best;
  }

  /** Floods the first side of `separator` that holds a true vertex, and returns that vertex. */
  private trueBeside(engine: Assignment, separator: number, before: number): number {
    const { start, to } = this.graph;
    for (let edge = start[separator]; edge < start[separator + 1]; edge++) {
      if (known(engine, negate(this.inside[to[edge]]), before)) continue;
      this.flood(engine, to[edge], separator, before, 1);
      const near = this.earliest(engine, before, 1, true);
      if (near >= 0) return near;
    }
    throw new Error('a separator has a true vertex beside it');
  }

  holds(isTrue: ArrayLike<number>): boolean {
    const { inside } = this;
    const { start, to } = this.graph;
    const members = inside.flatMap((literal, vertex) => (isTrue[literal] ? [vertex] : []));
    if (members.length === 0) return false;
    const reached = new Set([members[0]]);
    for (const vertex of reached)
      for (let edge = start[vertex]; edge < start[vertex + 1]; edge++)
        if (isTrue[inside[to[edge]]]) reached.add(to[edge]);
    return reached.size === members.length;
  }
}

/** True when the literal was true before trail position `before`. */
function known(engine: Assignment, literal: Literal, before: number): boolean {
  return engine.value[literal] > 0 && engine.position[literal >> 1] < before;
}
