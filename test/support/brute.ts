import { BLANK } from '../../src/board/clue.ts';
import { type Marks, NO, YES } from '../../src/board/marks.ts';
import type { Puzzle } from '../../src/board/puzzle.ts';
import type { Reading } from '../../src/board/reading.ts';
import type { Verdict } from '../../src/genre/verdict.ts';
import { type BattleshipsPuzzle, WATER } from '../../src/genres/battleships/puzzle.ts';
import type { BattleshipsReading } from '../../src/genres/battleships/readings.ts';
import { check as checkBattleships } from '../../src/genres/battleships/rules.ts';
import { type CastleWallPuzzle, NO_WALL } from '../../src/genres/castle-wall/puzzle.ts';
import type { CastleWallReading } from '../../src/genres/castle-wall/readings.ts';
import { check as checkCastleWall } from '../../src/genres/castle-wall/rules.ts';
import { CLUE_CELL, type TilepaintPuzzle } from '../../src/genres/tilepaint/puzzle.ts';
import type { TilepaintReading } from '../../src/genres/tilepaint/readings.ts';
import { check as checkTilepaint, tileCount } from '../../src/genres/tilepaint/rules.ts';
import type { UsowanPuzzle } from '../../src/genres/usowan/puzzle.ts';
import type { UsowanReading } from '../../src/genres/usowan/readings.ts';
import { check as checkUsowan } from '../../src/genres/usowan/rules.ts';
import { edgeBetween, edgeCount } from '../../src/grid/edges.ts';
import { cellCount, columnOf, diagonals, neighbours, rowOf } from '../../src/grid/shape.ts';

// Brute force: every candidate answer is handed to the judge. Nothing here knows the engine, the sweep or any rung.
// Candidates come from plain enumerations that leave out only what is wrong under every reading that they are asked
// for (a shaded number, a loop through a wall, a line with more ships than its number), so that each is a superset of
// the answers; `rawAnswers` leaves out nothing and is the check on the others.

/** The most candidates looked at before a test is told that its board is too large. */
const CANDIDATES = 20_000_000;

export type Judge<P extends Puzzle, R extends Reading> = (puzzle: P, marks: Marks, reading: R) => Verdict;

/** All answers among all 2ⁿ yes/no markings of n decisions, in the order of the lists (no before yes). n ≤ 22. */
export function rawAnswers<P extends Puzzle, R extends Reading>(
  judge: Judge<P, R>,
  puzzle: P,
  decisions: number,
  reading: R,
): Marks[] {
  if (decisions > 22) throw new Error(`${decisions} decisions are too many for 2ⁿ`);
  const found: Marks[] = [];
  const marks = new Uint8Array(decisions);
  for (let code = 0; code < 2 ** decisions; code++) {
    for (let decision = 0; decision < decisions; decision++)
      marks[decision] = (code >>> (decisions - 1 - decision)) & 1 ? YES : NO;
    if (judge(puzzle, marks, reading).violations.length === 0) found.push(marks.slice());
  }
  return found;
}

/** Marks as a line of 0 and 1: a key for sets, and the order in which lists of answers are compared. */
export function answerKey(marks: Marks): string {
  let key = '';
  for (const mark of marks) key += mark === YES ? '1' : '0';
  return key;
}

export function sortedKeys(answers: readonly Marks[]): string[] {
  return answers.map(answerKey).sort();
}

function judged<P extends Puzzle, R extends Reading>(
  judge: Judge<P, R>,
  puzzle: P,
  reading: R,
  candidates: Iterable<Marks>,
): Marks[] {
  const found: Marks[] = [];
  let looked = 0;
  for (const marks of candidates) {
    if (++looked > CANDIDATES) throw new Error('too many candidates for brute force');
    if (judge(puzzle, marks, reading).violations.length === 0) found.push(marks.slice());
  }
  return found;
}

/** All answers of a Usowan board: every set of cells without a clue no two of which share an edge, judged. */
export function usowanAnswers(puzzle: UsowanPuzzle, reading: UsowanReading): Marks[] {
  return judged(checkUsowan, puzzle, reading, apartSets(puzzle));
}

/** Every set of unnumbered cells no two of which share an edge; the yielded array is reused. */
export function* apartSets(puzzle: UsowanPuzzle): Generator<Marks> {
  const cells = cellCount(puzzle);
  const marks = new Uint8Array(cells).fill(NO);
  function* from(cell: number): Generator<Marks> {
    if (cell === cells) {
      yield marks;
      return;
    }
    yield* from(cell + 1);
    if (puzzle.numbers[cell] !== BLANK || neighbours(puzzle, cell).some((other) => marks[other] === YES)) return;
    marks[cell] = YES;
    yield* from(cell + 1);
    marks[cell] = NO;
  }
  yield* from(0);
}

