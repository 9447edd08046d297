import type { Literal } from '../literal.ts';

/**
 * A graph whose edges may be used or not: edge e joins `from[e]` and `to[e]`, and `used[e]` says that it is used. The
 * edges at vertex v are `edges[start[v]]` … `edges[start[v + 1] - 1]`, and `others` has their other ends in its place.
 */
export interface EdgeGraph {
  readonly vertices: number;
  readonly used: readonly Literal[];
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly start: Int32Array;
  readonly edges: Int32Array;
  readonly others: Int32Array;
  /** Per literal: the edge that it says is used, or −1; for reading a trail. */
  readonly edgeUsed: Int32Array;
}

/** The graph with the given edges, each as its two ends. Cost: vertices and edges. */
export function edgeGraph(
  vertices: number,
  ends: readonly (readonly [number, number])[],
  used: readonly Literal[],
): EdgeGraph {
  const from = Int32Array.from(ends, ([end]) => end);
  const to = Int32Array.from(ends, ([, end]) => end);
  const start = new Int32Array(vertices + 1);
  for (const pair of ends) for (const end of pair) start[end + 1]++;
  for (let vertex = 0; vertex < vertices; vertex++) start[vertex + 1] += start[vertex];
  const next = start.slice();
  const edges = new Int32Array(2 * ends.length);
  const others = new Int32Array(2 * ends.length);
  ends.forEach(([a, b], edge) => {
    others[next[a]] = b;
    edges[next[a]++] = edge;
    others[next[b]] = a;
    edges[next[b]++] = edge;
  });
  const edgeUsed = new Int32Array(Math.max(-1, ...used.map((literal) => literal | 1)) + 1).fill(-1);
  used.forEach((literal, edge) => {
    edgeUsed[literal] = edge;
  });
  return { vertices, used, from, to, start, edges, others, edgeUsed };
}
