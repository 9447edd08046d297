import { BLANK, QUESTION } from '../../board/clue.ts';
import { type Marks, NO, UNKNOWN, YES } from '../../board/marks.ts';
import type { Reason } from '../../genre/reason.ts';
import { listed } from '../../grid/listed.ts';
import { cellCount, cellName, columnOf, diagonals, rowOf } from '../../grid/shape.ts';
import {
  type BattleshipsPuzzle,
  LEFT_END,
  LOWER_END,
  MIDDLE,
  RIGHT_END,
  SUBMARINE,
  UPPER_END,
  WATER,
} from './puzzle.ts';
import type { BattleshipsReading } from './readings.ts';

/** What the printed pieces say of cells, one by one and without any deduction. */
export interface PieceFacts {
  /** Yes = ship, no = water. */
  readonly known: Marks;
  /** For each known cell the cell of the piece that says it. */
  readonly source: readonly number[];
  /** Pieces that contradict each other or the border. */
  readonly clashes: readonly Reason[];
}

const NAMES: Readonly<Record<number, string>> = {
  [UPPER_END]: 'upper end',
  [LOWER_END]: 'lower end',
  [LEFT_END]: 'left end',
  [RIGHT_END]: 'right end',
  [MIDDLE]: 'middle',
  [SUBMARINE]: 'submarine',
};

/** Up, down, left, right as (rows, columns). */
const DIRECTIONS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

/** The direction in which the rest of the ship lies. */
const REST: Readonly<Record<number, number>> = { [UPPER_END]: 1, [LOWER_END]: 0, [LEFT_END]: 3, [RIGHT_END]: 2 };

/** Cost: a few looks at each cell. */
export function pieceFacts(puzzle: BattleshipsPuzzle, reading: BattleshipsReading): PieceFacts {
  const cells = cellCount(puzzle);
  const known = new Uint8Array(cells);
  const source = new Array<number>(cells).fill(-1);
  const clashes: Reason[] = [];
  const name = (cell: number) => cellName(puzzle, cell);
  const told = new Set<string>();
  // A piece may say the same of a cell twice, as a neighbour of its own cell and of its ship's second one.
  const clash = (text: string, from: readonly number[]) => {
    if (told.has(text)) return;
    told.add(text);
    clashes.push({ text, clues: [...new Set(from.map(name))] });
  };
  const beside = (cell: number, direction: number): number => {
    const row = rowOf(puzzle, cell) + DIRECTIONS[direction][0];
    const column = columnOf(puzzle, cell) + DIRECTIONS[direction][1];
    return row < 0 || column < 0 || row >= puzzle.height || column >= puzzle.width ? -1 : row * puzzle.width + column;
  };
  const say = (cell: number, mark: 1 | 2, from: number): void => {
    if (cell < 0) return;
    if (known[cell] === UNKNOWN) {
      known[cell] = mark;
      source[cell] = from;
    } else if (known[cell] !== mark && source[cell] !== from) {
      const [ship, water] = mark === YES ? [from, source[cell]] : [source[cell], from];
      clash(`The piece at ${name(ship)} makes ${name(cell)} ship, and the one at ${name(water)} makes it water.`, [
        ship,
        water,
      ]);
    }
  };

  for (let cell = 0; cell < cells; cell++) {
    if (puzzle.pieces[cell] !== BLANK) say(cell, puzzle.pieces[cell] === WATER ? NO : YES, cell);
  }
  for (let cell = 0; cell < cells; cell++) {
    const piece = puzzle.pieces[cell];
    if (piece === BLANK || piece === WATER) continue;
    if (reading.touch === 'never') for (const other of diagonals(puzzle, cell)) say(other, NO, cell);
    if (reading.pieces === 'counters' || piece === QUESTION || piece === MIDDLE) continue;
    const rest = REST[piece] ?? -1;
    for (let direction = 0; direction < DIRECTIONS.length; direction++)
      if (direction !== rest) say(beside(cell, direction), NO, cell);
    if (rest < 0) continue;
    const next = beside(cell, rest);
    if (next < 0) {
      clash(`The ${NAMES[piece]} at ${name(cell)} has no cell for the rest of its ship.`, [cell]);
      continue;
    }
    say(next, YES, cell);
    // The ship is straight, so there is water on both sides of its second cell.
    for (let direction = 0; direction < DIRECTIONS.length; direction++)
      if (direction >> 1 !== rest >> 1) say(beside(next, direction), NO, cell);
    if (reading.touch === 'never') for (const other of diagonals(puzzle, next)) say(other, NO, cell);
  }

  const shipBeside = (cell: number, axis: number): number[] =>
    [2 * axis, 2 * axis + 1].map((direction) => beside(cell, direction)).filter((other) => known[other] === YES);
  const waterBeside = (cell: number, axis: number): number[] =>
    [2 * axis, 2 * axis + 1].map((direction) => beside(cell, direction)).filter((other) => known[other] === NO);
  const closed = (cell: number, axis: number): boolean =>
    beside(cell, 2 * axis) < 0 || beside(cell, 2 * axis + 1) < 0 || waterBeside(cell, axis).length > 0;
  for (let cell = 0; cell < cells; cell++) {
    if (reading.pieces === 'shapes' && puzzle.pieces[cell] === MIDDLE && closed(cell, 0) && closed(cell, 1)) {
      const water = [...waterBeside(cell, 0), ...waterBeside(cell, 1)].map((other) => source[other]);
      clash(`The middle at ${name(cell)} has no room for ship cells on two opposite sides.`, [cell, ...water]);
    }
    const [upright, level] = [shipBeside(cell, 0), shipBeside(cell, 1)];
    if (known[cell] === YES && upright.length > 0 && level.length > 0) {
      const from = [cell, upright[0], level[0]].map((other) => source[other]);
      const corner = listed([cell, upright[0], level[0]].map(name));
      clash(`The printed pieces make a bent ship of ${corner}.`, from);
    }
  }
  return { known, source, clashes };
}
