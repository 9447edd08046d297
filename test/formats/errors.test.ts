import { describe, expect, it } from 'vitest';
import { itIsRefused, refusal } from '../support/refusal.ts';

itIsRefused('text that is no board at all', [
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
  ['[1]', 'The text begins "[1]", where an address (...?usoone/6/6/...), "pzprv3", JSON or a text board was expected.'],
  [
    'usowan',
    'The text begins "usowan", where an address (...?usoone/6/6/...), "pzprv3", JSON or a text board was expected.',
  ],
]);

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
