import type { Puzzle } from '../board/puzzle.ts';
import { bordersOfRegions, regionsOfLabels } from '../formats/regions.ts';
import type { Editor, Layout, ListLayout, Place } from '../genre/editor.ts';
import { InputError } from '../grid/input-error.ts';
import { cellAt, cellCount, MAX_SIDE, type Shape } from '../grid/shape.ts';
import { type Symmetry, transformedShape } from '../grid/symmetry.ts';
import { cutBy, type Drawing, listsOf, paintOf, withLists } from './drawing.ts';
import { indexAt, placesOf } from './places.ts';

// Edits of the whole board: what is drawn moves to other places. Each is told by where the things at a place of the new
// board come from on the old one; the layout of the genre says what there is to move.

/** Rows and columns that are added at each side; a negative number takes some away. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The board flipped or turned, nothing lost. */
export function turned<P extends Puzzle>({ layout }: Editor<P>, drawing: Drawing<P>, symmetry: Symmetry): Drawing<P> {
  const { puzzle } = drawing.board;
  const shape = transformedShape(puzzle, symmetry);
  const from = ({ x, y }: Place): Place => {
    const column = symmetry.reverseColumns && x >= 0 ? 2 * shape.width - x : x;
    const row = symmetry.reverseRows && y >= 0 ? 2 * shape.height - y : y;
    return symmetry.swap ? { x: row, y: column } : { x: column, y: row };
  };
  const moved = moveAll(layout, drawing, { shape, from, swap: symmetry.swap, codes: codesUnder(symmetry) });
  return { ...moved, board: { ...moved.board, puzzle: withRuns(layout, puzzle, moved.board.puzzle, symmetry) } };
}

/**
 * Rows and columns added or taken away at the sides. New cells belong to the region of the cell that they were added at,
 * so that taking them away again leaves the board as it was. Throws an `InputError` for a size that no board has.
 */
export function resized<P extends Puzzle>({ layout }: Editor<P>, drawing: Drawing<P>, margins: Margins): Drawing<P> {
  const { width, height } = drawing.board.puzzle;
  const { top, right, bottom, left } = margins;
  const shape = { width: width + left + right, height: height + top + bottom };
  for (const [side, what] of [
    [shape.width, 'columns'],
    [shape.height, 'rows'],
  ] as const)
    if (side < 1 || side > MAX_SIDE)
      throw new InputError(`The board would have ${side} ${what}, where 1 to ${MAX_SIDE} was expected.`);
  const from = ({ x, y }: Place): Place => ({ x: x < 0 ? x : x - 2 * left, y: y < 0 ? y : y - 2 * top });
  return moveAll(layout, drawing, { shape, from });
}

/**
 * Everything moved by so many rows and columns; what leaves at one side comes in at the other, so that nothing is lost
 * but the hold of regions and borders that are cut by the frame.
 */
export function shifted<P extends Puzzle>(
  { layout }: Editor<P>,
  drawing: Drawing<P>,
  { down, right }: { readonly down: number; readonly right: number },
): Drawing<P> {
  const { width, height } = drawing.board.puzzle;
  const wrap = (at: number, by: number, side: number): number => {
    if (at < 0) return at;
    return (((at - 2 * by) % (2 * side)) + 2 * side) % (2 * side);
  };
  const from = ({ x, y }: Place): Place => ({ x: wrap(x, right, width), y: wrap(y, down, height) });
  return moveAll(layout, drawing, { shape: { width, height }, from });
}

interface Move {
  readonly shape: Shape;
  /** Where what stands at a place of the new board stood on the old one; anywhere outside where nothing did. */
  readonly from: (place: Place) => Place;
  readonly swap?: boolean;
  /** For each direction (up, down, left, right) the one that it becomes. */
  readonly codes?: readonly number[];
}

function moveAll<P extends Puzzle>(layout: Layout, drawing: Drawing<P>, move: Move): Drawing<P> {
  const { board } = drawing;
  const { puzzle } = board;
  const { shape, from } = move;
  const lists: { [name: string]: readonly number[] } = {};
  const layouts = new Map(Object.entries(layout.lists));
  for (const [name, own] of layouts) lists[name] = movedList(listsOf(puzzle), layouts, name, own, puzzle, move);
  const notes: { [layer: string]: readonly number[] } = {};
  const noteLayouts = new Map(Object.entries(layout.notes));
  for (const [name, own] of noteLayouts) {
    const source = own.swapped !== undefined && move.swap ? own.swapped : name;
    if (board.notes[source] !== undefined) notes[name] = movedList(board.notes, noteLayouts, name, own, puzzle, move);
  }
  const over = layout.marks === 'edges' ? 'edges' : 'cells';
  const before = paintOf(layout, board);
  const paint = moved(before, over, over, 0, puzzle, move);
  const { regions } = layout;
  if (!regions) return cutBy(layout, { ...shape, ...lists } as unknown as P, [], paint, notes);

  const old = listsOf(puzzle)[regions.list];
  let fresh = cellCount(puzzle);
  const labels = nearest(puzzle, move).map(({ cell, isOld }, at) => {
    if (!isOld && old[cell] === regions.out) return fresh++;
    // A region grows with its mark.
    if (!isOld && typeof layout.marks !== 'string') paint[at] = before[cell];
    return old[cell];
  });
  const cut = withLists({ ...shape, ...lists } as unknown as P, { [regions.list]: labels });
  const borders = bordersOfRegions(
    shape,
    regionsOfLabels(shape, labels, () => {}, 'region'),
  );
  const loose = new Set(drawing.loose);
  placesOf('edges', shape).forEach((place, edge) => {
    if (loose.has(indexAt('edges', puzzle, from(place)))) borders[edge] = 1;
  });
  return cutBy(layout, cut, borders, paint, notes);
}

