import { describe, expect, test } from 'vitest';
import { BLANK } from '../../src/board/clue.ts';
import { NO, UNKNOWN, YES } from '../../src/board/marks.ts';
import type { Puzzle } from '../../src/board/puzzle.ts';
import { readBoard } from '../../src/genres/read.ts';
import { type GenreId, genres } from '../../src/genres/registry.ts';
import { seeded } from '../../src/grid/random.ts';
import { genreViewOf } from '../../web/genres/registry.ts';
import { faultsOfMarks } from '../../web/page/feedback/fault.ts';
import { registeredCases } from '../support/genre-cases.ts';

const SEEDS = Array.from({ length: 80 }, (_, seed) => seed + 1);
const SMALL = { most: 12, side: 5 };

/** Faults of a position on a board, found as the page finds them. */
function faultsAt(
  id: GenreId,
  puzzle: Puzzle,
  marks: ArrayLike<number>,
): { rule: string; places: readonly string[] }[] {
  const genre = genres.find((one) => one.id === id);
  const printed = genre?.printed(puzzle) ?? new Uint8Array();
  return faultsOfMarks(
    genreViewOf(id).findFaults,
    puzzle,
    (decision) => marks[decision] || printed[decision],
    (decision) => printed[decision],
  ).map(({ rule, places }) => ({ rule, places }));
}

for (const { genre, id: name, fixtures, brute } of registeredCases) {
  const id = name as GenreId;
  describe(`live faults of ${id}`, () => {
    test.each(SEEDS)('are never found where the marks can still become an answer, seed %i', (seed) => {
      const { puzzle } = fixtures.randomBoard(seed, SMALL);
      const random = seeded(seed);
      for (const answer of brute(puzzle, genre.readings[0]).slice(0, 12)) {
        const some = Array.from(answer, (mark) => (random.below(3) === 0 ? UNKNOWN : mark === YES ? YES : NO));
        expect(faultsAt(id, puzzle, some), `${JSON.stringify(puzzle)} ${some}`).toEqual([]);
        const all = Array.from(answer, (mark) => (mark === YES ? YES : NO));
        expect(faultsAt(id, puzzle, all), `${JSON.stringify(puzzle)} ${all}`).toEqual([]);
      }
    });

    test.each(SEEDS)('have words, and places that the board has, seed %i', (seed) => {
      const { puzzle } = fixtures.randomBoard(seed, SMALL);
      const random = seeded(seed);
      const decisions = genre.decisions(puzzle);
      const marks = Array.from({ length: decisions }, () => random.below(3));
      for (const { rule, places } of faultsAt(id, puzzle, marks)) {
        expect(genreViewOf(id).words.faults, rule).toHaveProperty(rule);
        expect(places.length).toBeGreaterThan(0);
        for (const place of places) expect(place).toMatch(/^(r\d+c\d+|row \d+|column \d+)$/);
      }
    });

    test('and techniques have names', () => {
      for (const { name: rung } of [...genre.techniques, { name: 'probe' }, { name: 'search' }])
        expect(genreViewOf(id).words.techniques, rung).toHaveProperty(rung);
    });

    test.each(SEEDS)('are none where nothing is marked, whatever is printed, seed %i', (seed) => {
      const { puzzle } = fixtures.randomBoard(seed, SMALL);
      const decisions = genre.decisions(puzzle);
      expect(faultsAt(id, puzzle, new Uint8Array(decisions)), JSON.stringify(puzzle)).toEqual([]);
    });
  });
}

/** The faults of a pzprv3 board, rule by rule with their places. */
function faultsOfFile(text: string): (string | readonly string[])[][] {
  const { genre, board } = readBoard(text);
  return faultsAt(genre.id, board.puzzle, board.marks).map(({ rule, places }) => [rule, places]);
}

describe('Usowan', () => {
  const region = '0 0 0 0 /0 0 0 0 /0 0 0 0 /';

  test('shaded cells side by side', () => {
    expect(faultsOfFile(`pzprv3/usoone/3/4/1/${region}. . . . /. . . . /. . . 1 /. 1 1 . /. . . . /. . . . /`)).toEqual(
      [['touching-shaded', ['r1c2', 'r1c3']]],
    );
  });

  test('white cells walled off: what is cut off is named, not what it is cut off from', () => {
    expect(faultsOfFile(`pzprv3/usoone/3/4/1/${region}. . . . /. . . . /. . . 1 /. 1 . . /1 . . . /. . . . /`)).toEqual(
      [['white-walled-off', ['r1c1']]],
    );
  });

  test('a second number that can only lie, and none left that could', () => {
    const puzzle = { width: 3, height: 1, regions: [0, 0, 0], numbers: [0, 1, BLANK] };
    expect(faultsAt('usowan', puzzle, [0, 0, UNKNOWN])).toEqual([]);
    // The 0 tells the truth beside the 1; so does the 1 when the last cell is shaded.
    expect(faultsAt('usowan', puzzle, [0, 0, YES])).toEqual([{ rule: 'no-lie', places: ['r1c1', 'r1c2'] }]);
    expect(faultsAt('usowan', puzzle, [0, 0, NO])).toEqual([]);
    const other = { width: 4, height: 1, regions: [0, 0, 0, 0], numbers: [BLANK, 0, 1, BLANK] };
    expect(faultsAt('usowan', other, [YES, 0, 0, NO])).toEqual([{ rule: 'two-lies', places: ['r1c2', 'r1c3'] }]);
    expect(faultsAt('usowan', other, [YES, 0, 0, UNKNOWN])).toEqual([]);
  });

  test('a single lie is no fault', () => {
    const puzzle = { width: 3, height: 1, regions: [0, 0, 0], numbers: [BLANK, 0, 0] };
    expect(faultsAt('usowan', puzzle, [YES, 0, 0])).toEqual([]);
  });
});

