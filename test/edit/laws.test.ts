import { describe, expect, it } from 'vitest';
import type { Board } from '../../src/board/board.ts';
import { boardOf, bordersOf, type Drawing, drawingOf, listsOf } from '../../src/edit/drawing.ts';
import { applied, type Edit, kindNamed } from '../../src/edit/edit.ts';
import { editingOf } from '../../src/edit/editing.ts';
import { begun, type History, redone, stepped, undone } from '../../src/edit/history.ts';
import { placesFor, printPlaces } from '../../src/edit/kinds.ts';
import { image, orbits } from '../../src/edit/print.ts';
import { stroked } from '../../src/edit/strokes.ts';
import { turned } from '../../src/edit/whole.ts';
import { printBoard } from '../../src/formats/print.ts';
import type { Editor } from '../../src/genre/editor.ts';
import { readAmong } from '../../src/genres/read.ts';
import { edgeCount, edgeEnds } from '../../src/grid/edges.ts';
import { seeded } from '../../src/grid/random.ts';
import { fitsPattern, inverseOf, PATTERNS, type PatternName, symmetries } from '../../src/grid/symmetry.ts';
import { genreCases } from '../support/genre-cases.ts';
import { anyClue, anyEdit, anyGesture, anyPath, pick } from './gestures.ts';

const SEEDS = [...Array(40).keys()];

/** A drawing as plain data. */
function plain({ board: { puzzle, marks, notes }, loose }: Drawing): object {
  return { puzzle, marks: [...marks], notes, loose };
}

function plainBoard({ puzzle, marks, notes }: Board): object {
  return { puzzle, marks: [...marks], notes };
}

const cases = await Promise.all(
  genreCases.map(async (one) => ({ ...one, editor: (await one.genre.editor?.()) as Editor | undefined })),
);

it('every genre can be set', () => {
  expect(cases.filter(({ editor }) => editor === undefined)).toEqual([]);
});

