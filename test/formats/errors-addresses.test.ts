import { itIsRefused } from '../support/refusal.ts';

itIsRefused('an address', [
  ['hello/6/6/abc', 'The address is of the genre "hello", where usoone, battleship, tilepaint or castle was expected.'],
  ['https://puzz.link/', 'The address has no "?", after which the genre and the board would follow.'],
  [
    'https://puzz.link/p?sudoku/9/9/abc',
    'The address is of the genre "sudoku", where usoone, battleship, tilepaint or castle was expected.',
  ],
  [
    'https://puzz.link/p?retroships/6/6/abc',
    `The address is of the genre "retroships" (every piece is shown and the ships are to be found among them), which isn't supported, only usoone, battleship, tilepaint or castle.`,
  ],
  ['p?usoone_edit/', "The text ends before the board's number of columns, where 1 to 100 was expected."],
  ['usoone/0/6/a', `The board's number of columns is "0", where 1 to 100 was expected.`],
  ['usoone/6/-1/a', `The board's number of rows is "-1", where 1 to 100 was expected.`],
  ['usoone/1000000000/6/a', `The board's number of columns is "1000000000", where 1 to 100 was expected.`],
  ['usoone/101/100/a', `The board's number of columns is "101", where 1 to 100 was expected.`],
  ['usoone/6x/6/a', `The board's number of columns is "6x", where 1 to 100 was expected.`],
  ['usoone//6/a', "The text ends before the board's number of columns, where 1 to 100 was expected."],
  ['usoone/6', "The text ends before the board's number of rows, where 1 to 100 was expected."],
  ['usoone/6/6', 'The body ends after character 0, where a border was expected.'],
  ['usoone/6/6/', 'The body ends after character 0, where a border was expected.'],
  [
    'usoone/99999999999999999999/6/',
    `The board's number of columns is "99999999999999999999", where 1 to 100 was expected.`,
  ],
  ['usoone/v:/6/6/abc', `The address carries the flag "v:": boards with variant rules aren't supported.`],
  [
    'usoone/3/2/a0.1c%',
    'Character 17 of the address begins "%", where "%" and the code of a printable character was expected.',
  ],
  [
    'usoone/3/2/a0.1c%zz',
    'Character 17 of the address begins "%zz", where "%" and the code of a printable character was expected.',
  ],
  [
    'usoone/3/2/a0.1c%00',
    'Character 17 of the address begins "%00", where "%" and the code of a printable character was expected.',
  ],
  [
    'usoone/3/2/a0.1c%E3%81%82',
    'Character 17 of the address begins "%E3", where "%" and the code of a printable character was expected.',
  ],
  ['usoone/3/2/a', 'The body ends after character 1, where a border was expected.'],
  ['usoone/3/2/a0', 'The body ends after character 2, where cell r1c1 was expected.'],
  ['usoone/3/2/a0.1', 'The body ends after character 4, where cell r1c3 was expected.'],
  ['usoone/3/2/w0.1cb', 'Character 1 of the body is "w", where a border (a digit 0-9 or a-v) was expected.'],
  [
    'usoone/3/2/a0.1c!',
    'Character 6 of the body is "!", where a number (0-4, with blanks after it 5-9 or a-e), "." or blanks (g-z) was expected.',
  ],
  ['usoone/3/2/a0.1cbb', 'Character 7 of the body is "b", where the end of the address was expected.'],
  ['usoone/3/2/a0.1cb//', 'Character 8 of the body is "/", where the end of the address was expected.'],
  ['usoone/3/2/a0.1cb/x', 'Character 8 of the body is "x", where the end of the address was expected.'],
  [
    'usoone/3/2/a0fff',
    'Character 3 of the body is "f", where a number (0-4, with blanks after it 5-9 or a-e), "." or blanks (g-z) was expected.',
  ],
  [
    'usoone/3/2/a0.1c\u0000',
    'Character 6 of the body is "U+0000", where a number (0-4, with blanks after it 5-9 or a-e), "." or blanks (g-z) was expected.',
  ],
  ['usoone/3/2/a0.1c\n', 'The body ends after character 5, where cell r2c3 was expected.'],
  [
    'usoone/3/2/a0.\n1cb',
    'Character 4 of the body is "U+000A", where a number (0-4, with blanks after it 5-9 or a-e), "." or blanks (g-z) was expected.',
  ],
  ['usoone/3/2/A0.1cb', 'Character 1 of the body is "A", where a border (a digit 0-9 or a-v) was expected.'],
  [
    'battleship/3/2/kl',
    'The body ends after character 2, where "/" and a fleet (c, d, e, z, or a number of ships and their pieces) was expected.',
  ],
  ['battleship/3/2/kl/', `The fleet's number of ships is "", where at most 10000 was expected.`],
  [
    'battleship/3/2/kl//',
    'The body ends after character 4, where a fleet (c, d, e, z, or a number of ships and their pieces) was expected.',
  ],
  [
    'battleship/3/2/kl//q',
    'Character 5 of the body is "q", where a fleet (c, d, e, z, or a number of ships and their pieces) was expected.',
  ],
  [
    'battleship/3/2/kl//t',
    `The fleet "t" is puzz.link's tetrominoes, which are bent; only straight ships are supported.`,
  ],
  [
    'battleship/3/2/kl//p',
    `The fleet "p" is puzz.link's pentominoes, which are bent; only straight ships are supported.`,
  ],
  ['battleship/3/2/kl//cc', 'Character 6 of the body is "c", where the end of the address was expected.'],
  [
    'battleship/3/2/kl/1/22v',
    'The fleet lists the piece "22v", which is no straight ship, where a straight ship (like "31s") was expected.',
  ],
  [
    'battleship/3/2/kl/1/22u',
    'The fleet lists the piece "22u", which is no straight ship, where a straight ship (like "31s") was expected.',
  ],
  [
    'battleship/3/2/kl/1/31k',
    'The fleet lists the piece "31k", which is no straight ship, where a straight ship (like "31s") was expected.',
  ],
  ['battleship/3/2/kl/1/31', 'The fleet lists "31", where a straight ship (like "31s") was expected.'],
  [
    'battleship/3/2/kl/1/11v',
    'The fleet lists the piece "11v", which is no straight ship, where a straight ship (like "31s") was expected.',
  ],
  ['battleship/3/2/kl/2/11g', 'The body ends after character 8, where piece 2 of 2 of the fleet was expected.'],
  ['battleship/3/2/kl/1/11g/11g', 'Character 10 of the body is "1", where the end of the address was expected.'],
  ['battleship/3/2/kl/x/11g', `The fleet's number of ships is "x", where at most 10000 was expected.`],
  ['battleship/3/2/kl/99999999/11g', `The fleet's number of ships is "99999999", where at most 10000 was expected.`],
  ['battleship/3/2/kl/-1', `The fleet's number of ships is "-1", where at most 10000 was expected.`],
  [
    'battleship/3/2/k789al//c',
    'Character 2 of the body is "7", where a piece of a straight ship (0-6), not the corner of a bent one, was expected.',
  ],
  ['battleship/3/2/kbl//c', 'Character 2 of the body is "b", where a piece (0-6) was expected.'],
  ['battleship/3/2/-1gk//c', 'Character 3 of the body is "g", where a number in 2 hexadecimal digits was expected.'],
  ['battleship/3/2/k-', 'The body ends after character 2, where a number in 2 hexadecimal digits was expected.'],
  ['battleship/3/2/k', 'The body ends after character 1, where cell r1c1 was expected.'],
  [
    'tilepaint/2/1/0-1-1g...',
    'Character 4 of the body is "-", where a rightward number in 2 hexadecimal digits was expected.',
  ],
  [
    'tilepaint/2/1/0NaNg...',
    'Character 2 of the body is "N", where the downward and rightward numbers of a clue cell, or blanks (g-z) was expected.',
  ],
  ['tilepaint/2/1/0h.', 'The body ends after character 3, where the number of column 2 was expected.'],
  ['tilepaint/2/1/0h-1g..', 'Character 5 of the body is "g", where a number in 2 hexadecimal digits was expected.'],
  ['tilepaint/2/1/0h...0', 'Character 6 of the body is "0", where the end of the address was expected.'],
  [
    'tilepaint/2/1/0x1h',
    'Character 4 of the body is "h", where a number (0-f, or "-" and two hexadecimal digits) or "." was expected.',
  ],
  [
    'tilepaint/2/1/0!',
    'Character 2 of the body is "!", where the downward and rightward numbers of a clue cell, or blanks (g-z) was expected.',
  ],
  [
    'tilepaint/2/1/0=1',
    'The body ends after character 3, where a downward number in 2 hexadecimal digits was expected.',
  ],
  ['castle/2/1/3', 'Character 1 of the body is "3", where a colour (0-2) or blanks (a-z) was expected.'],
  ['castle/2/1/0', 'The body ends after character 1, where an arrow (0-9 or "-") was expected.'],
  ['castle/2/1/0x', 'Character 2 of the body is "x", where an arrow (0-9 or "-") was expected.'],
  ['castle/2/1/01', 'The body ends after character 2, where a number or "." was expected.'],
  ['castle/2/1/01g', 'Character 3 of the body is "g", where a number or "." was expected.'],
  ['castle/2/1/05f', "The body ends after character 3, where an arrow's number in 2 hexadecimal digits was expected."],
  ['castle/2/1/0-51', 'Character 3 of the body is "5", where an arrow (0-4) was expected.'],
  [
    'castle/2/1/0-1ffg',
    `Character 6 of the body is "g", where an arrow's number in 3 hexadecimal digits was expected.`,
  ],
  ['castle/2/1/011', 'The body ends after character 3, where cell r1c2 was expected.'],
  ['castle/2/1/b0', 'Character 2 of the body is "0", where the end of the address was expected.'],
  ['castle/2/1/-11', 'Character 1 of the body is "-", where a colour (0-2) or blanks (a-z) was expected.'],
  [
    'pzprv4/usoone/1/1',
    'The address is of the genre "pzprv4", where usoone, battleship, tilepaint or castle was expected.',
  ],
]);
