import { describe, expect, it } from 'vitest';
import { BLANK } from '../../src/board/clue.ts';
import { type Marks, NO, UNKNOWN, YES } from '../../src/board/marks.ts';
import { NO_LITERAL } from '../../src/engine/literal.ts';
import { Implies } from '../../src/engine/propagators/implies.ts';
import { randomBattleships } from '../../src/genres/battleships/fixtures/random-board.ts';
import { battleships } from '../../src/genres/battleships/index.ts';
import { inventoryOf } from '../../src/genres/battleships/inventory.ts';
import { ladder } from '../../src/genres/battleships/ladder/ladder.ts';
import { rungs } from '../../src/genres/battleships/ladder/rungs.ts';
import type { BattleshipsPuzzle } from '../../src/genres/battleships/puzzle.ts';
import { type BattleshipsReading, battleshipsReadings } from '../../src/genres/battleships/readings.ts';
import { type Random, seeded } from '../../src/grid/random.ts';
import { cellCount, columnOf, diagonals, neighbours, rowOf } from '../../src/grid/shape.ts';
import { fixpoint, rungsUpTo } from '../../src/ladder/index.ts';
import { Line, NO_NUMBER } from '../../src/spaces/lines/line.ts';
import { LineFleet } from '../../src/spaces/lines/line-fleet.ts';
import { keepsPropagatorLaw, type PropagatorLaw } from '../laws/propagator-law.ts';
import { battleshipsAnswers } from '../support/answers.ts';
import { rawAnswers, sortedKeys } from '../support/brute.ts';
import { allClues, answersByGuessing, expectReasons, shown } from './oracle.ts';

const BOARDS = 100;
const STUDY = rungs(battleshipsReadings[0], 'study');
const LINE = STUDY.indexOf('line');
const FLEET = STUDY.indexOf('fleet');

const laws: PropagatorLaw[] = [
  { what: 'Implies', variables: 5, propagator: new Implies([0, 3], [4, 7, 8], { rule: 'law' }) },
  { what: 'Implies, from nothing', variables: 2, propagator: new Implies([], [0, 3], { rule: 'law' }), exact: true },
  ...[[], [1], [2, 1], [2, 2], [3, 1], [5, 2]].flatMap((ships) =>
    [NO_NUMBER, 0, 1, 3, 4, 9].map((number) => {
      const fleet = new LineFleet(
        6,
        inventoryOf({ width: 6, height: 1, rows: [], columns: [], pieces: [], fleet: ships }, battleshipsReadings[0]),
      );
      const cells = [0, 2, 4, 6, 8, 10];
      const propagator = new Line(cells, { number, selector: number === NO_NUMBER ? NO_LITERAL : 12 }, fleet, 0);
      return { what: `Line of 6, ${number}, fleet ${ships}`, variables: 7, propagator };
    }),
  ),
];

describe('Battleships, propagators', () => {
  it.each(laws)('$what', keepsPropagatorLaw);
});

/** Marks of about one cell in three, some true of `answer` and some not. */
function someMarks(random: Random, cells: number, answer: Marks | null): Marks {
  return Uint8Array.from({ length: cells }, (_, cell) => {
    if (random.below(3) > 0) return UNKNOWN;
    if (answer && random.below(12) > 0) return answer[cell];
    return random.below(3) === 0 ? YES : NO;
  });
}

