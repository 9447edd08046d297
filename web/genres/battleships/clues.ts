import { NO, UNKNOWN, YES } from '../../../src/board/marks.ts';
import type { NumberState } from '../../../src/formats/picture/picture.ts';
import type { BattleshipsPuzzle } from '../../../src/genres/battleships/puzzle.ts';
import { columnOf, rowOf } from '../../../src/grid/shape.ts';
import type { Known } from '../../page/feedback/fault.ts';
import { countState } from '../../page/feedback/number-state.ts';

/** The cells of a row or column. */
export function lineCells({ width, height }: BattleshipsPuzzle, line: 'row' | 'column', at: number): number[] {
  return line === 'row'
    ? Array.from({ length: width }, (_, column) => at * width + column)
    : Array.from({ length: height }, (_, row) => row * width + at);
}

/** An outside number by its index in pictures: the columns come first, then the rows. */
export function lineOfNumber({ width }: BattleshipsPuzzle, index: number): { line: 'row' | 'column'; at: number } {
  return index < width ? { line: 'column', at: index } : { line: 'row', at: index - width };
}

/** How an outside number stands. A `?` says nothing, so it stays open. */
export function lineState(puzzle: BattleshipsPuzzle, line: 'row' | 'column', at: number, known: Known): NumberState {
  const number = line === 'row' ? puzzle.rows[at] : puzzle.columns[at];
  return number < 0 ? 'open' : countState(number, lineCells(puzzle, line, at), known);
}

/** A straight run of ship cells, and whether it can't grow any more. */
export interface ShipRun {
  readonly cells: readonly number[];
  readonly closed: boolean;
  /** A ship cell lies at its side, so that it is no ship at all. */
  readonly bent: boolean;
}

/**
 * All maximal straight runs of ship cells, row by row, then column by column. A run of two or more is closed when
 * neither of its ends can go on, since ships are straight; a single cell when all four sides are closed. With `placed`,
 * open cells count as water.
 */
export function shipRuns(puzzle: BattleshipsPuzzle, known: Known, placed = false): ShipRun[] {
  const { width, height } = puzzle;
  const at = (row: number, column: number): number => {
    if (row < 0 || column < 0 || row >= height || column >= width) return NO;
    const mark = known(row * width + column);
    return mark === UNKNOWN && placed ? NO : mark;
  };
  const runs: ShipRun[] = [];
  for (const [down, right] of [
    [0, 1],
    [1, 0],
  ])
    for (let first = 0; first < width * height; first++) {
      const row = rowOf(puzzle, first);
      const column = columnOf(puzzle, first);
      if (at(row, column) !== YES || at(row - down, column - right) === YES) continue;
      const cells = [first];
      while (at(row + down * cells.length, column + right * cells.length) === YES)
        cells.push(first + (down * width + right) * cells.length);
      const length = cells.length;
      const single = length === 1;
      // A single cell is found once: as a row of one, unless it is part of an upright run.
      if (single && (down === 1 || at(row - 1, column) === YES || at(row + 1, column) === YES)) continue;
      const ends = [at(row - down, column - right), at(row + down * length, column + right * length)];
      if (single) ends.push(at(row - 1, column), at(row + 1, column));
      const bent = cells.some((_, i) => {
        const [r, c] = [row + down * i, column + right * i];
        return !single && (at(r + right, c + down) === YES || at(r - right, c - down) === YES);
      });
      runs.push({ cells, closed: ends.every((mark) => mark === NO), bent });
    }
  return runs;
}

/** For each ship of the fleet, in the board's order, whether a closed ship of its length stands for it. */
export function shipsFound(fleet: readonly number[], runs: readonly ShipRun[]): boolean[] {
  const lengths = runs.filter(({ closed, bent }) => closed && !bent).map(({ cells }) => cells.length);
  return fleet.map((length) => {
    const at = lengths.indexOf(length);
    if (at < 0) return false;
    lengths.splice(at, 1);
    return true;
  });
}
