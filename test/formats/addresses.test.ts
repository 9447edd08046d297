import { describe, expect, it } from 'vitest';
import type { Board } from '../../src/board/board.ts';
import { BLANK, QUESTION } from '../../src/board/clue.ts';
import { printBoard } from '../../src/formats/print.ts';
import type { BattleshipsPuzzle } from '../../src/genres/battleships/puzzle.ts';
import type { CastleWallPuzzle } from '../../src/genres/castle-wall/puzzle.ts';
import { readBoard } from '../../src/genres/read.ts';
import type { TilepaintPuzzle } from '../../src/genres/tilepaint/puzzle.ts';
import type { UsowanPuzzle } from '../../src/genres/usowan/puzzle.ts';

function reprinted(text: string): string {
  const {
    genre: { codec },
    board,
  } = readBoard(text);
  return printBoard(codec, board, 'puzzlink').text;
}

function numbersOf(text: string): readonly number[] {
  return (readBoard(text).board.puzzle as UsowanPuzzle).numbers;
}

describe('an address', () => {
  const bare = 'usoone/3/2/a0.1cb';
  const plain = `https://puzz.link/p?${bare}`;
  it.each([
    bare,
    plain,
    `http://pzv.jp/p.html?${bare}`,
    `https://pzprxs.vercel.app/p?${bare}`,
    `https://pzplus.tck.mn/p?${bare}`,
    `puzz.link/p?${bare}`,
    `https://puzz.link/p.html?type=editor&${bare}`,
    `https://puzz.link/p?type=editor&${bare}`,
    `https://puzz.link/p?${bare.replace('usoone', 'usoone_edit')}`,
    `https://puzz.link/p?test+${bare}`,
    `https://puzz.link/p?test%20${bare}`,
    `https://puzz.link/p?${bare.replaceAll('/', '%2F').replaceAll('.', '%2e')}`,
    encodeURIComponent(plain),
    `  ${plain}   `,
    `\uFEFF${plain}\r\n`,
    `${plain}/`,
  ])('is read from %s', (address) => {
    const { form, genre, board, warnings } = readBoard(address);
    expect([form, genre.id, warnings]).toEqual(['puzzlink', 'usowan', []]);
    expect(board).toEqual(readBoard(bare).board);
    expect(reprinted(address)).toBe(plain);
  });

  it('has columns before rows', () => {
    const { puzzle } = readBoard(bare).board;
    expect([puzzle.width, puzzle.height]).toEqual([3, 2]);
  });

  it('ends in a slash when its last character is no letter or digit', () => {
    const address = 'https://puzz.link/p?castle/2/1/01.12./';
    expect(reprinted(address)).toBe(address);
    expect(reprinted('castle/2/1/01.12.')).toBe(address);
  });

  it('may have a plus of its body turned into a space', () => {
    const address = 'https://puzz.link/p?tilepaint/2/1/g+111g0..';
    expect(readBoard(address).board.puzzle).toMatchObject({ down: [17, BLANK], right: [1, BLANK] });
    expect(readBoard(address.replace('+', ' ')).board).toEqual(readBoard(address).board);
  });
});

describe('the body of a Usowan address', () => {
  it('has the shorter forms of a number only before another clue', () => {
    // 1 and 2 side by side, 3 one blank before `?`, and a last number that overshoots the board.
    const address = 'https://puzz.link/p?usoone/6/1/0128.e';
    expect(numbersOf(address)).toEqual([1, 2, 3, BLANK, QUESTION, 4]);
    expect(reprinted(address)).toBe(address);
    expect(reprinted('usoone/6/1/0128.4')).toBe(address);
  });

  it('may skip past the last cell', () => {
    expect(numbersOf('usoone/3/1/0z')).toEqual([BLANK, BLANK, BLANK]);
    expect(reprinted('usoone/3/1/0z')).toBe('https://puzz.link/p?usoone/3/1/0i');
  });

  it('skips at most 20 cells with a letter', () => {
    const address = 'https://puzz.link/p?usoone/45/1/000000000zzk';
    expect(reprinted(address)).toBe(address);
  });

  it('warns of borders that part nothing', () => {
    const { board, warnings } = readBoard('usoone/2/2/g0j');
    expect((board.puzzle as UsowanPuzzle).regions).toEqual([0, 0, 0, 0]);
    expect(warnings).toEqual([
      "1 border with the same region on both sides, the first at r1c1-r1c2, can't be kept: a region is what the borders leave.",
    ]);
  });
});

