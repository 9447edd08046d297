import { type Literal, negate, no, yes } from '../../../engine/literal.ts';
import { Model } from '../../../engine/model.ts';
import { Cardinality } from '../../../engine/propagators/cardinality.ts';
import { cellAt, cellCount, cellName, columnOf, diagonals, rowOf } from '../../../grid/shape.ts';
import { berthsOf } from '../../../spaces/lines/berths.ts';
import {
  type BattleshipsPuzzle,
  LEFT_END,
  LOWER_END,
  MIDDLE,
  RIGHT_END,
  SUBMARINE,
  UPPER_END,
  WATER,
} from '../puzzle.ts';
import type { BattleshipsReading } from '../readings.ts';

/** The windows are worth their clauses while at most this share of them stays empty. */
const EMPTY_WINDOWS = 0.3;

/**
 * Cells, and one helper per berth: this ship lies exactly here. A ship cell lies in a berth, and the berths of each length
 * are as many as the fleet has.
 */
export function proof(puzzle: BattleshipsPuzzle, reading: BattleshipsReading): Model {
  const model = new Model(cellCount(puzzle));
  addTouch(model, puzzle, reading);
  addLines(model, puzzle);
  addPieces(model, puzzle, reading);
  addBerths(model, puzzle, reading);
  if (reading.fleet === 'inventory' && !puzzle.fleet.some((length) => reading.unlimited?.includes(length))) {
    addTotal(model, puzzle);
    if (reading.touch === 'never') addWindows(model, puzzle);
  }
  return model;
}

/** No two ships touch; where they may at corners, a ship still doesn't bend. */
function addTouch({ engine }: Model, puzzle: BattleshipsPuzzle, reading: BattleshipsReading): void {
  for (let cell = 0; cell < cellCount(puzzle); cell++) {
    for (const other of diagonals(puzzle, cell)) {
      if (reading.touch === 'never') {
        if (other > cell) engine.addClause([no(cell), no(other)]);
        continue;
      }
      const corner = cellAt(puzzle, rowOf(puzzle, cell), columnOf(puzzle, other));
      engine.addClause([no(cell), no(corner), no(other)]);
    }
  }
}

function addLines(model: Model, puzzle: BattleshipsPuzzle): void {
  const { width, height } = puzzle;
  const line = (name: string, number: number, length: number, cell: (step: number) => number): void => {
    if (number < 0) return;
    const cells = Array.from({ length }, (_, step) => yes(cell(step)));
    model.engine.add(new Cardinality(cells, number, number, { rule: 'number', selector: model.clue(name) }));
  };
  for (let row = 0; row < height; row++)
    line(`row ${row + 1}`, puzzle.rows[row], width, (step) => cellAt(puzzle, row, step));
  for (let column = 0; column < width; column++)
    line(`column ${column + 1}`, puzzle.columns[column], height, (step) => cellAt(puzzle, step, column));
}

function addPieces(model: Model, puzzle: BattleshipsPuzzle, reading: BattleshipsReading): void {
  const { engine } = model;
  const { width, height } = puzzle;
  for (let cell = 0; cell < cellCount(puzzle); cell++) {
    const piece = puzzle.pieces[cell];
    if (piece === -1) continue;
    const name = cellName(puzzle, cell);
    const printed = model.clue(name, 'piece');
    engine.addClause([negate(printed), piece === WATER ? no(cell) : yes(cell)]);
    if (piece <= WATER || reading.pieces === 'counters') continue;
    const shape = negate(model.clue(name, 'shape'));
    const row = rowOf(puzzle, cell);
    const column = columnOf(puzzle, cell);
    /** Whether the neighbour is ship, with the sea around the board as water: `undefined`. */
    const up = row > 0 ? yes(cell - width) : undefined;
    const down = row < height - 1 ? yes(cell + width) : undefined;
    const left = column > 0 ? yes(cell - 1) : undefined;
    const right = column < width - 1 ? yes(cell + 1) : undefined;
    const say = (...literals: (Literal | undefined)[]): void =>
      engine.addClause([shape, ...literals.filter((literal) => literal !== undefined)]);
    const water = (neighbour: Literal | undefined): void => {
      if (neighbour !== undefined) say(negate(neighbour));
    };
    if (piece === MIDDLE) {
      for (const [one, other] of [
        [up, down],
        [left, right],
      ] as const) {
        if (one === undefined || other === undefined) {
          water(one);
          water(other);
        } else {
          say(negate(one), other);
          say(one, negate(other));
        }
      }
      say(
        up === undefined || down === undefined ? undefined : up,
        left === undefined || right === undefined ? undefined : left,
      );
      continue;
    }
    const grows = new Map([
      [UPPER_END, down],
      [LOWER_END, up],
      [LEFT_END, right],
      [RIGHT_END, left],
    ]);
    if (piece !== SUBMARINE) say(grows.get(piece));
    for (const neighbour of [up, down, left, right])
      if (piece === SUBMARINE || neighbour !== grows.get(piece)) water(neighbour);
  }
}