describe.each(battleshipsReadings)('Battleships ladder, $name', (reading) => {
  it('clues that are left open are gone', () => {
    const random = seeded(7);
    for (let seed = 1; seed <= BOARDS; seed++) {
      const { puzzle } = randomBattleships(seed, { most: 12 });
      const model = ladder(puzzle, reading, 'study');
      const kept = model.clues.filter(() => random.below(3) > 0);
      const speaks = (name: string, part: string) => kept.some((clue) => clue.name === name && clue.part === part);
      const fewer = {
        ...puzzle,
        rows: puzzle.rows.map((number, row) => (speaks(`row ${row + 1}`, 'number') ? number : BLANK)),
        columns: puzzle.columns.map((number, column) => (speaks(`column ${column + 1}`, 'number') ? number : BLANK)),
        pieces: puzzle.pieces.map((piece, cell) => {
          const name = `r${rowOf(puzzle, cell) + 1}c${columnOf(puzzle, cell) + 1}`;
          if (!speaks(name, 'piece')) return BLANK;
          return piece <= 0 || speaks(name, 'shape') || reading.pieces === 'counters' ? piece : -2;
        }),
      };
      // A shape without its piece is no clue that a board can print.
      const assume = kept
        .filter(({ name, part }) => part !== 'shape' || speaks(name, 'piece'))
        .map(({ selector }) => selector);
      const where = `${shown(seed, puzzle)} as ${JSON.stringify(fewer)}`;
      const found = answersByGuessing(model, { rungs: -1, assume, where, reasons: seed % 4 === 0 });
      expect(sortedKeys(found), where).toEqual(sortedKeys(battleshipsAnswers(fewer, reading)));
    }
  });

  it('the line rung is exactly as strong as trying every filling', () => {
    const random = seeded(11);
    for (let seed = 1; seed <= BOARDS; seed++) {
      const { puzzle, answer } = randomBattleships(seed, { most: 30, side: 10 });
      const marks = someMarks(random, cellCount(puzzle), answer);
      const where = `${shown(seed, puzzle)} ${marks.join('')}`;
      const found = fixpoint(ladder(puzzle, reading, 'study'), 1 << LINE, { marks });
      expect(found?.join(''), where).toBe(linesByTrial(puzzle, reading, marks)?.join(''));
    }
  });

  it('the fleet rung is exactly as strong as its definition', () => {
    const random = seeded(13);
    for (let seed = 1; seed <= BOARDS; seed++) {
      const { puzzle, answer } = randomBattleships(seed, { most: 40, side: 10 });
      const marks = someMarks(random, cellCount(puzzle), answer);
      const where = `${shown(seed, puzzle)} ${marks.join('')}`;
      const found = fixpoint(ladder(puzzle, reading, 'study'), 1 << FLEET, { marks });
      expect(found?.join(''), where).toBe(fleetByDefinition(puzzle, reading, marks)?.join(''));
    }
  });

  it('gives reasons that hold; those of lines can lose nothing', () => {
    const random = seeded(17);
    for (let seed = 1; seed <= BOARDS; seed++) {
      const { puzzle, answer } = randomBattleships(seed, { most: 40, side: 10 });
      const model = ladder(puzzle, reading, 'study');
      const { engine } = model;
      const marks = someMarks(random, cellCount(puzzle), seed % 2 === 0 ? answer : null);
      engine.newLevel();
      for (const selector of allClues(model)) engine.assume(selector);
      marks.forEach((mark, cell) => {
        if (mark !== UNKNOWN) engine.assume(2 * cell + (mark === YES ? 0 : 1));
      });
      engine.setRungs(seed % 3 === 0 ? 1 << FLEET : seed % 3 === 1 ? 1 << LINE : rungsUpTo(FLEET));
      if (engine.propagate()) expectReasons(model, shown(seed, puzzle), ['line']);
    }
  });
});

describe('Battleships, unlimited lengths and long ships', () => {
  it.each([[[1]], [[2, 5]]])('any number of ships of %j beside the fleet', (unlimited) => {
    const reading = { ...battleshipsReadings[0], unlimited };
    for (let seed = 1; seed <= 40; seed++) {
      const { puzzle: board } = randomBattleships(seed, { least: 6, most: 12, side: 9 });
      // A length is either counted or not.
      const puzzle = { ...board, fleet: board.fleet.filter((length) => !unlimited.includes(length)) };
      const model = ladder(puzzle, reading, 'study');
      const where = shown(seed, puzzle);
      const found = answersByGuessing(model, { rungs: -1, assume: allClues(model), where, reasons: true });
      expect(sortedKeys(found), where).toEqual(sortedKeys(rawAnswers(battleships, puzzle, reading)));
    }
  });
});

/** The lines of a board, as cells, with their numbers. */
function linesOf(puzzle: BattleshipsPuzzle): { number: number; cells: number[] }[] {
  const cells = [...puzzle.pieces.keys()];
  return [
    ...puzzle.rows.map((number, row) => ({ number, cells: cells.filter((cell) => rowOf(puzzle, cell) === row) })),
    ...puzzle.columns.map((number, column) => ({
      number,
      cells: cells.filter((cell) => columnOf(puzzle, cell) === column),
    })),
  ];
}

/** The fixpoint of the line rung by its definition: all fillings of one line, in turn. */
function linesByTrial(puzzle: BattleshipsPuzzle, reading: BattleshipsReading, start: Marks): Marks | null {
  const marks = start.slice();
  for (let before = ''; before !== marks.join(''); ) {
    before = marks.join('');
    for (const { number, cells } of linesOf(puzzle)) {
      const can = cells.map(() => 0);
      for (let code = 0; code < 2 ** cells.length; code++) {
        const filling = cells.map((_, at) => ((code >> at) & 1 ? YES : NO));
        if (cells.some((cell, at) => marks[cell] !== UNKNOWN && marks[cell] !== filling[at])) continue;
        if (number >= 0 && filling.filter((mark) => mark === YES).length !== number) continue;
        const lengths = filling
          .join('')
          .split('2')
          .map((run) => run.length)
          .filter((length) => length > 0);
        const long = lengths.filter((length) => length > 1);
        if (lengths.length > 0 && puzzle.fleet.length === 0) continue;
        if (long.some((length) => !puzzle.fleet.includes(length))) continue;
        const spent = (length: number, list: readonly number[]) => list.filter((other) => other === length).length;
        if (reading.fleet === 'inventory' && long.some((length) => spent(length, long) > spent(length, puzzle.fleet)))
          continue;
        filling.forEach((mark, at) => (can[at] |= mark));
      }
      if (can.includes(0)) return null;
      cells.forEach((cell, at) => {
        if (can[at] !== (YES | NO)) marks[cell] = can[at];
      });
    }
  }
  return marks;
}

