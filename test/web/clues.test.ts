import { describe, expect, test } from 'vitest';
import { BLANK } from '../../src/board/clue.ts';
import { NO, UNKNOWN, YES } from '../../src/board/marks.ts';
import type { NumberState } from '../../src/formats/picture/picture.ts';
import { randomBattleships } from '../../src/genres/battleships/fixtures/random-board.ts';
import { type Hull, hullOf } from '../../src/genres/battleships/formats/hull.ts';
import { battleshipsReadings } from '../../src/genres/battleships/readings.ts';
import { check as checkBattleships, printed as printedBattleships } from '../../src/genres/battleships/rules.ts';
import { insideLoop, randomCastleWall } from '../../src/genres/castle-wall/fixtures/random-board.ts';
import { NO_WALL } from '../../src/genres/castle-wall/puzzle.ts';
import { rayEdges } from '../../src/genres/castle-wall/rays.ts';
import { printed as printedCastleWall } from '../../src/genres/castle-wall/rules.ts';
import { randomTilepaint } from '../../src/genres/tilepaint/fixtures/random-board.ts';
import { randomUsowan } from '../../src/genres/usowan/fixtures/random-board.ts';
import { printed as printedUsowan } from '../../src/genres/usowan/rules.ts';
import { seeded } from '../../src/grid/random.ts';
import { neighbours } from '../../src/grid/shape.ts';
import { lineCells, lineState, shipRuns, shipsFound } from '../../web/genres/battleships/clues.ts';
import { hasCount, rayState } from '../../web/genres/castle-wall/clues.ts';
import { closedKnown, INSIDE, OUTSIDE, sideOfWall, sides } from '../../web/genres/castle-wall/sides.ts';
import { runState, runsOf } from '../../web/genres/tilepaint/clues.ts';
import { numberState, shownState } from '../../web/genres/usowan/clues.ts';

const SEEDS = Array.from({ length: 150 }, (_, seed) => seed + 1);

/** What a clue's state must be, by trying every completion of the decisions that it reads. */
function tried(number: number, weights: readonly number[], marks: readonly number[]): NumberState {
  const open = marks.filter((mark) => mark === UNKNOWN).length;
  const painted = weights.reduce((sum, weight, i) => sum + (marks[i] === YES ? weight : 0), 0);
  const free = weights.filter((_, i) => marks[i] === UNKNOWN);
  let possible = false;
  for (let choice = 0; choice < 2 ** open; choice++) {
    const more = free.reduce((sum, weight, i) => sum + (((choice >> i) & 1) === 1 ? weight : 0), 0);
    if (painted + more === number) possible = true;
  }
  if (!possible) return 'dead';
  return open === 0 ? 'met' : 'open';
}

/** A position in the middle of play: what is printed, and some marks. */
function midway(seed: number, printed: Uint8Array): (decision: number) => number {
  const random = seeded(seed);
  const marks = printed.map((mark) => mark || [UNKNOWN, YES, NO][random.below(3)]);
  return (decision) => marks[decision];
}

describe('the state of a number is what trying every completion says', () => {
  test.each(SEEDS)('Usowan, seed %i', (seed) => {
    const { puzzle } = randomUsowan(seed);
    const known = midway(seed, printedUsowan(puzzle));
    puzzle.numbers.forEach((number, cell) => {
      if (number < 0) return;
      const beside = neighbours(puzzle, cell);
      const state = tried(
        number,
        beside.map(() => 1),
        beside.map(known),
      );
      expect(numberState(puzzle, cell, known), `cell ${cell} of ${JSON.stringify(puzzle)}`).toBe(state);
    });
  });

  test.each(SEEDS)('Battleships, seed %i', (seed) => {
    const { puzzle } = randomBattleships(seed);
    const known = midway(seed, printedBattleships(puzzle));
    for (const line of ['row', 'column'] as const)
      (line === 'row' ? puzzle.rows : puzzle.columns).forEach((number, at) => {
        if (number < 0) return;
        const cells = lineCells(puzzle, line, at);
        const state = tried(
          number,
          cells.map(() => 1),
          cells.map(known),
        );
        expect(lineState(puzzle, line, at, known), `${line} ${at} of ${JSON.stringify(puzzle)}`).toBe(state);
      });
  });

  test.each(SEEDS)('Tilepaint, seed %i', (seed) => {
    const { puzzle } = randomTilepaint(seed);
    const known = midway(seed, new Uint8Array(puzzle.tiles.length));
    for (const run of runsOf(puzzle)) {
      const state = tried(run.number, run.slices, run.tiles.map(known));
      expect(runState(run, known), `${JSON.stringify(run)} of ${JSON.stringify(puzzle)}`).toBe(state);
    }
  });

  test.each(SEEDS)('Castle Wall, seed %i', (seed) => {
    const { puzzle } = randomCastleWall(seed);
    const known = midway(seed, printedCastleWall(puzzle));
    puzzle.colours.forEach((colour, cell) => {
      if (colour === NO_WALL || !hasCount(puzzle, cell)) return;
      const ray = rayEdges(puzzle, cell, puzzle.arrows[cell]);
      const state = tried(
        puzzle.numbers[cell],
        ray.map(() => 1),
        ray.map(known),
      );
      expect(rayState(puzzle, cell, known), `cell ${cell} of ${JSON.stringify(puzzle)}`).toBe(state);
    });
  });
});

