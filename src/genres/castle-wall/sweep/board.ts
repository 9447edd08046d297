import { QUESTION } from '../../../board/clue.ts';
import type { Marks } from '../../../board/marks.ts';
import { Orientation } from '../../../grid/orientation.ts';
import { cellCount } from '../../../grid/shape.ts';
import { INSIDE, type LoopGrid, loopGrid, OUTSIDE } from '../../../spaces/loops/index.ts';
import { BLACK, type CastleWallPuzzle, DOWN, LEFT, NO_ARROW, NO_WALL, RIGHT, UP, WHITE } from '../puzzle.ts';
import type { CastleWallReading } from '../readings.ts';

/** A Castle Wall board as the sweep walks it: the loop's grid, and for each of its cells the arrow that speaks there. */
export interface SweepBoard {
  readonly grid: LoopGrid;
  /** Turned with the board; `NO_ARROW` for none. */
  readonly arrow: Uint8Array;
  readonly number: Int32Array;
}

const TURNED = [NO_ARROW, LEFT, RIGHT, UP, DOWN];

/** Lays the board out for the sweep; `marks`, when given, are kept to. */
export function layOut(puzzle: CastleWallPuzzle, reading: CastleWallReading, marks?: Marks): SweepBoard {
  const orientation = new Orientation(
    puzzle,
    puzzle.width > puzzle.height ||
      (puzzle.width === puzzle.height && verticalArrows(puzzle, reading) > verticalArrows(puzzle, reading, true)),
  );
  const grid = loopGrid(puzzle, orientation, (cell) => puzzle.colours[cell] !== NO_WALL, marks);
  const arrow = new Uint8Array(cellCount(puzzle));
  const number = new Int32Array(cellCount(puzzle));
  const { width, height, isTurned } = orientation;
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const cell = row * width + column;
      const printed = orientation.printed(row, column);
      const colour = puzzle.colours[printed];
      if (reading.colours && colour === WHITE) grid.side[cell] = INSIDE;
      if (reading.colours && colour === BLACK) grid.side[cell] = OUTSIDE;
      if (!speaks(puzzle, reading, printed)) continue;
      arrow[cell] = isTurned ? TURNED[puzzle.arrows[printed]] : puzzle.arrows[printed];
      number[cell] = puzzle.numbers[printed];
    }
  return { grid, arrow, number };
}

function speaks(puzzle: CastleWallPuzzle, reading: CastleWallReading, cell: number): boolean {
  return (
    reading.numbers &&
    puzzle.colours[cell] !== NO_WALL &&
    puzzle.arrows[cell] !== NO_ARROW &&
    puzzle.numbers[cell] !== QUESTION &&
    puzzle.numbers[cell] >= 0
  );
}

/** Vertical arrows stay on the frontier for rows, horizontal ones only within theirs: the board is laid to have few. */
function verticalArrows(puzzle: CastleWallPuzzle, reading: CastleWallReading, isTurned = false): number {
  let found = 0;
  for (let cell = 0; cell < cellCount(puzzle); cell++) {
    const arrow = puzzle.arrows[cell];
    const isVertical = arrow === UP || arrow === DOWN;
    if (arrow !== NO_ARROW && isVertical !== isTurned && speaks(puzzle, reading, cell)) found++;
  }
  return found;
}
