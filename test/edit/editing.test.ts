import { describe, expect, it } from 'vitest';
import { BLANK, QUESTION } from '../../src/board/clue.ts';
import { NO, UNKNOWN, YES } from '../../src/board/marks.ts';
import type { Puzzle } from '../../src/board/puzzle.ts';
import { blankDrawing, boardOf } from '../../src/edit/drawing.ts';
import { applied } from '../../src/edit/edit.ts';
import { type Editing, edited, editingOf } from '../../src/edit/editing.ts';
import { keyed } from '../../src/edit/keys.ts';
import { begunStroke, draggedStroke, stroked } from '../../src/edit/strokes.ts';
import type { Editor } from '../../src/genre/editor.ts';
import { editor as battleships } from '../../src/genres/battleships/edit/index.ts';
import { type BattleshipsPuzzle, LEFT_END, MIDDLE, SUBMARINE, WATER } from '../../src/genres/battleships/puzzle.ts';
import { editor as castleWall } from '../../src/genres/castle-wall/edit/index.ts';
import { BLACK, type CastleWallPuzzle, GREY, NO_WALL, RIGHT, UP } from '../../src/genres/castle-wall/puzzle.ts';
import { editor as tilepaint } from '../../src/genres/tilepaint/edit/index.ts';
import { CLUE_CELL, type TilepaintPuzzle } from '../../src/genres/tilepaint/puzzle.ts';
import { editor as usowan } from '../../src/genres/usowan/edit/index.ts';
import type { UsowanPuzzle } from '../../src/genres/usowan/puzzle.ts';

function begin<P extends Puzzle>(editor: Editor<P>, width: number, height: number): Editing<P> {
  return editingOf(editor, blankDrawing(editor, { width, height }).board);
}

function typed<P extends Puzzle>(editor: Editor<P>, editing: Editing<P>, ...keys: readonly string[]): Editing<P> {
  return keys.reduce((next, key) => keyed(editor, next, key), editing);
}

const usowanPuzzle = (editing: Editing<UsowanPuzzle>): UsowanPuzzle => editing.drawing.board.puzzle;

describe('borders', () => {
  it('that part nothing yet are kept until they do', () => {
    const empty = begin(usowan, 4, 3);
    const half = stroked(usowan, empty, [
      { x: 4, y: 0 },
      { x: 4, y: 4 },
    ]);
    expect(usowanPuzzle(half).regions).toEqual(new Array(12).fill(0));
    expect(half.drawing.loose).toEqual([1, 4]);
    const whole = stroked(usowan, half, [
      { x: 4, y: 4 },
      { x: 4, y: 6 },
    ]);
    expect(whole.drawing.loose).toEqual([]);
    expect(usowanPuzzle(whole).regions).toEqual([0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1]);
  });

  it('are wiped out by a stroke that begins on one', () => {
    const line = [
      { x: 4, y: 0 },
      { x: 4, y: 6 },
    ];
    const drawn = stroked(usowan, begin(usowan, 4, 3), line);
    expect(usowanPuzzle(stroked(usowan, drawn, line)).regions).toEqual(new Array(12).fill(0));
  });

  it('are not drawn by a pointer that crosses their line', () => {
    const crossed = stroked(usowan, begin(usowan, 4, 3), [
      { x: 1, y: 1 },
      { x: 7, y: 1 },
    ]);
    expect(crossed.drawing.loose).toEqual([]);
    expect(usowanPuzzle(crossed).regions).toEqual(new Array(12).fill(0));
  });

  it('keep the paint of cells when tiles are joined and parted', () => {
    const painted = applied(
      tilepaint,
      applied(tilepaint, blankDrawing(tilepaint, { width: 2, height: 1 }), { kind: 'borders', draw: [0], wipe: [] }),
      { kind: 'paint', cells: [0], mark: YES },
    );
    expect([...painted.board.marks]).toEqual([YES, UNKNOWN]);
    const joined = applied(tilepaint, painted, { kind: 'borders', draw: [], wipe: [0] });
    expect([...joined.board.marks]).toEqual([UNKNOWN]);
    expect(joined.board.notes).toEqual({ paint: [YES, UNKNOWN] });
    expect(applied(tilepaint, joined, { kind: 'borders', draw: [0], wipe: [] })).toEqual(painted);
  });
});

