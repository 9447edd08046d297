import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { genres } from '../../src/genres/registry.ts';
import { finish } from '../../src/grid/task.ts';
import { Learning } from '../../src/search/learning.ts';
import { laid } from '../../web/workers/board.ts';

// The few boards that the page has until a genre's bank is there.

const folder = new URL('../../web/starters/', import.meta.url);

describe('the boards that the page starts with', () => {
  test('are there for every genre', () => {
    expect(readdirSync(folder).sort()).toEqual(genres.map(({ id }) => `${id}.json`).sort());
  });

  for (const { id } of genres) {
    const text = readFileSync(new URL(`${id}.json`, folder), 'utf8');
    const { boards } = JSON.parse(text) as { boards: { puzzlink: string; size: string }[] };
    test.each(boards.map(({ puzzlink, size }) => [puzzlink, size]))('%s has exactly one answer', (puzzlink, size) => {
      const { genre, board, reading } = laid(puzzlink);
      expect(genre.id).toBe(id);
      expect(`${board.puzzle.width}x${board.puzzle.height}`).toBe(size);
      const { answers, complete } = finish(new Learning(genre.proof(board.puzzle, reading).enforceClues()));
      expect([answers.length, complete]).toEqual([1, true]);
    });
  }
});
