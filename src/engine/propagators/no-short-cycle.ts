import type { Assignment } from '../assignment.ts';
import { type Literal, NO_LITERAL } from '../literal.ts';
import type { Literals } from '../literals.ts';
import type { Propagator } from '../propagator.ts';
import { Constraint, type Role } from './constraint.ts';
import type { EdgeGraph } from './edge-graph.ts';

/**
 * No cycle of used edges leaves a used edge out. An open edge between two vertices that used edges join already would
 * close a cycle; while a used edge lies off the path between them it is unusable. Where that path is all there is, the
 * edge may be the one that closes the loop. A closed loop settles no open edge elsewhere: a second line there is a
 * contradiction only once it is drawn.
 *
 *     o──o  o      The dotted edge closes a cycle, and
 *     │  :  │      the edge on the right would be left out.
 *     o──o  o
 *
 * Fragments by a union-find over the vertices, made afresh in each run that has something to say: that costs about as much
 * as reading the edges. Whether it has is seen by walking the fragments that have grown.
 */
export class NoShortCycle extends Constraint implements Propagator {
  readonly priority = 2;
  readonly incremental = true;
  readonly wakes: readonly Literal[];
  private readonly root: Int32Array;
  /** Per root: number of used edges of the fragment. */
  private readonly size: Int32Array;
  private readonly degree: Uint8Array;
  /** Per vertex, for reasons: the edge by which a walk came, or -1. */
  private readonly cameBy: Int32Array;
  /** Per vertex: the last walk over fragments that came here. */
  private readonly visits: Int32Array;
  private visit = 0;
  private readonly onPath: Uint8Array;
  private readonly stack: Int32Array;

  constructor(
    private readonly graph: EdgeGraph,
    role: Role,
  ) {
    super(role);
    this.wakes = graph.used;
    this.root = new Int32Array(graph.vertices);
    this.size = new Int32Array(graph.vertices);
    this.degree = new Uint8Array(graph.vertices);
    this.cameBy = new Int32Array(graph.vertices);
    this.visits = new Int32Array(graph.vertices);
    this.onPath = new Uint8Array(graph.used.length);
    this.stack = new Int32Array(graph.vertices);
  }

  run(engine: Assignment): boolean {
    if (engine.freshFrom > 0 && !this.touchesItself(engine)) return true;
    const { root, size, degree } = this;
    const { used, from, to, vertices } = this.graph;
    const { value } = engine;
    for (let vertex = 0; vertex < vertices; vertex++) root[vertex] = vertex;
    size.fill(0);
    degree.fill(0);
    let total = 0;
    let closing = -1;
    for (let edge = 0; edge < used.length; edge++) {
      if (value[used[edge]] <= 0) continue;
      total++;
      degree[from[edge]]++;
      degree[to[edge]]++;
      const a = this.find(from[edge]);
      const b = this.find(to[edge]);
      if (a === b) closing = edge;
      else {
        root[b] = a;
        size[a] += size[b];
      }
      size[a]++;
    }
    if (total === 0) return true;
    let ends = 0;
    let branches = 0;
    for (let vertex = 0; vertex < vertices; vertex++) {
      if (degree[vertex] === 1) ends++;
      else if (degree[vertex] > 2) branches++;
    }
    if (closing >= 0 && (ends + branches > 0 || size[this.find(from[closing])] < total)) return engine.fail(closing);
    const isOnePath = ends === 2 && branches === 0;
    for (let edge = 0; edge < used.length; edge++) {
      if (value[used[edge]] !== 0) continue;
      const a = this.find(from[edge]);
      if (size[a] === 0 || a !== this.find(to[edge])) continue;
      const takesAll = isOnePath && size[a] === total && degree[from[edge]] === 1 && degree[to[edge]] === 1;
      if (!takesAll) engine.infer(used[edge] ^ 1, edge);
    }
    return true;
  }

  /**
   * Whether a fragment with a fresh edge has an edge between its own vertices that isn't unusable and not part of its tree.
   * Other fragments have been told all, unless one of them was a path and all there was, and may now not close any more.
   */
  private touchesItself(engine: Assignment): boolean {
    const { trail, trailSize, freshFrom } = engine;
    const { edgeUsed } = this.graph;
    const { visits } = this;
    const before = this.visit;
    for (let index = freshFrom; index < trailSize; index++) {
      const edge = trail[index] < edgeUsed.length ? edgeUsed[trail[index]] : -1;
      if (edge >= 0 && visits[this.graph.from[edge]] <= before && this.hasChord(edge, engine.value)) return true;
    }
    return this.visit > before && this.wasOnePath(engine);
  }

