import { UNKNOWN, YES } from '../../../src/board/marks.ts';
import { BLACK, type CastleWallPuzzle, NO_WALL, WHITE } from '../../../src/genres/castle-wall/puzzle.ts';
import { rayEdges } from '../../../src/genres/castle-wall/rays.ts';
import { edgeCount, edgeEnds, edgesAt } from '../../../src/grid/edges.ts';
import { cellName } from '../../../src/grid/shape.ts';
import type { Fault, FindFaults, Known } from '../../page/feedback/fault.ts';
import { rayState } from './clues.ts';
import { closedKnown, INSIDE, OUTSIDE, sideOfWall, sides } from './sides.ts';

export const castleWallFaults: FindFaults<CastleWallPuzzle> = (puzzle, known) => {
  const name = (cell: number): string => cellName(puzzle, cell);
  const lines = linesOf(puzzle, known);
  const closed = lines.filter(({ isLoop }) => isLoop);
  // A closed loop is the whole answer: whatever isn't drawn stays off it.
  const final = closed.length === 1 && lines.length === 1 ? closedKnown(known) : known;
  const corners = sides(puzzle, final);
  const walls = [...puzzle.colours.keys()].filter((cell) => puzzle.colours[cell] !== NO_WALL);
  const wrongSide = (colour: number, side: number): string[] =>
    walls.filter((wall) => puzzle.colours[wall] === colour && sideOfWall(puzzle, corners, wall) === side).map(name);
  const numbers = walls.filter((wall) => rayState(puzzle, wall, final) === 'dead');
  const isExceeded = (wall: number): boolean =>
    rayEdges(puzzle, wall, puzzle.arrows[wall]).filter((edge) => known(edge) === YES).length > puzzle.numbers[wall];
  return [
    { rule: 'line-through-wall', places: walls.filter((wall) => degreeAt(puzzle, wall, known) > 0).map(name) },
    { rule: 'branch', places: branches(puzzle, known).map(name) },
    { rule: 'small-loop', places: lines.length > 1 ? closed.flatMap(({ cells }) => cells).map(name) : [] },
    { rule: 'white-outside', places: wrongSide(WHITE, OUTSIDE) },
    { rule: 'black-inside', places: wrongSide(BLACK, INSIDE) },
    { rule: 'dead-end', places: deadEnds(puzzle, known).map(name) },
    { rule: 'number-exceeded', places: numbers.filter(isExceeded).map(name) },
    { rule: 'number-out-of-reach', places: numbers.filter((wall) => !isExceeded(wall)).map(name) },
  ].filter(({ places }): boolean => places.length > 0) satisfies Fault[];
};

function degreeAt(puzzle: CastleWallPuzzle, cell: number, known: Known): number {
  return edgesAt(puzzle, cell).filter((edge) => known(edge) === YES).length;
}

function branches(puzzle: CastleWallPuzzle, known: Known): number[] {
  return [...puzzle.colours.keys()].filter((cell) => degreeAt(puzzle, cell, known) > 2);
}

/** Ends of lines with no open edge to go on. */
function deadEnds(puzzle: CastleWallPuzzle, known: Known): number[] {
  return [...puzzle.colours.keys()].filter((cell) => {
    if (puzzle.colours[cell] !== NO_WALL) return false;
    const edges = edgesAt(puzzle, cell);
    return edges.filter((edge) => known(edge) === YES).length === 1 && edges.every((edge) => known(edge) !== UNKNOWN);
  });
}

/** A connected part of what is drawn. */
export interface Line {
  readonly cells: readonly number[];
  readonly edges: readonly number[];
  /** Every cell of it has two edges. */
  readonly isLoop: boolean;
}

/** All drawn lines, in the order of their first edges. Linear in the edges. */
export function linesOf(puzzle: CastleWallPuzzle, known: Known): Line[] {
  const lineOfCell = new Map<number, number>();
  const found: { cells: number[]; edges: number[] }[] = [];
  for (let first = 0; first < edgeCount(puzzle); first++) {
    if (known(first) !== YES || lineOfCell.has(edgeEnds(puzzle, first)[0])) continue;
    const line = { cells: [] as number[], edges: [] as number[] };
    const queue = [edgeEnds(puzzle, first)[0]];
    lineOfCell.set(queue[0], found.length);
    for (const cell of queue) {
      line.cells.push(cell);
      for (const edge of edgesAt(puzzle, cell)) {
        if (known(edge) !== YES) continue;
        const [a, b] = edgeEnds(puzzle, edge);
        if (a === cell) line.edges.push(edge);
        const other = a === cell ? b : a;
        if (lineOfCell.has(other)) continue;
        lineOfCell.set(other, found.length);
        queue.push(other);
      }
    }
    found.push(line);
  }
  return found.map((line) => ({ ...line, isLoop: line.cells.every((cell) => degreeAt(puzzle, cell, known) === 2) }));
}

/** The edges of a closed loop in the order in which a pencil goes round, from its first edge on. Linear in them. */
export function aroundLoop(puzzle: CastleWallPuzzle, { edges }: Line): number[] {
  const left = new Set(edges);
  const order: number[] = [];
  let cell = edgeEnds(puzzle, edges[0])[0];
  for (;;) {
    const edge = edgesAt(puzzle, cell).find((one) => left.has(one));
    if (edge === undefined) return order;
    left.delete(edge);
    order.push(edge);
    const [a, b] = edgeEnds(puzzle, edge);
    cell = a === cell ? b : a;
  }
}
