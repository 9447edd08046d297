import type { Assignment } from '../../../engine/assignment.ts';
import { type Literal, NO_LITERAL, negate } from '../../../engine/literal.ts';
import type { Literals } from '../../../engine/literals.ts';
import type { Propagator } from '../../../engine/propagator.ts';
import type { EdgeGraph } from '../../../engine/propagators/edge-graph.ts';
import { forget } from '../../../engine/propagators/forget.ts';
import { Blocks } from './blocks.ts';

/** The shortest loop of a grid. */
const SHORTEST = 4;

/**
 * The rung `pocket`: the loop passes a cell once, so it can't go in and out of a pocket through one cell. What hangs on a
 * single cell is off the loop when the loop runs elsewhere; and where a drawn piece and another one have but two ways to
 * each other, both are taken.
 *
 *     o──o  x  o  o      x: the edge is off. The piece on the left must go on to the one on the right on
 *     |  :  x  |  |      both of its ends; with the upper way closed only the lower one were left,
 *     o  o  o  o──o      through one cell: so each of the two open edges on the way around is on.
 *
 * Said in blocks: all edges on the loop lie in one block of what isn't off, and an open edge without which they wouldn't
 * is on. Cost of a run: the edges × the open ones.
 */
export class Pocket implements Propagator {
  readonly rule = 'pocket';
  readonly rung: number;
  readonly priority = 3;
  readonly selector = NO_LITERAL;
  readonly wakes: readonly Literal[];
  readonly #graph: EdgeGraph;
  readonly #blocks: Blocks;
  readonly #known: Int8Array;
  /** Per edge: 1 when the loop can do without it. */
  readonly #spare: Uint8Array;

  constructor(graph: EdgeGraph, rung: number) {
    this.rung = rung;
    this.#graph = graph;
    this.#blocks = new Blocks(graph);
    this.#known = new Int8Array(graph.used.length);
    this.#spare = new Uint8Array(graph.used.length);
    this.wakes = [...graph.used, ...graph.used.map(negate)];
  }

  run(engine: Assignment): boolean {
    const { used } = this.#graph;
    const { value } = engine;
    const known = this.#known;
    for (let edge = 0; edge < used.length; edge++) known[edge] = value[used[edge]];
    if (!this.#hangsTogether()) return engine.fail();
    const { blockOf, sizes } = this.#blocks;
    const home = this.#home();
    for (let edge = 0; edge < used.length; edge++) {
      if (known[edge] !== 0) continue;
      if (home >= 0 ? blockOf[edge] !== home : sizes[blockOf[edge]] < SHORTEST) engine.infer(used[edge] ^ 1);
    }
    if (home < 0) return true;
    this.#spare.fill(0);
    for (let edge = 0; edge < used.length; edge++) {
      if (known[edge] !== 0 || this.#spare[edge] === 1) continue;
      if (!this.#hangsTogether(edge)) engine.infer(used[edge]);
    }
    return true;
  }

  /** The block of the edges on the loop; -1 while there are none. */
  #home(): number {
    for (let edge = 0; edge < this.#known.length; edge++) if (this.#known[edge] > 0) return this.#blocks.blockOf[edge];
    return -1;
  }

  /** Whether the edges on the loop lie in one block, large enough for a loop; or some block is, while there are none. */
  #hangsTogether(without?: number): boolean {
    const known = this.#known;
    this.#blocks.find(known, without);
    const { blockOf, sizes } = this.#blocks;
    const home = this.#home();
    if (home >= 0) {
      if (sizes[home] < SHORTEST) return false;
      for (let edge = 0; edge < known.length; edge++) if (known[edge] > 0 && blockOf[edge] !== home) return false;
      return true;
    }
    for (let edge = 0; edge < known.length; edge++)
      if (blockOf[edge] >= 0 && sizes[blockOf[edge]] >= SHORTEST) return true;
    return false;
  }

  /** Forgets the newest edges first, as long as the rest doesn't hang together without what is to be explained. */
  explain(engine: Assignment, literal: Literal, _tag: number, before: number, because: Literals): void {
    const { used } = this.#graph;
    const { value, position } = engine;
    const known = this.#known;
    const items: number[] = [];
    for (let edge = 0; edge < used.length; edge++) {
      known[edge] = 0;
      if (literal !== NO_LITERAL && literal >> 1 === used[edge] >> 1) known[edge] = literal === used[edge] ? -1 : 1;
      else if (value[used[edge]] !== 0 && position[used[edge] >> 1] < before) {
        known[edge] = value[used[edge]];
        items.push(edge);
      }
    }
    items.sort((a, b) => position[used[b] >> 1] - position[used[a] >> 1]);
    const kept = new Uint8Array(items.length).fill(1);
    const set = (item: number, isKnown: boolean): void => {
      kept[item] = isKnown ? 1 : 0;
      known[items[item]] = isKnown ? value[used[items[item]]] : 0;
    };
    forget(0, items.length, set, () => !this.#hangsTogether());
    items.forEach((edge, item) => {
      if (kept[item] === 1) because.push(value[used[edge]] > 0 ? used[edge] : negate(used[edge]));
    });
  }

  holds(isTrue: ArrayLike<number>): boolean {
    const { used } = this.#graph;
    for (let edge = 0; edge < used.length; edge++) this.#known[edge] = isTrue[used[edge]] ? 1 : -1;
    return this.#hangsTogether();
  }
}