describe('Battleships', () => {
  const puzzle = (more: object = {}) => ({
    width: 4,
    height: 3,
    columns: [BLANK, BLANK, BLANK, BLANK],
    rows: [BLANK, BLANK, BLANK],
    pieces: new Array(12).fill(BLANK),
    fleet: [3, 1, 1],
    ...more,
  });
  const marks = (text: string) => [...text].map((one) => '.#~'.indexOf(one));
  const found = (text: string, more?: object) =>
    faultsAt('battleships', puzzle(more), marks(text)).map(({ rule, places }) => [rule, places]);

  test('ships that touch at a corner, and a ship that is bent', () => {
    expect(found('#....#......')).toEqual([['touching-ships', ['r1c1', 'r2c2']]]);
    expect(found('##...#......')).toEqual([['bent-ship', ['r1c1', 'r1c2', 'r2c2']]]);
  });

  test('a run that is longer than any ship left', () => {
    expect(found('####........')).toEqual([['no-such-ship', ['r1c1', 'r1c2', 'r1c3', 'r1c4']]]);
    // The ship of three stands already, so two in a row with an open end are too long.
    expect(found('###~~~~~##..')).toEqual([['ship-too-long', ['r3c1', 'r3c2']]]);
    expect(found('###~~~~~#...')).toEqual([]);
  });

  test('more closed ships of a length than the fleet has', () => {
    expect(found('#~#~~~~~#~..')).toEqual([['too-many-ships', ['r1c1', 'r1c3', 'r3c1']]]);
  });

  test('a printed end that can no longer be one', () => {
    const pieces = new Array(12).fill(BLANK);
    pieces[1] = 3;
    expect(found('..~.........', { pieces })).toEqual([['wrong-end', ['r1c2']]]);
    expect(found('.......~....', { pieces })).toEqual([]);
  });

  test('a number that is exceeded or out of reach', () => {
    expect(found('#.#.........', { rows: [1, BLANK, BLANK] })).toEqual([['number-exceeded', ['row 1']]]);
    expect(found('~~~.........', { rows: [2, BLANK, BLANK] })).toEqual([['number-out-of-reach', ['row 1']]]);
  });
});

describe('Tilepaint', () => {
  test('a number that no choice of the tiles left makes', () => {
    // Tiles of 2, 2 and 1 cells in one row that owes 3: with the single cell white, 3 can't be made.
    const puzzle = {
      width: 5,
      height: 1,
      tiles: [0, 0, 1, 1, 2],
      columns: new Array(5).fill(BLANK),
      rows: [3],
      right: new Array(5).fill(BLANK),
      down: new Array(5).fill(BLANK),
    };
    expect(faultsAt('tilepaint', puzzle, [0, 0, NO])).toEqual([{ rule: 'number-out-of-reach', places: ['row 1'] }]);
    expect(faultsAt('tilepaint', puzzle, [YES, YES, 0])).toEqual([{ rule: 'number-exceeded', places: ['row 1'] }]);
    expect(faultsAt('tilepaint', puzzle, [YES, 0, 0])).toEqual([]);
  });
});

describe('Castle Wall', () => {
  const rules = (text: string) => faultsOfFile(text);

  test('a branch', () => {
    expect(rules('pzprv3/castle/2/3/. . . /. . . /1 1 /0 0 /0 1 0 /')).toEqual([['branch', ['r1c2']]]);
  });

  test('a closed small loop beside other lines comes before numbers', () => {
    const board = 'pzprv3/castle/3/4/. . . 4,1,0 /. . . . /. . . . /1 0 0 /1 0 0 /0 0 1 /1 1 0 0 /0 0 0 0 /';
    expect(rules(board)[0]).toEqual(['small-loop', ['r1c1', 'r1c2', 'r2c1', 'r2c2']]);
  });

  test('a closed loop with a wall on its wrong side', () => {
    const wall = (colour: number) => `pzprv3/castle/3/3/. . . /. 0,-,${colour} . /. . . /1 1 /0 0 /1 1 /1 0 1 /1 0 1 /`;
    expect(rules(wall(2))).toEqual([['black-inside', ['r2c2']]]);
    expect(rules(wall(1))).toEqual([]);
    const corner = 'pzprv3/castle/3/3/. . . /. . . /. . 0,-,1 /1 0 /1 0 /0 0 /1 1 0 /0 0 0 /';
    expect(rules(corner)).toEqual([]);
  });

  test('a line that has come to its end', () => {
    expect(rules('pzprv3/castle/2/3/. . . /. . . /1 -1 /0 0 /0 -1 0 /')).toEqual([['dead-end', ['r1c2']]]);
  });
});