describe.each(cases.flatMap(({ editor, ...one }) => (editor ? [{ ...one, editor }] : [])))(
  '$id',
  ({ genre, fixtures, editor }) => {
    /** Any board there can be, somewhat drawn over. */
    const anyDrawing = (seed: number): { random: ReturnType<typeof seeded>; drawing: Drawing } => {
      const random = seeded(seed);
      let drawing = drawingOf(editor, fixtures.anyBoard(random));
      for (let edits = random.below(3); edits > 0; edits--)
        drawing = applied(editor, drawing, anyEdit(random, editor, drawing));
      return { random, drawing };
    };

    it('lays out every list of its boards', () => {
      const { width: _w, height: _h, ...lists } = fixtures.anyBoard(seeded(1)).puzzle;
      const { layout } = editor;
      expect([...Object.keys(layout.lists), ...(layout.regions ? [layout.regions.list] : [])].sort()).toEqual(
        Object.keys(lists).sort(),
      );
    });

    it.each(SEEDS)('whatever a hand does leaves a legal board, and undo is exact (seed %i)', (seed) => {
      const random = seeded(seed);
      const start = editingOf(editor, fixtures.anyBoard(random));
      let history: History<Drawing> = begun(start.drawing);
      const seen = [JSON.stringify(plain(start.drawing))];
      let editing = start;
      for (let gesture = 0; gesture < 40; gesture++) {
        editing = anyGesture(random, editor, editing);
        const { drawing } = editing;
        const board = boardOf(editor, drawing);
        expect(board.marks.length).toBe(genre.decisions(board.puzzle));
        const json = printBoard(genre.codec, board, 'json').text;
        expect(plainBoard(readAmong([genre], json).board)).toEqual(plainBoard(board));
        expect(genre.check(board.puzzle, board.marks, genre.readings[0], board.notes)).toBeDefined();
        const before = history.present;
        history = stepped(history, drawing);
        if (history.present !== before) seen.push(JSON.stringify(plain(drawing)));
      }
      for (let at = seen.length - 1; at >= 0; at--) {
        expect(JSON.stringify(plain(history.present))).toBe(seen[at]);
        history = undone(history);
      }
      expect(history.present).toBe(start.drawing);
      for (let at = 1; at < seen.length; at++) history = redone(history);
      expect(history.present).toBe(editing.drawing);
    });

    it.each(SEEDS)('an edit and its inverse leave the board as it was (seed %i)', (seed) => {
      const { random, drawing } = anyDrawing(seed);
      const { puzzle } = drawing.board;
      const through = (...edits: readonly Edit[]): object =>
        plain(edits.reduce((next, edit) => applied(editor, next, edit), drawing));
      const symmetry = pick(random, symmetries);
      expect(through({ kind: 'turn', symmetry }, { kind: 'turn', symmetry: inverseOf(symmetry) })).toEqual(
        plain(drawing),
      );

      const [top, right, bottom, left] = [0, 0, 0, 0].map(() => random.below(3));
      const more = { top, right, bottom, left };
      const less = { top: -top, right: -right, bottom: -bottom, left: -left };
      expect(through({ kind: 'resize', margins: more }, { kind: 'resize', margins: less })).toEqual(plain(drawing));

      if (editor.layout.regions) {
        const there = bordersOf(editor.layout, drawing);
        // Where one side belongs to no region there is a border whatever is drawn.
        const { list, out } = editor.layout.regions;
        const edges = [...Array(edgeCount(puzzle)).keys()].filter(
          (edge) =>
            !edgeEnds(puzzle, edge).some((cell) => listsOf(puzzle)[list][cell] === out) && random.below(3) === 0,
        );
        const drawn = edges.filter((edge) => there[edge] === 1);
        const open = edges.filter((edge) => there[edge] === 0);
        const flip = { kind: 'borders', draw: open, wipe: drawn } as const;
        expect(through(flip, { kind: 'borders', draw: drawn, wipe: open })).toEqual(plain(drawing));
      } else {
        // Marks of edges that the frame cuts have no place to go.
        const [down, right] = [random.below(5) - 2, random.below(5) - 2];
        const there = applied(editor, drawing, { kind: 'shift', down, right });
        expect(applied(editor, there, { kind: 'shift', down: -down, right: -right }).board.puzzle).toEqual(puzzle);
      }

      const clue = anyClue(random, editor, puzzle);
      if (!clue) return;
      const kind = kindNamed(editor, clue.name);
      const before = kind.read(puzzle, clue.place);
      // To take a wall away takes its colour with it, and to take a clue cell away its numbers and borders.
      const [empty] = kind.values(puzzle, clue.place);
      if (kind.click === 'set' || (clue.value === empty && before !== empty)) return;
      expect(through(clue, { ...clue, value: before })).toEqual(plain(drawing));
    });

    it.each(SEEDS)('flips and turns do what they do to the boards of other laws (seed %i)', (seed) => {
      const { drawing } = anyDrawing(seed);
      for (const symmetry of symmetries)
        expect(turned(editor, drawing, symmetry).board.puzzle, symmetry.name).toEqual(
          fixtures.transformed(drawing.board.puzzle, symmetry),
        );
      const { puzzle, answer } = fixtures.randomBoard(seed);
      if (!answer) return;
      for (const symmetry of symmetries) {
        const { board } = turned(editor, drawingOf(editor, { puzzle, marks: answer, notes: {} }), symmetry);
        expect(genre.check(board.puzzle, board.marks, genre.readings[0], board.notes).violations).toEqual([]);
      }
    });

    it.each(SEEDS)('clues, borders and drags commute with flips and turns (seed %i)', (seed) => {
      const { random, drawing } = anyDrawing(seed);
      const { puzzle } = drawing.board;
      const symmetry = pick(random, symmetries);
      const after = turned(editor, drawing, symmetry);

      const clue = anyClue(random, editor, puzzle);
      if (clue) {
        // A value that nothing else has tells where the clue comes to stand, and as which kind.
        const tag = 7_777;
        const tagged = (value: number): Drawing => ({
          board: { ...drawing.board, puzzle: kindNamed(editor, clue.name).write(puzzle, clue.place, value) },
          loose: drawing.loose,
        });
        const at = kindNamed(editor, clue.name).click === 'set' ? 1 : tag;
        const moved = turned(editor, tagged(at), symmetry).board.puzzle;
        const [there] =
          at === tag
            ? editor.kinds.flatMap((kind) =>
                placesFor(moved, kind).flatMap((place) => (kind.read(moved, place) === tag ? [{ kind, place }] : [])),
              )
            : [{ kind: kindNamed(editor, clue.name), place: image(puzzle, clue.place, symmetry) }];
        const value = there.kind.read(turned(editor, tagged(clue.value), symmetry).board.puzzle, there.place);
        const said = there.kind.values(after.board.puzzle, there.place).length > 0;
        expect(said).toBe(true);
        // A run's number may stand elsewhere once a clue cell comes or goes.
        if (at === tag)
          expect(
            plain(applied(editor, after, { kind: 'clue', name: there.kind.name, place: there.place, value })),
          ).toEqual(plain(turned(editor, applied(editor, drawing, clue), symmetry)));
      }

      const path = anyPath(random, puzzle);
      const button = pick(random, ['first', 'second'] as const);
      const start = { drawing, cursor: { x: -9, y: -9 }, half: 'right', isTyping: false } as const;
      const here = stroked(editor, start, path, button).drawing;
      const there = stroked(
        editor,
        { ...start, drawing: after },
        path.map((point) => image(puzzle, point, symmetry)),
        button,
      ).drawing;
      // The margins don't change sides, so that a path which leaves the cells is another path on a flipped board.
      if (path.every(({ x, y }) => x > 0 && y > 0 && x < 2 * puzzle.width && y < 2 * puzzle.height))
        expect(plain(there)).toEqual(plain(turned(editor, here, symmetry)));
    });

    it.each(SEEDS)('what is printed from a drawn answer is right about it (seed %i)', (seed) => {
      const { puzzle, answer } = fixtures.randomBoard(seed);
      if (!answer) return;
      const drawing = drawingOf(editor, { puzzle, marks: answer, notes: {} });
      const filled = boardOf(editor, applied(editor, drawing, { kind: 'fill', seed }));
      expect(genre.check(filled.puzzle, answer, genre.readings[0]).violations).toEqual([]);
      for (const print of editor.prints) {
        const { name, isPrinted } = print;
        const all = applied(editor, drawing, { kind: 'print', name, where: 'all' }).board.puzzle;
        const none = applied(editor, drawing, { kind: 'print', name, where: 'none' }).board.puzzle;
        expect(printPlaces(print, none).filter((place) => isPrinted(none, place))).toEqual([]);
        for (const pattern of Object.keys(PATTERNS) as PatternName[]) {
          if (!fitsPattern(puzzle, pattern)) continue;
          const found = applied(editor, drawing, { kind: 'print', name, where: pattern }).board.puzzle;
          for (const orbit of orbits(found, printPlaces(print, found), pattern))
            expect(new Set(orbit.map((place) => isPrinted(found, place))).size, `${name} ${pattern}`).toBe(1);
        }
        // One lie a region is the law of the genre that has them; all else that is printed is true.
        if (genre.composer.monotone) expect(genre.check(all, answer, genre.readings[0]).violations).toEqual([]);
      }
    });
  },
);
