import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO, UNKNOWN, YES } from '../../src/board/marks.ts';
import { genres } from '../../src/genres/registry.ts';
import { jsonHash, marksOfCode, partsOfHash, withMarkCode } from '../../web/workers/board/kaisu-link.ts';
import { boardService } from '../../web/workers/board/service.ts';
import type { OpenedBoard } from '../../web/workers/messages.ts';
import { registeredCases } from '../support/genre-cases.ts';

async function opened(text: string): Promise<OpenedBoard> {
  const answer = await boardService.open(text);
  if ('refused' in answer) throw new Error(answer.refused);
  return answer;
}

function first(genre: string): string {
  const text = readFileSync(new URL(`../../bank/${genre}.json`, import.meta.url), 'utf8');
  return (JSON.parse(text) as { boards: { puzzlink: string }[] }).boards[0].puzzlink;
}

describe('opening', () => {
  test('says why a text is no board, and never throws for one', async () => {
    for (const text of [
      '',
      '<script>alert(1)</script>',
      'usoone/1000/1000/0',
      'castle/4/4/zzzz<img src=x>',
      'pzprv3/usoone/6',
      'https://puzz.link/',
      'https://example.com/#%E0%A4%A',
      'https://example.com/#json=!!!',
      'usoone/2/2/0b&marks=~',
    ])
      expect(await boardService.open(text), text).toEqual({ refused: expect.stringMatching(/\.$/) });
  });

  test('gives a board bare, with its marks and notes beside it', async () => {
    const answer = await opened('pzprv3/castle/2/3/. . . /. . 4,1,1 /1 0 /-1 0 /0 0 0 /');
    expect(answer).toMatchObject({ genre: 'castle-wall', decision: 'edge', marks: [1, 0, 2, 0, 0, 0, 0] });
    expect(JSON.parse(answer.puzzle)).not.toHaveProperty('marks');
    expect(answer.address).toMatch(/^https:\/\/puzz\.link\/p\?castle\/3\/2\//);
  });

  test('an address brings no marks, whatever is printed on its board', async () => {
    const answer = await opened('battleship/6/6/12i42g121gy0g0g0h0o//c');
    expect(answer.printed.filter((mark) => mark === NO)).toHaveLength(4);
    expect(answer.marks.filter((mark) => mark !== UNKNOWN)).toEqual([]);
  });

  for (const { id } of genres)
    test(`a ${id} link opens with a sentence around it, from puzz.link and from a page like this one`, async () => {
      const address = first(id);
      const body = address.slice(address.indexOf('?') + 1);
      for (const text of [
        `Try this one: ${address}, it is hard!`,
        `(${address})`,
        `“${address}”.`,
        address.replace('puzz.link/p?', 'pzprxs.vercel.app/p.html?'),
        address.replace('puzz.link/p?', 'pzplus.tck.mn/p?'),
        `http://localhost:8041/#${body}`,
        `Look at https://kaisu.example/play/#${encodeURIComponent(body)} when you have time`,
        body,
      ])
        expect((await opened(text)).address, text).toBe(address);
    });

  test('other names of a genre are known', async () => {
    const address = first('castle-wall');
    expect((await opened(address.replace('castle/', 'castlewall/'))).address).toBe(address);
    expect((await opened(address.slice(address.indexOf('?') + 1).replace('castle/', 'castlewall/'))).address).toBe(
      address,
    );
  });

  test('another genre is refused by its name', async () => {
    expect(await boardService.open('See https://puzz.link/p?slither/4/4/dgdh2c7b for fun')).toEqual({
      refused: expect.stringContaining('"slither"'),
    });
  });
});

describe('Kaisu links', () => {
  test('carry marks and give them back, for any marks', async () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2), { minLength: 1, maxLength: 60 }), (marks) => {
        const { text, code } = partsOfHash(withMarkCode('usoone/6/6/abc', marks));
        expect(text).toBe('usoone/6/6/abc');
        expect(code === undefined ? marks.map(() => 0) : marksOfCode(code, marks.length)).toEqual(marks);
      }),
    );
  });

  test('open with their marks', async () => {
    const address = first('usowan');
    const body = address.slice(address.indexOf('?') + 1);
    const marks = (await opened(address)).printed.map((mark, cell) => (mark === NO ? 0 : cell % 3));
    expect(await opened(`https://kaisu.example/#${withMarkCode(body, marks)}`)).toMatchObject({ address, marks });
  });

  test('that are damaged are refused: too long, no base64, or no marks', async () => {
    for (const code of ['AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', '*', '____'])
      expect(await boardService.open(`${first('usowan').split('?')[1]}&marks=${code}`), code).toEqual({
        refused: expect.stringContaining('marks in the link are damaged'),
      });
  });

  test('hold a board that no address can hold', async () => {
    const json = JSON.stringify({
      kaisu: 1,
      genre: 'tilepaint',
      width: 2,
      height: 1,
      tiles: [0, 1],
      columns: [300, -1],
      rows: [-1],
      right: [-1, -1],
      down: [-1, -1],
      marks: [1, 2],
    });
    const answer = await opened(`http://localhost/#${jsonHash(json)}`);
    expect(answer.address).toBeUndefined();
    expect(answer.marks).toEqual([1, 2]);
  });
});

for (const { genre, id, fixtures, brute } of registeredCases)
  test(`every answer of a ${id} board is complete, with its noes drawn and without`, async () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { puzzle } = fixtures.randomBoard(seed, { most: 12, side: 5 });
      const printed = genre.printed(puzzle);
      for (const answer of brute(puzzle, genre.readings[0]).slice(0, 6)) {
        const judged = (marks: number[]) =>
          boardService.check(JSON.stringify({ kaisu: 1, genre: id, ...puzzle, marks }));
        const yes = Array.from(answer, (mark) => (mark === YES ? YES : UNKNOWN));
        const isOpen = printed.some((mark, decision) => mark === UNKNOWN && answer[decision] !== YES);
        expect(judged([...answer]), JSON.stringify(puzzle)).toMatchObject({ complete: true, decided: true });
        expect(judged(yes), JSON.stringify(puzzle)).toMatchObject({ complete: true, decided: !isOpen });
      }
    }
  });

test('checking tells every rule that is broken, and whether all is decided', async () => {
  const touching = 'pzprv3/usoone/2/4/1/0 0 0 0 /0 0 0 0 /1 . . . /. . . . /. 1 1 . /. . . . /';
  const checked = boardService.check(touching);
  expect(checked).toMatchObject({ complete: false, decided: false });
  expect(checked.broken.map(({ rule }) => rule)).toContain('touching-shaded');
  expect(checked.broken[0].text).toMatch(/\.$/);
});
