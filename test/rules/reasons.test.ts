import { describe, expect, it } from 'vitest';
import type { Marks } from '../../src/board/marks.ts';
import type { Puzzle } from '../../src/board/puzzle.ts';
import type { Reading } from '../../src/board/reading.ts';
import type { Reason } from '../../src/genre/reason.ts';
import { randomBattleships } from '../../src/genres/battleships/fixtures/random-board.ts';
import { battleshipsReadings } from '../../src/genres/battleships/readings.ts';
import { reasons as battleshipsReasons } from '../../src/genres/battleships/reasons.ts';
import { randomCastleWall } from '../../src/genres/castle-wall/fixtures/random-board.ts';
import { castleWallReadings } from '../../src/genres/castle-wall/readings.ts';
import { reasons as castleWallReasons } from '../../src/genres/castle-wall/reasons.ts';
import { readBoard } from '../../src/genres/read.ts';
import { randomTilepaint } from '../../src/genres/tilepaint/fixtures/random-board.ts';
import { tilepaintReadings } from '../../src/genres/tilepaint/readings.ts';
import { reasons as tilepaintReasons } from '../../src/genres/tilepaint/reasons.ts';
import { randomUsowan } from '../../src/genres/usowan/fixtures/random-board.ts';
import { usowanReadings } from '../../src/genres/usowan/readings.ts';
import { reasons as usowanReasons } from '../../src/genres/usowan/reasons.ts';
import { type Random, seeded } from '../../src/grid/random.ts';
import { battleshipsAnswers, castleWallAnswers, tilepaintAnswers, usowanAnswers } from '../support/answers.ts';

/** The puzzle with some of its small numbers changed at random: far more often impossible than a random board. */
function shaken<P extends Puzzle>(
  puzzle: P,
  random: Random,
  lists: readonly (keyof P & string)[],
  values: readonly number[],
): P {
  const changed: Record<string, readonly number[]> = {};
  for (const list of lists) changed[list] = [...(puzzle[list] as readonly number[])];
  for (let hits = 1 + random.below(4); hits > 0; hits--) {
    const list = lists[random.below(lists.length)];
    const numbers = [...changed[list]];
    numbers[random.below(numbers.length)] = values[random.below(values.length)];
    changed[list] = numbers;
  }
  return { ...puzzle, ...changed };
}

/** Asserts that a board with a reason has no answer; returns [boards with a reason, boards without answer]. */
function sound<P extends Puzzle, R extends Reading>(
  boards: Iterable<{ puzzle: P; seed: number }>,
  reading: R,
  reasonsOf: (puzzle: P, reading: R) => readonly Reason[],
  answersOf: (puzzle: P, reading: R) => readonly Marks[],
): [number, number] {
  let told = 0;
  let none = 0;
  for (const { puzzle, seed } of boards) {
    const reasons = reasonsOf(puzzle, reading);
    const answers = answersOf(puzzle, reading).length;
    if (answers === 0) none++;
    if (reasons.length === 0) continue;
    told++;
    const about = `seed ${seed} ${JSON.stringify(puzzle)} ${reasons.map(({ text }) => text).join(' ')}`;
    expect(answers, about).toBe(0);
    for (const { text, clues } of reasons) {
      expect(text, about).toMatch(/^[A-Zr].*\.$/);
      for (const clue of clues)
        expect(clue, about).toMatch(/^(r\d+c\d+|(row|column) \d+|region at r\d+c\d+|fleet|board)$/);
    }
  }
  return [told, none];
}

const SEEDS = Array.from({ length: 500 }, (_, seed) => seed + 1);

it('a reason is told once', () => {
  // Each piece says of some cells twice that they are water: beside its own cell, and beside its ship's second one.
  const pieces = [1, 1, 1, ...new Array<number>(33).fill(-1)];
  const blank = new Array<number>(6).fill(-1);
  const puzzle = { width: 6, height: 6, columns: blank, rows: blank, pieces, fleet: [3, 2, 2, 1, 1, 1] };
  const texts = battleshipsReasons(puzzle, battleshipsReadings[0]).map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(3);
  expect(texts).toEqual([...new Set(texts)]);
});

