import { NO, UNKNOWN, YES } from '../../../src/board/marks.ts';
import {
  type BattleshipsPuzzle,
  LEFT_END,
  LOWER_END,
  MIDDLE,
  RIGHT_END,
  SUBMARINE,
  UPPER_END,
} from '../../../src/genres/battleships/puzzle.ts';
import { columnOf, rowOf } from '../../../src/grid/shape.ts';
import { type ClueState, countState, type Known } from '../../page/clues/state.ts';

/** A ship of a length that the fleet doesn't have, or has less often, may still grow while it is open beside it. */
export const PATIENT = ['too-many-ships', 'ship-not-in-fleet'];

/** The cells of a row or column. */
export function lineCells({ width, height }: BattleshipsPuzzle, line: 'row' | 'column', at: number): number[] {
  return line === 'row'
    ? Array.from({ length: width }, (_, column) => at * width + column)
    : Array.from({ length: height }, (_, row) => row * width + at);
}

/** How an outside number stands. Asked of real numbers only. */
export function lineState(number: number, cells: readonly number[], known: Known): ClueState {
  let yes = 0;
  let open = 0;
  for (const cell of cells) {
    const mark = known(cell);
    if (mark === YES) yes++;
    else if (mark === UNKNOWN) open++;
  }
  return countState(number, yes, open);
}

/** Whether as many ship cells are placed as the fleet has: then every open cell is as good as water. */
export function fleetPlaced(puzzle: BattleshipsPuzzle, known: Known): boolean {
  let ships = 0;
  for (let cell = 0; cell < puzzle.pieces.length; cell++) if (known(cell) === YES) ships++;
  return ships === puzzle.fleet.reduce((sum, length) => sum + length, 0);
}

/**
 * Lengths of the ships that are closed on the board: a straight run of ship cells with water or the border all round.
 * With `placed`, open cells count as water.
 */
export function closedShips(puzzle: BattleshipsPuzzle, known: Known, placed: boolean): number[] {
  const { width, height } = puzzle;
  const at = (row: number, column: number): number => {
    if (row < 0 || column < 0 || row >= height || column >= width) return NO;
    const mark = known(row * width + column);
    return mark === UNKNOWN && placed ? NO : mark;
  };
  const lengths: number[] = [];
  for (let cell = 0; cell < width * height; cell++) {
    const row = rowOf(puzzle, cell);
    const column = columnOf(puzzle, cell);
    if (at(row, column) !== YES || at(row, column - 1) === YES || at(row - 1, column) === YES) continue;
    for (const [down, right] of [
      [0, 1],
      [1, 0],
    ]) {
      let length = 1;
      while (at(row + down * length, column + right * length) === YES) length++;
      if (length === 1 && down === 1) continue;
      const sides = Array.from({ length }, (_, i) => [row + down * i, column + right * i]);
      const closed =
        at(row - down, column - right) === NO &&
        at(row + down * length, column + right * length) === NO &&
        sides.every(([r, c]) => at(r + right, c + down) === NO && at(r - right, c - down) === NO);
      if (closed) lengths.push(length);
    }
  }
  return lengths;
}

/** For each ship of the fleet, in the board's order, whether a closed ship of its length stands for it. */
export function fleetTicks(fleet: readonly number[], closed: readonly number[]): boolean[] {
  const left = [...closed];
  return fleet.map((length) => {
    const at = left.indexOf(length);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

/** How a ship cell is drawn: a printed piece as printed, else by what is decided round it. */
export type ShipShape = 'submarine' | 'up' | 'down' | 'left' | 'right' | 'middle' | 'open';

const PRINTED_SHAPES: { readonly [piece: number]: ShipShape } = {
  [UPPER_END]: 'up',
  [LOWER_END]: 'down',
  [LEFT_END]: 'left',
  [RIGHT_END]: 'right',
  [MIDDLE]: 'middle',
  [SUBMARINE]: 'submarine',
};

export function shipShape(puzzle: BattleshipsPuzzle, cell: number, known: Known, placed: boolean): ShipShape {
  const printed = PRINTED_SHAPES[puzzle.pieces[cell]];
  if (printed !== undefined) return printed;
  const { width, height } = puzzle;
  const row = rowOf(puzzle, cell);
  const column = columnOf(puzzle, cell);
  const side = (inside: boolean, other: number): number => {
    if (!inside) return NO;
    const mark = known(other);
    return mark === UNKNOWN && placed ? NO : mark;
  };
  const up = side(row > 0, cell - width);
  const left = side(column > 0, cell - 1);
  const right = side(column < width - 1, cell + 1);
  const down = side(row < height - 1, cell + width);
  const ships = [up, left, right, down].filter((mark) => mark === YES).length;
  const waters = [up, left, right, down].filter((mark) => mark === NO).length;
  if (waters === 4) return 'submarine';
  if ((up === YES && down === YES) || (left === YES && right === YES)) return 'middle';
  if (ships !== 1 || waters !== 3) return 'open';
  if (down === YES) return 'up';
  if (up === YES) return 'down';
  return right === YES ? 'left' : 'right';
}