/** All answers of a Tilepaint board: every painting of its tiles that overfills no run, judged. */
export function tilepaintAnswers(puzzle: TilepaintPuzzle, reading: TilepaintReading): Marks[] {
  return judged(checkTilepaint, puzzle, reading, paintings(puzzle));
}

/** Every painting in which no numbered run has more painted cells than its number; the yielded array is reused. */
export function* paintings(puzzle: TilepaintPuzzle): Generator<Marks> {
  const tiles = tileCount(puzzle);
  const marks = new Uint8Array(tiles).fill(NO);
  const left: number[] = [];
  const slices: number[][] = Array.from({ length: tiles }, () => []);
  const addRun = (number: number, from: number, step: number, length: number): void => {
    if (number === BLANK) return;
    for (let taken = 0, cell = from; taken < length && puzzle.tiles[cell] !== CLUE_CELL; taken++, cell += step)
      slices[puzzle.tiles[cell]].push(left.length);
    left.push(number);
  };
  const { width, height } = puzzle;
  for (let column = 0; column < width; column++) addRun(puzzle.columns[column], column, width, height);
  for (let row = 0; row < height; row++) addRun(puzzle.rows[row], row * width, 1, width);
  for (let cell = 0; cell < width * height; cell++) {
    if (puzzle.tiles[cell] !== CLUE_CELL) continue;
    addRun(puzzle.right[cell], cell + 1, 1, width - 1 - columnOf(puzzle, cell));
    addRun(puzzle.down[cell], cell + width, width, height - 1 - rowOf(puzzle, cell));
  }
  function* from(tile: number): Generator<Marks> {
    if (tile === tiles) {
      yield marks;
      return;
    }
    yield* from(tile + 1);
    for (const run of slices[tile]) left[run]--;
    marks[tile] = YES;
    if (slices[tile].every((run) => left[run] >= 0)) yield* from(tile + 1);
    marks[tile] = NO;
    for (const run of slices[tile]) left[run]++;
  }
  yield* from(0);
}

/** All answers of a Castle Wall board: every simple cycle that misses the clue cells, judged. */
export function castleWallAnswers(puzzle: CastleWallPuzzle, reading: CastleWallReading): Marks[] {
  return judged(checkCastleWall, puzzle, reading, cycles(puzzle));
}

/**
 * Every simple cycle through the free cells, once each: the walk starts at its first cell in reading order, goes right,
 * and comes home from below. The yielded array is reused. Steps that can't come home any more are cut by a look at
 * the free neighbours of home only, so the cost is that of all simple paths.
 */
export function* cycles(puzzle: CastleWallPuzzle): Generator<Marks> {
  const marks = new Uint8Array(edgeCount(puzzle)).fill(NO);
  const used = Array.from(puzzle.colours, (colour) => colour !== NO_WALL);
  function* walk(cell: number, home: number, last: number): Generator<Marks> {
    if (cell === last) {
      const edge = edgeBetween(puzzle, last, home);
      marks[edge] = YES;
      yield marks;
      marks[edge] = NO;
      return;
    }
    for (const next of neighbours(puzzle, cell)) {
      if (next < home || used[next]) continue;
      const edge = edgeBetween(puzzle, cell, next);
      used[next] = true;
      marks[edge] = YES;
      yield* walk(next, home, last);
      marks[edge] = NO;
      used[next] = false;
    }
  }
  for (let home = 0; home < used.length; home++) {
    const right = home + 1;
    const below = home + puzzle.width;
    if (used[home] || columnOf(puzzle, home) === puzzle.width - 1 || below >= used.length) continue;
    if (used[right] || used[below]) continue;
    const edge = edgeBetween(puzzle, home, right);
    used[home] = used[right] = true;
    marks[edge] = YES;
    yield* walk(right, home, below);
    marks[edge] = NO;
    used[home] = used[right] = false;
  }
}

/**
 * All answers of a Battleships board, judged. Under `inventory` the ships of the fleet are placed one by one, longest
 * first and those of one length in reading order; under `menu` every run of any listed length may start at each cell.
 */
export function battleshipsAnswers(puzzle: BattleshipsPuzzle, reading: BattleshipsReading): Marks[] {
  const candidates = reading.fleet === 'inventory' ? fleets(puzzle, reading) : menus(puzzle, reading);
  return judged(checkBattleships, puzzle, reading, candidates);
}

interface Berth {
  readonly start: number;
  readonly cells: readonly number[];
}

