import { describe, expect, it } from 'vitest';
import { readBoard } from '../src/genres/read.ts';
import { InputError } from '../src/grid/input-error.ts';

/** What is wrong with each text, in one sentence that names the place. */
const REFUSED: { readonly [form: string]: readonly (readonly [text: string, sentence: string])[] } = {
  'text that is no board at all': [
    ['', 'The text is empty, where a board was expected.'],
    ['   ', 'The text is empty, where a board was expected.'],
    [
      'hello',
      'The text begins "hello", where an address (...?usoone/6/6/...), "pzprv3", JSON or a text board was expected.',
    ],
    [
      'usoone',
      'The text begins "usoone", where an address (...?usoone/6/6/...), "pzprv3", JSON or a text board was expected.',
    ],
    ['/', 'The address is of the genre "", where usoone, battleship, tilepaint or castle was expected.'],
    ['?', 'The address is of the genre "", where usoone, battleship, tilepaint or castle was expected.'],
    [
      '[1]',
      'The text begins "[1]", where an address (...?usoone/6/6/...), "pzprv3", JSON or a text board was expected.',
    ],
    [
      'usowan',
      'The text begins "usowan", where an address (...?usoone/6/6/...), "pzprv3", JSON or a text board was expected.',
    ],
  ],
  'an address': [
    [
      'hello/6/6/abc',
      'The address is of the genre "hello", where usoone, battleship, tilepaint or castle was expected.',
    ],
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
    [
      'castle/2/1/05f',
      "The body ends after character 3, where an arrow's number in 2 hexadecimal digits was expected.",
    ],
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
  ],
  'a pzprv3 file': [
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
    [
      'pzprv3/usoone/1/2/2/0 2 /. . /',
      'Item 2 of line 6 is "2", where the number of a region from 0 to 1 was expected.',
    ],
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
    [
      'pzprv3/usoone/1/2/2/. 1 /. . /',
      'Item 1 of line 6 is ".", where the number of a region from 0 to 1 was expected.',
    ],
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
  ],
  JSON: [
    ['{', 'The JSON ends after character 1, where a name (plain characters in double quotes) was expected.'],
    ['{}', 'kaisu is missing, where 1 was expected.'],
    ['{"kaisu":2}', 'kaisu is 2, where 1 was expected.'],
    ['{"kaisu":1}', 'genre is missing, where the name of a genre was expected.'],
    [
      '{"kaisu":1,"genre":"sudoku","width":1,"height":1}',
      'genre is "sudoku", where usowan, battleships, tilepaint or castle-wall was expected.',
    ],
    [
      '{"kaisu":1,"genre":"usowan","width":1e9,"height":1}',
      'width is 1000000000, where a whole number from 1 to 100 was expected.',
    ],
    [
      '{"kaisu":1,"genre":"usowan","width":0,"height":1}',
      'width is 0, where a whole number from 1 to 100 was expected.',
    ],
    [
      '{"kaisu":1,"genre":"usowan","width":2.5,"height":1}',
      'width is 2.5, where a whole number from 1 to 100 was expected.',
    ],
    [
      '{"kaisu":1,"genre":"usowan","width":"2","height":1}',
      'width is "2", where a whole number from 1 to 100 was expected.',
    ],
    [
      '{"kaisu":1,"genre":"usowan","width":2,"height":1,"numbers":[-1,3]}',
      'regions is missing, where a list of numbers was expected.',
    ],
    [
      '{"kaisu":1,"genre":"usowan","width":2,"height":1,"regions":[0],"numbers":[-1,3]}',
      'regions has 1 number, where 2 were expected.',
    ],
    [
      '{"kaisu":1,"genre":"usowan","width":2,"height":1,"regions":[0,"x"],"numbers":[-1,3]}',
      'regions[1] is "x", where a whole number from 0 to 1 was expected.',
    ],
    [
      '{"kaisu":1,"genre":"usowan","width":2,"height":1,"regions":[0,2],"numbers":[-1,3]}',
      'regions[1] is 2, where a whole number from 0 to 1 was expected.',
    ],
    [
      '{"kaisu":1,"genre":"usowan","width":2,"height":1,"regions":[0,1],"numbers":[5,0]}',
      'numbers[0] is 5, where a whole number from -2 to 4 was expected.',
    ],
    [
      '{"kaisu":1,"genre":"usowan","width":2,"height":1,"regions":[0,1],"numbers":{"0":1}}',
      'numbers is an object, where a list of numbers was expected.',
    ],
    [
      '{"kaisu":1,"genre":"usowan","width":2,"height":1,"regions":[0,1],"numbers":[-1,3],"extra":1}',
      'The JSON has a field "extra", which no board of this genre has.',
    ],
    [
      '{"kaisu":1,"genre":"usowan","width":2,"height":1,"regions":[0,1],"numbers":[-1,3],"marks":[1]}',
      'marks has 1 number, where 2 were expected.',
    ],
    [
      '{"kaisu":1,"genre":"usowan","width":2,"height":1,"regions":[0,1],"numbers":[-1,3],"marks":[1,3]}',
      'marks[1] is 3, where a whole number from 0 to 2 was expected.',
    ],
    [
      '{"kaisu":1,"genre":"usowan","width":2,"height":1,"regions":[0,1],"numbers":[-1,3],"notes":[]}',
      'notes is a list, where an object of lists was expected.',
    ],
    [
      '{"kaisu":1,"genre":"usowan","width":2,"height":1,"regions":[0,1],"numbers":[-1,3],"notes":{"foo":[]}}',
      'notes has a layer "foo", which no board of this genre has.',
    ],
    [
      '{"kaisu":1,"genre":"usowan","width":2,"height":1,"regions":[0,1],"numbers":[-1,3],"notes":{"verdicts":[1]}}',
      'notes.verdicts has 1 number, where 2 were expected.',
    ],
    [
      '{"kaisu":1,"genre":"usowan","width":2,"height":1,"regions":[0,1],"numbers":[-1,3],"notes":{"verdicts":[1,9]}}',
      'notes.verdicts[1] is 9, where a whole number from 0 to 2 was expected.',
    ],
    [
      '{"kaisu":1,"genre":"usowan","width":2,"height":1,"regions":[0,1],"numbers":[-1,',
      'The JSON ends after character 79, where a value was expected.',
    ],
    [
      '{"kaisu":1,"genre":"usowan","width":2,"height":1,"regions":[0,1],"numbers":[-1,3]}x',
      'Character 83 of the JSON is "x", where its end was expected.',
    ],
    [
      '{"kaisu":1,"genre":"usowan","width":1,"height":1,"__proto__":[1]}',
      'The JSON has a field "__proto__", which no board of this genre has.',
    ],
    ['{\u0000}', 'Character 2 of the JSON is "U+0000", where a name (plain characters in double quotes) was expected.'],
  ],
  'a text board': [
    ['usowan 2', 'Line 1 is "usowan 2", where "usowan " and a size like "6x4" was expected.'],
    ['usowan 2x0', `The board's number of rows is "0", where 1 to 100 was expected.`],
    ['usowan 2x1000', `The board's number of rows is "1000", where 1 to 100 was expected.`],
    ['usowan 2x1\n+---+', 'Line 2 has 2 "+", where 3 were expected, one at its end.'],
    ['usowan 2x1\n+---+---+', 'The text ends after line 2, where row 1 was expected.'],
    ['usowan 2x1\n+---+---+\n| 1   2 |', 'The text ends after line 3, where the line below row 1 was expected.'],
    ['usowan 2x1\n+---+---+\n| 1 ! 2 |\n+---+---+', 'Character 5 of line 3 is "!", where "|" or a blank was expected.'],
    [
      'usowan 2x1\n+---+---+\n| 9   2 |\n+---+---+',
      'Cell r1c1 is "9", where a number (0-4) or "?", then "o" or "x", then "#" or "-" was expected.',
    ],
    ['usowan 2x1\n+---+---+\n| 1   2 \n+---+---+', 'Character 9 of line 3 is " ", where "|" was expected.'],
    ['usowan 2x1\n+---+---+\n| 1   2 |\n+---+- -+', 'Character 7 of line 4 is " ", where "-" was expected.'],
    [
      'usowan 2x1\n+---+---+\n| 1   2 |\n+---+---+\nfoo',
      'Item 1 of line 5 is "foo", where the end of the board or a line that begins with "note" was expected.',
    ],
    [
      'usowan 2x1\n+---+---+\n| 1   2 |\n+---+---+\nnote foo 1',
      'Item 2 of line 5 is "foo", where one of verticalBorders, horizontalBorders was expected.',
    ],
    [
      'usowan 2x1\n+---+---+\n| 1   2 |\n+---+---+\nnote verticalBorders 1 1',
      'Line 5 notes 2 values, where 1 were expected.',
    ],
    [
      'usowan 2x1\n+---+---+\n| 1   2 |\n+---+---+\nnote verticalBorders 2',
      'Item 3 of line 5 is "2", where a number from 0 to 1 was expected.',
    ],
    [
      'usowan 2x1\n+---+---+\n7 | 1   2 |\n+---+---+',
      'Character 10 of line 3 is " ", where the end of the line was expected.',
    ],
    [
      'usowan 2x1\n+---+---+\n| 1   2 | x\n+---+---+',
      'Character 10 of line 3 is " ", where the end of the line was expected.',
    ],
    ['usowan 2x1\n++---+\n|| 2 |\n++---+', 'Character 2 of line 2 is "+", where "-" was expected.'],
    ['battleships 2x1', 'The text ends after line 1, where the fleet was expected.'],
    ['battleships 2x1\nships 1', 'Item 1 of line 2 is "ships", where "fleet" was expected.'],
    ['battleships 2x1\nfleet', 'Item 2 of line 2 is "", where the lengths of the ships, or "none" was expected.'],
    ['battleships 2x1\nfleet 0', 'Item 2 of line 2 is "0", where the length of a ship (1 to 100) was expected.'],
    [
      'battleships 2x1\nfleet 1\n. .\n. x .',
      'Item 2 of line 4 is "x", where a piece (one of ~ ^ v < > * o ?), "#", "-" or "." was expected.',
    ],
    [
      'battleships 2x1\nfleet 1\n. .\n. . . .',
      "Line 4 has 4 items, where 3 were expected: a row's number and its cells.",
    ],
    ['battleships 2x1\nfleet 1\n. q\n. . .', 'Item 2 of line 3 is "q", where a number, "." or "?" was expected.'],
    [
      'battleships 2x1\nfleet 1\n. .\n. . .\n. . .',
      'Item 1 of line 5 is ".", where the end of the board or a line that begins with "note" was expected.',
    ],
    [
      'tilepaint 2x1\n 1 x\n  +---+---+\n1 | #   # |\n  +---+---+',
      'Item 2 of line 2 is "x", where a number or "." was expected.',
    ],
    [
      'tilepaint 2x1\n 1 1\n  +---+---+\nq | #   # |\n  +---+---+',
      'Row 1 begins "q", where a number or "." was expected.',
    ],
    [
      'tilepaint 2x1\n 1 1\n  +---+---+\n1 | 3   # |\n  +---+---+',
      'Cell r1c1 is "3", where "#", "-", or a clue cell like "3\\.", with a ":" or none, was expected.',
    ],
    [
      'tilepaint 2x1\n 1 1\n  +---+---+\n1 | #   # |\n  +---+---+\nnote tints 1 0',
      'Line 6 follows the last one of the board, where nothing was expected.',
    ],
    [
      'castle-wall 2x1\n.---',
      'Character 5 of line 2 is missing, where cell 2 of row 1 (".", or "G", "W" or "B" with its clue) was expected.',
    ],
    [
      'castle-wall 2x1\n.---Q',
      'Character 5 of line 2 is "Q", where cell 2 of row 1 (".", or "G", "W" or "B" with its clue) was expected.',
    ],
    [
      'castle-wall 2x1\n.=.',
      'Character 2 of line 2 is "=", where blanks, dashes or "x" between two cells was expected.',
    ],
    ['castle-wall 2x1\n.---. .', 'Character 6 of line 2 is " ", where the end of row 1 was expected.'],
    [
      'castle-wall 2x2\n.---.\n |\n.---.',
      'Character 2 of line 3 is "|", where "|" or "x" between the first characters of two cells was expected.',
    ],
    [
      'castle-wall 2x2\n.---.\n|   |\n.   .\n.',
      'Item 1 of line 5 is ".", where the end of the board or a line that begins with "note" was expected.',
    ],
    ['castle-wall 2x1\n.---W9999999', 'Character 12 of line 2 is "9999999", where a number up to 999999 was expected.'],
    ['usowan 2x1\n\u0000', 'Character 1 of line 2 is "U+0000", where "+" or "-" was expected.'],
  ],
};

