import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Reading } from '../../src/board/reading.ts';
import { printBoard } from '../../src/formats/print.ts';
import { readAmong } from '../../src/genres/read.ts';
import { finish } from '../../src/grid/task.ts';
import { nextHint } from '../../src/hint/index.ts';
import { solve } from '../../src/search/solve.ts';
import { count, fieldOf } from '../../src/sweep/index.ts';
import { blank } from './blank-genre.ts';

const puzzle = { width: 3, height: 2 };
const [standard]: readonly Reading[] = blank.readings;

describe('a genre without rules', () => {
  it('is read, printed, solved, counted and explained by engines that know nothing of it', () => {
    const { board } = readAmong([blank], 'blank/3/2/');
    expect(board.puzzle).toEqual(puzzle);
    const drawn = { ...board, marks: Uint8Array.from([1, 2, 0, 0, 1, 2]) };
    for (const form of ['pzprv3', 'text'] as const)
      expect(readAmong([blank], printBoard(blank.codec, drawn, form).text).board.marks).toEqual(drawn.marks);
    expect(finish(solve(blank, puzzle, standard)).verdict).toBe('several');
    expect(finish(solve(blank, puzzle, standard, { limit: Number.POSITIVE_INFINITY })).answers).toHaveLength(64);
    expect(finish(count(blank.sweep(puzzle, standard))).count).toBe(64n);
    expect(finish(fieldOf(blank.sweep(puzzle, standard))).numerators).toEqual(Array(6).fill(32n));
    // Unknown means no, and an empty drawing breaks no rule.
    expect(finish(nextHint(blank, puzzle, standard, new Uint8Array(6)))).toMatchObject({ kind: 'finished' });
  });

  it('takes fewer than 75 lines', () => {
    const lines = readFileSync(new URL('blank-genre.ts', import.meta.url), 'utf8').split('\n');
    expect(lines.length).toBeLessThan(75);
  });
});
