import { BLANK } from '../../src/board/clue.ts';
import * as ships from '../../src/genres/battleships/puzzle.ts';
import * as walls from '../../src/genres/castle-wall/puzzle.ts';
import { CLUE_CELL, type TilepaintPuzzle } from '../../src/genres/tilepaint/puzzle.ts';
import type { UsowanPuzzle } from '../../src/genres/usowan/puzzle.ts';
import { cellCount, type Shape } from '../../src/grid/shape.ts';

// Flipped and turned boards: the same puzzle to a solver, and its decisions in another order.

/** One of the eight ways to lay a board down: rows and columns swapped or not, then each reversed or not. */
export interface Symmetry {
  readonly name: string;
  readonly swap: boolean;
  readonly reverseRows: boolean;
  readonly reverseColumns: boolean;
}

export const symmetries: readonly Symmetry[] = [false, true].flatMap((swap) =>
  [false, true].flatMap((reverseRows) =>
    [false, true].map((reverseColumns) => ({
      name: [swap && 'swapped', reverseRows && 'upside down', reverseColumns && 'mirrored'].filter(Boolean).join(', '),
      swap,
      reverseRows,
      reverseColumns,
    })),
  ),
);

function laid(shape: Shape, { swap }: Symmetry): Shape {
  return swap ? { width: shape.height, height: shape.width } : { width: shape.width, height: shape.height };
}

/** For each cell of the new board, the cell of the old one that lies there. */
function sources(shape: Shape, symmetry: Symmetry): number[] {
  const { width, height } = laid(shape, symmetry);
  return Array.from({ length: width * height }, (_, cell) => {
    const row = symmetry.reverseRows ? height - 1 - Math.floor(cell / width) : Math.floor(cell / width);
    const column = symmetry.reverseColumns ? width - 1 - (cell % width) : cell % width;
    return symmetry.swap ? column * shape.width + row : row * shape.width + column;
  });
}

/** Rows and columns of numbers, laid down with the board. */
function lines<T>(rows: readonly T[], columns: readonly T[], symmetry: Symmetry): { rows: T[]; columns: T[] } {
  const [down, across] = symmetry.swap ? [[...columns], [...rows]] : [[...rows], [...columns]];
  return {
    rows: symmetry.reverseRows ? down.reverse() : down,
    columns: symmetry.reverseColumns ? across.reverse() : across,
  };
}

/** Codes of up, down, left, right after the board was laid down. */
function directions([up, down, left, right]: readonly number[], symmetry: Symmetry): Map<number, number> {
  let vertical = [up, down];
  let horizontal = [left, right];
  if (symmetry.swap) [vertical, horizontal] = [horizontal, vertical];
  // `vertical` are the old codes that now point up and down.
  if (symmetry.reverseRows) vertical.reverse();
  if (symmetry.reverseColumns) horizontal.reverse();
  return new Map([
    [vertical[0], up],
    [vertical[1], down],
    [horizontal[0], left],
    [horizontal[1], right],
  ]);
}

function renumbered(ids: readonly number[]): number[] {
  const now = new Map<number, number>();
  return ids.map((id) => {
    if (id < 0) return id;
    if (!now.has(id)) now.set(id, now.size);
    return now.get(id) ?? id;
  });
}

export function transformedUsowan(puzzle: UsowanPuzzle, symmetry: Symmetry): UsowanPuzzle {
  const from = sources(puzzle, symmetry);
  return {
    ...laid(puzzle, symmetry),
    regions: renumbered(from.map((cell) => puzzle.regions[cell])),
    numbers: from.map((cell) => puzzle.numbers[cell]),
  };
}

export function transformedBattleships(puzzle: ships.BattleshipsPuzzle, symmetry: Symmetry): ships.BattleshipsPuzzle {
  const ends = directions([ships.UPPER_END, ships.LOWER_END, ships.LEFT_END, ships.RIGHT_END], symmetry);
  return {
    ...puzzle,
    ...laid(puzzle, symmetry),
    ...lines(puzzle.rows, puzzle.columns, symmetry),
    pieces: sources(puzzle, symmetry).map((cell) => ends.get(puzzle.pieces[cell]) ?? puzzle.pieces[cell]),
  };
}

export function transformedCastleWall(puzzle: walls.CastleWallPuzzle, symmetry: Symmetry): walls.CastleWallPuzzle {
  const arrows = directions([walls.UP, walls.DOWN, walls.LEFT, walls.RIGHT], symmetry);
  const from = sources(puzzle, symmetry);
  return {
    ...laid(puzzle, symmetry),
    colours: from.map((cell) => puzzle.colours[cell]),
    arrows: from.map((cell) => arrows.get(puzzle.arrows[cell]) ?? puzzle.arrows[cell]),
    numbers: from.map((cell) => puzzle.numbers[cell]),
  };
}

/** A run's number stands at its start, so a reversed line has its numbers at other clue cells. */
export function transformedTilepaint(puzzle: TilepaintPuzzle, symmetry: Symmetry): TilepaintPuzzle {
  const shape = laid(puzzle, symmetry);
  const from = sources(puzzle, symmetry);
  const { width, height } = puzzle;
  const across = (row: number): number[] => Array.from({ length: width }, (_, column) => row * width + column);
  const down = (column: number): number[] => Array.from({ length: height }, (_, row) => row * width + column);
  const numbersOf = (outside: number, inside: readonly number[], cells: readonly number[]): number[] => [
    outside,
    ...cells.filter((cell) => puzzle.tiles[cell] === CLUE_CELL).map((cell) => inside[cell]),
  ];
  const runs = lines(
    puzzle.rows.map((number, row) => numbersOf(number, puzzle.right, across(row))),
    puzzle.columns.map((number, column) => numbersOf(number, puzzle.down, down(column))),
    symmetry,
  );
  const tiles = renumbered(from.map((cell) => puzzle.tiles[cell]));
  const right = new Array<number>(cellCount(shape)).fill(BLANK);
  const below = right.slice();
  const rows = runs.rows.map((numbers, row) => {
    const [outside, ...rest] = symmetry.reverseColumns ? [...numbers].reverse() : numbers;
    for (let column = 0; column < shape.width; column++)
      if (tiles[row * shape.width + column] === CLUE_CELL) right[row * shape.width + column] = rest.shift() ?? BLANK;
    return outside;
  });
  const columns = runs.columns.map((numbers, column) => {
    const [outside, ...rest] = symmetry.reverseRows ? [...numbers].reverse() : numbers;
    for (let row = 0; row < shape.height; row++)
      if (tiles[row * shape.width + column] === CLUE_CELL) below[row * shape.width + column] = rest.shift() ?? BLANK;
    return outside;
  });
  return { ...shape, tiles, rows, columns, right, down: below };
}
