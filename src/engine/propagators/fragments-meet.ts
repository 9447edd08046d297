import type { Assignment } from '../assignment.ts';
import { type Literal, negate } from '../literal.ts';
import type { Literals } from '../literals.ts';
import type { Propagator } from '../propagator.ts';
import { Constraint, type Role } from './constraint.ts';
import type { EdgeGraph } from './edge-graph.ts';

const NOTHING = -1;

/**
 * Some edge is used, and the used edges hang together: a fragment that can't reach the rest over edges that aren't
 * known to be unused is a contradiction. Nothing is inferred: which edges a fragment must take to get out is not asked.
 * Cost of a run: the edges; mostly less, since a flood is spared where what is fresh can't have cut anything off.
 */
export class FragmentsMeet extends Constraint implements Propagator {
  readonly priority = 3;
  readonly incremental = true;
  readonly wakes: Literal[];
  private readonly seen: Uint8Array;
  private readonly beyond: Uint8Array;
  private readonly stack: Int32Array;
  /** Per vertex: the last walk that came here. */
  private readonly stamps: Int32Array;
  private stamp = 0;

  constructor(
    private readonly graph: EdgeGraph,
    role: Role,
  ) {
    super(role);
    this.wakes = [...graph.used, ...graph.used.map(negate)];
    this.seen = new Uint8Array(graph.vertices);
    this.beyond = new Uint8Array(graph.vertices);
    this.stack = new Int32Array(graph.vertices);
    this.stamps = new Int32Array(graph.vertices);
  }

  run(engine: Assignment): boolean {
    const { seen } = this;
    const { used, from } = this.graph;
    const { value } = engine;
    let first = 0;
    while (first < used.length && value[used[first]] <= 0) first++;
    if (first === used.length) {
      for (let edge = 0; edge < used.length; edge++) if (value[used[edge]] === 0) return true;
      return engine.fail(NOTHING);
    }
    if (this.hangsTogetherStill(engine)) return true;
    this.flood(engine, from[first], engine.trailSize);
    for (let edge = first + 1; edge < used.length; edge++)
      if (value[used[edge]] > 0 && seen[from[edge]] === 0) return engine.fail(edge);
    return true;
  }

  /**
   * Whether what is fresh leaves together what was together: around each edge that became unusable there is a way past
   * it, three edges long, or one of its ends is dead; and each new used edge reaches an older one.
   */
  private hangsTogetherStill({ trail, trailSize, freshFrom, position, value }: Assignment): boolean {
    const { used, from, to, edgeUsed } = this.graph;
    if (freshFrom === 0) return false;
    for (let index = freshFrom; index < trailSize; index++) {
      const literal = trail[index];
      if ((literal | 1) >= edgeUsed.length) continue;
      const taken = edgeUsed[literal];
      if (taken >= 0 && !this.reachesOlder(taken, value, position)) return false;
      const lost = edgeUsed[literal ^ 1];
      if (lost >= 0 && value[used[lost]] < 0 && !this.goesPast(from[lost], to[lost], value)) return false;
    }
    return true;
  }

  /** Walks from a used edge, breadth first, until a vertex of a used edge that is older. */
  private reachesOlder(edge: number, value: Int8Array, position: Int32Array): boolean {
    const { stamps, stack } = this;
    const { used, from, start, edges, others } = this.graph;
    const since = position[used[edge] >> 1];
    const stamp = ++this.stamp;
    stamps[from[edge]] = stamp;
    stack[0] = from[edge];
    let end = 1;
    for (let next = 0; next < end; next++) {
      const vertex = stack[next];
      for (let at = start[vertex]; at < start[vertex + 1]; at++) {
        const literal = used[edges[at]];
        if (value[literal] < 0) continue;
        if (value[literal] > 0 && position[literal >> 1] < since) return true;
        if (stamps[others[at]] === stamp) continue;
        stamps[others[at]] = stamp;
        stack[end++] = others[at];
      }
    }
    return false;
  }

  private goesPast(near: number, far: number, value: Int8Array): boolean {
    const { used, start, edges, others } = this.graph;
    let leaves = 0;
    for (let at = start[near]; at < start[near + 1]; at++) {
      if (value[used[edges[at]]] < 0) continue;
      leaves++;
      const second = others[at];
      for (let next = start[second]; next < start[second + 1]; next++) {
        const third = others[next];
        if (third === near || value[used[edges[next]]] < 0) continue;
        for (let last = start[third]; last < start[third + 1]; last++)
          if (others[last] === far && value[used[edges[last]]] >= 0) return true;
      }
    }
    if (leaves === 0) return true;
    for (let at = start[far]; at < start[far + 1]; at++) if (value[used[edges[at]]] >= 0) return false;
    return true;
  }

  /**
   * Two used edges that can't meet, and a cut between them none of whose edges could be left out. Only conflicts are
   * explained, since nothing is ever inferred.
   */
  explain(engine: Assignment, _literal: Literal, far: number, before: number, because: Literals): void {
    const { used, from } = this.graph;
    if (far === NOTHING) {
      for (const literal of used) because.push(negate(literal));
      return;
    }
    let near = 0;
    while (engine.value[used[near]] <= 0) near++;
    because.push(used[near]);
    because.push(used[far]);
    const nearCut = this.cut(engine, from[near], from[far], before);
    const farCut = this.cut(engine, from[far], from[near], before);
    for (const edge of nearCut.length <= farCut.length ? nearCut : farCut) because.push(negate(used[edge]));
  }

  /** The unused edges around what `near` reaches whose outer ends `far` reaches when all others are open. */
  private cut(engine: Assignment, near: number, far: number, before: number): number[] {
    const { seen, beyond, stack } = this;
    const { start, edges, others } = this.graph;
    this.flood(engine, near, before);
    beyond.fill(0);
    beyond[far] = 1;
    stack[0] = far;
    let top = 1;
    const around: number[] = [];
    while (top > 0) {
      const vertex = stack[--top];
      for (let at = start[vertex]; at < start[vertex + 1]; at++) {
        const other = others[at];
        if (seen[other] !== 0) around.push(edges[at]);
        else if (beyond[other] === 0) {
          beyond[other] = 1;
          stack[top++] = other;
        }
      }
    }
    return around;
  }

  /** Marks in `seen` what hangs together with `origin` over edges that weren't false before trail position `before`. */
  private flood({ value, position }: Assignment, origin: number, before: number): void {
    const { seen, stack } = this;
    const { used, start, edges, others } = this.graph;
    seen.fill(0);
    seen[origin] = 1;
    stack[0] = origin;
    let top = 1;
    while (top > 0) {
      const vertex = stack[--top];
      const end = start[vertex + 1];
      for (let at = start[vertex]; at < end; at++) {
        const other = others[at];
        if (seen[other] !== 0) continue;
        const literal = used[edges[at]];
        if (value[literal] < 0 && position[literal >> 1] < before) continue;
        seen[other] = 1;
        stack[top++] = other;
      }
    }
  }

  holds(isTrue: ArrayLike<number>): boolean {
    const { used, from, to, start, edges } = this.graph;
    const first = used.findIndex((literal) => isTrue[literal]);
    if (first < 0) return false;
    const reached = new Set([from[first]]);
    for (const vertex of reached)
      for (let at = start[vertex]; at < start[vertex + 1]; at++)
        if (isTrue[used[edges[at]]]) reached.add(from[edges[at]]).add(to[edges[at]]);
    return used.every((literal, edge) => !isTrue[literal] || reached.has(from[edge]));
  }
}
