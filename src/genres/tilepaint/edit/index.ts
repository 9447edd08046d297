import { BLANK } from '../../../board/clue.ts';
import { type Marks, YES } from '../../../board/marks.ts';
import { cellKind, lineKind, printing, range, replaced } from '../../../edit/kinds.ts';
import { cellAtPlace, placeName } from '../../../edit/places.ts';
import { regionCount, regionsOfLabels } from '../../../formats/regions.ts';
import type { ClueKind, Editor, Place } from '../../../genre/editor.ts';
import { randomPartition } from '../../../grid/partition.ts';
import type { Random } from '../../../grid/random.ts';
import { cellAt } from '../../../grid/shape.ts';
import { LARGEST_TILE } from '../options.ts';
import { CLUE_CELL, type TilepaintPuzzle } from '../puzzle.ts';

// puzz.link knows no number that is left out: its `-` writes 0. Here it writes none, and 0 is a number.
const KEYS: ClueKind['keys'] = { '-': BLANK, ' ': BLANK, Delete: BLANK };

/** A cell that belongs to no tile and holds two numbers. */
const clueCell: ClueKind<TilepaintPuzzle> = {
  name: 'clue cell',
  on: 'cells',
  values: () => [0, 1],
  read: (puzzle, place) => (puzzle.tiles[cellAtPlace(puzzle, place)] === CLUE_CELL ? 1 : 0),
  write: withClueCell,
  clue: placeName,
  digits: false,
  keys: { q: 1 },
  toggles: true,
  click: 'set',
};

const outside = lineKind<TilepaintPuzzle>({
  name: 'line number',
  columns: 'columns',
  rows: 'rows',
  keys: KEYS,
  truth: (puzzle, marks, place) => paintedFrom(puzzle, marks, place, place.y < 0 ? 'down' : 'right'),
});

function half(direction: 'right' | 'down'): ClueKind<TilepaintPuzzle> {
  return cellKind<TilepaintPuzzle>(direction, {
    name: `number to the ${direction === 'right' ? 'right' : 'bottom'}`,
    half: direction,
    values(puzzle, place) {
      const { tiles, width, height } = puzzle;
      if (tiles[cellAtPlace(puzzle, place)] !== CLUE_CELL) return [];
      const rest = direction === 'right' ? width - 1 - (place.x >> 1) : height - 1 - (place.y >> 1);
      return [BLANK, ...range(0, rest)];
    },
    keys: KEYS,
    click: 'none',
    clue: (puzzle, place) => `${placeName(puzzle, place)} ${direction}`,
    truth: (puzzle, marks, place) => paintedFrom(puzzle, marks, place, direction),
  });
}

const right = half('right');
const down = half('down');
const prints = [outside, right, down].map((kind) => printing('numbers', kind));

export const editor: Editor<TilepaintPuzzle> = {
  layout: {
    lists: {
      columns: { over: 'columns', blank: BLANK, swapped: 'rows' },
      rows: { over: 'rows', blank: BLANK, swapped: 'columns' },
      right: { over: 'cells', blank: BLANK, swapped: 'down' },
      down: { over: 'cells', blank: BLANK, swapped: 'right' },
    },
    regions: { list: 'tiles', out: CLUE_CELL },
    runs: [
      { outside: 'rows', inside: 'right', along: 'rows' },
      { outside: 'columns', inside: 'down', along: 'columns' },
    ],
    marks: { paint: 'paint' },
    notes: { tints: { over: 'cells', blank: 0 } },
  },
  kinds: [outside, clueCell, right, down],
  prints,
  lists: [],
  sketch: 'tints',
  propose,
};

/** Tiles of one colour each, as large as the generator's; clue cells stay. Numbers are for what is painted to say. */
function propose(puzzle: TilepaintPuzzle, paint: readonly number[], random: Random): TilepaintPuzzle {
  const isTile = (cell: number): boolean => puzzle.tiles[cell] !== CLUE_CELL;
  const isPainted = (cell: number): boolean => paint[cell] === YES;
  const mayJoin = (cell: number, other: number): boolean =>
    isTile(cell) && isTile(other) && isPainted(cell) === isPainted(other);
  const parts = randomPartition(puzzle, LARGEST_TILE, random, mayJoin);
  const labels = parts.map((part, cell) => (isTile(cell) ? part : CLUE_CELL));
  return { ...puzzle, tiles: regionsOfLabels(puzzle, labels, () => {}, 'tile') };
}

/** A new clue cell is empty; one that is taken away becomes a tile of its own. */
function withClueCell(puzzle: TilepaintPuzzle, place: Place, value: number): TilepaintPuzzle {
  const cell = cellAtPlace(puzzle, place);
  const label = value === 1 ? CLUE_CELL : regionCount(puzzle.tiles);
  return {
    ...puzzle,
    tiles: regionsOfLabels(puzzle, replaced(puzzle.tiles, cell, label), () => {}, 'tile'),
    right: replaced(puzzle.right, cell, BLANK),
    down: replaced(puzzle.down, cell, BLANK),
  };
}

/** Painted cells from the next one to the next clue cell or the edge. */
function paintedFrom(puzzle: TilepaintPuzzle, marks: Marks, place: Place, direction: 'right' | 'down'): number {
  const { tiles, width, height } = puzzle;
  let sum = 0;
  let column = place.x < 0 ? -1 : place.x >> 1;
  let row = place.y < 0 ? -1 : place.y >> 1;
  for (;;) {
    if (direction === 'right') column++;
    else row++;
    if (column >= width || row >= height) return sum;
    const tile = tiles[cellAt(puzzle, row, column)];
    if (tile === CLUE_CELL) return sum;
    if (marks[tile] === YES) sum++;
  }
}
