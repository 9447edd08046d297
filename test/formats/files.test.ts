import { describe, expect, it } from 'vitest';
import { printBoard } from '../../src/formats/print.ts';
import { readBoard } from '../../src/genres/read.ts';
import type { TilepaintPuzzle } from '../../src/genres/tilepaint/puzzle.ts';
import type { UsowanPuzzle } from '../../src/genres/usowan/puzzle.ts';

function reprinted(text: string): string {
  const {
    genre: { codec },
    board,
  } = readBoard(text);
  return printBoard(codec, board, 'pzprv3').text;
}

// Every word that puzz.link writes into the files of our genres, once.
describe('a pzprv3 file comes back byte for byte', () => {
  it.each([
    ['Usowan, without an answer', 'pzprv3/usoone/2/3/2/0 0 1 /0 1 1 /. - 0 /4 . 2 /. . . /. . . /'],
    ['Usowan, all words of an answer', 'pzprv3/usoone/2/4/1/0 0 0 0 /0 0 0 0 /1 . . - /. 0 3 . /+x 1 + . /o x +o . /'],
    ['Usowan, border crosses', 'pzprv3/usoone/2/3/1/0 0 0 /0 0 0 /. . . /. . . /. . . /. . . /-1 0 /0 -1 /0 -1 0 /'],
    [
      'Battleships, all words',
      'pzprv3/battleship/2/4/c/. 1 c0 - . /2 0 1 2 3 /c3 4 5 6 - /. . . . /. . . . /0 1 0 0 1 0 /',
    ],
    ['Battleships, an answer', 'pzprv3/battleship/2/3/z/. . . . /. . . . /. . . . /# + . /. . # //'],
    ['Battleships, a fleet of its own', 'pzprv3/battleship/1/2/3/61vg/12o/11g/. . . /. . . /. . /1 1 0 /'],
    ['Battleships, struck pieces', 'pzprv3/battleship/1/3/c/. c. . . /c- c6 c0 . /. . . /0 0 0 0 0 0 /'],
    ['Battleships, marks against what is printed', 'pzprv3/battleship/1/3/c/. . . . /. 0 1 - /# + . /0 0 0 0 0 0 /'],
    ['Tilepaint, all words', 'pzprv3/tilepaint/2/3/3/0 0 1 /. 2 2 /0 -1 0 16 /3 . . . /-1 2,-1 . . /# # - /. + + /'],
    [
      'Tilepaint, a tile painted in part',
      'pzprv3/tilepaint/2/3/2/0 0 0 /. 1 1 /0 1 1 1 /1 . . . /1 0,0 . . /# . + /# + . /',
    ],
    ['Castle Wall, all words', 'pzprv3/castle/2/3/1,2,0 2,-,1 0,-1,0 /0,0,2 4,-,5 3,995,6 /0 1 /-1 0 /1 0 -1 /'],
    ['one column', 'pzprv3/castle/3/1/0,-1,0 /1,2,2 /0,-1,0 ////1 /-1 /'],
    ['one row', 'pzprv3/castle/1/3/0,-1,0 1,2,2 0,-1,0 /1 -1 /'],
    ['one cell', 'pzprv3/usoone/1/1/1/0 /2 /+ /'],
    ['one column with border crosses', 'pzprv3/usoone/3/1/1/0 /0 /0 /. /. /. /. /. /. ////-1 /0 /'],
  ])('%s', (_name, text) => {
    expect(reprinted(text)).toBe(text);
    expect(reprinted(text.replaceAll('/', '\n'))).toBe(text);
    expect(reprinted(text.replaceAll('/', '/\r\n'))).toBe(text);
    expect(reprinted(text.replace('pzprv3', 'pzprv3.1'))).toBe(text);
    const {
      genre: { codec },
      board,
    } = readBoard(text);
    for (const form of ['json', 'text'] as const)
      expect(readBoard(printBoard(codec, board, form).text).board, printBoard(codec, board, form).text).toEqual(board);
  });
});