/** Every place for a ship of `length`, in reading order of its first cell; a ship of length 1 has one per cell. */
function berths(puzzle: BattleshipsPuzzle, length: number): Berth[] {
  const found: Berth[] = [];
  for (let start = 0; start < cellCount(puzzle); start++) {
    if (columnOf(puzzle, start) + length <= puzzle.width)
      found.push({ start, cells: Array.from({ length }, (_, step) => start + step) });
    if (length > 1 && rowOf(puzzle, start) + length <= puzzle.height)
      found.push({ start, cells: Array.from({ length }, (_, step) => start + step * puzzle.width) });
  }
  return found;
}

/** Marks of a board under construction, with for each cell the number of ships that forbid it. */
class Dock {
  readonly marks: Marks;
  readonly #shadows: Uint8Array;
  readonly #puzzle: BattleshipsPuzzle;
  readonly #corners: boolean;
  readonly #rowsLeft: number[];
  readonly #columnsLeft: number[];

  constructor(puzzle: BattleshipsPuzzle, reading: BattleshipsReading) {
    this.#puzzle = puzzle;
    this.#corners = reading.touch === 'never';
    this.marks = new Uint8Array(cellCount(puzzle)).fill(NO);
    this.#shadows = new Uint8Array(cellCount(puzzle));
    this.#rowsLeft = puzzle.rows.map((number) => (number < 0 ? Number.POSITIVE_INFINITY : number));
    this.#columnsLeft = puzzle.columns.map((number) => (number < 0 ? Number.POSITIVE_INFINITY : number));
  }

  /** Whether a ship fits here: its cells are free, touch no other ship, and no line gets more than its number. */
  fits(cells: readonly number[]): boolean {
    if (!cells.every((cell) => this.#shadows[cell] === 0 && this.#puzzle.pieces[cell] !== WATER)) return false;
    this.#count(cells, -1);
    const over = cells.some((cell) => this.#left(cell) < 0);
    this.#count(cells, 1);
    return !over;
  }

  put(cells: readonly number[]): void {
    this.#change(cells, YES, 1);
  }

  take(cells: readonly number[]): void {
    this.#change(cells, NO, -1);
  }

  #change(cells: readonly number[], mark: number, step: number): void {
    this.#count(cells, -step);
    for (const cell of cells) {
      this.marks[cell] = mark;
      for (const other of this.#zone(cell)) this.#shadows[other] += step;
    }
  }

  #zone(cell: number): number[] {
    return [cell, ...neighbours(this.#puzzle, cell), ...(this.#corners ? diagonals(this.#puzzle, cell) : [])];
  }

  #count(cells: readonly number[], step: number): void {
    for (const cell of cells) {
      this.#rowsLeft[rowOf(this.#puzzle, cell)] += step;
      this.#columnsLeft[columnOf(this.#puzzle, cell)] += step;
    }
  }

  #left(cell: number): number {
    return Math.min(this.#rowsLeft[rowOf(this.#puzzle, cell)], this.#columnsLeft[columnOf(this.#puzzle, cell)]);
  }
}

function* fleets(puzzle: BattleshipsPuzzle, reading: BattleshipsReading): Generator<Marks> {
  const fleet = [...puzzle.fleet].sort((a, b) => b - a);
  const places = new Map(fleet.map((length) => [length, berths(puzzle, length)]));
  const dock = new Dock(puzzle, reading);
  function* place(ship: number, from: number): Generator<Marks> {
    if (ship === fleet.length) {
      yield dock.marks;
      return;
    }
    const choices = places.get(fleet[ship]) ?? [];
    for (let index = from; index < choices.length; index++) {
      const { cells } = choices[index];
      if (!dock.fits(cells)) continue;
      dock.put(cells);
      yield* place(ship + 1, fleet[ship + 1] === fleet[ship] ? index + 1 : 0);
      dock.take(cells);
    }
  }
  yield* place(0, 0);
}

function* menus(puzzle: BattleshipsPuzzle, reading: BattleshipsReading): Generator<Marks> {
  const places: Berth[][] = Array.from({ length: cellCount(puzzle) }, () => []);
  for (const length of new Set(puzzle.fleet))
    for (const berth of berths(puzzle, length)) places[berth.start].push(berth);
  const dock = new Dock(puzzle, reading);
  function* place(start: number): Generator<Marks> {
    if (start === places.length) {
      yield dock.marks;
      return;
    }
    yield* place(start + 1);
    for (const { cells } of places[start]) {
      if (!dock.fits(cells)) continue;
      dock.put(cells);
      yield* place(start + 1);
      dock.take(cells);
    }
  }
  yield* place(0);
}
