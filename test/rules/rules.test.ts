import { describe, expect, it } from 'vitest';
import { BLANK, QUESTION } from '../../src/board/clue.ts';
import { NO, UNKNOWN, YES } from '../../src/board/marks.ts';
import type { Puzzle } from '../../src/board/puzzle.ts';
import type { Reading } from '../../src/board/reading.ts';
import { printBoard } from '../../src/formats/print.ts';
import type { FaultBoard } from '../../src/genre/fault-board.ts';
import type { Genre } from '../../src/genre/genre.ts';
import type { Verdict } from '../../src/genre/verdict.ts';
import { battleshipsFaults } from '../../src/genres/battleships/fixtures/faults.ts';
import { castleWallFaults } from '../../src/genres/castle-wall/fixtures/faults.ts';
import { readBoard } from '../../src/genres/read.ts';
import { genres } from '../../src/genres/registry.ts';
import { tilepaintFaults } from '../../src/genres/tilepaint/fixtures/faults.ts';
import { usowanFaults } from '../../src/genres/usowan/fixtures/faults.ts';
import { seeded } from '../../src/grid/random.ts';
import { battleshipsAnswers, castleWallAnswers, usowanAnswers } from '../support/brute.ts';
import { randomBattleships, randomCastleWall, randomTilepaint, randomUsowan } from '../support/random-boards.ts';

const FAULTS: Readonly<Record<string, readonly FaultBoard[]>> = {
  usowan: usowanFaults,
  battleships: battleshipsFaults,
  tilepaint: tilepaintFaults,
  'castle-wall': castleWallFaults,
};

const MAKERS: Readonly<Record<string, (seed: number) => { puzzle: Puzzle }>> = {
  usowan: randomUsowan,
  battleships: randomBattleships,
  tilepaint: randomTilepaint,
  'castle-wall': randomCastleWall,
};

function genreOf(id: string): Genre {
  const genre = genres.find((other) => other.id === id);
  if (!genre) throw new Error(`no genre ${id}`);
  return genre;
}

function readingOf(genre: Genre, name = 'standard'): Reading {
  const reading = genre.readings.find((other) => other.name === name);
  if (!reading) throw new Error(`no reading ${name}`);
  return reading;
}

function verdictOn(text: string, readingName?: string): Verdict {
  const { genre, board } = readBoard(text);
  return genre.check(board.puzzle, board.marks, readingOf(genre, readingName), board.notes);
}

describe('a board per fault', () => {
  for (const [id, boards] of Object.entries(FAULTS)) {
    it.each(boards)(`${id}: $rule`, ({ rule, puzzlink, reading, board }) => {
      const { violations } = verdictOn(board, reading);
      expect(violations.map((violation) => violation.rule)).toEqual(rule === null ? [] : [rule]);
      for (const violation of violations) {
        expect(violation.puzzlink).toBe(puzzlink);
        expect(violation.text).toMatch(/^[A-Z].*\.$/);
        for (const name of violation.cells) expect(name).toMatch(/^(r\d+c\d+(-r\d+c\d+)?|(row|column) \d+)$/);
      }
    });

    it(`${id}: every rule that random markings break has its board, and is named once`, () => {
      const genre = genreOf(id);
      const known = new Set(boards.map(({ rule }) => rule));
      for (let seed = 1; seed <= 200; seed++) {
        const { puzzle } = MAKERS[id](seed);
        const random = seeded(seed);
        const marks = Uint8Array.from({ length: genre.decisions(puzzle) }, () => random.below(3));
        for (const reading of genre.readings) {
          const rules = genre.check(puzzle, marks, reading).violations.map(({ rule }) => rule);
          expect(new Set(rules).size, `seed ${seed} ${JSON.stringify(puzzle)}`).toBe(rules.length);
          for (const rule of rules) expect(known, `seed ${seed}`).toContain(rule);
        }
      }
    });

    it(`${id}: unknown means no`, () => {
      const genre = genreOf(id);
      for (let seed = 1; seed <= 100; seed++) {
        const { puzzle } = MAKERS[id](seed);
        const random = seeded(seed);
        const printed = genre.printed(puzzle);
        // A printed ship that nobody has marked is a ship all the same.
        const marks = printed.map((mark) => (mark === YES ? YES : random.below(3)));
        const filled = marks.map((mark) => (mark === UNKNOWN ? NO : mark));
        for (const reading of genre.readings)
          expect(genre.check(puzzle, marks, reading), `seed ${seed} ${JSON.stringify(puzzle)}`).toEqual(
            genre.check(puzzle, filled, reading),
          );
      }
    });

    it(`${id}: marks of the wrong number are a programmer's error`, () => {
      const genre = genreOf(id);
      const { puzzle } = MAKERS[id](1);
      expect(() => genre.check(puzzle, new Uint8Array(genre.decisions(puzzle) + 1), readingOf(genre))).toThrow();
    });
  }
});

