import { expect, test } from 'vitest';
import { gapsByChance, worstGap } from '../../research/measure/gaps.ts';
import { NO, YES } from '../../src/board/marks.ts';

test('the largest gap of fair draws', () => {
  // Two cells, half of the draws each: the first batch is even, the second one cell off by half.
  const draws = [
    [YES, NO],
    [NO, YES],
    [YES, YES],
    [YES, NO],
  ].map((marks) => Uint8Array.from(marks));
  expect(worstGap([0.5, 0.5], draws).shares).toEqual([0.75, 0.5]);
  expect(gapsByChance([0.5, 0.5], draws, 2, 0.5)).toEqual({ mean: 0.25, spread: Math.sqrt(0.125), larger: 0.5 });
});
