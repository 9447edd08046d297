import { yes } from '../../../engine/literal.ts';
import { Model } from '../../../engine/model.ts';
import { Cardinality } from '../../../engine/propagators/cardinality.ts';
import { edgeGraph } from '../../../engine/propagators/edge-graph.ts';
import { FragmentsMeet } from '../../../engine/propagators/fragments-meet.ts';
import { NoShortCycle } from '../../../engine/propagators/no-short-cycle.ts';
import { Parity } from '../../../engine/propagators/parity.ts';
import { TwoOrNone } from '../../../engine/propagators/two-or-none.ts';
import type { LadderName } from '../../../engine/technique.ts';
import {
  edgeCount,
  edgeEnds,
  edgesAt,
  horizontalEdge,
  horizontalEdgeCount,
  verticalEdge,
} from '../../../grid/edges.ts';
import { cellCount, cellName, columnOf, rowOf, type Shape } from '../../../grid/shape.ts';
import { cornersAt } from '../corners.ts';
import { BLACK, type CastleWallPuzzle, NO_ARROW, NO_WALL, WHITE } from '../puzzle.ts';
import { rayEdges } from '../rays.ts';
import type { CastleWallReading } from '../readings.ts';
import { Connect } from './connect.ts';
import { Pocket } from './pocket.ts';
import { Ray, type RayCell } from './ray.ts';
import { rungs } from './rungs.ts';
import { type Side, Sides } from './sides.ts';

/** The rules over edges alone: cells, numbers, crossings of rays and gaps, and the loop. */
export function ladder(puzzle: CastleWallPuzzle, reading: CastleWallReading, ladderName?: LadderName): Model {
  const model = new Model(edgeCount(puzzle), rungs(reading, ladderName));
  for (let cell = 0; cell < cellCount(puzzle); cell++)
    model.onRung('degree', (rung) => new TwoOrNone(edgesAt(puzzle, cell).map(yes), { rule: 'degree', rung }));
  const coloured: Side[] = [];
  for (let cell = 0; cell < cellCount(puzzle); cell++)
    if (puzzle.colours[cell] !== NO_WALL) addClue(model, puzzle, reading, cell, coloured);
  model.onRung('sides', (rung) => new Sides(puzzle, coloured, rung));
  model.onRung('connect', (rung) => new Connect(puzzle, coloured, rung));
  addGaps(model, puzzle);
  addLoop(model, puzzle);
  return model;
}

function addClue(
  model: Model,
  puzzle: CastleWallPuzzle,
  reading: CastleWallReading,
  cell: number,
  coloured: Side[],
): void {
  const name = cellName(puzzle, cell);
  const edges = edgesAt(puzzle, cell).map(yes);
  const wall = model.clue(name, 'wall');
  model.onRung('degree', (rung) => new Cardinality(edges, 0, 0, { rule: 'wall', rung, selector: wall }));
  const colour = puzzle.colours[cell];
  if (reading.colours && (colour === WHITE || colour === BLACK)) {
    const selector = model.clue(name, 'colour');
    const rule = colour === WHITE ? 'inside' : 'outside';
    // Out of the loop, a ray that crosses nothing is as it should be.
    for (const crossed of crossings(puzzle, cell))
      if (crossed.length > 0 || colour === WHITE)
        model.onRung('parity', (rung) => new Parity(crossed.map(yes), colour === WHITE, { rule, rung, selector }));
    const corners = cornersAt(puzzle, rowOf(puzzle, cell), columnOf(puzzle, cell));
    coloured.push({ corners, isInside: colour === WHITE, selector });
  }
  const number = puzzle.numbers[cell];
  if (reading.numbers && puzzle.arrows[cell] !== NO_ARROW && number >= 0) {
    const ray = rayEdges(puzzle, cell, puzzle.arrows[cell]);
    const selector = model.clue(name, 'arrow');
    model.onRung('arrow', (rung) => new Cardinality(ray.map(yes), number, number, { rule: 'arrow', rung, selector }));
    if (ray.length > 0 && number <= ray.length)
      model.onRung('ray', (rung) => new Ray(rayCells(puzzle, cell, ray), number, selector, rung));
  }
}

/**
 * The edges that a ray from a clue cell to the border crosses, one list a direction and side. A ray along the cell
 * centres runs through edges and corners, so it is nudged by a hair, to one side or the other:
 *
 *     o──o──o
 *        │          A ray from W to the right, nudged down,
 *     W··o··o       crosses the edges below its row.
 *        │  │
 *
 * Since the loop misses the clue cell, both sides tell the same colour, but by different edges, so that now one and now
 * the other has a single edge left open. With one side only, a mirrored board would be settled differently.
 */
function crossings(shape: Shape, cell: number): number[][] {
  const { width, height } = shape;
  const row = rowOf(shape, cell);
  const column = columnOf(shape, cell);
  const lists: number[][] = [];
  const between = (from: number, to: number, edge: (at: number) => number): void => {
    lists.push(Array.from({ length: to - from }, (_, step) => edge(from + step)));
  };
  for (const gap of [row - 1, row]) {
    const isInside = gap >= 0 && gap < height - 1;
    between(0, isInside ? column : 0, (at) => verticalEdge(shape, gap, at));
    between(column + 1, isInside ? width : column + 1, (at) => verticalEdge(shape, gap, at));
  }
  for (const gap of [column - 1, column]) {
    const isInside = gap >= 0 && gap < width - 1;
    between(0, isInside ? row : 0, (at) => horizontalEdge(shape, at, gap));
    between(row + 1, isInside ? height : row + 1, (at) => horizontalEdge(shape, at, gap));
  }
  return lists;
}

/** A closed curve crosses the gap between two neighbouring rows or columns an even number of times. */
function addGaps(model: Model, puzzle: CastleWallPuzzle): void {
  const { width, height } = puzzle;
  const add = (edges: readonly number[]): void =>
    model.onRung('parity', (rung) => new Parity(edges.map(yes), false, { rule: 'even-crossing', rung }));
  for (let row = 0; row < height - 1; row++)
    add(Array.from({ length: width }, (_, at) => verticalEdge(puzzle, row, at)));
  for (let column = 0; column < width - 1; column++)
    add(Array.from({ length: height }, (_, at) => horizontalEdge(puzzle, at, column)));
}

/** The cells along the ray of a wall, the nearest first; the wall itself is none of them. */
function rayCells(shape: Shape, wall: number, ray: readonly number[]): RayCell[] {
  const isLying = (edge: number): boolean => edge < horizontalEdgeCount(shape);
  let cell = wall;
  return ray.map((before, at) => {
    const [one, other] = edgeEnds(shape, before);
    cell = one === cell ? other : one;
    const beside = edgesAt(shape, cell).filter((edge) => isLying(edge) !== isLying(before));
    return { before, behind: ray[at + 1] ?? -1, beside: [beside[0] ?? -1, beside[1] ?? -1] };
  });
}

function addLoop(model: Model, puzzle: CastleWallPuzzle): void {
  const edges = Array.from({ length: edgeCount(puzzle) }, (_, edge) => edge);
  const graph = edgeGraph(
    cellCount(puzzle),
    edges.map((edge) => edgeEnds(puzzle, edge)),
    edges.map(yes),
  );
  model.onRung('loop', (rung) => new NoShortCycle(graph, { rule: 'close', rung }));
  model.onRung('loop', (rung) => new FragmentsMeet(graph, { rule: 'apart', rung }));
  model.onRung('pocket', (rung) => new Pocket(graph, rung));
}
