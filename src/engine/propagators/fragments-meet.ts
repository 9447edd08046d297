import type { Engine } from '../engine.ts';
import { type Literal, negate } from '../literal.ts';
import type { Literals } from '../literals.ts';
import type { Propagator } from '../propagator.ts';
import { type Role, Speaker } from './role.ts';
import type { EdgeGraph } from './edge-graph.ts';

const NOTHING = -1;

/**
 * Some edge is used, and the used edges hang together: a fragment that can't reach the rest over edges that aren't
 * known to be unused is a contradiction. Nothing is put: which edges a fragment must take to get out is not asked.
 * Cost of a run: the edges.
 */
export class FragmentsMeet extends Speaker implements Propagator {
  readonly priority = 3;
  readonly wakes: Literal[];
  private readonly seen: Uint8Array;
  private readonly beyond: Uint8Array;
  private readonly stack: Int32Array;

  constructor(
    private readonly graph: EdgeGraph,
    role: Role,
  ) {
    super(role);
    this.wakes = [...graph.used, ...graph.used.map(negate)];
    this.seen = new Uint8Array(graph.vertices);
    this.beyond = new Uint8Array(graph.vertices);
    this.stack = new Int32Array(graph.vertices);
  }

  run(engine: Engine): boolean {
    const { seen } = this;
    const { used, from } = this.graph;
    const { value } = engine;
    let first = 0;
    while (first < used.length && value[used[first]] <= 0) first++;
    if (first === used.length) {
      for (let edge = 0; edge < used.length; edge++) if (value[used[edge]] === 0) return true;
      return engine.fail(NOTHING);
    }
    this.flood(engine, from[first], engine.trailSize);
    for (let edge = first + 1; edge < used.length; edge++)
      if (value[used[edge]] > 0 && seen[from[edge]] === 0) return engine.fail(edge);
    return true;
  }

  /**
   * Two used edges that can't meet, and a cut between them none of whose edges could be left out. Only conflicts are
   * explained, since nothing is ever put.
   */
  explain(engine: Engine, _literal: Literal, far: number, before: number, because: Literals): void {
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
  private cut(engine: Engine, near: number, far: number, before: number): number[] {
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
  private flood({ value, position }: Engine, origin: number, before: number): void {
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
