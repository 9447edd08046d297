import { BLANK } from '../../../src/board/clue.ts';
import { UNKNOWN, YES } from '../../../src/board/marks.ts';
import { CLUE_CELL, type TilepaintPuzzle } from '../../../src/genres/tilepaint/puzzle.ts';
import type { ClueState, Known } from '../../page/clues/state.ts';

/** A number and the tiles of its run: how many of the run's cells each tile has. */
export interface Run {
  readonly number: number;
  readonly slices: readonly { readonly tile: number; readonly cells: number }[];
}

/** The run that starts at (row, column) and goes right or down to the next clue cell or the edge. */
export function runFrom(puzzle: TilepaintPuzzle, number: number, row: number, column: number, down: boolean): Run {
  const cells = new Map<number, number>();
  for (let r = row, c = column; r < puzzle.height && c < puzzle.width; down ? r++ : c++) {
    const tile = puzzle.tiles[r * puzzle.width + c];
    if (tile === CLUE_CELL) break;
    cells.set(tile, (cells.get(tile) ?? 0) + 1);
  }
  return { number, slices: [...cells].map(([tile, count]) => ({ tile, cells: count })) };
}

/** Where a number is printed, and its run. */
export interface Printed {
  /** Cell of an inner clue; -1 for an outside number. */
  readonly cell: number;
  /** The column or row of an outside number. */
  readonly at: number;
  readonly down: boolean;
  readonly run: Run;
}

/** All printed numbers, outside ones first. */
export function printedNumbers(puzzle: TilepaintPuzzle): Printed[] {
  const found: Printed[] = [];
  const add = (number: number, row: number, column: number, down: boolean, cell: number, at: number): void => {
    if (number !== BLANK) found.push({ cell, at, down, run: runFrom(puzzle, number, row, column, down) });
  };
  puzzle.columns.forEach((number, column) => add(number, 0, column, true, -1, column));
  puzzle.rows.forEach((number, row) => add(number, row, 0, false, -1, row));
  puzzle.tiles.forEach((tile, cell) => {
    if (tile !== CLUE_CELL) return;
    const row = Math.floor(cell / puzzle.width);
    const column = cell % puzzle.width;
    add(puzzle.right[cell], row, column + 1, false, cell, -1);
    add(puzzle.down[cell], row + 1, column, true, cell, -1);
  });
  return found;
}

/**
 * How a number stands. Whether a run can still meet it is a subset sum over its open slices: an interval would call
 * "3 from slices of 2 and 4" possible. Cost: slices × run length.
 */
export function runState({ number, slices }: Run, known: Known): ClueState {
  let painted = 0;
  let sums = 1n;
  let open = 0;
  for (const { tile, cells } of slices) {
    const mark = known(tile);
    if (mark === YES) painted += cells;
    else if (mark === UNKNOWN) {
      open++;
      sums |= sums << BigInt(cells);
    }
  }
  const owed = number - painted;
  if (owed < 0 || ((sums >> BigInt(owed)) & 1n) === 0n) return 'dead';
  return open === 0 ? 'met' : 'open';
}