describe('keys', () => {
  it('blank, ? and 0 are three things', () => {
    const first = (...keys: readonly string[]): number =>
      usowanPuzzle(typed(usowan, begin(usowan, 2, 2), ...keys)).numbers[0];
    expect([first(), first('-'), first('?'), first('0'), first('3', ' '), first('3', 'Backspace')]).toEqual([
      BLANK,
      QUESTION,
      QUESTION,
      0,
      BLANK,
      BLANK,
    ]);
  });

  it('digits go on with a number until the cursor moves', () => {
    const numbers = (...keys: readonly string[]): readonly number[] =>
      typed(castleWall, begin(castleWall, 20, 2), ...keys).drawing.board.puzzle.numbers.slice(0, 2);
    expect(numbers('1', '2')).toEqual([12, BLANK]);
    expect(numbers('1', '2', 'Backspace')).toEqual([1, BLANK]);
    expect(numbers('1', 'ArrowRight', 'ArrowLeft', '2')).toEqual([2, BLANK]);
    expect(numbers('1', '9')).toEqual([9, BLANK]);
    expect(numbers('1', 'x')).toEqual([1, BLANK]);
  });

  it('colours, arrows and numbers of a wall are set apart', () => {
    const wall = ({ drawing }: Editing<CastleWallPuzzle>): number[] => {
      const { colours, arrows, numbers } = drawing.board.puzzle;
      return [colours[0], arrows[0], numbers[0]];
    };
    const board = begin(castleWall, 6, 6);
    expect(wall(typed(castleWall, board, 'Shift+ArrowUp'))).toEqual([NO_WALL, 0, BLANK]);
    expect(wall(typed(castleWall, board, '3', 'b', 'Shift+ArrowRight'))).toEqual([BLACK, RIGHT, 3]);
    expect(wall(typed(castleWall, board, '3', 'Shift+ArrowRight', 'Shift+ArrowRight'))).toEqual([GREY, 0, 3]);
    expect(wall(typed(castleWall, board, '3', 'b', ' '))).toEqual([NO_WALL, 0, BLANK]);
    expect(wall(typed(castleWall, board, 'q', 'q'))).toEqual([BLACK, 0, QUESTION]);
  });

  it('the cursor goes to the margins where numbers stand, and never into their corner', () => {
    expect(typed(usowan, begin(usowan, 3, 3), 'ArrowUp', 'ArrowLeft').cursor).toEqual({ x: 1, y: 1 });
    expect(typed(tilepaint, begin(tilepaint, 3, 3), 'ArrowUp', 'ArrowLeft').cursor).toEqual({ x: 1, y: -1 });
    expect(typed(tilepaint, begin(tilepaint, 3, 3), 'ArrowDown', 'ArrowDown', 'ArrowDown').cursor).toEqual({
      x: 1,
      y: 5,
    });
  });

  it('a key that says nothing leaves everything as it was', () => {
    const board = begin(battleships, 5, 4);
    expect(keyed(battleships, board, '9')).toBe(board);
    expect(keyed(battleships, board, 'F5')).toBe(board);
  });
});

describe('strokes', () => {
  it('an arrow is drawn by a drag out of its wall', () => {
    const wall = keyed(castleWall, begin(castleWall, 5, 4), 'b');
    const drawn = stroked(castleWall, wall, [
      { x: 1, y: 1 },
      { x: 4, y: 1 },
    ]);
    expect(drawn.drawing.board.puzzle.arrows[0]).toBe(RIGHT);
    const fromBelow = { ...typed(castleWall, begin(castleWall, 5, 4), 'ArrowDown', 'w') };
    expect(
      stroked(castleWall, fromBelow, [
        { x: 1, y: 3 },
        { x: 1, y: 0.5 },
      ]).drawing.board.puzzle.arrows[5],
    ).toBe(UP);
  });

  it('a stroke that is given up has changed nothing', () => {
    const board = begin(usowan, 4, 3);
    const stroke = draggedStroke(usowan, begunStroke(usowan, board, { x: 4, y: 0 }), { x: 4, y: 6 });
    expect(stroke.editing.drawing).not.toBe(board.drawing);
    expect(board.drawing.loose).toEqual([]);
    expect(board.drawing.board.puzzle.regions).toEqual(new Array(12).fill(0));
  });

  it('a stamp writes along its way, and takes away where it begins on what it writes', () => {
    const water = { tool: 'stamp', name: 'piece', value: WATER } as const;
    const path = [
      { x: 1, y: 1 },
      { x: 5, y: 1 },
    ];
    const stamped = stroked(battleships, begin(battleships, 4, 2), path, 'first', water);
    expect(stamped.drawing.board.puzzle.pieces.slice(0, 4)).toEqual([WATER, WATER, WATER, BLANK]);
    const again = stroked(battleships, stamped, path, 'first', water);
    expect(again.drawing.board.puzzle.pieces.slice(0, 4)).toEqual([BLANK, BLANK, BLANK, BLANK]);
  });

  it('the eraser takes everything away, clue cells and walls too', () => {
    const clues = typed(tilepaint, begin(tilepaint, 3, 2), 'q', '1', 'ArrowUp', '2');
    const erased = stroked(
      tilepaint,
      clues,
      [
        { x: 1, y: -1 },
        { x: 1, y: 1 },
      ],
      'first',
      { tool: 'erase' },
    );
    const { puzzle } = erased.drawing.board;
    expect(puzzle.tiles).not.toContain(CLUE_CELL);
    expect([...puzzle.columns, ...puzzle.right]).toEqual(new Array(9).fill(BLANK));
  });

  it('a click on a clue cell chooses the half that is under it', () => {
    const board = typed(tilepaint, begin(tilepaint, 3, 2), 'q') as Editing<TilepaintPuzzle>;
    expect(stroked(tilepaint, board, [{ x: 1.5, y: 0.5 }]).half).toBe('right');
    expect(stroked(tilepaint, board, [{ x: 0.5, y: 1.5 }]).half).toBe('down');
  });
});

