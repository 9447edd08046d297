import { describe, expect, test } from 'vitest';
import { BLANK, QUESTION } from '../../src/board/clue.ts';
import { NO, UNKNOWN, YES } from '../../src/board/marks.ts';
import { type BattleshipsPuzzle, MIDDLE } from '../../src/genres/battleships/puzzle.ts';
import { BLACK, type CastleWallPuzzle, NO_ARROW, NO_WALL } from '../../src/genres/castle-wall/puzzle.ts';
import { CLUE_CELL, type TilepaintPuzzle } from '../../src/genres/tilepaint/puzzle.ts';
import type { UsowanPuzzle } from '../../src/genres/usowan/puzzle.ts';
import { edgeBetween } from '../../src/grid/edges.ts';
import { cellNamed } from '../../src/grid/shape.ts';
import { battleshipsHand } from '../../web/genres/battleships/hand.ts';
import { castleWallHand } from '../../web/genres/castle-wall/hand.ts';
import { tilepaintHand } from '../../web/genres/tilepaint/hand.ts';
import { usowanHand } from '../../web/genres/usowan/hand.ts';
import { along, type Press, type Readable, type Spot } from '../../web/page/hands/hand.ts';
import { middleOf } from '../../web/page/hands/spots.ts';

const LEFT: Press = { button: 'first', cycle: false, auxiliary: false, erase: false };
const RIGHT: Press = { button: 'second', cycle: false, auxiliary: false, erase: false };
const ONE: Press = { button: 'first', cycle: true, auxiliary: false, erase: false };
const ERASER: Press = { button: 'first', cycle: false, auxiliary: false, erase: true };
const ALT: Press = { button: 'first', cycle: false, auxiliary: true, erase: false };

/** A table with a few places set; all others hold 0. */
function table(values: { readonly [place: string]: number } = {}): Readable {
  return { read: (layer, index) => values[`${layer} ${index}`] ?? 0 };
}

function said(writes: readonly { layer: string; index: number; value: number }[]): string[] {
  return writes.map(({ layer, index, value }) => `${layer} ${index} ${value}`).sort();
}

function marks(places: readonly number[], value: number): string[] {
  return places.map((index) => `marks ${index} ${value}`).sort();
}

// Cells 0 … 14. A 1 in the middle of the top row, a ? at its right end.
//
//     . . 1 . ?
//     . . . . .
//     . . . . .
const usowan: UsowanPuzzle = {
  width: 5,
  height: 3,
  regions: new Array(15).fill(0),
  numbers: Array.from({ length: 15 }, (_, cell) => (cell === 2 ? 1 : cell === 4 ? QUESTION : BLANK)),
};
const cells = (...found: number[]): Spot[] => found.map((cell) => middleOf(usowan, cell));

describe('Usowan', () => {
  const draw = (path: Spot[], press: Press, on = table()): string[] => said(along(usowanHand, usowan, on, path, press));

  test('left shades and takes away again', () => {
    expect(draw(cells(6), LEFT)).toEqual(marks([6], YES));
    expect(draw(cells(6), LEFT, table({ 'marks 6': YES }))).toEqual(marks([6], UNKNOWN));
    expect(draw(cells(6), LEFT, table({ 'marks 6': NO }))).toEqual(marks([6], YES));
  });

  test('a left drag shades every other cell, however fast the pointer is', () => {
    expect(draw(cells(5, 9), LEFT)).toEqual(marks([5, 7, 9], YES));
    expect(draw(cells(5, 6, 7, 8, 9), LEFT)).toEqual(marks([5, 7, 9], YES));
  });

  test('a left drag never shades a number', () => {
    expect(draw(cells(0, 1, 2, 3, 4), LEFT)).toEqual(marks([0], YES));
  });

  test('a right drag dots every cell, numbers too, and spares shading it did not begin on', () => {
    expect(draw(cells(0, 4), RIGHT)).toEqual(marks([0, 1, 2, 3, 4], NO));
    expect(draw(cells(5, 9), RIGHT, table({ 'marks 7': YES }))).toEqual(marks([5, 6, 8, 9], NO));
    expect(draw(cells(7, 9), RIGHT, table({ 'marks 7': YES, 'marks 8': YES }))).toEqual(marks([7, 8, 9], NO));
  });

  test('an erasing drag takes away only what it began with', () => {
    const on = table({ 'marks 5': YES, 'marks 6': NO, 'marks 7': YES });
    expect(draw(cells(5, 9), LEFT, on)).toEqual(marks([5, 7], UNKNOWN));
  });

  test('left on a number goes x, o, none; right dots it', () => {
    expect(draw(cells(2), LEFT)).toEqual(['verdicts 2 2']);
    expect(draw(cells(2), LEFT, table({ 'verdicts 2': 2 }))).toEqual(['verdicts 2 1']);
    expect(draw(cells(2), LEFT, table({ 'verdicts 2': 1 }))).toEqual(['verdicts 2 0']);
    expect(draw(cells(2), RIGHT)).toEqual(marks([2], NO));
  });

  test('the eraser takes every kind of mark away, verdicts too', () => {
    const on = table({ 'marks 0': YES, 'marks 1': NO, 'marks 2': NO, 'verdicts 2': 1 });
    expect(draw(cells(0, 2), ERASER, on)).toEqual(marks([0, 1, 2], UNKNOWN));
    expect(draw(cells(2, 0), ERASER, on)).toEqual([...marks([0, 1, 2], UNKNOWN), 'verdicts 2 0']);
  });

  test('one button cycles', () => {
    expect(draw(cells(6), ONE)).toEqual(marks([6], YES));
    expect(draw(cells(6), ONE, table({ 'marks 6': YES }))).toEqual(marks([6], NO));
    expect(draw(cells(6), ONE, table({ 'marks 6': NO }))).toEqual(marks([6], UNKNOWN));
    expect(draw(cells(2), ONE)).toEqual(['verdicts 2 2']);
  });

  test('Alt crosses borders, upright and level, and none at the frame', () => {
    // The border between r1c1 and r1c2 is the first upright one; between r1c1 and r2c1 the first level one.
    expect(draw([{ x: 1.05, y: 0.5 }], ALT)).toEqual(['verticalBorders 0 1']);
    expect(draw([{ x: 0.5, y: 0.95 }], ALT)).toEqual(['horizontalBorders 0 1']);
    expect(draw([{ x: 0.05, y: 0.5 }], ALT)).toEqual([]);
    expect(draw([{ x: 0.5, y: 0.5 }], ALT)).toEqual([]);
  });

  test('keys mark as the cursor walks', () => {
    expect(said(usowanHand.walk(usowan, table(), 5, 6, 'yes'))).toEqual(marks([6], YES));
    expect(said(usowanHand.walk(usowan, table(), 1, 2, 'yes'))).toEqual([]);
    expect(said(usowanHand.walk(usowan, table(), 1, 2, 'no'))).toEqual(marks([2], NO));
  });
});