function refusal(text: string): string {
  try {
    readBoard(text);
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return (error as InputError).message;
  }
  throw new Error(`This was read as a board: ${text.slice(0, 100)}`);
}

describe.each(Object.entries(REFUSED))('%s is refused', (_form, cases) => {
  it.each(cases)('%j', (text, sentence) => {
    expect(refusal(text)).toBe(sentence);
  });
});

describe('a text that no board can have', () => {
  it('is refused for its length before it is looked at', () => {
    expect(refusal('u'.repeat(10_000_000))).toBe(
      'The text has 10000000 characters, where a board has at most 1000000.',
    );
  });

  it.each(['usoone/100/100/', 'pzprv3/usoone/100/100/', '{"kaisu":', 'usowan 100x100\n', '{', ''])(
    'is refused in one short printable sentence after %j',
    (head) => {
      for (const filling of ['\u0000', ' ', '/', 'z', '0', '[', '%25', '"', '9 ', '\n', '/ ', '\ud83d\ude00'])
        for (const count of [1, 3000, 100_000]) {
          const sentence = refusal(head + filling.repeat(count));
          expect(sentence).toMatch(/^[ -~]{10,250}\.$/);
        }
    },
  );
});

describe('a side out of bounds', () => {
  const sides = ['0', '-1', '101', '1000000000', '1e2', '', ' ', '3.5', '\u0663', '0x10'];
  it.each(sides)('of %j is refused in every form', (side) => {
    const sentence = /number of (columns|rows)|width|height|size|item|JSON/;
    for (const text of [
      `usoone/${side}/2/a`,
      `usoone/2/${side}/a`,
      `pzprv3/castle/${side}/2/. . /`,
      `pzprv3/castle/2/${side}/. . /`,
      `castle-wall ${side}x2\n. .\n`,
      `castle-wall 2x${side}\n. .\n`,
      `{"kaisu":1,"genre":"castle-wall","width":${side === '' || side === ' ' ? 'null' : JSON.stringify(side)},"height":2}`,
    ])
      expect(refusal(text), text).toMatch(sentence);
  });
});
