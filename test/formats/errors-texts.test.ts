import { itIsRefused } from '../support/refusal.ts';

itIsRefused('a text board', [
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
  ['castle-wall 2x1\n.=.', 'Character 2 of line 2 is "=", where blanks, dashes or "x" between two cells was expected.'],
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
]);