function movedList(
  lists: { readonly [name: string]: readonly number[] },
  layouts: ReadonlyMap<string, ListLayout>,
  name: string,
  { over, blank, swapped, turning }: ListLayout,
  old: Shape,
  move: Move,
): readonly number[] {
  const source = swapped !== undefined && move.swap ? swapped : name;
  if (over === 'nothing') return lists[source];
  const list = moved(lists[source], layouts.get(source)?.over ?? over, over, blank, old, move);
  const { codes } = move;
  if (!turning || !codes) return list;
  const become = new Map(turning.map((code, direction) => [code, turning[codes[direction]]]));
  return list.map((value) => become.get(value) ?? value);
}

function moved(
  list: readonly number[],
  before: ListLayout['over'],
  over: ListLayout['over'],
  blank: number,
  old: Shape,
  { shape, from }: Move,
): number[] {
  return placesOf(over, shape).map((place) => {
    const index = indexAt(before, old, from(place));
    return index < 0 ? blank : list[index];
  });
}

/** For each new cell the old one that has come there, or the old one nearest to where it would have come from. */
function nearest(old: Shape, { shape, from }: Move): { readonly cell: number; readonly isOld: boolean }[] {
  const clamp = (at: number, side: number): number => Math.min(side - 1, Math.max(0, at));
  return placesOf('cells', shape).map((place) => {
    const { x, y } = from(place);
    const column = clamp((x - 1) / 2, old.width);
    const row = clamp((y - 1) / 2, old.height);
    return { cell: cellAt(old, row, column), isOld: x === 2 * column + 1 && y === 2 * row + 1 };
  });
}

/** What up, down, left and right become. */
function codesUnder({ swap, reverseRows, reverseColumns }: Symmetry): number[] {
  const vectors = [
    [0, -1],
    [0, 1],
    [-1, 0],
    [1, 0],
  ];
  return vectors.map(([x, y]) => {
    const [across, down] = swap ? [y, x] : [x, y];
    const right = reverseColumns ? -across : across;
    const below = reverseRows ? -down : down;
    return vectors.findIndex(([x, y]) => x === right && y === below);
  });
}

/** Numbers that count from where they stand: in a line that is reversed they are in reverse order. */
function withRuns<P extends Puzzle>(layout: Layout, old: P, puzzle: P, symmetry: Symmetry): P {
  const { regions, runs } = layout;
  if (!regions || !runs) return puzzle;
  const lists: { [name: string]: readonly number[] } = {};
  for (const { outside, inside, along } of runs) {
    const source = symmetry.swap ? runs.find((run) => run.along !== along) : { outside, inside, along };
    if (!source) throw new Error('runs lie along rows and columns');
    const isReversed = along === 'rows' ? symmetry.reverseColumns : symmetry.reverseRows;
    const isTurnedOver = along === 'rows' ? symmetry.reverseRows : symmetry.reverseColumns;
    const margin = [...listsOf(puzzle)[outside]];
    const within = [...listsOf(puzzle)[inside]];
    for (let line = 0; line < margin.length; line++) {
      const before = isTurnedOver ? margin.length - 1 - line : line;
      const numbers = [
        listsOf(old)[source.outside][before],
        ...starts(old, listsOf(old)[regions.list], regions.out, source.along, before).map(
          (cell) => listsOf(old)[source.inside][cell],
        ),
      ];
      if (isReversed) numbers.reverse();
      margin[line] = numbers[0];
      starts(puzzle, listsOf(puzzle)[regions.list], regions.out, along, line).forEach((cell, at) => {
        within[cell] = numbers[at + 1];
      });
    }
    lists[outside] = margin;
    lists[inside] = within;
  }
  return withLists(puzzle, lists);
}

/** The cells of a line that belong to no region, from its start. */
function starts(
  shape: Shape,
  regions: readonly number[],
  out: number | undefined,
  along: 'rows' | 'columns',
  line: number,
): number[] {
  const length = along === 'rows' ? shape.width : shape.height;
  return Array.from({ length }, (_, step) =>
    along === 'rows' ? cellAt(shape, line, step) : cellAt(shape, step, line),
  ).filter((cell) => regions[cell] === out);
}
