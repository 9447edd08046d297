import { type Literal, NO_LITERAL, no, yes } from '../../../engine/literal.ts';
import { Model } from '../../../engine/model.ts';
import { Cardinality } from '../../../engine/propagators/cardinality.ts';
import { Implies } from '../../../engine/propagators/implies.ts';
import type { LadderName } from '../../../engine/technique.ts';
import { cellAt, cellCount, diagonals } from '../../../grid/shape.ts';
import { longestOf } from '../../../spaces/lines/inventory.ts';
import { Line, NO_NUMBER } from '../../../spaces/lines/line.ts';
import { LineFleet } from '../../../spaces/lines/line-fleet.ts';
import { inventoryOf } from '../inventory.ts';
import type { BattleshipsPuzzle } from '../puzzle.ts';
import type { BattleshipsReading } from '../readings.ts';
import { Fleet } from './fleet.ts';
import { OneLength } from './one-length.ts';
import { addPieces } from './pieces.ts';
import { rungs } from './rungs.ts';
import { type SeaLine, Squeeze, SqueezeTables } from './squeeze.ts';

/**
 * The rungs as propagators, over the cells alone. What the printed pieces tell by themselves is known from the bottom
 * rung on.
 */
export function ladder(puzzle: BattleshipsPuzzle, reading: BattleshipsReading, ladderName?: LadderName): Model {
  const model = new Model(cellCount(puzzle), rungs(reading, ladderName));
  const inventory = inventoryOf(puzzle, reading);
  const corners = reading.touch === 'never';
  const [rows, columns] = addNumbers(model, puzzle);
  for (const lines of [rows, columns]) {
    const fleet = new LineFleet(lines[0].cells.length, inventory);
    for (const line of lines) {
      model.onRung('line', (rung) => new Line(line.cells.map(yes), line, fleet, rung));
      addLongest(model, line.cells, longestOf(inventory));
    }
  }
  addPieces(model, puzzle, reading);
  addTouch(model, puzzle, reading);
  const view = { shape: puzzle, inventory, corners, numbers: [rows, columns] } as const;
  model.onRung('fleet', (rung) => new Fleet(view, rung));
  model.onRung('length', (rung) => new OneLength(view, rung));
  const tables = new SqueezeTables();
  for (const lines of [rows, columns])
    for (let line = 1; line < lines.length; line++)
      model.onRung('squeeze', (rung) => new Squeeze([lines[line - 1], lines[line]], corners, tables, rung));
  return model;
}

/** The rows and the columns, with their numbers as clues. */
function addNumbers(model: Model, puzzle: BattleshipsPuzzle): [SeaLine[], SeaLine[]] {
  const { width, height } = puzzle;
  const line = (name: string, printed: number, size: number, cellOf: (at: number) => number): SeaLine => {
    const cells = Array.from({ length: size }, (_, at) => cellOf(at));
    if (printed < 0) return { cells, number: NO_NUMBER, selector: NO_LITERAL };
    const selector = model.clue(name);
    model.onRung(
      'count',
      (rung) => new Cardinality(cells.map(yes), printed, printed, { rule: 'number', rung, selector }),
    );
    return { cells, number: printed, selector };
  };
  return [
    puzzle.rows.map((number, row) => line(`row ${row + 1}`, number, width, (column) => cellAt(puzzle, row, column))),
    puzzle.columns.map((number, column) =>
      line(`column ${column + 1}`, number, height, (row) => cellAt(puzzle, row, column)),
    ),
  ];
}

/** A run as long as the longest ship has water at both ends. Without any ship all is water. */
function addLongest(model: Model, cells: readonly number[], longest: number): void {
  const isLongest = (run: readonly number[], ends: readonly number[]): void =>
    model.onRung('touch', (rung) => new Implies(run.map(yes), ends.map(no), { rule: 'longest', rung }));
  if (longest === 0) return isLongest([], cells);
  for (let first = 0; first + longest <= cells.length; first++) {
    const ends = [cells[first - 1], cells[first + longest]].filter((cell) => cell !== undefined);
    if (ends.length > 0) isLongest(cells.slice(first, first + longest), ends);
  }
}

/**
 * The corners of a ship cell are water. Where ships may touch there, a ship still doesn't bend: of three cells around a
 * corner at most two are ship.
 */
function addTouch(model: Model, puzzle: BattleshipsPuzzle, reading: BattleshipsReading): void {
  for (let cell = 0; cell < cellCount(puzzle); cell++) {
    const beyond = diagonals(puzzle, cell);
    if (reading.touch === 'never') {
      model.onRung('touch', (rung) => new Implies([yes(cell)], beyond.map(no), { rule: 'corners', rung }));
      continue;
    }
    for (const other of beyond) {
      const corner = cellAt(puzzle, Math.floor(cell / puzzle.width), other % puzzle.width);
      const bend: Literal[] = [cell, corner, other].map(yes);
      model.onRung('touch', (rung) => new Cardinality(bend, 0, 2, { rule: 'straight', rung }));
    }
  }
}
