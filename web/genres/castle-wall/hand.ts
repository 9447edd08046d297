import { NO, UNKNOWN, YES } from '../../../src/board/marks.ts';
import { castleWallNotes } from '../../../src/genres/castle-wall/formats/notes.ts';
import { type CastleWallPuzzle, NO_WALL } from '../../../src/genres/castle-wall/puzzle.ts';
import { edgeBetween } from '../../../src/grid/edges.ts';
import { columnOf, rowOf } from '../../../src/grid/shape.ts';
import { MARKS } from '../../page/game/layers.ts';
import {
  finished,
  type Gesture,
  type Hand,
  noteSizes,
  type Readable,
  type Spot,
  type Write,
} from '../../page/hands/hand.ts';
import { cellUnder, way } from '../../page/hands/spots.ts';

export const GREYED = 'greyed';

/** How far from a border a press still means that border, in cells; with the button for crosses, nearly everywhere. */
const NEAR = 0.3;
const NEAREST = 0.4;

/**
 * Left drags the loop along or off, a press near a border crosses the edge over it, a press on a clue greys it, and a
 * press in the middle of a cell does nothing. Right crosses edges. With one button the left one does all of this
 * already, so the cycle changes nothing.
 */
export const castleWallHand: Hand<CastleWallPuzzle> = {
  margins: false,
  pen: true,
  notes: (puzzle) => noteSizes(castleWallNotes(puzzle)),
  press(puzzle, game, spot, press) {
    const cell = cellUnder(puzzle, spot);
    if (cell < 0) return undefined;
    const wall = puzzle.colours[cell] !== NO_WALL;
    if (press.erase && !wall) return eraseEdges(puzzle, game, spot, cell);
    if (press.button === 'second' && !press.erase) return cross(puzzle, game, spot);
    if (wall) {
      const value = !press.erase && game.read(GREYED, cell) === 0 ? 1 : 0;
      return { writes: [{ layer: GREYED, index: cell, value }], stroke: finished };
    }
    return draw(puzzle, game, spot, cell);
  },
  walk(puzzle, game, from, to, marking) {
    const edge = edgeBetween(puzzle, from, to);
    const value = marking === 'yes' ? YES : NO;
    if (!free(puzzle, from, to)) return [];
    return [{ layer: MARKS, index: edge, value: game.read(MARKS, edge) === value ? UNKNOWN : value }];
  },
};

/** Whether an edge may be marked: the printed board already tells that none meets a wall. */
function free(puzzle: CastleWallPuzzle, a: number, b: number): boolean {
  return puzzle.colours[a] === NO_WALL && puzzle.colours[b] === NO_WALL && edgeBetween(puzzle, a, b) >= 0;
}

/**
 * A drag from cell to cell. Its first edge says whether it draws or erases; going back over the edge just drawn
 * takes it back. A press that never leaves its cell crosses the border it is near.
 */
function draw(puzzle: CastleWallPuzzle, game: Readable, start: Spot, first: number): Gesture {
  let last = start;
  let cell = first;
  let value: number | undefined;
  const trail: { edge: number; before: number }[] = [];
  const enter = (next: number): Write[] => {
    if (!free(puzzle, cell, next)) return [];
    const edge = edgeBetween(puzzle, cell, next);
    cell = next;
    const mark = game.read(MARKS, edge);
    const newest = trail[trail.length - 1];
    if (newest?.edge === edge) {
      trail.pop();
      return [{ layer: MARKS, index: edge, value: newest.before }];
    }
    value ??= mark === YES ? UNKNOWN : YES;
    if (value === UNKNOWN && mark !== YES) return [];
    trail.push({ edge, before: mark });
    return [{ layer: MARKS, index: edge, value }];
  };
  return {
    writes: [],
    stroke: {
      move(spot) {
        const writes: Write[] = [];
        for (const passed of way(last, spot)) {
          const next = cellUnder(puzzle, passed);
          if (next < 0 || next === cell) continue;
          for (const step of cornerless(puzzle, cell, next)) writes.push(...enter(step));
          // The pointer left the way (over a wall, or off the board and in again elsewhere): begin anew from there.
          if (puzzle.colours[next] === NO_WALL) cell = next;
        }
        last = spot;
        return writes;
      },
      lift() {
        if (value !== undefined || cell !== first) return [];
        const edge = edgeNear(puzzle, start, NEAR);
        if (edge < 0) return [];
        return [{ layer: MARKS, index: edge, value: game.read(MARKS, edge) === NO ? UNKNOWN : NO }];
      },
    },
  };
}