describe('the body of a Battleships address', () => {
  it('holds every form of number and piece', () => {
    const address = 'https://puzz.link/p?battleship/4/3/0f-10.g3g01234g56i.//z';
    const { board, warnings } = readBoard(address);
    const { columns, rows, pieces, fleet } = board.puzzle as BattleshipsPuzzle;
    expect(columns).toEqual([0, 15, 16, QUESTION]);
    expect(rows).toEqual([BLANK, 3, BLANK]);
    expect(pieces).toEqual([0, 1, 2, 3, 4, BLANK, 5, 6, BLANK, BLANK, BLANK, QUESTION]);
    expect(fleet).toEqual([]);
    expect([...board.marks]).toEqual([2, 1, 1, 1, 1, 0, 1, 1, 0, 0, 0, 1]);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/"\?" outside the board .*column 4/);
  });

  it.each([
    ['//c', [1, 1, 1, 2, 2, 3]],
    ['//d', [1, 1, 1, 1, 2, 2, 2, 3, 3, 4]],
    ['//e', [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5]],
    ['//z', []],
    ['/5/11g/21o/31s/41u/51v', [1, 2, 3, 4, 5]],
    ['/3/91vu/61vg/a1vv', [9, 6, 10]],
    ['/2/11g/13s', [1, 3]],
  ])('has the fleet %s', (fleet, lengths) => {
    const address = `https://puzz.link/p?battleship/3/2/kl${fleet}`;
    expect((readBoard(address).board.puzzle as BattleshipsPuzzle).fleet).toEqual(lengths);
    expect(reprinted(address)).toBe(address);
  });

  it('prints a list that is a preset as the preset', () => {
    expect(reprinted('battleship/3/2/kl/6/11g/11g/11g/21o/21o/31s')).toBe('https://puzz.link/p?battleship/3/2/kl//c');
    expect(reprinted('battleship/3/2/kl/0')).toBe('https://puzz.link/p?battleship/3/2/kl//z');
    // Not in puzz.link's order: another list.
    expect(reprinted('battleship/3/2/kl/6/31s/21o/21o/11g/11g/11g')).toMatch(/\/6\/31s/);
  });

  it('may be empty before the fleet', () => {
    expect(reprinted('battleship/3/2///c')).toBe('https://puzz.link/p?battleship/3/2/kl//c');
  });
});

describe('the body of a Tilepaint address', () => {
  it('holds every form of clue cell and number', () => {
    const { puzzle } = readBoard('tilepaint/3/2/us..0.-011=1012+203g.2-15.f').board as Board<TilepaintPuzzle>;
    expect(puzzle.down).toEqual([BLANK, 0, 0, 16, 32, BLANK]);
    expect(puzzle.right).toEqual([BLANK, BLANK, 17, 18, 3, BLANK]);
    expect(puzzle.tiles).toEqual([-1, -1, -1, -1, -1, 0]);
    expect([puzzle.columns, puzzle.rows]).toEqual([
      [BLANK, 2, 21],
      [BLANK, 15],
    ]);
  });

  it('warns when it prints a number that puzz.link misreads', () => {
    const {
      genre: { codec },
      board,
    } = readBoard('tilepaint/2/1/0h-10.5');
    expect(printBoard(codec, board, 'puzzlink')).toEqual({
      text: 'https://puzz.link/p?tilepaint/2/1/0h-10.5',
      warnings: ['puzz.link itself misreads numbers over a column from 16 on, the first at column 1.'],
    });
  });

  it('has borders around clue cells whether or not they are drawn', () => {
    const drawn = 'https://puzz.link/p?tilepaint/3/1/og11g...0';
    expect(reprinted(drawn)).toBe(drawn);
    expect(reprinted('tilepaint/3/1/0g11g...0')).toBe(drawn);
    expect(readBoard('tilepaint/3/1/0g11g...0').warnings).toEqual([]);
  });
});

describe('the body of a Castle Wall address', () => {
  it('holds every form of clue cell', () => {
    const address = 'https://puzz.link/p?castle/6/3/011022033044000a11.12.13.14.10.a2-13e32-23e42-33e529622563a';
    const { board, warnings } = readBoard(address);
    const { colours, arrows, numbers } = board.puzzle as CastleWallPuzzle;
    expect(colours).toEqual([0, 0, 0, 0, 0, -1, 1, 1, 1, 1, 1, -1, 2, 2, 2, 2, 2, -1]);
    expect(arrows).toEqual([1, 2, 3, 4, 0, 0, 1, 2, 3, 4, 0, 0, 1, 2, 3, 4, 0, 0]);
    expect(numbers).toEqual([1, 2, 3, 4, 0, -1, -2, -2, -2, -2, -2, -1, 995, 996, 997, 98, 99, -1]);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/number without an arrow \(r1c5, r3c5\)/);
    expect(reprinted(address)).toBe(address);
  });

  it('skips at most 26 cells with a letter', () => {
    const address = 'https://puzz.link/p?castle/55/1/zzc';
    expect(reprinted(address)).toBe(address);
    expect(reprinted('castle/3/1/z')).toBe('https://puzz.link/p?castle/3/1/c');
  });
});

describe('a board of 100 columns and 100 rows', () => {
  it.each([
    `usoone/100/100/${'0'.repeat(3960)}${'z'.repeat(500)}`,
    `battleship/100/100/${'z'.repeat(510)}//d`,
    `tilepaint/100/100/${'0'.repeat(3960)}${'z'.repeat(500)}${'.'.repeat(200)}/`,
    `castle/100/100/${'z'.repeat(384)}p`,
  ])('goes through every form', (address) => {
    const {
      genre: { codec },
      board,
    } = readBoard(address);
    expect(printBoard(codec, board, 'puzzlink').text).toBe(`https://puzz.link/p?${address}`);
    for (const form of ['pzprv3', 'json', 'text'] as const) {
      // Compared as text: a deep comparison of 10 000 cells is slow.
      const read = readBoard(printBoard(codec, board, form).text);
      expect(printBoard(codec, read.board, 'json').text === printBoard(codec, board, 'json').text, form).toBe(true);
    }
    // A line at each border between two columns.
    const lines = new Set(printBoard(codec, board, 'svg').text.match(/M\d+ 0V\d+/g));
    expect(lines.size).toBeGreaterThanOrEqual(99);
  });
});
