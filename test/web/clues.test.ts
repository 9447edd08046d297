import { describe, expect, test } from 'vitest';
import { BLANK } from '../../src/board/clue.ts';
import { NO, UNKNOWN, YES } from '../../src/board/marks.ts';
import { randomBattleships } from '../../src/genres/battleships/fixtures/random-board.ts';
import { battleshipsReadings } from '../../src/genres/battleships/readings.ts';
import { check as checkBattleships, printed as printedBattleships } from '../../src/genres/battleships/rules.ts';
import { insideLoop, randomCastleWall } from '../../src/genres/castle-wall/fixtures/random-board.ts';
import { NO_WALL } from '../../src/genres/castle-wall/puzzle.ts';
import { printed as printedCastleWall } from '../../src/genres/castle-wall/rules.ts';
import { randomTilepaint } from '../../src/genres/tilepaint/fixtures/random-board.ts';
import { randomUsowan } from '../../src/genres/usowan/fixtures/random-board.ts';
import { printed as printedUsowan } from '../../src/genres/usowan/rules.ts';
import { seeded } from '../../src/grid/random.ts';
import { neighbours } from '../../src/grid/shape.ts';
import { closedShips, fleetTicks, lineCells, lineState, shipShape } from '../../web/genres/battleships/clues.ts';
import { hasCount, INSIDE, OUTSIDE, rayEdges, rayState, sides } from '../../web/genres/castle-wall/clues.ts';
import { printedNumbers, runState } from '../../web/genres/tilepaint/clues.ts';
import { numberState, regionState } from '../../web/genres/usowan/clues.ts';
import type { ClueState } from '../../web/page/clues/state.ts';

const SEEDS = Array.from({ length: 150 }, (_, seed) => seed + 1);

/** What a clue's state must be, by trying every completion of the decisions that it reads. */
function tried(number: number, weights: readonly number[], marks: readonly number[]): ClueState {
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
        expect(lineState(number, cells, known), `${line} ${at} of ${JSON.stringify(puzzle)}`).toBe(state);
      });
  });

  test.each(SEEDS)('Tilepaint, seed %i', (seed) => {
    const { puzzle } = randomTilepaint(seed);
    const known = midway(seed, new Uint8Array(puzzle.tiles.length));
    for (const { run } of printedNumbers(puzzle)) {
      const state = tried(
        run.number,
        run.slices.map(({ cells }) => cells),
        run.slices.map(({ tile }) => known(tile)),
      );
      expect(runState(run, known), `${JSON.stringify(run)} of ${JSON.stringify(puzzle)}`).toBe(state);
    }
  });

  test.each(SEEDS)('Castle Wall, seed %i', (seed) => {
    const { puzzle } = randomCastleWall(seed);
    const known = midway(seed, printedCastleWall(puzzle));
    puzzle.colours.forEach((colour, cell) => {
      if (colour === NO_WALL || !hasCount(puzzle, cell)) return;
      const ray = rayEdges(puzzle, cell);
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
  test('a region is lost with two lies, or with none left to be found', () => {
    // 0 and 1 beside each other in a row of three; the third cell decides about the 1.
    const puzzle = { width: 3, height: 1, regions: [0, 0, 0], numbers: [0, 1, BLANK] };
    const numbers = [0, 1];
    const at = (mark: number) => (cell: number) => (cell === 2 ? mark : NO);
    expect(regionState(puzzle, numbers, at(UNKNOWN))).toBe('open');
    expect(regionState(puzzle, numbers, at(YES))).toBe('dead');
    expect(regionState(puzzle, numbers, at(NO))).toBe('met');
    expect(regionState({ ...puzzle, numbers: [2, 2, BLANK] }, numbers, at(UNKNOWN))).toBe('dead');
  });
});

describe('Battleships', () => {
  test.each(SEEDS)('on an answer every ship of the fleet is ticked, seed %i', (seed) => {
    const { puzzle, answer } = randomBattleships(seed);
    if (!answer) return;
    const [standard] = battleshipsReadings;
    expect(checkBattleships(puzzle, answer, standard).violations).toEqual([]);
    const known = (cell: number): number => answer[cell];
    expect(fleetTicks(puzzle.fleet, closedShips(puzzle, known, false)), JSON.stringify(puzzle)).not.toContain(false);
    const ships = (cell: number): number => (answer[cell] === YES ? YES : UNKNOWN);
    expect(fleetTicks(puzzle.fleet, closedShips(puzzle, ships, true))).not.toContain(false);
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
    const shape = (row: string, cell: number, placed = false) =>
      shipShape(puzzle, cell, (other) => '.#~'.indexOf(row[other]), placed);
    expect(shape('#~.~..', 0)).toBe('submarine');
    expect(shape('##.~..', 0)).toBe('left');
    expect(shape('##.~..', 1)).toBe('open');
    expect(shape('##.~..', 1, true)).toBe('right');
    expect(shape('###...', 1)).toBe('middle');
    expect(shape('#.....', 0)).toBe('open');
    expect(shape('#~.#..', 0)).toBe('up');
    expect(shape('#~.#~.', 3)).toBe('down');
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
    const closed = (row: string) => closedShips(puzzle, (cell) => '.#~'.indexOf(row[cell]), false);
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
      expect(
        corners.map((corner) => found[corner]),
        `cell ${cell} of ${JSON.stringify(puzzle)}`,
      ).toEqual([side, side, side, side]);
    });
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
