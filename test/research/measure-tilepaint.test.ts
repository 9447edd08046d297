import { describe, expect, test } from 'vitest';
import { flipped, pairFlip, singleFlip, switchOfFour } from '../../research/genres/tilepaint/flips.ts';
import { rawBoard, standard } from '../../research/genres/tilepaint/raw.ts';
import { BLANK } from '../../src/board/clue.ts';
import type { Marks } from '../../src/board/marks.ts';
import { printBoard } from '../../src/formats/print.ts';
import { tilepaint } from '../../src/genres/tilepaint/index.ts';
import type { TilepaintPuzzle } from '../../src/genres/tilepaint/puzzle.ts';
import { fixpoint } from '../../src/ladder/fixpoint.ts';

function shown(puzzle: TilepaintPuzzle, marks: Marks): string {
  return printBoard(tilepaint.codec, { puzzle, marks, notes: {} }, 'text').text;
}

const seeds = Array.from({ length: 60 }, (_, index) => index);

describe('silent flips', () => {
  test.each([
    { side: 5, maxSize: 3, density: 1 },
    { side: 6, maxSize: 6, density: 1 },
  ])('no single and no pair flip where every line is numbered: $side, $maxSize', (kind) => {
    for (const index of seeds) {
      const { puzzle, answer } = rawBoard(kind, 7, index);
      expect(singleFlip(puzzle, answer), shown(puzzle, answer)).toBeUndefined();
      expect(pairFlip(puzzle, answer), shown(puzzle, answer)).toBeUndefined();
    }
  });

  test('each is a second answer, and all kinds occur', () => {
    const found = { single: 0, pair: 0, four: 0 };
    for (const index of seeds) {
      const { puzzle, answer } = rawBoard({ side: 5, maxSize: 3, density: 0.5 }, 7, index);
      const flips = {
        single: singleFlip(puzzle, answer),
        pair: pairFlip(puzzle, answer),
        four: switchOfFour(puzzle, answer),
      };
      for (const [kind, flip] of Object.entries(flips)) {
        if (!flip) continue;
        found[kind as keyof typeof found]++;
        const other = flipped(answer, flip);
        expect(other).not.toEqual(answer);
        expect(tilepaint.check(puzzle, other, standard).violations, shown(puzzle, other)).toEqual([]);
      }
    }
    for (const number of Object.values(found)) expect(number).toBeGreaterThan(0);
  });

  test('the switch of single cells is seen by the test of four alone', () => {
    const puzzle = {
      width: 3,
      height: 2,
      tiles: [0, 1, 2, 3, 4, 5],
      rows: [1, 1],
      columns: [1, 1, 0],
      right: new Array<number>(6).fill(BLANK),
      down: new Array<number>(6).fill(BLANK),
    };
    const answer = Uint8Array.of(1, 2, 2, 2, 1, 2);
    expect(singleFlip(puzzle, answer)).toBeUndefined();
    expect(pairFlip(puzzle, answer)).toBeUndefined();
    expect([...(switchOfFour(puzzle, answer) ?? [])].sort()).toEqual([0, 1, 3, 4]);
  });
});

// A theorem: whatever a lower rung sees, the one above sees too.
test('the fixpoint stays the same without count and without edge', () => {
  for (const index of seeds.slice(0, 30)) {
    const { puzzle } = rawBoard({ side: 7, maxSize: 4, density: 1 }, 11, index);
    const model = tilepaint.ladder(puzzle, standard, 'study');
    const all = fixpoint(model, 0b111);
    expect(fixpoint(model, 0b110), shown(puzzle, new Uint8Array(model.decisions))).toEqual(all);
    expect(fixpoint(model, 0b101), shown(puzzle, new Uint8Array(model.decisions))).toEqual(all);
  }
});