describe('a board with a reason has no answer', () => {
  it.each(usowanReadings)('Usowan, $name', (reading) => {
    const boards = SEEDS.map((seed) => {
      const { puzzle } = randomUsowan(seed, { least: 2, most: 12 });
      return { puzzle: shaken(puzzle, seeded(seed), ['numbers'], [-1, -2, 0, 1, 2, 3, 4]), seed };
    });
    const [told, none] = sound(boards, reading, usowanReasons, usowanAnswers);
    expect(told).toBeGreaterThan(20);
    expect(none).toBeLessThan(SEEDS.length);
  });
  it.each(battleshipsReadings)('Battleships, $name', (reading) => {
    const boards = SEEDS.map((seed) => {
      const { puzzle } = randomBattleships(seed, { least: 2, most: 15 });
      const random = seeded(seed);
      const pieced = shaken(puzzle, random, ['pieces'], [-1, -2, 0, 1, 2, 3, 4, 5, 6]);
      return {
        puzzle: seed % 2 ? pieced : shaken(pieced, random, ['rows', 'columns'], [-1, -2, 0, 1, 2, 3, 4, 9]),
        seed,
      };
    });
    const [told, none] = sound(boards, reading, battleshipsReasons, battleshipsAnswers);
    expect(told).toBeGreaterThan(100);
    expect(none).toBeLessThan(SEEDS.length);
  });
  it('Tilepaint', () => {
    const boards = SEEDS.map((seed) => {
      const { puzzle } = randomTilepaint(seed, { least: 2, most: 15 });
      const lists = ['rows', 'columns'] as const;
      return { puzzle: shaken(puzzle, seeded(seed), lists, [-1, 0, 1, 2, 3, 4, 5, 995]), seed };
    });
    const [told, none] = sound(boards, tilepaintReadings[0], tilepaintReasons, tilepaintAnswers);
    expect(told).toBeGreaterThan(100);
    expect(none).toBeLessThan(SEEDS.length);
  });
  it('Tilepaint, with clue cells inside', () => {
    const boards = SEEDS.map((seed) => {
      const { puzzle } = randomTilepaint(seed, { least: 6, most: 15 });
      const random = seeded(seed);
      const inner = (numbers: readonly number[]) =>
        numbers.map((number, cell) => (puzzle.tiles[cell] < 0 && random.below(2) ? random.below(4) : number));
      return { puzzle: { ...puzzle, right: inner(puzzle.right), down: inner(puzzle.down) }, seed };
    });
    const [told] = sound(boards, tilepaintReadings[0], tilepaintReasons, tilepaintAnswers);
    expect(told).toBeGreaterThan(50);
  });
  it.each(castleWallReadings)('Castle Wall, $name', (reading) => {
    const boards = SEEDS.map((seed) => {
      const random = seeded(seed);
      const { puzzle } = randomCastleWall(seed, { least: 4, most: 20 });
      // More walls of any colour, arrow and number.
      const colours = [...puzzle.colours];
      const arrows = [...puzzle.arrows];
      const numbers = [...puzzle.numbers];
      for (let more = random.below(4); more > 0; more--) {
        const cell = random.below(colours.length);
        colours[cell] = random.below(3);
        arrows[cell] = random.below(5);
        numbers[cell] = random.below(6) - 2;
        if (numbers[cell] === -1) numbers[cell] = -2;
      }
      return { puzzle: { ...puzzle, colours, arrows, numbers }, seed };
    });
    const [told, none] = sound(boards, reading, castleWallReasons, castleWallAnswers);
    expect(told).toBeGreaterThan(20);
    expect(none).toBeLessThan(SEEDS.length);
  });
});

