import { type Branches, NO_TALLY, readField, type Spec, type Tally, writeField } from '../../sweep/index.ts';
import { UNLIMITED } from '../lines/inventory.ts';
import { type BerthMap, mapBerths } from './berth-map.ts';
import { Bounds } from './bounds.ts';
import { type FleetBoard, FREE_LINE, type ShipClass } from './fleet-board.ts';
import { crossingOf, FleetTables } from './fleet-tables.ts';
import { IS_WATER } from './parts.ts';
import { placesFrom, placesOf } from './places.ts';
import { BLOCKED, DEEP, FREE, type Profile, planProfile, UPRIGHT } from './profile.ts';

/** Where the ships still to place are counted: in lanes of the engine's counters, or in the states. */
export type FleetIn = 'lanes' | 'states';

/** Lanes add a fleet's counters side by side, which pays unless the numbers leave few fleets for each profile. */
function bestFleetIn({ width, height, columns, rows, fleet }: FleetBoard): FleetIn {
  const lanes = fleet.reduce((product, { ships }) => (ships === UNLIMITED ? product : product * (ships + 1)), 1);
  if (lanes > 1 << 12) return 'states';
  const numbered = [...columns, ...rows].filter((number) => number !== FREE_LINE).length;
  return 6 * numbered >= 5 * (width + height) ? 'states' : 'lanes';
}

const WATER_CHOICE = 0;
const GO_ON = 1;
const FIRST_SHIP = 2;

/**
 * The placements of a fleet of straight ships that don't touch, with numbers beside the lines and parts of ships in the
 * cells, cell by cell. A ship is placed whole at its first cell, so that the fleet and the numbers know it at once.
 *
 * States of a layer: 2.3 times more for each column of the bare board (15 089 profiles for the armada on 10×10, and 80 886 on
 * 12×12), each with a counter for each fleet that it can have; numbers multiply them by what their columns can be missing, and
 * bounds and tables cut most of that off again.
 */
export class FleetSpec implements Spec {
  readonly words: number;
  readonly levels: number;
  readonly decisions: number;
  readonly choices: number;
  readonly tallies: readonly Tally[];
  readonly #board: FleetBoard;
  readonly #classes: readonly ShipClass[];
  readonly #apart: boolean;
  readonly #plan: Profile;
  readonly #berths: BerthMap;
  readonly #bounds: Bounds;
  readonly #places: readonly number[];
  readonly #possible: boolean;
  /** Tally of each class, or `NO_TALLY`. */
  readonly #tallyOf: readonly number[];
  /** Index in `plan.ships` of each class, or −1. */
  readonly #slotOf: readonly number[];
  readonly #counted: boolean;
  readonly #numbered: boolean;
  readonly #fleets: FleetTables | undefined;
  /** What a ship that is left takes off the lane of the whole fleet, for each of `plan.ships`. */
  readonly #strides: readonly number[];
  readonly #wholeFleet: number;