function addBerths(model: Model, puzzle: BattleshipsPuzzle, reading: BattleshipsReading): void {
  const { engine } = model;
  const counts = new Map<number, number>();
  for (const length of puzzle.fleet) counts.set(length, (counts.get(length) ?? 0) + 1);
  const longest = Math.max(0, ...puzzle.fleet);
  const over: Literal[][] = Array.from({ length: model.decisions }, (_, cell) => [no(cell)]);
  for (let length = 1; length <= longest; length++) {
    const places: Literal[] = [];
    for (const { cells, caps } of berthsOf(puzzle, length)) {
      if (!counts.has(length)) {
        engine.addClause([...cells.map(no), ...caps.map(yes)]);
        continue;
      }
      const berth = model.helper();
      places.push(berth);
      for (const cell of cells) {
        engine.addClause([negate(berth), yes(cell)]);
        over[cell].push(berth);
      }
      for (const cap of caps) engine.addClause([negate(berth), no(cap)]);
      engine.addClause([berth, ...cells.map(no), ...caps.map(yes)]);
    }
    const count = counts.get(length);
    if (count !== undefined && reading.fleet === 'inventory' && !reading.unlimited?.includes(length))
      engine.add(new Cardinality(places, count, count, { rule: 'fleet' }));
  }
  for (const support of over) engine.addClause(support);
}

/** The fleet's cells in all; where every row or every column has its number, those count them already. */
function addTotal(model: Model, { rows, columns, fleet }: BattleshipsPuzzle): void {
  if (rows.every((number) => number >= 0) || columns.every((number) => number >= 0)) return;
  const total = fleet.reduce((sum, length) => sum + length, 0);
  const cells = Array.from({ length: model.decisions }, (_, cell) => yes(cell));
  model.engine.add(new Cardinality(cells, total, total, { rule: 'fleet' }));
}

/**
 * A ship of length k touches exactly 2(k + 1) of the 2×2 windows of the board (those that hang over its border
 * included), and no window touches two ships. So the number of windows without a ship is known from the fleet alone:
 *
 *     +--+--+--+--+
 *     |  |  |  |  |     a 2-ship, and the
 *     +--o==o==o--+     6 windows around
 *     |  | A| A|  |     its corners
 *     +--o==o==o--+
 *
 * On a crowded board (a 9×9 with fleet `e` leaves none empty) this one count does what searching can't.
 */
function addWindows(model: Model, puzzle: BattleshipsPuzzle): void {
  const { width, height, fleet } = puzzle;
  const windows = (width + 1) * (height + 1);
  const touched = fleet.reduce((sum, length) => sum + 2 * (length + 1), 0);
  if (touched < windows * (1 - EMPTY_WINDOWS)) return;
  const { engine } = model;
  const touch: Literal[] = [];
  for (let row = 0; row <= height; row++)
    for (let column = 0; column <= width; column++) {
      const window = model.helper();
      touch.push(window);
      const cells: number[] = [];
      for (const [down, right] of [
        [-1, -1],
        [-1, 0],
        [0, -1],
        [0, 0],
      ])
        if (row + down >= 0 && row + down < height && column + right >= 0 && column + right < width)
          cells.push(cellAt(puzzle, row + down, column + right));
      for (const cell of cells) engine.addClause([window, no(cell)]);
      engine.addClause([negate(window), ...cells.map(yes)]);
    }
  engine.add(new Cardinality(touch, touched, touched, { rule: 'fleet' }));
}
