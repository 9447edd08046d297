import { describe, expect, it } from 'vitest';
import { BLANK, QUESTION } from '../../src/board/clue.ts';
import { NO, UNKNOWN, YES } from '../../src/board/marks.ts';
import type { Puzzle } from '../../src/board/puzzle.ts';
import type { Reading } from '../../src/board/reading.ts';
import { printBoard } from '../../src/formats/print.ts';
import type { Genre } from '../../src/genre/genre.ts';
import type { Verdict } from '../../src/genre/verdict.ts';
import { randomBattleships } from '../../src/genres/battleships/fixtures/random-board.ts';
import { readAmong, readBoard } from '../../src/genres/read.ts';
import { type GenreId, genreNamed, genres } from '../../src/genres/registry.ts';
import { randomUsowan } from '../../src/genres/usowan/fixtures/random-board.ts';
import { seeded } from '../../src/grid/random.ts';
import { genreCases } from '../support/genre-cases.ts';

function readingOf(genre: Genre, name = 'standard'): Reading {
  const reading = genre.readings.find((other) => other.name === name);
  if (!reading) throw new Error(`no reading ${name}`);
  return reading;
}

function verdictOn(text: string, readingName?: string, among: readonly Genre[] = genres): Verdict {
  const { genre, board } = readAmong(among, text);
  return genre.check(board.puzzle, board.marks, readingOf(genre, readingName), board.notes);
}

describe.each(genreCases)('$id: a board per fault', ({ genre, fixtures, brute }) => {
  it.each(fixtures.faults)('$rule', ({ rule, puzzlink, reading, board }) => {
    const { violations } = verdictOn(board, reading, [genre]);
    expect(violations.map((violation) => violation.rule)).toEqual(rule === null ? [] : [rule]);
    for (const violation of violations) {
      expect(violation.puzzlink).toBe(puzzlink);
      expect(violation.text).toMatch(/^[A-Z].*\.$/);
      for (const name of violation.cells) expect(name).toMatch(/^(r\d+c\d+(-r\d+c\d+)?|(row|column) \d+)$/);
    }
  });

  it('the last board is solved', () => {
    expect(fixtures.faults.at(-1)?.rule).toBe(null);
  });

  it('every rule that random markings break has its board, and is named once', () => {
    const known = new Set(fixtures.faults.map(({ rule }) => rule));
    for (let seed = 1; seed <= 200; seed++) {
      const { puzzle } = fixtures.randomBoard(seed);
      const random = seeded(seed);
      const marks = Uint8Array.from({ length: genre.decisions(puzzle) }, () => random.below(3));
      for (const reading of genre.readings) {
        const rules = genre.check(puzzle, marks, reading).violations.map(({ rule }) => rule);
        expect(new Set(rules).size, `seed ${seed} ${JSON.stringify(puzzle)}`).toBe(rules.length);
        for (const rule of rules) expect(known, `seed ${seed}`).toContain(rule);
      }
    }
  });

  it('unknown means no', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const { puzzle } = fixtures.randomBoard(seed);
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

  it("marks of the wrong number are a programmer's error", () => {
    const { puzzle } = fixtures.randomBoard(1);
    expect(() => genre.check(puzzle, new Uint8Array(genre.decisions(puzzle) + 1), readingOf(genre))).toThrow();
  });

  it('what is printed holds in every answer', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { puzzle } = fixtures.randomBoard(seed, { most: 15 });
      const printed = genre.printed(puzzle);
      for (const reading of genre.readings)
        for (const answer of brute(puzzle, reading))
          printed.forEach((mark, decision) => {
            if (mark !== UNKNOWN) expect(answer[decision], `seed ${seed}, decision ${decision}`).toBe(mark);
          });
    }
  });

  it('every decision is one of some cell, and has a name of its own', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { puzzle } = fixtures.randomBoard(seed);
      const decisions = Array.from({ length: genre.decisions(puzzle) }, (_, decision) => decision);
      const cells = Array.from({ length: puzzle.width * puzzle.height }, (_, cell) => cell);
      const found = new Set(cells.flatMap((cell) => genre.decisionsAt(puzzle, cell)));
      expect([...found].sort((a, b) => a - b)).toEqual(decisions);
      expect(new Set(decisions.map((decision) => genre.decisionName(puzzle, decision))).size).toBe(decisions.length);
    }
  });
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
  const cellsOf = async (id: GenreId, rule: string): Promise<readonly string[]> => {
    const genre = genreNamed(id);
    const fault = (await genre.fixtures()).faults.find((other) => other.rule === rule);
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
  ] as const)('%s: %s', async (id, rule, cells) => {
    expect(await cellsOf(id, rule)).toEqual(cells);
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

describe('what is printed', () => {
  it('says as much as it can of single cells', () => {
    const u = randomUsowan(3).puzzle;
    expect([...genreNamed('usowan').printed(u)]).toEqual(u.numbers.map((number) => (number === BLANK ? UNKNOWN : NO)));
    const b = randomBattleships(5).puzzle;
    const pieces = [...b.pieces];
    pieces[0] = QUESTION;
    pieces[1] = 0;
    expect([...genreNamed('battleships').printed({ ...b, pieces } as Puzzle)].slice(0, 2)).toEqual([YES, NO]);
  });
});
