import { describe, expect, test } from 'vitest';
import { NO, UNKNOWN, YES } from '../../src/board/marks.ts';
import { seeded } from '../../src/grid/random.ts';
import { PATIENT } from '../../web/genres/battleships/clues.ts';
import { laid } from '../../web/workers/board.ts';
import { desk } from '../../web/workers/desk.ts';
import { judged } from '../../web/workers/judge.ts';
import { genreCases } from '../support/genre-cases.ts';

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed + 1);
const SMALL = { most: 12, side: 5 };

describe('live checking', () => {
  for (const { genre, id, fixtures, brute } of genreCases)
    test.each(SEEDS)(`calls nothing of a ${id} board certain that an answer still holds, seed %i`, (seed) => {
      const { puzzle } = fixtures.randomBoard(seed, SMALL);
      const answers = brute(puzzle, genre.readings[0]);
      const random = seeded(seed);
      for (const answer of answers.slice(0, 12)) {
        const marks = Array.from(answer, (mark) => (random.below(3) === 0 ? UNKNOWN : mark === YES ? YES : NO));
        const text = JSON.stringify({ kaisu: 1, genre: id, ...puzzle, marks });
        expect(judged(laid(text), PATIENT).certain, text).toEqual([]);
        const full = JSON.stringify({ kaisu: 1, genre: id, ...puzzle, marks: [...answer] });
        expect(judged(laid(full)), full).toMatchObject({ complete: true, decided: true });
        const bare = JSON.stringify({
          kaisu: 1,
          genre: id,
          ...puzzle,
          marks: Array.from(answer, (m) => (m === YES ? m : UNKNOWN)),
        });
        const told = laid(bare);
        const open = told.genre.printed(told.board.puzzle).some((mark, d) => mark === UNKNOWN && answer[d] !== YES);
        expect(judged(told), bare).toMatchObject({ complete: true, decided: !open });
      }
    });

  test('names the cells that touch, and nothing of what may still be mended', () => {
    const board = 'pzprv3/usoone/2/4/1/0 0 0 0 /0 0 0 0 /1 . . . /. . . . /. 1 1 . /. . . . /';
    const { certain, faults, complete } = judged(laid(board));
    expect(complete).toBe(false);
    expect(faults.map(({ rule }) => rule)).toContain('touching-shaded');
    expect(certain.map(({ rule, places }) => [rule, places])).toEqual([['touching-shaded', ['r1c2', 'r1c3']]]);
  });
});

describe('the desk', () => {
  test('says why a text is no board, and never throws for one', () => {
    for (const text of [
      '',
      '<script>alert(1)</script>',
      'usoone/1000/1000/0',
      'castle/4/4/zzzz<img src=x>',
      'pzprv3/usoone/6',
    ])
      expect(desk.open(text), text).toEqual({ refused: expect.stringMatching(/\.$/) });
  });

  test('opens a board bare, with its marks and notes beside it', () => {
    const opened = desk.open('pzprv3/castle/2/3/. . . /. . 4,1,1 /1 0 /-1 0 /0 0 0 /');
    if ('refused' in opened) throw new Error(opened.refused);
    expect(opened).toMatchObject({ genre: 'castle-wall', decision: 'edge', marks: [1, 0, 2, 0, 0, 0, 0] });
    expect(JSON.parse(opened.puzzle)).not.toHaveProperty('marks');
    expect(opened.address).toMatch(/^https:\/\/puzz\.link\/p\?castle\/3\/2\//);
  });
});

test('an address brings no marks, whatever is printed on its board', () => {
  const opened = desk.open('battleship/6/6/12i42g121gy0g0g0h0o//c');
  if ('refused' in opened) throw new Error(opened.refused);
  expect(opened.printed.filter((mark) => mark === NO)).toHaveLength(4);
  expect(opened.marks.filter((mark) => mark !== UNKNOWN)).toEqual([]);
});
