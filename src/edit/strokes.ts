import type { Puzzle } from '../board/puzzle.ts';
import type { ClueKind, Editor, Place } from '../genre/editor.ts';
import { bordersOf, listsOf } from './drawing.ts';
import { applied } from './edit.ts';
import { type Editing, hasMargins, kindsAt, written } from './editing.ts';
import { cellAtPlace, indexAt, isSame, placeUnder } from './places.ts';

/** What the pointer does: what puzz.link's does by itself, or one thing along its whole way. */
export type Tool =
  | { readonly tool: 'auto' }
  /** Writes a value wherever it goes; begun where the value stands already, it takes it away. */
  | { readonly tool: 'stamp'; readonly name: string; readonly value: number }
  | { readonly tool: 'erase' };

export const AUTO: Tool = { tool: 'auto' };

/** A stroke under way: what it has done so far is in `editing`, and a stroke that is given up is just forgotten. */
export interface Stroke<P extends Puzzle = Puzzle> {
  readonly editing: Editing<P>;
  readonly tool: Tool;
  readonly button: 'first' | 'second';
  /** Where the pointer is, and where it is as borders see it: at corners, on borders, or in the middle of cells. */
  readonly point: Place;
  readonly snapped: Place;
  /** The place that it is in, and the one in which it went down. */
  readonly under: Place | undefined;
  readonly began: Place | undefined;
  /** Whether it has stayed in one place and drawn nothing. */
  readonly isClick: boolean;
  /** What it goes on writing, after the first time: borders, a sketch or a stamp. */
  readonly value: number | undefined;
}

/** Points between two looks at the way of a pointer that is faster than the screen. */
const STEP = 0.25;
/** Farther than this from a border's line, in half cells, the pointer is in the middle of a cell. */
const REACH = 0.7;

/** The pointer goes down at a point, in half cells. */
export function begunStroke<P extends Puzzle>(
  editor: Editor<P>,
  editing: Editing<P>,
  point: Place,
  button: 'first' | 'second' = 'first',
  tool: Tool = AUTO,
): Stroke<P> {
  const under = placeOn(editor, editing, point);
  const stroke: Stroke<P> = {
    editing: { ...editing, isTyping: false },
    tool,
    button,
    point,
    snapped: snap(point),
    under,
    began: under,
    isClick: true,
    value: undefined,
  };
  return entered(editor, stroke);
}

/** The pointer goes on straight to a point. */
export function draggedStroke<P extends Puzzle>(editor: Editor<P>, stroke: Stroke<P>, to: Place): Stroke<P> {
  const { x, y } = stroke.point;
  const length = Math.max(Math.abs(to.x - x), Math.abs(to.y - y));
  // A pointer that comes back from far outside costs no more than a board's width.
  const steps = Math.min(4000, Math.ceil(length / STEP));
  let next = stroke;
  for (let step = 1; step <= steps; step++)
    next = moved(editor, next, { x: x + ((to.x - x) * step) / steps, y: y + ((to.y - y) * step) / steps });
  return next;
}

/** The pointer is lifted: where it has drawn nothing and not moved on, it has clicked. */
export function liftedStroke<P extends Puzzle>(editor: Editor<P>, stroke: Stroke<P>): Editing<P> {
  const { editing, isClick, tool, began } = stroke;
  return isClick && tool.tool === 'auto' && began ? clicked(editor, stroke, began) : editing;
}

/** A whole stroke along a path of points. */
export function stroked<P extends Puzzle>(
  editor: Editor<P>,
  editing: Editing<P>,
  path: readonly Place[],
  button: 'first' | 'second' = 'first',
  tool: Tool = AUTO,
): Editing<P> {
  const [first, ...rest] = path;
  const begun = begunStroke(editor, editing, first, button, tool);
  return liftedStroke(
    editor,
    rest.reduce((stroke, point) => draggedStroke(editor, stroke, point), begun),
  );
}

function placeOn<P extends Puzzle>(editor: Editor<P>, { drawing }: Editing<P>, point: Place): Place | undefined {
  const place = placeUnder(drawing.board.puzzle, point);
  return place && (hasMargins(editor) || (place.x > 0 && place.y > 0)) ? place : undefined;
}

function snap({ x, y }: Place): Place {
  const near = (at: number): number => {
    const even = 2 * Math.round(at / 2);
    return Math.abs(at - even) < REACH ? even : 2 * Math.floor(at / 2) + 1;
  };
  return { x: near(x), y: near(y) };
}

function moved<P extends Puzzle>(editor: Editor<P>, stroke: Stroke<P>, point: Place): Stroke<P> {
  const snapped = snap(point);
  const under = placeOn(editor, stroke.editing, point);
  let next = isSame(snapped, stroke.snapped) ? stroke : withBorder(editor, stroke, snapped);
  next = { ...next, point, snapped };
  if (under === stroke.under || (under && stroke.under && isSame(under, stroke.under))) return next;
  const pointed = withArrow(editor, next, under);
  return entered(editor, { ...pointed, under, isClick: false });
}

