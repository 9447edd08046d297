import { BLANK } from '../../board/clue.ts';
import { cellName } from '../../grid/shape.ts';
import { CLUE_CELL, type TilepaintPuzzle } from './puzzle.ts';

/** The cells that one number counts, by tile. */
export interface Run {
  /** `row 3`, `column 4`, `r2c3 right`, `r2c3 down`. */
  readonly name: string;
  readonly number: number;
  readonly cells: readonly number[];
  /** The tiles of the run, and of each its slice: how many of its cells lie in the run. */
  readonly tiles: readonly number[];
  readonly slices: readonly number[];
}

/** Every numbered run, rows first, each line from its start. Cost: the cells. */
export function numberedRuns(puzzle: TilepaintPuzzle): Run[] {
  const { width, height } = puzzle;
  const runs: Run[] = [];
  for (let row = 0; row < height; row++)
    walkLine(puzzle, `row ${row + 1}`, puzzle.rows[row], puzzle.right, 'right', row * width, 1, width, runs);
  for (let column = 0; column < width; column++)
    walkLine(puzzle, `column ${column + 1}`, puzzle.columns[column], puzzle.down, 'down', column, width, height, runs);
  return runs;
}

function walkLine(
  puzzle: TilepaintPuzzle,
  outside: string,
  outsideNumber: number,
  inside: readonly number[],
  direction: string,
  first: number,
  stride: number,
  length: number,
  runs: Run[],
): void {
  let name = outside;
  let number = outsideNumber;
  let cells: number[] = [];
  const close = (): void => {
    if (number === BLANK) return;
    const slices = new Map<number, number>();
    for (const cell of cells) slices.set(puzzle.tiles[cell], (slices.get(puzzle.tiles[cell]) ?? 0) + 1);
    runs.push({ name, number, cells, tiles: [...slices.keys()], slices: [...slices.values()] });
  };
  for (let step = 0; step < length; step++) {
    const cell = first + step * stride;
    if (puzzle.tiles[cell] !== CLUE_CELL) {
      cells.push(cell);
      continue;
    }
    close();
    name = `${cellName(puzzle, cell)} ${direction}`;
    number = inside[cell];
    cells = [];
  }
  close();
}
