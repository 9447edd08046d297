import { QUESTION } from '../../../board/clue.ts';
import { type Marks, NO, YES } from '../../../board/marks.ts';
import { edgeCount, horizontalEdge, verticalEdge } from '../../../grid/edges.ts';
import { cellAt, cellCount } from '../../../grid/shape.ts';
import { BLACK, type CastleWallPuzzle, DOWN, LEFT, NO_ARROW, NO_WALL, RIGHT, UP, WHITE } from '../puzzle.ts';
import type { CastleWallReading } from '../readings.ts';

/** What must become of an edge. */
export const FREE = 0;
export const USED = 1;
export const UNUSED = 2;

/**
 * A Castle Wall board as the sweep walks it: the narrower side is the width, so a wide board lies on its side here
 * (rows and columns swapped, arrows turned with them). Only edge numbers are those of the board as printed.
 */
export interface SweepBoard {
  readonly width: number;
  readonly height: number;
  readonly wall: Uint8Array;
  /** Colour that speaks at each cell: `WHITE`, `BLACK` or 0. */
  readonly colour: Uint8Array;
  /** Arrow that speaks at each cell (`NO_ARROW` for none) and its number. */
  readonly arrow: Uint8Array;
  readonly number: Int32Array;
  /** Edge to the right of and below each cell, by its printed number; −1 at the border. */
  readonly rightEdge: Int32Array;
  readonly downEdge: Int32Array;
  /** `FREE`, `USED` or `UNUSED` for each of these edges; walls and the border leave theirs unused. */
  readonly right: Uint8Array;
  readonly down: Uint8Array;
  /** False when marks and walls contradict each other. */
  readonly consistent: boolean;
  readonly edges: number;
}

const TURNED = [NO_ARROW, LEFT, RIGHT, UP, DOWN];

/** Lays the board out for the sweep; `marks`, when given, are kept to. */
export function layOut(puzzle: CastleWallPuzzle, reading: CastleWallReading, marks?: Marks): SweepBoard {
  const turned =
    puzzle.width > puzzle.height ||
    (puzzle.width === puzzle.height && upright(puzzle, reading) > upright(puzzle, reading, true));
  const width = turned ? puzzle.height : puzzle.width;
  const height = turned ? puzzle.width : puzzle.height;
  const cells = cellCount(puzzle);
  const board = {
    width,
    height,
    wall: new Uint8Array(cells),
    colour: new Uint8Array(cells),
    arrow: new Uint8Array(cells),
    number: new Int32Array(cells),
    rightEdge: new Int32Array(cells).fill(-1),
    downEdge: new Int32Array(cells).fill(-1),
    right: new Uint8Array(cells).fill(UNUSED),
    down: new Uint8Array(cells).fill(UNUSED),
    consistent: true,
    edges: edgeCount(puzzle),
  };
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const cell = row * width + column;
      const printed = turned ? cellAt(puzzle, column, row) : cellAt(puzzle, row, column);
      const colour = puzzle.colours[printed];
      if (colour !== NO_WALL) board.wall[cell] = 1;
      if (reading.colours && (colour === WHITE || colour === BLACK)) board.colour[cell] = colour;
      if (speaks(puzzle, reading, printed)) {
        board.arrow[cell] = turned ? TURNED[puzzle.arrows[printed]] : puzzle.arrows[printed];
        board.number[cell] = puzzle.numbers[printed];
      }
    }
  const settle = (cell: number, other: number, edge: number): number => {
    const mark = marks?.[edge];
    if (board.wall[cell] || board.wall[other]) {
      if (mark === YES) board.consistent = false;
      return UNUSED;
    }
    return mark === YES ? USED : mark === NO ? UNUSED : FREE;
  };
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const cell = row * width + column;
      if (column < width - 1) {
        board.rightEdge[cell] = turned ? verticalEdge(puzzle, column, row) : horizontalEdge(puzzle, row, column);
        board.right[cell] = settle(cell, cell + 1, board.rightEdge[cell]);
      }
      if (row < height - 1) {
        board.downEdge[cell] = turned ? horizontalEdge(puzzle, column, row) : verticalEdge(puzzle, row, column);
        board.down[cell] = settle(cell, cell + width, board.downEdge[cell]);
      }
    }
  return board;
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
function upright(puzzle: CastleWallPuzzle, reading: CastleWallReading, turned = false): number {
  let found = 0;
  for (let cell = 0; cell < cellCount(puzzle); cell++) {
    const arrow = puzzle.arrows[cell];
    const vertical = arrow === UP || arrow === DOWN;
    if (arrow !== NO_ARROW && vertical !== turned && speaks(puzzle, reading, cell)) found++;
  }
  return found;
}