const battleships: BattleshipsPuzzle = {
  width: 5,
  height: 3,
  columns: [1, BLANK, 2, 0, 1],
  rows: [2, 1, BLANK],
  pieces: Array.from({ length: 15 }, (_, cell) => (cell === 7 ? MIDDLE : BLANK)),
  fleet: [3, 1],
};

describe('Battleships', () => {
  const draw = (path: Spot[], press: Press, on = table()): string[] =>
    said(along(battleshipsHand, battleships, on, path, press));

  test('left drags ships, right water, and neither writes on a printed piece', () => {
    expect(draw(cells(5, 9), LEFT)).toEqual(marks([5, 6, 8, 9], YES));
    expect(draw(cells(5, 9), RIGHT)).toEqual(marks([5, 6, 8, 9], NO));
    expect(draw(cells(7), LEFT)).toEqual([]);
  });

  test('a press on an outside number strikes it, and again takes that back', () => {
    expect(draw([{ x: 2.5, y: -0.5 }], LEFT)).toEqual(['struckColumns 2 1']);
    expect(draw([{ x: -0.5, y: 1.5 }], LEFT, table({ 'struckRows 1': 1 }))).toEqual(['struckRows 1 0']);
    expect(draw([{ x: 1.5, y: -0.5 }], LEFT)).toEqual([]);
  });
});

// Tiles: 0 0 1 / 2 0 # / 2 3 3, # a clue cell.
const tilepaint: TilepaintPuzzle = {
  width: 3,
  height: 3,
  tiles: [0, 0, 1, 2, 0, CLUE_CELL, 2, 3, 3],
  columns: [BLANK, BLANK, BLANK],
  rows: [BLANK, BLANK, BLANK],
  right: new Array(9).fill(BLANK),
  down: new Array(9).fill(BLANK),
};

describe('Tilepaint', () => {
  const spot = (cell: number): Spot => middleOf(tilepaint, cell);
  const draw = (path: Spot[], press: Press, on = table()): string[] =>
    said(along(tilepaintHand, tilepaint, on, path, press));

  test('a press paints a whole tile, a drag every tile it meets, once', () => {
    expect(draw([spot(1)], LEFT)).toEqual(marks([0], YES));
    expect(draw([spot(0), spot(2)], LEFT)).toEqual(marks([0, 1], YES));
    expect(draw([spot(4), spot(5)], RIGHT)).toEqual(marks([0], NO));
    expect(draw([spot(5)], LEFT)).toEqual([]);
  });

  test('a stroke over a tile wipes the paint that a file put on single cells of it', () => {
    expect(draw([spot(3)], LEFT, table({ 'paint 6': 1, 'paint 8': 1 }))).toEqual(['marks 2 1', 'paint 6 0']);
  });
});

// 4 wide, 3 high, a wall at r2c2.
const castle: CastleWallPuzzle = {
  width: 4,
  height: 3,
  colours: Array.from({ length: 12 }, (_, cell) => (cell === 5 ? BLACK : NO_WALL)),
  arrows: new Array(12).fill(NO_ARROW),
  numbers: Array.from({ length: 12 }, (_, cell) => (cell === 5 ? QUESTION : BLANK)),
};
const edge = (a: string, b: string): number => edgeBetween(castle, cellNamed(castle, a), cellNamed(castle, b));