  constructor(board: FleetBoard, fleetIn: FleetIn = bestFleetIn(board)) {
    const { width, height, fleet, apart } = board;
    const fitting = fleet.filter(({ length, ships }) => ships !== 0 && length <= Math.max(width, height));
    const classes = [...fitting].sort((a, b) => b.length - a.length);
    const limited = classes.filter(({ ships }) => ships !== UNLIMITED);
    const needed = limited.reduce((sum, { length, ships }) => sum + ships * placesOf(length, apart), 0);
    this.#board = board;
    this.#apart = apart;
    this.levels = this.decisions = width * height;
    this.#possible =
      fleet.every(({ length, ships }) => ships === UNLIMITED || length <= Math.max(width, height)) &&
      needed <= placesFrom(board, 0, apart) &&
      board.columns.every((number) => number <= height) &&
      board.rows.every((number) => number <= width) &&
      board.parts.every((parts) => parts !== 0);
    this.#classes = this.#possible ? classes : [];
    this.choices = FIRST_SHIP + 2 * classes.length;
    this.#berths = mapBerths(board, this.#classes);
    this.#places = classes.map(({ length }) => placesOf(length, apart));
    const inLanes = this.#possible && fleetIn === 'lanes' ? limited : [];
    const inStates = this.#possible && fleetIn === 'states' ? limited : [];
    this.tallies = inLanes.map(({ length, ships }) => ({
      name: `ships of ${length}`,
      cap: ships,
      wanted: 'exactly-cap',
    }));
    this.#tallyOf = classes.map((ship) => inLanes.indexOf(ship));
    this.#slotOf = classes.map((ship) => inStates.indexOf(ship));
    this.#counted = inStates.length > 0;
    const longest = classes.length === 0 ? 1 : classes[0].length;
    const ships = inStates.map((ship) => ship.ships);
    this.#plan = planProfile(board, Math.min(longest, height), Math.min(longest, width), ships);
    this.#bounds = new Bounds(board, this.#classes, this.#berths, this.#plan, this.#slotOf, apart);
    this.words = this.#plan.words;
    this.#numbered = this.#plan.row !== undefined || this.#plan.columns.some((field) => field !== undefined);
    const counted = [...inLanes, ...inStates];
    this.#fleets = this.#numbered && counted.length > 0 ? FleetTables.for(board, this.#classes, counted) : undefined;
    let lanes = 1;
    this.#strides = counted.map(({ ships }) => {
      const stride = lanes;
      lanes *= ships + 1;
      return stride;
    });
    this.#wholeFleet = lanes - 1;
  }

  root(state: Int32Array): boolean {
    state.fill(0);
    if (!this.#possible) return false;
    const { width, columns } = this.#board;
    for (let column = 0; column < width; column++) {
      const field = this.#plan.columns[column];
      if (field !== undefined) writeField(state, 0, field, columns[column]);
      if (!this.#canBeFree(state, 0, 0, column)) writeField(state, 0, this.#plan.symbols[column], BLOCKED);
    }
    this.#plan.ships.forEach((field, slot) => {
      writeField(state, 0, field, this.#classes[this.#slotOf.indexOf(slot)].ships);
    });
    return !this.#numbered || this.#startRow(state, 0, 0);
  }

  yes(level: number, choice: number): readonly number[] {
    if (choice === WATER_CHOICE) return [];
    const { width, orientation } = this.#board;
    return [orientation.printed(Math.floor(level / width), level % width)];
  }

  reaches(level: number, powers: readonly number[]): boolean {
    let places = 0;
    this.#classes.forEach(({ length, ships }, index) => {
      const tally = this.#tallyOf[index];
      if (tally !== NO_TALLY) places += (ships - powers[tally]) * placesOf(length, this.#apart);
    });
    return places <= placesFrom(this.#board, level, this.#apart);
  }

  narrow(words: Int32Array, at: number, level: number, lanes: Int32Array): void {
    const fleets = this.#fleets;
    if (fleets === undefined || level === this.levels) return;
    const below = this.#fleetsBelow(fleets, words, at, level);
    const beside = this.#fleetsBeside(fleets, words, at, level);
    for (let k = 0; k < lanes.length; k++) lanes[k] &= fleets.sets[below + k] & fleets.sets[beside + k];
  }

  expand(state: Int32Array, level: number, branches: Branches): void {
    const { width, parts } = this.#board;
    const { symbols, flat } = this.#plan;
    const row = (level / width) | 0;
    const column = level - row * width;
    const across = readField(state, 0, flat);
    const symbol = readField(state, 0, symbols[column]);
    if (across > 0) {
      const at = this.#branch(state, branches, GO_ON, NO_TALLY);
      this.#putShip(branches.states, at, row, column, 0, across - 1);
      this.#finish(branches, at, level, row, column, false);
      return;
    }
    if (symbol > UPRIGHT) {
      const at = this.#branch(state, branches, GO_ON, NO_TALLY);
      this.#putShip(branches.states, at, row, column, symbol - UPRIGHT - 1, 0);
      this.#finish(branches, at, level, row, column, false);
      return;
    }
    if ((parts[level] & IS_WATER) !== 0) {
      const at = this.#branch(state, branches, WATER_CHOICE, NO_TALLY);
      const free = symbol !== DEEP && this.#canBeFree(state, 0, row + 1, column);
      writeField(branches.states, at, symbols[column], free ? FREE : BLOCKED);
      this.#finish(branches, at, level, row, column, false);
    }
    if (symbol === FREE) this.#startShips(state, level, row, column, branches);
  }

  /** All ships that can have their first cell here. */
  #startShips(state: Int32Array, level: number, row: number, column: number, branches: Branches): void {
    const classes = this.#classes;
    const { upright, flat } = this.#berths;
    const { symbols, columns } = this.#plan;
    const missingInRow = this.#missingInRow(state, row);
    const columnField = columns[column];
    const missingInColumn = columnField === undefined ? Number.POSITIVE_INFINITY : readField(state, 0, columnField);
    let open = 1;
    while (column + open < symbols.length && readField(state, 0, symbols[column + open]) === FREE) open++;
    for (let index = classes.length - 1; index >= 0; index--) {
      const berth = level * classes.length + index;
      const { length } = classes[index];
      if (this.#slotOf[index] >= 0 && readField(state, 0, this.#plan.ships[this.#slotOf[index]]) === 0) continue;
      if (upright[berth] !== 0 && length <= missingInColumn && missingInRow >= 1) {
        const at = this.#shipBranch(state, branches, index, 0);
        if (columnField !== undefined) writeField(branches.states, at, columnField, missingInColumn - length);
        this.#takeFromRow(branches.states, at, row, 1);
        this.#putShip(branches.states, at, row, column, length - 1, 0);
        this.#finish(branches, at, level, row, column, true);
      }
      if (length === 1 || flat[berth] === 0 || length > open || length > missingInRow) continue;
      const at = this.#shipBranch(state, branches, index, 1);
      for (let taken = 0; taken < length; taken++) {
        const field = columns[column + taken];
        if (field !== undefined) writeField(branches.states, at, field, readField(branches.states, at, field) - 1);
      }
      this.#takeFromRow(branches.states, at, row, length);
      this.#putShip(branches.states, at, row, column, 0, length - 1);
      this.#finish(branches, at, level, row, column, true);
    }
  }

  #shipBranch(state: Int32Array, branches: Branches, index: number, flat: number): number {
    const at = this.#branch(state, branches, FIRST_SHIP + 2 * index + flat, this.#tallyOf[index]);
    const slot = this.#slotOf[index];
    if (slot < 0) return at;
    const field = this.#plan.ships[slot];
    writeField(branches.states, at, field, readField(branches.states, at, field) - 1);
    return at;
  }

  #branch(state: Int32Array, branches: Branches, choice: number, tally: number): number {
    const at = branches.live(choice, tally, tally === NO_TALLY ? 0 : 1);
    const { words } = this;
    for (let word = 0; word < words; word++) branches.states[at + word] = state[word];
    return at;
  }

  /** The cell is ship, with `down` more cells below or `across` more to the right. What it forbids is noted. */
  #putShip(next: Int32Array, at: number, row: number, column: number, down: number, across: number): void {
    const { symbols, flat } = this.#plan;
    const { width } = this.#board;
    writeField(next, at, symbols[column], down > 0 ? UPRIGHT + down : BLOCKED);
    writeField(next, at, flat, across);
    // Beside the next cell of the ship, or at a corner of this one.
    const shadow = this.#apart || down > 0;
    if (column > 0 && shadow) writeField(next, at, symbols[column - 1], BLOCKED);
    if (across > 0 || column === width - 1) return;
    const deep = shadow && this.#canBeFree(next, at, row + 1, column + 1);
    writeField(next, at, symbols[column + 1], deep ? DEEP : BLOCKED);
  }

  /** Whether a ship may still have a cell here, as far as the column's number and the berths say. */
  #canBeFree(words: Int32Array, at: number, row: number, column: number): boolean {
    if (this.#berths.mayShip[row * this.#board.width + column] === 0) return false;
    const field = this.#plan.columns[column];
    return field === undefined || readField(words, at, field) > 0;
  }

  #missingInRow(words: Int32Array, row: number): number {
    const field = this.#plan.row;
    return field === undefined || this.#board.rows[row] === FREE_LINE
      ? Number.POSITIVE_INFINITY
      : readField(words, 0, field);
  }

  #takeFromRow(next: Int32Array, at: number, row: number, cells: number): void {
    const field = this.#plan.row;
    if (field === undefined || this.#board.rows[row] === FREE_LINE) return;
    writeField(next, at, field, readField(next, at, field) - cells);
  }

  /** Ends the step; takes the branch back when it is dead. */
  #finish(branches: Branches, at: number, level: number, row: number, column: number, started: boolean): void {
    const next = branches.states;
    if ((this.#counted || this.#numbered) && !this.#alive(next, at, level, row, column, started)) branches.count--;
  }

  /** Whether ships and numbers can still be met; blocks what can't be ship any more, so that equal futures meet. */
  #alive(next: Int32Array, at: number, level: number, row: number, column: number, started: boolean): boolean {
    const { width, rows } = this.#board;
    const bounds = this.#bounds;
    let longest = 0;
    if (this.#counted) {
      let places = 0;
      longest = this.#classes.length;
      for (let index = this.#classes.length - 1; index >= 0; index--) {
        const slot = this.#slotOf[index];
        const left = slot < 0 ? 1 : readField(next, at, this.#plan.ships[slot]);
        if (left > 0) longest = index;
        if (slot >= 0) places += left * this.#places[index];
      }
      if (places > placesFrom(this.#board, level + 1, this.#apart)) return false;
      if (longest === this.#classes.length) this.#block(next, at, 0);
    }
    if (!this.#numbered) return true;
    if (column === width - 1) {
      if (!this.#startRow(next, at, row + 1)) return false;
      return bounds.rowFits(next, at, row + 1, longest) && this.#fleetFits(next, at, level + 1, true);
    }
    const field = this.#plan.row;
    if (field !== undefined && rows[row] !== FREE_LINE) {
      const missing = readField(next, at, field);
      if (missing === 0) this.#block(next, at, column + 1);
      else if (missing > bounds.roomInRow(next, at, column + 1, longest)) return false;
    }
    // A ship may have blocked the rest of the row or been the last of its length; else only what is near has changed.
    const to = started ? width : column + 2;
    return (
      bounds.columnsFit(next, at, row, column, Math.max(0, column - 2), to, longest) &&
      this.#fleetFits(next, at, level + 1, started)
    );
  }

  /** Whether rows and columns can take the ships that are left, if the states count them; `placed` says that the columns have lost some. */
  #fleetFits(next: Int32Array, at: number, level: number, placed: boolean): boolean {
    if (!this.#counted || this.#fleets === undefined || level === this.levels) return true;
    const { ships } = this.#plan;
    let lane = this.#wholeFleet;
    for (let slot = 0; slot < ships.length; slot++) lane -= this.#strides[slot] * readField(next, at, ships[slot]);
    const fleets = this.#fleets;
    if (!fleets.holds(this.#fleetsBelow(fleets, next, at, level), lane)) return false;
    return !placed || fleets.holds(this.#fleetsBeside(fleets, next, at, level), lane);
  }

  /** The fleets that the rows can take, from a state before `level`. */
  #fleetsBelow(fleets: FleetTables, words: Int32Array, at: number, level: number): number {
    const { width, rows } = this.#board;
    const { symbols, flat, row: field } = this.#plan;
    const row = (level / width) | 0;
    const column = level - row * width;
    const start = column + readField(words, at, flat);
    let crossing = 0;
    let places = 0;
    let run = 0;
    for (let c = 0; c < width; c++) {
      const symbol = readField(words, at, symbols[c]);
      if (symbol > UPRIGHT) crossing += crossingOf(symbol - UPRIGHT - (c < column ? 0 : 1));
      if (c < start) continue;
      if (symbol === FREE) places += run++ === 0 ? 2 : 1;
      else run = 0;
    }
    const missing = field === undefined || rows[row] === FREE_LINE ? FREE_LINE : readField(words, at, field);
    return fleets.takenBelow(row, places, missing, crossing);
  }

  #fleetsBeside(fleets: FleetTables, words: Int32Array, at: number, level: number): number {
    const { width, height } = this.#board;
    const { columns } = this.#plan;
    const key = fleets.columnKey((column) => {
      const field = columns[column];
      return field === undefined ? 0 : readField(words, at, field);
    });
    return fleets.takenBeside(height - ((level / width) | 0), key);
  }

  /** No ship can begin at the positions from `column` on. */
  #block(next: Int32Array, at: number, column: number): void {
    const { symbols } = this.#plan;
    for (let c = column; c < symbols.length; c++)
      if (readField(next, at, symbols[c]) === FREE) writeField(next, at, symbols[c], BLOCKED);
  }

  /** The row above is done: it must miss nothing. Sets what the next one is missing. */
  #startRow(next: Int32Array, at: number, row: number): boolean {
    const { height, rows } = this.#board;
    const { row: field, symbols } = this.#plan;
    if (field !== undefined) {
      if (row > 0 && rows[row - 1] !== FREE_LINE && readField(next, at, field) !== 0) return false;
      writeField(next, at, field, 0);
    }
    if (row === height || rows[row] === FREE_LINE) return true;
    let missing = rows[row];
    for (const symbol of symbols) if (readField(next, at, symbol) > UPRIGHT) missing--;
    if (missing < 0) return false;
    if (field !== undefined) writeField(next, at, field, missing);
    if (missing === 0) this.#block(next, at, 0);
    else if (missing > this.#bounds.roomInRow(next, at, 0, 0)) return false;
    return true;
  }
}