describe('fleets and pieces', () => {
  const drawn = edited(battleships, begin(battleships, 4, 3), {
    kind: 'marks',
    marks: Uint8Array.of(1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0),
  }) as Editing<BattleshipsPuzzle>;

  it('a click prints the piece that is drawn, and to take it away leaves the ship', () => {
    const there = { ...drawn, cursor: { x: 1, y: 1 } };
    const clicked = stroked(battleships, there, [{ x: 1, y: 1 }]);
    expect(clicked.drawing.board.puzzle.pieces[0]).toBe(LEFT_END);
    const erased = keyed(battleships, clicked, ' ');
    expect(erased.drawing.board.puzzle.pieces[0]).toBe(BLANK);
    expect(boardOf(battleships, erased.drawing).marks[0]).toBe(YES);
  });

  it('to take a piece away that stood on an empty cell leaves it empty', () => {
    const piece = keyed(battleships, begin(battleships, 4, 3), '5');
    expect(piece.drawing.board.puzzle.pieces[0]).toBe(MIDDLE);
    expect(boardOf(battleships, piece.drawing).marks[0]).toBe(YES);
    expect(boardOf(battleships, keyed(battleships, piece, 'Delete').drawing).marks[0]).toBe(UNKNOWN);
    const read = editingOf(battleships, boardOf(battleships, keyed(battleships, piece, 'w').drawing));
    expect(boardOf(battleships, read.drawing).marks[0]).toBe(NO);
    expect(boardOf(battleships, keyed(battleships, read, ' ').drawing).marks[0]).toBe(UNKNOWN);
  });

  it('a fleet is a preset, a list, or what is drawn', () => {
    const [fleet] = battleships.lists;
    expect(fleet.parse('c')).toEqual([1, 1, 1, 2, 2, 3]);
    expect(fleet.parse('4, 1,2')).toEqual([1, 2, 4]);
    expect(fleet.show(fleet.parse('e'))).toBe('5,4,4,3,3,3,2,2,2,2,1,1,1,1,1');
    expect(fleet.truth?.(drawn.drawing.board.puzzle, drawn.drawing.board.marks)).toEqual([1, 2]);
    expect(() => fleet.parse('1*')).toThrow('A board lists its ships one by one: a * has no place in its fleet.');
    expect(() => fleet.parse('4,x')).toThrow("The fleet lists 'x'");
  });

  it('pieces and numbers are printed from the drawing', () => {
    const filled = edited(battleships, drawn, { kind: 'fill', seed: 1 }).drawing.board.puzzle;
    expect(filled.fleet).toEqual([1, 2]);
    expect([...filled.columns, ...filled.rows]).toEqual([1, 1, 0, 1, 2, 1, 0]);
    expect(filled.pieces[7]).toBe(SUBMARINE);
  });
});

describe('sizes', () => {
  it('a board that would be none is refused in one sentence', () => {
    const board = blankDrawing(usowan, { width: 3, height: 2 });
    const margins = { top: 0, right: -3, bottom: 0, left: 0 };
    expect(() => applied(usowan, board, { kind: 'resize', margins })).toThrow(
      'The board would have 0 columns, where 1 to 100 was expected.',
    );
    const more = { top: 99, right: 0, bottom: 0, left: 0 };
    expect(() => applied(usowan, board, { kind: 'resize', margins: more })).toThrow('101 rows');
  });
});