describe('a file from puzz.link that is solved there', () => {
  it('is solved here, though it marks printed ships as water', () => {
    const file =
      'pzprv3/battleship/6/6/c/. . 1 2 . . 2 /. . . . . . 0 /3 . . . . . . /0 . . . . . . /. 3 . . . . . /3 . . . . . . ' +
      '/. . . . . . . /+ + # + + + /# + # + + # /+ + + + + + /+ # + + + + /+ + + # # # /# + + + + + /0 0 0 0 0 0 /';
    const { genre, board } = readBoard(file);
    expect(verdictOn(file)).toEqual({ violations: [], warnings: [] });
    expect(printBoard(genre.codec, board, 'pzprv3')).toEqual({ text: file, warnings: [] });
  });
});

describe('what a violation lights up', () => {
  const cellsOf = (id: string, rule: string): readonly string[] => {
    const fault = FAULTS[id].find((other) => other.rule === rule);
    if (!fault) throw new Error(`no board breaks ${rule}`);
    return verdictOn(fault.board, fault.reading).violations[0].cells;
  };
  it.each([
    ['usowan', 'touching-shaded', ['r2c5', 'r3c5']],
    ['usowan', 'white-divided', ['r3c3']],
    ['usowan', 'shaded-number', ['r1c2']],
    ['usowan', 'lie-count', ['r2c1', 'r1c2', 'r2c2']],
    ['battleships', 'ship-on-printed-water', ['r4c3']],
    ['battleships', 'printed-ship-missing', ['r4c5']],
    ['battleships', 'piece-with-extra-cells', ['r1c1']],
    ['battleships', 'piece-with-missing-cells', ['r2c5']],
    ['battleships', 'wrong-count', ['column 5', 'row 1']],
    ['battleships', 'touching-ships', ['r3c5', 'r4c4']],
    ['tilepaint', 'painted-clue-cell', ['r2c2']],
    ['tilepaint', 'tile-partly-painted', ['r3c1', 'r3c2', 'r3c3']],
    ['tilepaint', 'wrong-count', ['r2c2']],
    ['castle-wall', 'loop-through-wall', ['r4c1']],
    ['castle-wall', 'branch', ['r2c1', 'r2c2']],
    ['castle-wall', 'black-inside', ['r3c4']],
    ['castle-wall', 'white-outside', ['r2c2']],
  ])('%s: %s', (id, rule, cells) => {
    expect(cellsOf(id, rule)).toEqual(cells);
  });
});

describe('warnings', () => {
  it('Tilepaint: nothing painted is an answer that puzz.link refuses', () => {
    const empty = 'pzprv3/tilepaint/2/3/2/0 0 1 /0 1 1 /0 -1 0 -1 /0 . . . /-1 . . . /';
    expect(verdictOn(`${empty}. . . /. . . /`)).toEqual({
      violations: [],
      warnings: ['Nothing is painted; puzz.link accepts no such answer.'],
    });
  });
  it('Castle Wall: a number without an arrow says nothing', () => {
    const board = 'pzprv3/castle/2/3/0,-1,0 0,-1,0 0,7,0 /0,-1,0 0,-1,0 0,-1,0 /1 0 /1 0 /1 1 0 /';
    const verdict = verdictOn(board);
    expect(verdict.violations).toEqual([]);
    expect(verdict.warnings).toHaveLength(1);
    expect(verdict.warnings[0]).toContain('r1c3');
    expect(verdictOn(board, 'numbers-erased').warnings).toEqual([]);
  });
  it('Battleships: a ? outside says nothing', () => {
    const verdict = verdictOn('pzprv3/battleship/2/3/1/11g/. - 0 . /- . . . /. . . . /# . . /. . . /0 /');
    expect(verdict.violations).toEqual([]);
    expect(verdict.warnings).toHaveLength(1);
    expect(verdict.warnings[0]).toContain('column 1, row 1');
  });
});

describe('what is printed holds in every answer', () => {
  const holds = (printed: Uint8Array, answers: readonly Uint8Array[], seed: number) => {
    for (const answer of answers)
      printed.forEach((mark, decision) => {
        if (mark !== UNKNOWN) expect(answer[decision], `seed ${seed}, decision ${decision}`).toBe(mark);
      });
  };
  it('in Usowan, Battleships and Castle Wall', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const u = randomUsowan(seed, { most: 12 }).puzzle;
      holds(genreOf('usowan').printed(u), usowanAnswers(u, { name: 'standard', lies: 'none', sheet: 'free' }), seed);
      const b = randomBattleships(seed, { most: 15 }).puzzle;
      holds(
        genreOf('battleships').printed(b),
        battleshipsAnswers(b, { name: '', touch: 'diagonally', pieces: 'counters', fleet: 'inventory' }),
        seed,
      );
      const c = randomCastleWall(seed, { most: 15 }).puzzle;
      holds(
        genreOf('castle-wall').printed(c),
        castleWallAnswers(c, { name: '', numbers: false, colours: false }),
        seed,
      );
    }
  });
  it('and says as much as it can of single cells', () => {
    const u = randomUsowan(3).puzzle;
    expect([...genreOf('usowan').printed(u)]).toEqual(u.numbers.map((number) => (number === BLANK ? UNKNOWN : NO)));
    const b = randomBattleships(5).puzzle;
    const pieces = [...b.pieces];
    pieces[0] = QUESTION;
    pieces[1] = 0;
    expect([...genreOf('battleships').printed({ ...b, pieces } as Puzzle)].slice(0, 2)).toEqual([YES, NO]);
  });
});