describe('a pzprv3 file', () => {
  it('may lack its answer, or a part of it', () => {
    const text = 'pzprv3/castle/2/2/0,-1,0 0,-1,0 /0,-1,0 0,-1,0 /1 /1 /1 1 /';
    expect([...readBoard(text).board.marks]).toEqual([1, 1, 1, 1]);
    expect([...readBoard(text.slice(0, -5)).board.marks]).toEqual([1, 1, 0, 0]);
    expect([...readBoard(text.slice(0, -8)).board.marks]).toEqual([1, 0, 0, 0]);
    expect([...readBoard(text.slice(0, -11)).board.marks]).toEqual([0, 0, 0, 0]);
  });

  it('has its regions numbered by their first cells, as any other form has', () => {
    const regions = (text: string) => (readBoard(text).board.puzzle as UsowanPuzzle).regions;
    expect(regions('pzprv3/usoone/2/3/3/2 2 0 /1 2 0 /. . . /. . . /')).toEqual([0, 0, 1, 2, 0, 1]);
    expect(
      regions('{"kaisu":1,"genre":"usowan","width":3,"height":2,"regions":[2,2,0,1,2,0],"numbers":[0,-1,-1,-1,-1,-1]}'),
    ).toEqual([0, 0, 1, 2, 0, 1]);
    expect(regions('usoone/3/2/egai')).toEqual(regions('pzprv3/usoone/2/3/3/2 2 0 /1 2 0 /. . . /. . . /'));
  });

  it('warns of regions that fall apart, and reads the parts as regions', () => {
    const { board, warnings } = readBoard('pzprv3/usoone/1/4/2/0 1 0 0 /. . . . /');
    expect((board.puzzle as UsowanPuzzle).regions).toEqual([0, 1, 2, 2]);
    expect(warnings).toEqual([
      "The region at r1c1 has a part at r1c3 that doesn't hang together with it, and is read as another region, as puzz.link does.",
    ]);
  });

  it('warns when it says more regions than it has', () => {
    expect(readBoard('pzprv3/usoone/1/4/3/0 1 1 1 /. . . . /').warnings).toEqual([
      'Line 5 says 3 regions, but the lines after it name only 2.',
    ]);
  });

  it('warns of the tile of a clue cell, which may part the tile', () => {
    const { board, warnings } = readBoard('pzprv3/tilepaint/1/3/1/0 0 0 /0 0 0 0 /0 . 1,0 . /');
    expect((board.puzzle as TilepaintPuzzle).tiles).toEqual([0, -1, 1]);
    expect(warnings).toHaveLength(2);
    expect(warnings[0]).toBe('The file gives a tile to 1 clue cell, the first at r1c2.');
  });

  it('warns of arrows and colours of cells without a clue', () => {
    const { board, warnings } = readBoard('pzprv3/castle/1/2/2,-1,0 0,-1,1 /');
    expect(printBoard(readBoard('castle/2/1/b').genre.codec, board, 'puzzlink').text).toBe(
      'https://puzz.link/p?castle/2/1/b',
    );
    expect(warnings).toEqual([
      "The file gives an arrow or a colour without a clue to 2 cells, the first at r1c1; it isn't kept.",
    ]);
  });

  it('may be followed by what puzz.link keeps besides the board', () => {
    const text = 'pzprv3/usoone/1/2/1/0 0 /. 1 /. + /';
    for (const more of [
      'info:{\n "metadata": {\n "author": "a/b" }\n}',
      'history:{"type":"pzpr"}',
      'http://pzv.jp/p.html?usoone/1/2/',
    ]) {
      const { board, warnings } = readBoard(text + more);
      expect(board).toEqual(readBoard(text).board);
      expect(warnings).toHaveLength(1);
    }
  });

  it('keeps what a file says of part of a tile for the judge', () => {
    const { board } = readBoard('pzprv3/tilepaint/1/3/1/0 0 0 /0 1 1 1 /1 . . . /# . + /');
    expect([...board.marks]).toEqual([0]);
    expect(board.notes).toEqual({ paint: [1, 0, 2] });
  });

  it('counts a cell with a printed piece as what is printed', () => {
    const { board } = readBoard('pzprv3/battleship/1/4/z/. . . . . /. 0 6 - . /. . . . //');
    expect([...board.marks]).toEqual([2, 1, 1, 0]);
    expect([...readBoard('battleship/4/1/k06.g//z').board.marks]).toEqual([2, 1, 1, 0]);
  });
});

describe('printing an address warns', () => {
  it('of marks and notes, but not of what the printed pieces say', () => {
    const warnings = (text: string) =>
      printBoard(readBoard(text).genre.codec, readBoard(text).board, 'puzzlink').warnings;
    const left = ['An address holds the puzzle only: marks and notes are left out.'];
    expect(warnings('pzprv3/battleship/1/3/z/. . . . /. 6 0 . /. . . //')).toEqual([]);
    expect(warnings('pzprv3/battleship/1/3/z/. . . . /. 6 0 . /. . + //')).toEqual(left);
    expect(warnings('pzprv3/battleship/1/3/z/. c1 . . /. 6 0 . /. . . //')).toEqual(left);
    expect(warnings('pzprv3/battleship/1/3/1/13s/. . . . /. . . . /. . . /0 /')).toEqual([]);
  });
});

