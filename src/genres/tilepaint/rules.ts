import { BLANK } from '../../board/clue.ts';
import { type Marks, UNKNOWN, YES } from '../../board/marks.ts';
import type { Notes } from '../../board/notes.ts';
import type { Verdict, Violation } from '../../genre/verdict.ts';
import { listed } from '../../grid/listed.ts';
import { cellCount, cellName, columnOf, rowOf } from '../../grid/shape.ts';
import { CLUE_CELL, type TilepaintPuzzle } from './puzzle.ts';
import type { TilepaintReading } from './readings.ts';

/** Number of tiles, that is of decisions. */
export function tileCount(puzzle: TilepaintPuzzle): number {
  return 1 + puzzle.tiles.reduce((most, tile) => Math.max(most, tile), -1);
}

/** Marks that the printed board tells: none. */
export function printed(puzzle: TilepaintPuzzle): Marks {
  return new Uint8Array(tileCount(puzzle));
}

/**
 * Judges one mark a tile (1 painted; everything else is white) by the printed rules. With a note `paint`, a cell of an
 * unmarked tile and a clue cell are what that note says, so that a half painted tile is judged as it is drawn.
 * At most one violation per rule, with all the cells or lines that break it. Cost: a few looks at each cell.
 */
export function check(puzzle: TilepaintPuzzle, marks: Marks, _reading: TilepaintReading, notes: Notes = {}): Verdict {
  const tiles = tileCount(puzzle);
  const cells = cellCount(puzzle);
  if (marks.length !== tiles) throw new Error(`${marks.length} marks for ${tiles} tiles`);
  const painted: boolean[] = [];
  for (let cell = 0; cell < cells; cell++) {
    const tile = puzzle.tiles[cell];
    const mark = tile === CLUE_CELL ? UNKNOWN : marks[tile];
    painted.push(mark === YES || (mark === UNKNOWN && notes.paint?.[cell] === YES));
  }
  const found = [paintedClueCell(puzzle, painted), partlyPainted(puzzle, painted, tiles), wrongCount(puzzle, painted)];
  const warnings: string[] = [];
  if (!painted.includes(true)) warnings.push('Nothing is painted; puzz.link accepts no such answer.');
  return { violations: found.filter((violation) => violation !== null), warnings };
}

function paintedClueCell(puzzle: TilepaintPuzzle, painted: readonly boolean[]): Violation | null {
  const cells: string[] = [];
  for (let cell = 0; cell < painted.length; cell++)
    if (painted[cell] && puzzle.tiles[cell] === CLUE_CELL) cells.push(cellName(puzzle, cell));
  if (cells.length === 0) return null;
  return { rule: 'painted-clue-cell', cells, text: `A clue cell is never painted: ${listed(cells)}.` };
}

function partlyPainted(puzzle: TilepaintPuzzle, painted: readonly boolean[], tiles: number): Violation | null {
  const cellsOf: number[][] = Array.from({ length: tiles }, () => []);
  for (let cell = 0; cell < painted.length; cell++)
    if (puzzle.tiles[cell] !== CLUE_CELL) cellsOf[puzzle.tiles[cell]].push(cell);
  const mixed = cellsOf.filter((tile) => tile.some((cell) => painted[cell]) && tile.some((cell) => !painted[cell]));
  if (mixed.length === 0) return null;
  const names = mixed.map((tile) => `tile at ${cellName(puzzle, tile[0])}`);
  return {
    rule: 'tile-partly-painted',
    cells: mixed.flat().map((cell) => cellName(puzzle, cell)),
    puzzlink: 'bkMixed',
    text: `A tile is painted whole or not at all: ${listed(names)}.`,
  };
}

function wrongCount(puzzle: TilepaintPuzzle, painted: readonly boolean[]): Violation | null {
  const { width, height } = puzzle;
  const names: string[] = [];
  const details: string[] = [];
  // `name` is what to light up, `clue` what the sentence calls it; the run starts at (row, column).
  const judge = (number: number, name: string, clue: string, row: number, column: number, right: number): void => {
    if (number === BLANK) return;
    let count = 0;
    while (row < height && column < width && puzzle.tiles[row * width + column] !== CLUE_CELL) {
      if (painted[row * width + column]) count++;
      column += right;
      row += 1 - right;
    }
    if (count === number) return;
    if (!names.includes(name)) names.push(name);
    details.push(`${clue} has ${count} painted instead of ${number}`);
  };
  for (let column = 0; column < width; column++)
    judge(puzzle.columns[column], `column ${column + 1}`, `column ${column + 1}`, 0, column, 0);
  for (let row = 0; row < height; row++) judge(puzzle.rows[row], `row ${row + 1}`, `row ${row + 1}`, row, 0, 1);
  for (let cell = 0; cell < painted.length; cell++) {
    if (puzzle.tiles[cell] !== CLUE_CELL) continue;
    const name = cellName(puzzle, cell);
    const row = rowOf(puzzle, cell);
    const column = columnOf(puzzle, cell);
    judge(puzzle.right[cell], name, `the run right of ${name}`, row, column + 1, 1);
    judge(puzzle.down[cell], name, `the run below ${name}`, row + 1, column, 0);
  }
  if (names.length === 0) return null;
  return {
    rule: 'wrong-count',
    cells: names,
    puzzlink: 'asShadeNe',
    text: `A number counts the painted cells of its run: ${listed(details)}.`,
  };
}
