import { yes } from '../../../engine/literal.ts';
import { Model } from '../../../engine/model.ts';
import { Cardinality } from '../../../engine/propagators/cardinality.ts';
import { edgeGraph } from '../../../engine/propagators/edge-graph.ts';
import { FragmentsMeet } from '../../../engine/propagators/fragments-meet.ts';
import { NoShortCycle } from '../../../engine/propagators/no-short-cycle.ts';
import { Parity } from '../../../engine/propagators/parity.ts';
import { TwoOrNone } from '../../../engine/propagators/two-or-none.ts';
import { edgeCount, edgeEnds, edgesAt, horizontalEdge, verticalEdge } from '../../../grid/edges.ts';
import { cellCount, cellName, columnOf, rowOf, type Shape } from '../../../grid/shape.ts';
import { BLACK, type CastleWallPuzzle, NO_ARROW, NO_WALL, WHITE } from '../puzzle.ts';
import { rayEdges } from '../rays.ts';
import type { CastleWallReading } from '../readings.ts';
import { ARROW, DEGREE, LOOP, PARITY } from './rungs.ts';

/** The rules over edges alone: cells, numbers, crossings of rays and gaps, and the loop. */
export function ladder(puzzle: CastleWallPuzzle, reading: CastleWallReading): Model {
  const model = new Model(edgeCount(puzzle));
  for (let cell = 0; cell < cellCount(puzzle); cell++)
    model.engine.add(new TwoOrNone(edgesAt(puzzle, cell).map(yes), { rule: 'degree', rung: DEGREE }));
  for (let cell = 0; cell < cellCount(puzzle); cell++)
    if (puzzle.colours[cell] !== NO_WALL) addClue(model, puzzle, reading, cell);
  addGaps(model, puzzle);
  addLoop(model, puzzle);
  return model;
}

function addClue(model: Model, puzzle: CastleWallPuzzle, reading: CastleWallReading, cell: number): void {
  const name = cellName(puzzle, cell);
  const { engine } = model;
  const edges = edgesAt(puzzle, cell).map(yes);
  engine.add(new Cardinality(edges, 0, 0, { rule: 'wall', rung: DEGREE, selector: model.clue(name, 'wall') }));
  const colour = puzzle.colours[cell];
  if (reading.colours && (colour === WHITE || colour === BLACK)) {
    const selector = model.clue(name, 'colour');
    const rule = colour === WHITE ? 'inside' : 'outside';
    // Out of the loop, a ray that crosses nothing is as it should be.
    for (const crossed of crossings(puzzle, cell))
      if (crossed.length > 0 || colour === WHITE)
        engine.add(new Parity(crossed.map(yes), colour === WHITE, { rule, rung: PARITY, selector }));
  }
  const number = puzzle.numbers[cell];
  if (reading.numbers && puzzle.arrows[cell] !== NO_ARROW && number >= 0) {
    const ray = rayEdges(puzzle, cell, puzzle.arrows[cell]).map(yes);
    const selector = model.clue(name, 'arrow');
    engine.add(new Cardinality(ray, number, number, { rule: 'arrow', rung: ARROW, selector }));
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
function addGaps({ engine }: Model, puzzle: CastleWallPuzzle): void {
  const { width, height } = puzzle;
  const role = { rule: 'even-crossing', rung: PARITY };
  for (let row = 0; row < height - 1; row++)
    engine.add(
      new Parity(
        Array.from({ length: width }, (_, at) => yes(verticalEdge(puzzle, row, at))),
        false,
        role,
      ),
    );
  for (let column = 0; column < width - 1; column++)
    engine.add(
      new Parity(
        Array.from({ length: height }, (_, at) => yes(horizontalEdge(puzzle, at, column))),
        false,
        role,
      ),
    );
}

function addLoop({ engine }: Model, puzzle: CastleWallPuzzle): void {
  const edges = Array.from({ length: edgeCount(puzzle) }, (_, edge) => edge);
  const graph = edgeGraph(
    cellCount(puzzle),
    edges.map((edge) => edgeEnds(puzzle, edge)),
    edges.map(yes),
  );
  engine.add(new NoShortCycle(graph, { rule: 'close', rung: LOOP }));
  engine.add(new FragmentsMeet(graph, { rule: 'apart', rung: LOOP }));
}