describe('Usowan', () => {
  test('a lie that the print alone proves is shown only when all round it is decided', () => {
    // A 4 in the corner of a 2 × 2 can't be true, and the untouched board must not say so.
    const puzzle = { width: 2, height: 2, regions: [0, 0, 0, 0], numbers: [4, BLANK, BLANK, 1] };
    const marks =
      (...cells: number[]) =>
      (cell: number) =>
        cells[cell];
    expect(shownState(puzzle, 0, marks(NO, UNKNOWN, UNKNOWN, NO))).toBe('open');
    expect(shownState(puzzle, 0, marks(NO, NO, UNKNOWN, NO))).toBe('open');
    expect(shownState(puzzle, 0, marks(NO, NO, NO, NO))).toBe('lie');
    expect(shownState(puzzle, 3, marks(NO, YES, YES, NO))).toBe('lie');
    expect(shownState(puzzle, 3, marks(NO, YES, UNKNOWN, NO))).toBe('open');
    expect(shownState(puzzle, 3, marks(NO, YES, NO, NO))).toBe('met');
  });
});

describe('Battleships', () => {
  test.each(SEEDS)('on an answer every ship of the fleet is ticked, seed %i', (seed) => {
    const { puzzle, answer } = randomBattleships(seed);
    if (!answer) return;
    const [standard] = battleshipsReadings;
    expect(checkBattleships(puzzle, answer, standard).violations).toEqual([]);
    const known = (cell: number): number => answer[cell];
    expect(shipsFound(puzzle.fleet, shipRuns(puzzle, known)), JSON.stringify(puzzle)).not.toContain(false);
    const ships = (cell: number): number => (answer[cell] === YES ? YES : UNKNOWN);
    expect(shipsFound(puzzle.fleet, shipRuns(puzzle, ships, true))).not.toContain(false);
  });

  test('a ship is drawn by what is decided round it', () => {
    const puzzle = {
      width: 3,
      height: 2,
      columns: [-1, -1, -1],
      rows: [-1, -1],
      pieces: new Array(6).fill(BLANK),
      fleet: [2],
    };
    const sides = ({ up, right, down, left }: Hull) => [up, right, down, left].map((side) => side.charAt(0)).join('');
    const shape = (row: string, cell: number, placed = false) =>
      sides(hullOf(puzzle, cell, (other) => '.#~'.indexOf(row[other]), placed));
    // Each of up, right, down, left: round, joined or flat.
    expect(shape('#~.~..', 0)).toBe('rrrr');
    expect(shape('##.~..', 0)).toBe('fjfr');
    expect(shape('##.~..', 1)).toBe('fffj');
    expect(shape('##.~..', 1, true)).toBe('frfj');
    expect(shape('###...', 1)).toBe('fjfj');
    expect(shape('#.....', 0)).toBe('ffff');
    expect(shape('#~.#..', 0)).toBe('rfjf');
    expect(shape('#~.#~.', 3)).toBe('jfrf');
  });

  test('a printed piece keeps the shape that is printed', () => {
    const puzzle = { width: 3, height: 1, columns: [-1, -1, -1], rows: [-1], pieces: [BLANK, 3, BLANK], fleet: [2] };
    expect(hullOf(puzzle, 1, () => UNKNOWN, false)).toEqual({ up: 'flat', right: 'flat', down: 'flat', left: 'round' });
    expect(hullOf(puzzle, 1, (cell) => (cell === 2 ? YES : UNKNOWN), false).right).toBe('joined');
  });

  test('a ship still open at an end is not ticked, and a bent one never', () => {
    const puzzle = {
      width: 3,
      height: 2,
      columns: [-1, -1, -1],
      rows: [-1, -1],
      pieces: new Array(6).fill(BLANK),
      fleet: [2],
    };
    const closed = (row: string) =>
      shipRuns(puzzle, (cell) => '.#~'.indexOf(row[cell]))
        .filter((run) => run.closed && !run.bent)
        .map(({ cells }) => cells.length);
    expect(closed('##.~~.')).toEqual([]);
    expect(closed('##~~~.')).toEqual([2]);
    expect(closed('##~#~~')).toEqual([]);
    expect(closed('#~~~~~')).toEqual([1]);
  });
});

describe('Castle Wall', () => {
  test.each(SEEDS)('on a loop the sides of the walls are those of a ray that counts crossings, seed %i', (seed) => {
    const { puzzle, answer } = randomCastleWall(seed);
    if (!answer) return;
    const found = sides(puzzle, (edge) => answer[edge]);
    const across = puzzle.width + 1;
    puzzle.colours.forEach((colour, cell) => {
      if (colour === NO_WALL) return;
      const row = Math.floor(cell / puzzle.width);
      const column = cell % puzzle.width;
      const corners = [
        row * across + column,
        row * across + column + 1,
        (row + 1) * across + column,
        (row + 1) * across + column + 1,
      ];
      const side = insideLoop(puzzle, answer, cell) ? INSIDE : OUTSIDE;
      expect(sideOfWall(puzzle, found, cell)).toBe(side);
      expect(
        corners.map((corner) => found[corner]),
        `cell ${cell} of ${JSON.stringify(puzzle)}`,
      ).toEqual([side, side, side, side]);
    });
  });

  test.each(SEEDS)('on a solved board no corner is left blank, though only the loop is drawn, seed %i', (seed) => {
    const { puzzle, answer } = randomCastleWall(seed);
    if (!answer) return;
    const drawn = (edge: number): number => (answer[edge] === YES ? YES : UNKNOWN);
    expect([...sides(puzzle, closedKnown(drawn))]).not.toContain(0);
    expect(sides(puzzle, closedKnown(drawn))).toEqual(sides(puzzle, (edge) => (answer[edge] === YES ? YES : NO)));
  });

  test('with nothing marked only the border is known', () => {
    const puzzle = {
      width: 3,
      height: 2,
      colours: new Array(6).fill(NO_WALL),
      arrows: new Array(6).fill(0),
      numbers: new Array(6).fill(BLANK),
    };
    expect([...sides(puzzle, () => UNKNOWN)]).toEqual([1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1]);
  });
});
