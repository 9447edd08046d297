import { cellCount, diagonals, neighbours, type Shape } from './shape.ts';

/** A graph in two arrays: the neighbours of vertex v are `to[start[v]]` … `to[start[v + 1] - 1]`. */
export interface Adjacency {
  readonly start: Int32Array;
  readonly to: Int32Array;
}

/** The graph with the given neighbour lists. Cost: its edges. */
export function adjacency(lists: readonly (readonly number[])[]): Adjacency {
  const start = new Int32Array(lists.length + 1);
  for (let vertex = 0; vertex < lists.length; vertex++) start[vertex + 1] = start[vertex] + lists[vertex].length;
  const to = new Int32Array(start[lists.length]);
  for (let vertex = 0; vertex < lists.length; vertex++) to.set(lists[vertex], start[vertex]);
  return { start, to };
}

/** Cells joined by their edges, or by their corners too. */
export function cellGraph(shape: Shape, corners = false): Adjacency {
  return adjacency(
    Array.from({ length: cellCount(shape) }, (_, cell) =>
      corners ? [...neighbours(shape, cell), ...diagonals(shape, cell)] : neighbours(shape, cell),
    ),
  );
}
