import { BLANK, QUESTION } from '../../../src/board/clue.ts';
import { NO, YES } from '../../../src/board/marks.ts';
import {
  type BattleshipsPuzzle,
  LEFT_END,
  LOWER_END,
  MIDDLE,
  RIGHT_END,
  SUBMARINE,
  UPPER_END,
  WATER,
} from '../../../src/genres/battleships/puzzle.ts';
import { cellName, columnOf, diagonals, neighbours, rowOf } from '../../../src/grid/shape.ts';
import type { Fault, FindFaults, Known } from '../../page/feedback/fault.ts';
import { lineCells, lineState, shipRuns } from './clues.ts';

export const battleshipsFaults: FindFaults<BattleshipsPuzzle> = (puzzle, known) => {
  const name = (cell: number): string => cellName(puzzle, cell);
  const cells = [...puzzle.pieces.keys()];
  return [
    { rule: 'against-print', places: cells.filter((cell) => isAgainstPrint(puzzle, cell, known)).map(name) },
    ...touching(puzzle, known).map(({ rule, cells: found }) => ({ rule, places: found.map(name) })),
    { rule: 'wrong-end', places: cells.filter((cell) => isWrongPiece(puzzle, cell, known)).map(name) },
    ...fleetFaults(puzzle, known).map(({ rule, cells: found }) => ({ rule, places: found.map(name) })),
    ...lineFaults(puzzle, known),
  ].filter(({ places }): boolean => places.length > 0) satisfies Fault[];
};

interface Found {
  readonly rule: string;
  readonly cells: readonly number[];
}

/** A mark (of a file: a stroke can't make one) that says other than the printed piece. */
function isAgainstPrint({ pieces }: BattleshipsPuzzle, cell: number, known: Known): boolean {
  if (pieces[cell] === BLANK) return false;
  return known(cell) === (pieces[cell] === WATER ? YES : NO);
}

/** Ship cells that meet at a corner: a bend where a third ship cell joins them, else two ships that touch. */
function touching(puzzle: BattleshipsPuzzle, known: Known): Found[] {
  const bent = new Set<number>();
  const apart = new Set<number>();
  for (const cell of puzzle.pieces.keys()) {
    if (known(cell) !== YES) continue;
    for (const other of diagonals(puzzle, cell)) {
      if (known(other) !== YES) continue;
      const joint = neighbours(puzzle, cell).find(
        (beside) => known(beside) === YES && neighbours(puzzle, other).includes(beside),
      );
      (joint === undefined ? apart : bent).add(cell);
      if (joint !== undefined) bent.add(joint);
    }
  }
  const sorted = (cells: Set<number>): number[] => [...cells].sort((a, b) => a - b);
  return [
    { rule: 'bent-ship', cells: sorted(bent) },
    { rule: 'touching-ships', cells: sorted(apart) },
  ];
}

/** Whether what is decided round a printed piece can't be its ship any more. */
function isWrongPiece(puzzle: BattleshipsPuzzle, cell: number, known: Known): boolean {
  const { width, height, pieces } = puzzle;
  const piece = pieces[cell];
  if (piece === BLANK || piece === QUESTION || piece === WATER) return false;
  const row = rowOf(puzzle, cell);
  const column = columnOf(puzzle, cell);
  const up = row === 0 ? NO : known(cell - width);
  const down = row === height - 1 ? NO : known(cell + width);
  const left = column === 0 ? NO : known(cell - 1);
  const right = column === width - 1 ? NO : known(cell + 1);
  const fits = (ship: readonly number[], water: readonly number[]): boolean =>
    ship.every((mark) => mark !== NO) && water.every((mark) => mark !== YES);
  switch (piece) {
    case SUBMARINE:
      return !fits([], [up, down, left, right]);
    case UPPER_END:
      return !fits([down], [up, left, right]);
    case LOWER_END:
      return !fits([up], [down, left, right]);
    case LEFT_END:
      return !fits([right], [up, down, left]);
    case RIGHT_END:
      return !fits([left], [up, down, right]);
    case MIDDLE:
      return !fits([up, down], [left, right]) && !fits([left, right], [up, down]);
    default:
      return false;
  }
}

/**
 * Ships that the fleet has no room for: more closed ones of a length than it lists, and runs that are longer than any
 * ship that is still left.
 */
function fleetFaults(puzzle: BattleshipsPuzzle, known: Known): Found[] {
  const runs = shipRuns(puzzle, known);
  const closed = runs.filter((run) => run.closed);
  const left = [...puzzle.fleet];
  const tooMany: number[] = [];
  for (const { cells } of closed) {
    const at = left.indexOf(cells.length);
    if (at >= 0) left.splice(at, 1);
    else tooMany.push(cells.length);
  }
  const longest = Math.max(0, ...left);
  const ofLength = (lengths: readonly number[]): number[] =>
    closed.filter(({ cells }) => lengths.includes(cells.length)).flatMap(({ cells }) => cells);
  const listed = tooMany.filter((length) => puzzle.fleet.includes(length));
  return [
    { rule: 'too-many-ships', cells: ofLength(listed) },
    { rule: 'no-such-ship', cells: ofLength(tooMany.filter((length) => !listed.includes(length))) },
    {
      rule: 'ship-too-long',
      cells: runs.filter((run) => !run.closed && run.cells.length > longest).flatMap(({ cells }) => cells),
    },
  ];
}

function lineFaults(puzzle: BattleshipsPuzzle, known: Known): Fault[] {
  const exceeded: string[] = [];
  const outOfReach: string[] = [];
  const judge = (line: 'row' | 'column', at: number, number: number): void => {
    if (lineState(puzzle, line, at, known) !== 'dead') return;
    const ships = lineCells(puzzle, line, at).filter((cell) => known(cell) === YES).length;
    (ships > number ? exceeded : outOfReach).push(`${line} ${at + 1}`);
  };
  puzzle.columns.forEach((number, at) => judge('column', at, number));
  puzzle.rows.forEach((number, at) => judge('row', at, number));
  return [
    { rule: 'number-exceeded', places: exceeded },
    { rule: 'number-out-of-reach', places: outOfReach },
  ];
}