/** A place for a ship, the cells that end a run there, and all cells around it. */
interface Place {
  readonly cells: readonly number[];
  readonly ends: readonly number[];
  readonly around: readonly number[];
}

function placesOf(puzzle: BattleshipsPuzzle, reading: BattleshipsReading, length: number): Place[] {
  const places: Place[] = [];
  for (let first = 0; first < cellCount(puzzle); first++)
    for (const down of length === 1 ? [false] : [false, true]) {
      const room = down ? puzzle.height - rowOf(puzzle, first) : puzzle.width - columnOf(puzzle, first);
      if (room < length) continue;
      const stride = down ? puzzle.width : 1;
      const cells = Array.from({ length }, (_, step) => first + step * stride);
      const isBefore = (down ? rowOf : columnOf)(puzzle, first) > 0;
      const along = [...(isBefore ? [first - stride] : []), ...(room > length ? [first + length * stride] : [])];
      const beside = cells.flatMap((cell) => neighbours(puzzle, cell));
      const corners = reading.touch === 'never' ? cells.flatMap((cell) => diagonals(puzzle, cell)) : [];
      const around = [...new Set([...beside, ...corners])].filter((cell) => !cells.includes(cell));
      places.push({ cells, ends: length === 1 ? beside : along, around });
    }
  return places;
}

/** Whether each line through the cells keeps its number with a ship there and water around it. */
function fitsItsLines(puzzle: BattleshipsPuzzle, marks: Marks, { cells: berth, around }: Place): boolean {
  return linesOf(puzzle).every(({ number, cells }) => {
    if (number < 0 || !cells.some((cell) => berth.includes(cell))) return true;
    const ships = cells.filter((cell) => berth.includes(cell) || marks[cell] === YES).length;
    const open = cells.filter(
      (cell) => !berth.includes(cell) && marks[cell] === UNKNOWN && !around.includes(cell),
    ).length;
    return ships <= number && ships + open >= number;
  });
}

/** The fixpoint of the fleet rung, read off its definition with plain lists. */
function fleetByDefinition(puzzle: BattleshipsPuzzle, reading: BattleshipsReading, start: Marks): Marks | null {
  const marks = start.slice();
  const cells = [...marks.keys()];
  const longest = Math.max(puzzle.width, puzzle.height);
  const all = Array.from({ length: longest }, (_, index) => placesOf(puzzle, reading, index + 1)).flat();
  for (let before = ''; before !== marks.join(''); ) {
    before = marks.join('');
    const isShip = (cell: number) => marks[cell] === YES;
    const runs = all.filter((place) => place.cells.every(isShip) && !place.ends.some(isShip));
    const sealed = runs.filter((run) => run.ends.every((cell) => marks[cell] === NO));
    const lengths = [...new Set(puzzle.fleet)];
    if (sealed.some((run) => !lengths.includes(run.cells.length) || run.around.some(isShip))) return null;
    const berths: Place[] = [];
    const settled: Place[] = [];
    for (const length of lengths) {
      const spent = sealed.filter((run) => run.cells.length === length);
      const owed = puzzle.fleet.filter((other) => other === length).length - spent.length;
      const counted = reading.fleet === 'inventory';
      if (counted && owed < 0) return null;
      if (counted && owed === 0) continue;
      const open = all.filter(
        (place) =>
          place.cells.length === length &&
          !place.cells.some((cell) => marks[cell] === NO) &&
          !place.around.some(isShip) &&
          !spent.includes(place) &&
          fitsItsLines(puzzle, marks, place),
      );
      if (counted && open.length < owed) return null;
      if (counted && open.length === owed) settled.push(...open);
      berths.push(...open);
    }
    const agreed: { cell: number; mark: number }[] = [];
    for (const cell of cells)
      if (marks[cell] === UNKNOWN && !berths.some((berth) => berth.cells.includes(cell)))
        agreed.push({ cell, mark: NO });
    const agree = (places: readonly Place[]): void => {
      for (const cell of cells) {
        if (places.every((place) => place.cells.includes(cell))) agreed.push({ cell, mark: YES });
        if (places.every((place) => place.around.includes(cell))) agreed.push({ cell, mark: NO });
      }
    };
    for (const place of settled) agree([place]);
    for (const run of runs) {
      if (sealed.includes(run)) continue;
      const over = berths.filter((berth) => run.cells.every((cell) => berth.cells.includes(cell)));
      if (over.length === 0) return null;
      agree(over);
    }
    for (const { cell, mark } of agreed) {
      if (marks[cell] !== UNKNOWN && marks[cell] !== mark) return null;
      marks[cell] = mark;
    }
  }
  return marks;
}
