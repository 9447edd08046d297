import { edgesAt, horizontalEdge, verticalEdge } from '../../../grid/edges.ts';
import { cellCount } from '../../../grid/shape.ts';
import { type CastleWallPuzzle, NO_ARROW, NO_WALL } from '../puzzle.ts';
import { rayEdges } from '../rays.ts';

/**
 * The length of the loop, where the arrows tell it: when the rays of some numbers cover each line's edges (those at
 * walls aside) exactly once. `undefined` otherwise. Cost: walls × side.
 */
export function toldLength(puzzle: CastleWallPuzzle): number | undefined {
  const { width, height } = puzzle;
  const dead = new Set<number>();
  const numbered: number[] = [];
  for (let cell = 0; cell < cellCount(puzzle); cell++) {
    if (puzzle.colours[cell] === NO_WALL) continue;
    for (const edge of edgesAt(puzzle, cell)) dead.add(edge);
    if (puzzle.arrows[cell] !== NO_ARROW && puzzle.numbers[cell] >= 0) numbered.push(cell);
  }
  const lineOf = new Map<number, number>();
  const lines: number[][] = [];
  const addLine = (edges: number[]): void => {
    for (const edge of edges) lineOf.set(edge, lines.length);
    lines.push(edges.filter((edge) => !dead.has(edge)));
  };
  for (let row = 0; row < height; row++)
    addLine(Array.from({ length: width - 1 }, (_, column) => horizontalEdge(puzzle, row, column)));
  for (let column = 0; column < width; column++)
    addLine(Array.from({ length: height - 1 }, (_, row) => verticalEdge(puzzle, row, column)));

  const rays: { edges: number[]; number: number }[][] = lines.map(() => []);
  for (const cell of numbered) {
    const ray = rayEdges(puzzle, cell, puzzle.arrows[cell]);
    if (ray.length === 0) continue;
    const edges = ray.filter((edge) => !dead.has(edge));
    rays[lineOf.get(ray[0])!].push({ edges, number: puzzle.numbers[cell] });
  }
  let length = 0;
  for (let line = 0; line < lines.length; line++) {
    const total = lines[line].length === 0 ? 0 : lineTotal(lines[line].length, rays[line]);
    if (total === undefined) return undefined;
    length += total;
  }
  return length;
}

/** The sum over a line of `size` live edges: from a ray that covers it, or two that do so between them. */
function lineTotal(size: number, rays: { edges: number[]; number: number }[]): number | undefined {
  for (const { edges, number } of rays) if (edges.length === size) return number;
  for (const one of rays)
    for (const other of rays)
      if (one.edges.length + other.edges.length === size && !one.edges.some((edge) => other.edges.includes(edge)))
        return one.number + other.number;
  return undefined;
}
