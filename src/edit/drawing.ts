import type { Board } from '../board/board.ts';
import type { Notes } from '../board/notes.ts';
import { tidied } from '../board/notes.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { cellPaint, regionPaint } from '../formats/region-paint.ts';
import { bordersOfRegions, NO_REGION, regionsOfBorders } from '../formats/regions.ts';
import type { Editor, Layout } from '../genre/editor.ts';
import { edgeEnds } from '../grid/edges.ts';
import { cellCount, type Shape } from '../grid/shape.ts';
import { lengthOf } from './places.ts';

/**
 * What a setter has drawn: a board, and the borders that part nothing yet, which no list of regions can keep. It is never
 * changed, only replaced, so that a history is a list of drawings.
 */
export interface Drawing<P extends Puzzle = Puzzle> {
  readonly board: Board<P>;
  /** Edges, in ascending order, with a border between two cells of the same region. */
  readonly loose: readonly number[];
}

/** The lists of a puzzle by their names. */
export function listsOf(puzzle: Puzzle): { readonly [name: string]: readonly number[] } {
  return puzzle as unknown as { readonly [name: string]: readonly number[] };
}

/** The puzzle with these lists instead. */
export function withLists<P extends Puzzle>(puzzle: P, lists: { readonly [name: string]: readonly number[] }): P {
  return { ...puzzle, ...lists };
}

/** A board to edit. */
export function drawingOf<P extends Puzzle>(editor: Editor<P>, board: Board<P>): Drawing<P> {
  return { board: editor.bare?.(board) ?? board, loose: [] };
}

/** The board of a drawing as it would be read from a file. */
export function boardOf<P extends Puzzle>(editor: Editor<P>, { board }: Drawing<P>): Board<P> {
  return editor.normal?.(board) ?? board;
}

/** An empty board of a size: one region, no clue, the lists of that size. */
export function blankDrawing<P extends Puzzle>(editor: Editor<P>, shape: Shape): Drawing<P> {
  const { layout } = editor;
  const { width, height } = shape;
  const lists: { [name: string]: readonly number[] } = {};
  for (const [name, { over, blank }] of Object.entries(layout.lists))
    lists[name] = new Array<number>(lengthOf(over, shape)).fill(blank);
  for (const { list, initial } of editor.lists) lists[list] = initial(shape);
  if (layout.regions) lists[layout.regions.list] = new Array<number>(cellCount(shape)).fill(0);
  const puzzle = { width, height, ...lists } as unknown as P;
  return { board: { puzzle, marks: new Uint8Array(decisions(layout, puzzle)), notes: {} }, loose: [] };
}

function decisions<P extends Puzzle>({ marks, regions }: Layout, puzzle: P): number {
  if (marks === 'cells' || marks === 'edges') return lengthOf(marks, puzzle);
  return regions ? 1 + Math.max(NO_REGION, ...listsOf(puzzle)[regions.list]) : 0;
}

/** What each cell, or edge, is marked with: of regions the paint of their cells. */
export function paintOf<P extends Puzzle>({ marks, regions }: Layout, board: Board<P>): readonly number[] {
  if (typeof marks === 'string' || !regions) return Array.from(board.marks);
  return cellPaint(listsOf(board.puzzle)[regions.list], board.marks, board.notes[marks.paint]);
}

/** The board whose cells, or edges, are marked that way. */
export function painted<P extends Puzzle>(
  { marks, regions }: Layout,
  puzzle: P,
  paint: readonly number[],
  notes: Notes,
): Board<P> {
  if (typeof marks === 'string' || !regions) return { puzzle, marks: Uint8Array.from(paint), notes: tidied(notes) };
  const own = regionPaint(listsOf(puzzle)[regions.list], paint);
  return { puzzle, marks: own.marks, notes: tidied({ ...notes, [marks.paint]: own.left }) };
}

/** All borders of a drawing: 0 or 1 for each edge. */
export function bordersOf<P extends Puzzle>({ regions }: Layout, { board, loose }: Drawing<P>): number[] {
  if (!regions) return [];
  const borders = bordersOfRegions(board.puzzle, listsOf(board.puzzle)[regions.list]);
  for (const edge of loose) borders[edge] = 1;
  return borders;
}

/**
 * The drawing whose regions are what these borders leave. Marks keep to their cells. `puzzle` has the cells without
 * region in its list of regions; its other numbers there are not looked at.
 */
export function cutBy<P extends Puzzle>(
  layout: Layout,
  puzzle: P,
  borders: readonly number[],
  paint: readonly number[],
  notes: Notes,
): Drawing<P> {
  const { regions } = layout;
  if (!regions) return { board: painted(layout, puzzle, paint, notes), loose: [] };
  const before = listsOf(puzzle)[regions.list];
  const isOut = (cell: number): boolean => before[cell] === regions.out;
  const cut = regionsOfBorders(puzzle, borders, () => {}, isOut);
  const loose: number[] = [];
  borders.forEach((border, edge) => {
    const [a, b] = edgeEnds(puzzle, edge);
    if (border === 1 && cut[a] === cut[b] && cut[a] !== NO_REGION) loose.push(edge);
  });
  return { board: painted(layout, withLists(puzzle, { [regions.list]: cut }), paint, notes), loose };
}

/** The drawing with another puzzle of the same size, whose cells may belong to other regions, or to none. */
export function withPuzzle<P extends Puzzle>(layout: Layout, drawing: Drawing<P>, puzzle: P): Drawing<P> {
  const { board, loose } = drawing;
  const { regions } = layout;
  if (!regions || listsOf(puzzle)[regions.list] === listsOf(board.puzzle)[regions.list])
    return { board: { ...board, puzzle }, loose };
  const borders = bordersOfRegions(puzzle, listsOf(puzzle)[regions.list]);
  for (const edge of loose) borders[edge] = 1;
  return cutBy(layout, puzzle, borders, paintOf(layout, board), board.notes);
}