describe('printing a pzprv3 file warns', () => {
  it('of the verdict on a shaded cell', () => {
    const {
      genre: { codec },
      board,
    } = readBoard('usowan 2x1\n+---+---+\n|1x#  2o|\n+---+---+');
    expect(printBoard(codec, board, 'pzprv3')).toEqual({
      text: 'pzprv3/usoone/1/2/1/0 0 /1 2 /1 o /',
      warnings: [
        "A pzprv3 file can't hold the o or x of a shaded cell: it is left out in 1 cell, the first of them r1c1.",
      ],
    });
  });

  it('of the tint of a marked cell', () => {
    const {
      genre: { codec },
      board,
    } = readBoard('tilepaint 2x1\n   1   1\n  +---+---+\n1 | #:|  :|\n  +---+---+');
    expect(printBoard(codec, board, 'pzprv3')).toEqual({
      text: 'pzprv3/tilepaint/1/2/2/0 1 /0 1 1 /1 . . /# - /',
      warnings: [
        "A pzprv3 file can't hold the tint of a marked cell: it is left out in 1 cell, the first of them r1c1.",
      ],
    });
  });
});

describe('a text board', () => {
  it('is drawn for people', () => {
    const shown = (text: string) => printBoard(readBoard(text).genre.codec, readBoard(text).board, 'text').text;
    expect(shown('pzprv3/usoone/2/3/3/0 0 1 /2 0 1 /1 . - /2 . . /+x 1 . /. + o /')).toBe(
      ['usowan 3x2', '+---+---+---+', '|1x-  # | ? |', '+---+   +   +', '| 2 | - | o |', '+---+---+---+', ''].join(
        '\n',
      ),
    );
    expect(shown('pzprv3/battleship/2/3/2/11g/31s/. 1 c12 - /2 0 1 - /. . . . /. . + /# # . /0 1 /')).toBe(
      [
        'battleships 3x2',
        'fleet 1 3',
        '     1 12  ?',
        '  2  ~  ^  ?',
        '  .  #  #  .',
        'note struckColumns 0 1 0',
        'note struckShips 0 1',
        'note dottedPieces 0 0 1 0 0 0',
        '',
      ].join('\n'),
    );
    expect(shown('pzprv3/tilepaint/2/3/3/0 0 1 /. 2 2 /0 -1 0 16 /3 . . . /-1 2,-1 . . /# # - /. + + /')).toBe(
      [
        'tilepaint 3x2',
        '    .   0   16',
        '  +---+---+---+',
        '3 | #   # | : |',
        '  +---+---+---+',
        '. |.\\2| -   - |',
        '  +---+---+---+',
        '',
      ].join('\n'),
    );
    expect(shown('pzprv3/castle/2/3/1,2,0 2,-,1 0,-1,0 /0,0,2 4,-,5 3,995,6 /0 1 /-1 0 /1 0 -1 /')).toBe(
      [
        'castle-wall 3x2',
        'G^2     Wv------.',
        '|               x',
        'B0  x   W>      B<995',
        'note greyed 0 0 0 0 1 1',
        '',
      ].join('\n'),
    );
  });

  it('may be indented, have no blanks at the end of its lines, and be of any width', () => {
    const typed = 'usowan 3x1\n   +--+-----+---+\n   |1 | 2#    - |\n   +--+-----+---+\n\n';
    const {
      genre: { codec },
      board,
    } = readBoard(typed);
    expect(board.puzzle).toMatchObject({ regions: [0, 1, 1], numbers: [1, 2, -1] });
    expect([...board.marks]).toEqual([0, 1, 2]);
    expect(readBoard(printBoard(codec, board, 'text').text).board).toEqual(board);
  });
});

describe('the project JSON', () => {
  it('is one line that says nothing twice', () => {
    const {
      genre: { codec },
      board,
    } = readBoard('castle/2/1/a211');
    expect(printBoard(codec, board, 'json').text).toBe(
      '{"kaisu":1,"genre":"castle-wall","width":2,"height":1,"colours":[-1,2],"arrows":[0,1],"numbers":[-1,1]}',
    );
  });
});
