import type { EdgeGraph } from '../../../engine/propagators/edge-graph.ts';

const NONE = -1;

/**
 * The blocks (biconnected components) of what the loop can still run over. A loop passes a vertex once, so it lies in
 * one block: all edges that are on it do, and no edge of another block can be.
 *
 * One depth-first walk (Tarjan), by hand so that long boards don't overflow the stack. Cost: the edges.
 */
export class Blocks {
  /** Per edge: its block, or -1 for an edge that is off. */
  readonly blockOf: Int32Array;
  /** Per block: its edges. */
  readonly sizes: Int32Array;
  readonly #graph: EdgeGraph;
  readonly #found: Int32Array;
  readonly #low: Int32Array;
  readonly #cameBy: Int32Array;
  readonly #next: Int32Array;
  readonly #path: Int32Array;
  readonly #stack: Int32Array;

  constructor(graph: EdgeGraph) {
    this.#graph = graph;
    this.blockOf = new Int32Array(graph.used.length);
    this.sizes = new Int32Array(graph.used.length + 1);
    this.#found = new Int32Array(graph.vertices);
    this.#low = new Int32Array(graph.vertices);
    this.#cameBy = new Int32Array(graph.vertices);
    this.#next = new Int32Array(graph.vertices);
    this.#path = new Int32Array(graph.vertices);
    this.#stack = new Int32Array(graph.used.length);
  }

  /**
   * Finds the blocks of all edges that aren't off.
   * @param known per edge: 1 on the loop, -1 off it, 0 open
   * @param without an edge that counts as off, or -1
   */
  find(known: Int8Array, without = NONE): void {
    const { vertices, start, edges } = this.#graph;
    this.blockOf.fill(NONE);
    this.#found.fill(0);
    let clock = 0;
    let blocks = 0;
    let top = 0;
    for (let root = 0; root < vertices; root++) {
      if (this.#found[root] !== 0 || start[root] === start[root + 1]) continue;
      let depth = 0;
      this.#enter(root, NONE, ++clock);
      this.#path[0] = root;
      while (depth >= 0) {
        const vertex = this.#path[depth];
        if (this.#next[vertex] < start[vertex + 1]) {
          const at = this.#next[vertex]++;
          const edge = edges[at];
          if (known[edge] < 0 || edge === without || edge === this.#cameBy[vertex]) continue;
          const other = this.#graph.others[at];
          if (this.#found[other] === 0) {
            this.#stack[top++] = edge;
            this.#enter(other, edge, ++clock);
            this.#path[++depth] = other;
          } else if (this.#found[other] < this.#found[vertex]) {
            this.#stack[top++] = edge;
            if (this.#found[other] < this.#low[vertex]) this.#low[vertex] = this.#found[other];
          }
          continue;
        }
        depth--;
        if (depth < 0) break;
        const up = this.#path[depth];
        if (this.#low[vertex] < this.#low[up]) this.#low[up] = this.#low[vertex];
        if (this.#low[vertex] < this.#found[up]) continue;
        // What was stacked since the edge down to `vertex` is one block.
        this.sizes[blocks] = 0;
        for (let edge = NONE; edge !== this.#cameBy[vertex]; ) {
          edge = this.#stack[--top];
          this.blockOf[edge] = blocks;
          this.sizes[blocks]++;
        }
        blocks++;
      }
    }
  }

  #enter(vertex: number, by: number, clock: number): void {
    this.#found[vertex] = clock;
    this.#low[vertex] = clock;
    this.#cameBy[vertex] = by;
    this.#next[vertex] = this.#graph.start[vertex];
  }
}
