/**
 * Setting a board by hand: keys, strokes and edits as pure functions of a drawing. Places are in half cells, as puzz.link
 * counts them.
 *
 * ```ts
 * import { genreNamed } from 'kaisu';
 * import { blankDrawing, editingOf, keyed, stroked } from 'kaisu/edit';
 *
 * const editor = await genreNamed('castle-wall').editor?.();
 * if (editor) {
 *   let editing = editingOf(editor, blankDrawing(editor, { width: 6, height: 6 }).board);
 *   for (const key of ['b', '3', 'Shift+ArrowRight']) editing = keyed(editor, editing, key);
 *   editing = stroked(editor, editing, [{ x: 5, y: 1 }]); // a click on r1c3
 * }
 * ```
 *
 * @packageDocumentation
 */

export { PATTERNS, type PatternName, TURNS, type TurnName } from '../grid/symmetry.ts';
export { blankDrawing, boardOf, type Drawing, drawingOf } from './drawing.ts';
export { applied, type Edit } from './edit.ts';
export { type Editing, edited, editingOf } from './editing.ts';
export { begun, type History, redone, stepped, undone } from './history.ts';
export { keyed } from './keys.ts';
export { cellKind, lineKind, NUMBER_KEYS, printing, range } from './kinds.ts';
export { cellAtPlace, cellPlace, cluePlaces, placeName } from './places.ts';
export { orbits } from './print.ts';
export { AUTO, begunStroke, draggedStroke, liftedStroke, type Stroke, stroked, type Tool } from './strokes.ts';
export { type Margins, resized, shifted, turned } from './whole.ts';
