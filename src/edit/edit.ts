import type { Marks } from '../board/marks.ts';
import type { Notes } from '../board/notes.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { ClueKind, Editor, Place } from '../genre/editor.ts';
import { InputError } from '../grid/input-error.ts';
import { type Random, seeded } from '../grid/random.ts';
import type { PatternName, Symmetry } from '../grid/symmetry.ts';
import { bordersOf, cutBy, type Drawing, listsOf, painted, paintOf, withLists, withPuzzle } from './drawing.ts';
import { printed } from './print.ts';
import { type Margins, resized, shifted, turned } from './whole.ts';

/** One change of a drawing, as plain data. */
export type Edit =
  /** A value of a kind of clue at a place. */
  | { readonly kind: 'clue'; readonly name: string; readonly place: Place; readonly value: number }
  /** Borders drawn and wiped out, by their edges. */
  | { readonly kind: 'borders'; readonly draw: readonly number[]; readonly wipe: readonly number[] }
  /** A list of the puzzle that stands beside the board: a fleet. */
  | { readonly kind: 'list'; readonly name: string; readonly values: readonly number[] }
  /** A kind of clue printed from the drawn answer: everywhere, nowhere, or where the pattern asks for it. */
  | { readonly kind: 'print'; readonly name: string; readonly where: 'all' | 'none' | PatternName }
  /** All clues printed from the drawn answer, false ones included where the rules ask for them. */
  | { readonly kind: 'fill'; readonly seed: number }
  | { readonly kind: 'resize'; readonly margins: Margins }
  | { readonly kind: 'turn'; readonly symmetry: Symmetry }
  | { readonly kind: 'shift'; readonly down: number; readonly right: number }
  /** The answer as drawn by hand: one mark a decision. */
  | { readonly kind: 'marks'; readonly marks: Marks; readonly notes?: Notes }
  /** One mark for each of some cells, whose regions may end up half painted. */
  | { readonly kind: 'paint'; readonly cells: readonly number[]; readonly mark: number }
  /** A sketch in cells, which nothing reads. */
  | { readonly kind: 'sketch'; readonly cells: readonly number[]; readonly value: number };

/**
 * The drawing after an edit: always a board that formats can carry. Throws an `InputError` where an edit can't be made
 * (a board of more than 100 columns, a drawing that leaves no place for a lie).
 */
export function applied<P extends Puzzle>(editor: Editor<P>, drawing: Drawing<P>, edit: Edit): Drawing<P> {
  const { layout } = editor;
  const { board } = drawing;
  const { puzzle } = board;
  switch (edit.kind) {
    case 'clue': {
      const kind = kindNamed(editor, edit.name);
      return withPuzzle(layout, drawing, kind.write(puzzle, edit.place, edit.value));
    }
    case 'borders': {
      const borders = bordersOf(layout, drawing);
      for (const edge of edit.draw) borders[edge] = 1;
      for (const edge of edit.wipe) borders[edge] = 0;
      return cutBy(layout, puzzle, borders, paintOf(layout, board), board.notes);
    }
    case 'list': {
      const list = editor.lists.find(({ name }) => name === edit.name)?.list;
      if (list === undefined) throw new Error(`no list ${edit.name}`);
      if (isEqual(listsOf(puzzle)[list], edit.values)) return drawing;
      // What was noted of the old list says nothing of the new one.
      const notes = Object.entries(board.notes).filter(([layer]) => layout.notes[layer]?.over !== 'nothing');
      const next = { ...board, puzzle: withLists(puzzle, { [list]: edit.values }), notes: Object.fromEntries(notes) };
      return { ...drawing, board: next };
    }
    case 'print': {
      const prints = editor.prints.filter(({ name }) => name === edit.name);
      if (prints.length === 0) throw new Error(`no print ${edit.name}`);
      const after = prints.reduce((found, print) => printed(print, found, board.marks, edit.where), puzzle);
      return withPuzzle(layout, drawing, after);
    }
    case 'fill': {
      const filled = filledFrom(editor, puzzle, board.marks, seeded(edit.seed));
      if (!filled) throw new InputError('The drawing leaves no way to print clues that are right about it.');
      return withPuzzle(layout, drawing, filled);
    }
    case 'resize':
      return resized(editor, drawing, edit.margins);
    case 'turn':
      return turned(editor, drawing, edit.symmetry);
    case 'shift':
      return shifted(editor, drawing, edit);
    case 'marks': {
      const drawn = { puzzle, marks: edit.marks, notes: edit.notes ?? board.notes };
      return { ...drawing, board: painted(layout, puzzle, paintOf(layout, drawn), drawn.notes) };
    }
    case 'paint': {
      const paint = [...paintOf(layout, board)];
      for (const cell of edit.cells) paint[cell] = edit.mark;
      return cutBy(layout, puzzle, bordersOf(layout, drawing), paint, board.notes);
    }
    case 'sketch': {
      const { sketch } = editor;
      if (sketch === undefined) return drawing;
      const layer = [...(board.notes[sketch] ?? new Array<number>(puzzle.width * puzzle.height).fill(0))];
      for (const cell of edit.cells) layer[cell] = edit.value;
      return cutBy(layout, puzzle, bordersOf(layout, drawing), paintOf(layout, board), {
        ...board.notes,
        [sketch]: layer,
      });
    }
  }
}

/** The fullest print of a drawn answer; undefined where none is right about it. */
export function filledFrom<P extends Puzzle>(
  editor: Editor<P>,
  puzzle: P,
  marks: Marks,
  random: Random,
): P | undefined {
  if (editor.fill) return editor.fill(puzzle, marks, random);
  return editor.prints.reduce((found, print) => printed(print, found, marks, 'all'), puzzle);
}

export function kindNamed<P extends Puzzle>({ kinds }: Editor<P>, name: string): ClueKind<P> {
  const kind = kinds.find((one) => one.name === name);
  if (!kind) throw new Error(`no kind of clue ${name}`);
  return kind;
}

function isEqual(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}