describe('Castle Wall', () => {
  const spot = (name: string): Spot => middleOf(castle, cellNamed(castle, name));
  const path = (...names: string[]): Spot[] => names.map(spot);
  const draw = (spots: Spot[], press: Press, on = table()): string[] =>
    said(along(castleWallHand, castle, on, spots, press));

  test('a left drag draws the line through the cells it passes', () => {
    expect(draw(path('r1c1', 'r1c4', 'r2c4'), LEFT)).toEqual(
      marks([edge('r1c1', 'r1c2'), edge('r1c2', 'r1c3'), edge('r1c3', 'r1c4'), edge('r1c4', 'r2c4')], YES),
    );
  });

  test('its first edge says whether it draws or erases', () => {
    const on = table({ [`marks ${edge('r1c1', 'r1c2')}`]: YES, [`marks ${edge('r1c2', 'r1c3')}`]: NO });
    expect(draw(path('r1c1', 'r1c3'), LEFT, on)).toEqual(marks([edge('r1c1', 'r1c2')], UNKNOWN));
  });

  test('going back over the edge just drawn takes it back', () => {
    expect(draw(path('r1c1', 'r1c3', 'r1c2'), LEFT)).toEqual(marks([edge('r1c1', 'r1c2')], YES));
    const on = table({ [`marks ${edge('r1c2', 'r1c3')}`]: NO });
    expect(draw(path('r1c1', 'r1c3', 'r1c1'), LEFT, on)).toEqual([]);
  });

  test('no line enters a wall or jumps over one', () => {
    expect(draw(path('r2c1', 'r2c3'), LEFT)).toEqual([]);
    expect(draw(path('r2c1', 'r2c4'), LEFT)).toEqual(marks([edge('r2c3', 'r2c4')], YES));
  });

  test('a press near a border crosses it, in the middle of a cell nothing happens, on a wall it ticks it off', () => {
    expect(draw([{ x: 0.9, y: 0.5 }], LEFT)).toEqual(marks([edge('r1c1', 'r1c2')], NO));
    expect(draw([{ x: 0.9, y: 0.5 }], LEFT, table({ [`marks ${edge('r1c1', 'r1c2')}`]: NO }))).toEqual(
      marks([edge('r1c1', 'r1c2')], UNKNOWN),
    );
    expect(draw(path('r1c1'), LEFT)).toEqual([]);
    expect(draw(path('r2c2'), LEFT)).toEqual(['greyed 5 1']);
    expect(draw([{ x: 0.9, y: 1.5 }], LEFT)).toEqual([]);
    // A finger in the middle of a cell, and the button for crosses there, do nothing either.
    expect(draw(path('r1c1'), ONE)).toEqual([]);
    expect(draw(path('r1c1'), RIGHT)).toEqual([]);
  });

  test('the eraser takes lines and crosses away along its path, and the tick off a wall', () => {
    const on = table({
      [`marks ${edge('r1c1', 'r1c2')}`]: YES,
      [`marks ${edge('r1c2', 'r1c3')}`]: NO,
      [`marks ${edge('r1c3', 'r1c4')}`]: YES,
      'greyed 5': 1,
    });
    expect(draw(path('r1c1', 'r1c3'), ERASER, on)).toEqual(
      marks([edge('r1c1', 'r1c2'), edge('r1c2', 'r1c3')], UNKNOWN),
    );
    expect(draw([{ x: 0.9, y: 0.5 }], ERASER, on)).toEqual(marks([edge('r1c1', 'r1c2')], UNKNOWN));
    expect(draw(path('r2c2'), ERASER, on)).toEqual(['greyed 5 0']);
  });

  test('a right drag sets crosses along its way and spares the line', () => {
    const way = [
      { x: 0.9, y: 0.5 },
      { x: 3.9, y: 0.5 },
    ];
    const on = table({ [`marks ${edge('r1c2', 'r1c3')}`]: YES });
    expect(draw(way, RIGHT, on)).toEqual(marks([edge('r1c1', 'r1c2'), edge('r1c3', 'r1c4')], NO));
  });

  test('keys draw and cross edges, and take them back', () => {
    const walk = (value: number, marking: 'yes' | 'no'): string[] =>
      said(castleWallHand.walk(castle, table({ [`marks ${edge('r1c1', 'r1c2')}`]: value }), 0, 1, marking));
    expect(walk(UNKNOWN, 'yes')).toEqual(marks([edge('r1c1', 'r1c2')], YES));
    expect(walk(YES, 'yes')).toEqual(marks([edge('r1c1', 'r1c2')], UNKNOWN));
    expect(walk(YES, 'no')).toEqual(marks([edge('r1c1', 'r1c2')], NO));
    expect(said(castleWallHand.walk(castle, table(), 4, 5, 'yes'))).toEqual([]);
  });
});
