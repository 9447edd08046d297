import { itIsRefused } from '../support/refusal.ts';

itIsRefused('a pzprv3 file', [
  ['pzprv3', "The text ends after line 1, where the genre's name was expected."],
  ['pzprv3/', "The text ends after line 1, where the genre's name was expected."],
  [
    'pzprv3/sudoku/9/9/',
    'The file is of the genre "sudoku", where usoone, battleship, tilepaint or castle was expected.',
  ],
  ['pzprv3/usoone', "The text ends before the board's number of columns, where 1 to 100 was expected."],
  ['pzprv3/usoone/2', "The text ends before the board's number of columns, where 1 to 100 was expected."],
  ['pzprv3/usoone/0/3/', `The board's number of rows is "0", where 1 to 100 was expected.`],
  ['pzprv3/usoone/2/101/', `The board's number of columns is "101", where 1 to 100 was expected.`],
  ['pzprv3/usoone/1/2/', 'The text ends after line 4, where the number of regions was expected.'],
  ['pzprv3/usoone/1/2/x/0 1 /. . /', 'Item 1 of line 5 is "x", where a number of regions up to 2 was expected.'],
  ['pzprv3/usoone/1/2/3/0 1 /. . /', 'Item 1 of line 5 is "3", where a number of regions up to 2 was expected.'],
  ['pzprv3/usoone/1/2/2/0 2 /. . /', 'Item 2 of line 6 is "2", where the number of a region from 0 to 1 was expected.'],
  ['pzprv3/usoone/1/2/2/0 /. . /', 'Line 6 has 1 item, where 2 were expected: a line of region numbers.'],
  ['pzprv3/usoone/1/2/2/0 1 1 /. . /', 'Line 6 has 3 items, where 2 were expected: a line of region numbers.'],
  ['pzprv3/usoone/1/2/2/0 1 /', 'The text ends after line 6, where a line of numbers was expected.'],
  ['pzprv3/usoone/1/2/2/0 1 /. 5 /', 'Item 2 of line 7 is "5", where a number from 0 to 4, "-" or "." was expected.'],
  [
    'pzprv3/usoone/1/2/2/0 1 /. . /# . /',
    'Item 1 of line 8 is "#", where "1", ".", "+", "o", "x", "+o" or "+x" was expected.',
  ],
  ['pzprv3/usoone/1/2/2/0 1 /. . /1 /', 'Line 8 has 1 item, where 2 were expected: a line of the answer.'],
  ['pzprv3/usoone/1/2/2/0 1 /. . /1 + /1 /', 'Item 1 of line 9 is "1", where "-1" or "0" was expected.'],
  ['pzprv3/usoone/1/2/2/0 1 /. . /1 + /0 /0 /', 'Line 10 is one too many: the board ended before it.'],
  ['pzprv3/usoone/1/2/2/. 1 /. . /', 'Item 1 of line 6 is ".", where the number of a region from 0 to 1 was expected.'],
  [
    'pzprv3/battleship/1/2/q/. . . /. . . /',
    'Item 1 of line 5 is "q", where a fleet (c, d, e, z, or a number of ships and their pieces) was expected.',
  ],
  [
    'pzprv3/battleship/1/2/t/. . . /. . . /',
    `The fleet "t" is puzz.link's tetrominoes, which are bent; only straight ships are supported.`,
  ],
  ['pzprv3/battleship/1/2/2/11g/', 'The text ends after line 6, where piece 2 of 2 of the fleet was expected.'],
  [
    'pzprv3/battleship/1/2/1/22u/. . . /. . . /',
    'The fleet lists the piece "22u", which is no straight ship, where a straight ship (like "31s") was expected.',
  ],
  ['pzprv3/battleship/1/2/c/0 . . /. . . /', 'Item 1 of line 6 is "0", where "." was expected.'],
  [
    'pzprv3/battleship/1/2/c/. . . /. 7 . /',
    `Item 2 of line 7 is "7", where a piece (0-6; corners of bent ships, 7-10, aren't supported), "-" or ".", perhaps with a "c" before it was expected.`,
  ],
  [
    'pzprv3/battleship/1/2/c/. . . /. 11 . /',
    `Item 2 of line 7 is "11", where a piece (0-6; corners of bent ships, 7-10, aren't supported), "-" or ".", perhaps with a "c" before it was expected.`,
  ],
  [
    'pzprv3/battleship/1/2/c/. 1.5 . /. . . /',
    'Item 2 of line 6 is "1.5", where a number, "-" or ".", perhaps with a "c" before it was expected.',
  ],
  [
    'pzprv3/battleship/1/2/c/. cc1 . /. . . /',
    'Item 2 of line 6 is "cc1", where a number, "-" or ".", perhaps with a "c" before it was expected.',
  ],
  [
    'pzprv3/battleship/1/2/c/. . . /. . . /# + /0 0 /',
    'Line 9 has 2 items, where 6 were expected: a line of the ships struck off.',
  ],
  ['pzprv3/battleship/1/2/c/. . . /. . . /# + /0 0 0 0 0 2 /', 'Item 6 of line 9 is "2", where 0 or 1 was expected.'],
  [
    'pzprv3/battleship/1/2/c/. 9999999 . /. . . /',
    'Item 2 of line 6 is "9999999", where a number, "-" or ".", perhaps with a "c" before it was expected.',
  ],
  ['pzprv3/tilepaint/1/2/1/0 . /0 1 1 /0 . . /', 'The file has no tile for r1c2, which is no clue cell.'],
  [
    'pzprv3/tilepaint/1/2/1/0 0 /0 . 1 /0 . . /',
    'Item 2 of line 7 is ".", where a number, or -1 for none was expected.',
  ],
  ['pzprv3/tilepaint/1/2/1/0 0 /1 1 1 /0 . . /', 'Item 1 of line 7 is "1", where "0" was expected.'],
  [
    'pzprv3/tilepaint/1/2/1/0 . /0 1 1 /0 . 1 /',
    'Item 3 of line 8 is "1", where "." or "right,down" of a clue cell (each a number, or -1 for none) was expected.',
  ],
  [
    'pzprv3/tilepaint/1/2/1/0 . /0 1 1 /0 . 1,2,3 /',
    'Item 3 of line 8 is "1,2,3", where "." or "right,down" of a clue cell (each a number, or -1 for none) was expected.',
  ],
  [
    'pzprv3/tilepaint/1/2/1/0 0 /0 1 1 /0 . . /x . /',
    'Item 1 of line 9 is "x", where "#", "+", "-" or "." was expected.',
  ],
  [
    'pzprv3/tilepaint/1/2/2/0 1 /0 -2 1 /0 . . /',
    'Item 2 of line 7 is "-2", where a number, or -1 for none was expected.',
  ],
  [
    'pzprv3/castle/1/2/. 1,1 /',
    'Item 2 of line 5 is "1,1", where "arrow,number,colour" (0-4; a number, "-" or -1; 0-2, or 4-6 when greyed) or "." was expected.',
  ],
  [
    'pzprv3/castle/1/2/. 5,1,0 /',
    'Item 2 of line 5 is "5,1,0", where "arrow,number,colour" (0-4; a number, "-" or -1; 0-2, or 4-6 when greyed) or "." was expected.',
  ],
  [
    'pzprv3/castle/1/2/. 1,1,3 /',
    'Item 2 of line 5 is "1,1,3", where "arrow,number,colour" (0-4; a number, "-" or -1; 0-2, or 4-6 when greyed) or "." was expected.',
  ],
  [
    'pzprv3/castle/1/2/. 1,-2,0 /',
    'Item 2 of line 5 is "1,-2,0", where "arrow,number,colour" (0-4; a number, "-" or -1; 0-2, or 4-6 when greyed) or "." was expected.',
  ],
  ['pzprv3/castle/1/2/. . /2 /', 'Item 1 of line 6 is "2", where "1", "0" or "-1" was expected.'],
  ['pzprv3/castle/1/2/. . /0 0 /', 'Line 6 has 2 items, where 1 were expected: a line of horizontal edges.'],
]);