  /** Walks the fragment of `first`. */
  private hasChord(first: number, value: Int8Array): boolean {
    const { cameBy, stack, visits } = this;
    const { used, from, start, edges, others } = this.graph;
    const visit = ++this.visit;
    cameBy[from[first]] = -1;
    visits[from[first]] = visit;
    stack[0] = from[first];
    let end = 1;
    for (let next = 0; next < end; next++) {
      const vertex = stack[next];
      for (let at = start[vertex]; at < start[vertex + 1]; at++) {
        const other = others[at];
        if (value[used[edges[at]]] <= 0 || edges[at] === cameBy[vertex]) continue;
        if (visits[other] === visit) return true;
        cameBy[other] = edges[at];
        visits[other] = visit;
        stack[end++] = other;
      }
    }
    for (let next = 0; next < end; next++)
      for (let at = start[stack[next]]; at < start[stack[next] + 1]; at++)
        if (value[used[edges[at]]] === 0 && visits[others[at]] === visit) return true;
    return false;
  }

  /** Whether the edges that aren't fresh have at most two ends. Several fragments soon show more. */
  private wasOnePath({ value, position, freshFrom }: Assignment): boolean {
    const { used, start, edges, vertices } = this.graph;
    let ends = 0;
    for (let vertex = 0; vertex < vertices && ends <= 2; vertex++) {
      let degree = 0;
      for (let at = start[vertex]; at < start[vertex + 1]; at++) {
        const literal = used[edges[at]];
        if (value[literal] > 0 && position[literal >> 1] < freshFrom) degree++;
      }
      if (degree === 1) ends++;
    }
    return ends <= 2;
  }

  private find(vertex: number): number {
    const { root } = this;
    let at = vertex;
    while (root[at] !== at) {
      root[at] = root[root[at]];
      at = root[at];
    }
    return at;
  }

  /** The used edges of a shortest path between the ends, and the one settled first among those off it. */
  explain(engine: Assignment, literal: Literal, edge: number, before: number, because: Literals): void {
    const { onPath } = this;
    const { used, from, to } = this.graph;
    if (literal === NO_LITERAL) because.push(used[edge]);
    this.walk(engine, from[edge], edge, before);
    onPath.fill(0);
    onPath[edge] = 1;
    for (let vertex = to[edge]; vertex !== from[edge]; ) {
      const by = this.cameBy[vertex];
      because.push(used[by]);
      onPath[by] = 1;
      vertex = from[by] === vertex ? to[by] : from[by];
    }
    let first = -1;
    for (let other = 0; other < used.length; other++) {
      if (onPath[other] !== 0 || !known(engine, used[other], before)) continue;
      if (first < 0 || engine.position[used[other] >> 1] < engine.position[used[first] >> 1]) first = other;
    }
    because.push(used[first]);
  }

  /** Walks the fragment of `origin` breadth first without `edge`, so that a path read backwards is a shortest one. */
  private walk(engine: Assignment, origin: number, edge: number, before: number): void {
    const { cameBy, stack } = this;
    const { used, start, edges, others } = this.graph;
    cameBy.fill(-1);
    cameBy[origin] = edge;
    stack[0] = origin;
    let end = 1;
    for (let next = 0; next < end; next++) {
      const vertex = stack[next];
      for (let at = start[vertex]; at < start[vertex + 1]; at++) {
        const by = edges[at];
        const other = others[at];
        if (by === edge || cameBy[other] >= 0 || !known(engine, used[by], before)) continue;
        cameBy[other] = by;
        stack[end++] = other;
      }
    }
  }

  /** The used edges hold no cycle, or are one. */
  holds(isTrue: ArrayLike<number>): boolean {
    const { used, from, to, vertices } = this.graph;
    const fragment = Array.from({ length: vertices }, (_, vertex) => vertex);
    const degrees = new Array<number>(vertices).fill(0);
    let cycles = 0;
    for (let edge = 0; edge < used.length; edge++) {
      if (!isTrue[used[edge]]) continue;
      degrees[from[edge]]++;
      degrees[to[edge]]++;
      const [a, b] = [fragment[from[edge]], fragment[to[edge]]];
      if (a === b) cycles++;
      for (let vertex = 0; vertex < vertices; vertex++) if (fragment[vertex] === b) fragment[vertex] = a;
    }
    // With no ends and no branches every fragment is a cycle, so one cycle is one fragment.
    return cycles === 0 || (cycles === 1 && degrees.every((degree) => degree === 0 || degree === 2));
  }
}

/** True when the literal was true before trail position `before`. */
function known(engine: Assignment, literal: Literal, before: number): boolean {
  return engine.value[literal] > 0 && engine.position[literal >> 1] < before;
}
