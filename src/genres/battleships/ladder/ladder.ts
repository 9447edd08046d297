import { type Literal, NO_LITERAL, no, yes } from '../../../engine/literal.ts';
import { Model } from '../../../engine/model.ts';
import { Cardinality } from '../../../engine/propagators/cardinality.ts';
import { Implies } from '../../../engine/propagators/implies.ts';
import { cellAt, cellCount, diagonals } from '../../../grid/shape.ts';
import { longestOf } from '../../../spaces/lines/inventory.ts';
import { Line, type LineNumber, NO_NUMBER } from '../../../spaces/lines/line.ts';
import { LineFleet } from '../../../spaces/lines/line-fleet.ts';
import { inventoryOf } from '../inventory.ts';
import type { BattleshipsPuzzle } from '../puzzle.ts';
import type { BattleshipsReading } from '../readings.ts';
import { Fleet } from './fleet.ts';
import { addPieces } from './pieces.ts';
import { COUNT, FLEET, LINE, TOUCH } from './rungs.ts';

/**
 * The rungs as propagators, over the cells alone. What the printed pieces tell by themselves is known from the bottom
 * rung on.
 */
export function ladder(puzzle: BattleshipsPuzzle, reading: BattleshipsReading): Model {
  const model = new Model(cellCount(puzzle));
  const { engine } = model;
  const inventory = inventoryOf(puzzle, reading);
  const numbers: [LineNumber[], LineNumber[]] = [[], []];
  const fleets = new Map<number, LineFleet>();
  for (const { name, axis, number, cells } of linesOf(puzzle)) {
    const selector = number < 0 ? NO_LITERAL : model.clue(name);
    numbers[axis].push({ number, selector });
    if (number >= 0)
      engine.add(new Cardinality(cells.map(yes), number, number, { rule: 'number', rung: COUNT, selector }));
    const fleet = fleets.get(cells.length) ?? new LineFleet(cells.length, inventory);
    fleets.set(cells.length, fleet);
    engine.add(new Line(cells.map(yes), { number: number < 0 ? NO_NUMBER : number, selector }, fleet, LINE));
    addLongest(model, cells, longestOf(inventory));
  }
  addPieces(model, puzzle, reading);
  addTouch(model, puzzle, reading);
  engine.add(new Fleet({ shape: puzzle, inventory, corners: reading.touch === 'never', numbers }, FLEET));
  return model;
}

interface SeaLine {
  readonly name: string;
  /** 0 for a row, 1 for a column. */
  readonly axis: 0 | 1;
  readonly number: number;
  readonly cells: readonly number[];
}

function linesOf(puzzle: BattleshipsPuzzle): SeaLine[] {
  const { width, height } = puzzle;
  const rows = puzzle.rows.map((number, row) => ({
    name: `row ${row + 1}`,
    axis: 0 as const,
    number,
    cells: Array.from({ length: width }, (_, column) => cellAt(puzzle, row, column)),
  }));
  const columns = puzzle.columns.map((number, column) => ({
    name: `column ${column + 1}`,
    axis: 1 as const,
    number,
    cells: Array.from({ length: height }, (_, row) => cellAt(puzzle, row, column)),
  }));
  return [...rows, ...columns];
}

/** A run as long as the longest ship has water at both ends. Without any ship all is water. */
function addLongest({ engine }: Model, cells: readonly number[], longest: number): void {
  const role = { rule: 'longest', rung: TOUCH };
  if (longest === 0) engine.add(new Implies([], cells.map(no), role));
  else
    for (let first = 0; first + longest <= cells.length; first++) {
      const ends = [cells[first - 1], cells[first + longest]].filter((cell) => cell !== undefined);
      if (ends.length > 0) engine.add(new Implies(cells.slice(first, first + longest).map(yes), ends.map(no), role));
    }
}

/**
 * The corners of a ship cell are water. Where ships may touch there, a ship still doesn't bend: of three cells around a
 * corner at most two are ship.
 */
function addTouch({ engine }: Model, puzzle: BattleshipsPuzzle, reading: BattleshipsReading): void {
  for (let cell = 0; cell < cellCount(puzzle); cell++) {
    if (reading.touch === 'never') {
      engine.add(new Implies([yes(cell)], diagonals(puzzle, cell).map(no), { rule: 'corners', rung: TOUCH }));
      continue;
    }
    for (const other of diagonals(puzzle, cell)) {
      const corner = cellAt(puzzle, Math.floor(cell / puzzle.width), other % puzzle.width);
      const bend: Literal[] = [cell, corner, other].map(yes);
      engine.add(new Cardinality(bend, 0, 2, { rule: 'straight', rung: TOUCH }));
    }
  }
}