/** A border is drawn along its line, from the corner to the middle or on from there. */
function withBorder<P extends Puzzle>(editor: Editor<P>, stroke: Stroke<P>, to: Place): Stroke<P> {
  const { snapped: from, editing, button, tool } = stroke;
  const { layout } = editor;
  if (!layout.regions || tool.tool !== 'auto') return stroke;
  if (editor.sketch !== undefined && button === 'second') return stroke;
  const alongColumn = from.x === to.x && (to.x & 1) === 0 && Math.abs(from.y - to.y) === 1;
  const alongRow = from.y === to.y && (to.y & 1) === 0 && Math.abs(from.x - to.x) === 1;
  if (!alongColumn && !alongRow) return stroke;
  const middle = ((alongColumn ? from.y : from.x) & 1) === 1 ? from : to;
  const edge = indexAt('edges', editing.drawing.board.puzzle, middle);
  if (edge < 0) return stroke;
  const isThere = bordersOf(layout, editing.drawing)[edge];
  const value = stroke.value ?? 1 - isThere;
  if (value === isThere) return { ...stroke, value, isClick: false };
  const edit = { kind: 'borders', draw: value === 1 ? [edge] : [], wipe: value === 0 ? [edge] : [] } as const;
  return { ...stroke, editing: { ...editing, drawing: applied(editor, editing.drawing, edit) }, value, isClick: false };
}

/** A drag out of a cell points the way for the clue in it. */
function withArrow<P extends Puzzle>(editor: Editor<P>, stroke: Stroke<P>, to: Place | undefined): Stroke<P> {
  const { under: from, editing, tool } = stroke;
  if (!from || !to || tool.tool !== 'auto') return stroke;
  const direction = [
    [0, -2],
    [0, 2],
    [-2, 0],
    [2, 0],
  ].findIndex(([x, y]) => to.x - from.x === x && to.y - from.y === y);
  const kind = kindsAt(editor, editing.drawing.board.puzzle, from).find(({ drag }) => drag !== undefined);
  if (direction < 0 || !kind?.drag) return stroke;
  const pointing = kind.drag[direction];
  const isThere = kind.read(editing.drawing.board.puzzle, from) === pointing;
  const value = isThere && kind.toggles ? kind.values(editing.drawing.board.puzzle, from)[0] : pointing;
  return { ...stroke, editing: written(editor, editing, kind, from, value) };
}

/** A stamp or a sketch comes to another place. */
function entered<P extends Puzzle>(editor: Editor<P>, stroke: Stroke<P>): Stroke<P> {
  const { under, tool, button, editing } = stroke;
  const { drawing } = editing;
  const { puzzle, notes } = drawing.board;
  if (!under) return stroke;
  if (tool.tool === 'erase') {
    const erased = kindsAt(editor, puzzle, under).reduce((next, kind) => emptied(editor, next, kind, under), editing);
    return { ...stroke, editing: erased };
  }
  if (tool.tool === 'stamp') {
    const kind = kindsAt(editor, puzzle, under).find(({ name }) => name === tool.name);
    if (!kind) return stroke;
    const value =
      stroke.value ?? (kind.read(puzzle, under) === tool.value ? kind.values(puzzle, under)[0] : tool.value);
    return { ...stroke, editing: written(editor, editing, kind, under, value), value };
  }
  const { sketch, layout } = editor;
  const cell = cellAtPlace(puzzle, under);
  if (sketch === undefined || button === 'first' || cell < 0) return stroke;
  if (layout.regions && listsOf(puzzle)[layout.regions.list][cell] === layout.regions.out) return stroke;
  const isThere = notes[sketch]?.[cell] ?? 0;
  const value = stroke.value ?? (isThere === 0 ? 1 : 0);
  const sketched = applied(editor, drawing, { kind: 'sketch', cells: [cell], value });
  return { ...stroke, editing: { ...editing, drawing: sketched }, value, isClick: false };
}

function emptied<P extends Puzzle>(
  editor: Editor<P>,
  editing: Editing<P>,
  kind: ClueKind<P>,
  place: Place,
): Editing<P> {
  const [empty] = kind.values(editing.drawing.board.puzzle, place);
  return empty === undefined ? editing : written(editor, editing, kind, place, empty);
}

/** The first click goes there; a click where the cursor is already writes. */
function clicked<P extends Puzzle>(editor: Editor<P>, stroke: Stroke<P>, place: Place): Editing<P> {
  const { editing, point, button } = stroke;
  const { puzzle, marks } = editing.drawing.board;
  const kinds = kindsAt(editor, puzzle, place);
  const hasHalves = kinds.some(({ half }) => half !== undefined);
  // The right number stands in the upper right half, the one that counts downwards in the lower left.
  const half = !hasHalves ? editing.half : point.x - place.x > point.y - place.y ? 'right' : 'down';
  if (!isSame(place, editing.cursor)) return { ...editing, cursor: place, half };
  for (const kind of kinds) {
    const { click = 'cycle' } = kind;
    if (click === 'none') continue;
    const values = kind.values(puzzle, place);
    const now = kind.read(puzzle, place);
    const at = values.indexOf(now);
    if (click === 'set') {
      if (button === 'second') return written(editor, editing, kind, place, values[0]);
      if (at === 0) return written(editor, editing, kind, place, values[1]);
      continue;
    }
    const cell = cellAtPlace(puzzle, place);
    const drawn = cell < 0 ? undefined : editor.drawn?.(puzzle, marks, cell);
    if (drawn !== undefined && drawn !== now) return written(editor, editing, kind, place, drawn);
    const step = button === 'first' ? at + 1 : at - 1;
    // A value beyond all that clicks can write goes on to the first, or back to the last.
    const next = at < 0 ? (button === 'first' ? values[0] : values.at(-1)) : values.at(step % values.length);
    return next === undefined ? editing : written(editor, editing, kind, place, next);
  }
  return { ...editing, half };
}