describe('what a reason says', () => {
  const told = (text: string, reading = 'standard'): readonly Reason[] => {
    const { genre, board } = readBoard(text);
    const found = genre.readings.find(({ name }) => name === reading);
    if (!found) throw new Error(`no reading ${reading}`);
    return genre.reasons(board.puzzle, found);
  };
  const castle = (...cells: string[]) => {
    const rows = Array.from({ length: 3 }, (_, row) => cells.slice(4 * row, 4 * row + 4).join(' '));
    return `pzprv3/castle/3/4/${rows.join(' /')} /`.replaceAll('.', '0,-1,0');
  };
  it.each([
    ['pzprv3/usoone/2/3/2/0 0 1 /0 1 1 /1 . . /. . . /', 'region at r1c3 prints no number', ['region at r1c3']],
    ['pzprv3/usoone/2/3/2/0 0 1 /0 1 1 /1 . . /. . - /', 'region at r1c3 prints no number', ['region at r1c3']],
    ['pzprv3/usoone/2/3/1/0 0 0 /0 0 0 /4 . . /. . 3 /', 'No shading makes r1c1 and r2c3 right', ['r1c1', 'r2c3']],
    // 2 in a corner would cut the corner off; the 3 has but two neighbours.
    ['pzprv3/usoone/2/3/1/0 0 0 /0 0 0 /2 . . /. . 3 /', 'No shading makes r1c1 and r2c3 right', ['r1c1', 'r2c3']],
    ['pzprv3/usoone/2/3/2/0 1 1 /1 1 1 /0 - . /- . 1 /', 'Every shading makes r1c1 right', ['r1c1']],
    ['pzprv3/battleship/2/6/1/11g/. . . . . . . /9 . . . . . . /. . . . . . . /', 'asks for 9 ship cells', ['row 1']],
    [
      'pzprv3/battleship/2/3/1/21o/. . . . /1 . . . /2 . . . /',
      'rows add up to 3 ship cells',
      ['row 1', 'row 2', 'fleet'],
    ],
    ['pzprv3/battleship/2/3/1/21o/. . . . /. . . 3 /. . . . /', 'has no cell for the rest of its ship', ['r1c3']],
    ['pzprv3/battleship/2/3/1/51v/. . . . /. . . . /. . . . /', 'has 0 places', ['fleet']],
    ['pzprv3/battleship/2/3/1/31s/. . . . /. 5 . . /. . . . /', 'middle at r1c1 has no room', ['r1c1']],
    ['pzprv3/battleship/2/4/1/11g/. . . . . /. 6 . . 6 /. . . . . /', 'prints 2 submarines', ['r1c1', 'r1c4', 'fleet']],
    [
      'pzprv3/tilepaint/2/3/3/. 0 0 /1 2 2 /0 -1 -1 -1 /-1 0,4 . . /-1 . . . /',
      'run below r1c1 asks for 4 painted cells and has only 1',
      ['r1c1'],
    ],
    ['pzprv3/tilepaint/2/3/3/. 0 0 /1 2 2 /0 1 -1 -1 /-1 -1,-1 . . /-1 . . . /', 'no cell to paint', ['column 1']],
    ['pzprv3/tilepaint/2/3/2/0 0 0 /1 1 1 /0 -1 -1 -1 /2 . . . /-1 . . . /', "slices 3 can't add up", ['row 1']],
    ['pzprv3/tilepaint/2/3/3/0 1 1 /0 2 2 /0 1 1 1 /1 . . . /1 . . . /', 'slices', ['column 1']],
    [castle('2,-,1', '.', '.', '.', '.', '.', '.', '.', '.', '.', '.', '.'), 'r1c1 is a white clue cell', ['r1c1']],
    [
      castle('4,995,0', '.', '.', '.', '.', '.', '.', '.', '.', '.', '.', '.'),
      'asks for 995 segments, and its ray has room for 2',
      ['r1c1'],
    ],
    [
      castle('.', '.', '.', '.', '.', '0,-,1', '0,-,2', '.', '.', '.', '.', '.'),
      'between the white r2c2 and the black r2c3',
      ['r2c2', 'r2c3'],
    ],
    [castle('0,-,0', '.', '.', '0,-,0', '.', '0,-,0', '0,-,0', '.', '.', '.', '.', '.'), 'no room for any loop', null],
  ])('%s', (board, sentence, clues) => {
    const reasons = told(board);
    const about = reasons.map(({ text }) => text).join(' ');
    const reason = reasons.find(({ text }) => text.includes(sentence));
    expect(reason, about).toBeDefined();
    if (clues)
      expect(
        reason?.clues.filter((clue) => clues.includes(clue)),
        about,
      ).toEqual(clues);
  });
  it('a region without a number is no fault where it may have no lie', () => {
    const board = 'pzprv3/usoone/2/3/2/0 0 1 /0 1 1 /1 . . /. . . /';
    expect(told(board)).toHaveLength(1);
    for (const reading of ['at-most-one-lie-per-region', 'all-honest', 'one-lie-in-total'])
      expect(told(board, reading)).toEqual([]);
  });
});