/** The cells from one to the next, without a step over a corner; empty when they are further apart than that. */
function cornerless(puzzle: CastleWallPuzzle, from: number, to: number): number[] {
  const down = rowOf(puzzle, to) - rowOf(puzzle, from);
  const right = columnOf(puzzle, to) - columnOf(puzzle, from);
  if (Math.abs(down) + Math.abs(right) === 1) return [to];
  if (Math.abs(down) !== 1 || Math.abs(right) !== 1) return [];
  const corner = puzzle.colours[from + right] === NO_WALL ? from + right : to - right;
  return puzzle.colours[corner] === NO_WALL ? [corner, to] : [];
}

/** Crosses along a right drag: the first one says whether crosses are set or taken away; lines stay. */
function cross(puzzle: CastleWallPuzzle, game: Readable, start: Spot): Gesture | undefined {
  const first = edgeNear(puzzle, start, NEAREST);
  if (first < 0) return undefined;
  const began = game.read(MARKS, first);
  const value = began === NO ? UNKNOWN : NO;
  let last = start;
  return {
    writes: [{ layer: MARKS, index: first, value }],
    stroke: {
      move(spot) {
        const edges = new Set(way(last, spot).map((passed) => edgeNear(puzzle, passed, NEAR)));
        last = spot;
        return [...edges]
          .filter((edge) => edge >= 0)
          .filter((edge) => {
            const mark = game.read(MARKS, edge);
            return value === UNKNOWN ? mark === NO : mark === UNKNOWN || (mark === YES && began === YES);
          })
          .map((index) => ({ layer: MARKS, index, value }));
      },
      lift: () => [],
    },
  };
}

/** The eraser: lines and crosses that it passes over or along, and of a press alone the edge that it is near. */
function eraseEdges(puzzle: CastleWallPuzzle, game: Readable, start: Spot, first: number): Gesture {
  let last = start;
  let cell = first;
  const blank = (edges: Iterable<number>): Write[] =>
    [...edges]
      .filter((edge) => edge >= 0 && game.read(MARKS, edge) !== UNKNOWN)
      .map((index) => ({ layer: MARKS, index, value: UNKNOWN }));
  return {
    writes: blank([edgeNear(puzzle, start, NEAREST)]),
    stroke: {
      move(spot) {
        const passed = new Set<number>();
        for (const place of way(last, spot)) {
          passed.add(edgeNear(puzzle, place, NEAR));
          const next = cellUnder(puzzle, place);
          if (next >= 0 && next !== cell) {
            passed.add(edgeBetween(puzzle, cell, next));
            cell = next;
          }
        }
        last = spot;
        return blank(passed);
      },
      lift: () => [],
    },
  };
}

/** The edge over the border nearest to a spot, or -1 when none within `reach` cells may be marked. */
function edgeNear(puzzle: CastleWallPuzzle, spot: Spot, reach: number): number {
  const cell = cellUnder(puzzle, spot);
  if (cell < 0) return -1;
  const right = spot.x - Math.floor(spot.x) - 0.5;
  const down = spot.y - Math.floor(spot.y) - 0.5;
  const across = Math.abs(right) > Math.abs(down);
  if (Math.max(Math.abs(right), Math.abs(down)) < 0.5 - reach) return -1;
  const column = columnOf(puzzle, cell) + (across ? Math.sign(right) : 0);
  const row = rowOf(puzzle, cell) + (across ? 0 : Math.sign(down));
  if (column < 0 || row < 0 || column >= puzzle.width || row >= puzzle.height) return -1;
  const other = row * puzzle.width + column;
  return free(puzzle, cell, other) ? edgeBetween(puzzle, cell, other) : -1;
}
