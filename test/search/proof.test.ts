import { describe, expect, it } from 'vitest';
import { finish } from '../../src/grid/task.ts';
import { Learning } from '../../src/search/learning.ts';
import { sortedKeys } from '../support/brute.ts';
import { genreCases } from '../support/genre-cases.ts';

const BOARDS = 40;
/** Finding many answers is not what the learning search is for. */
const LIMIT = 200;

describe.each(genreCases)('$id: the learning search finds what brute force finds', ({ genre, fixtures, brute }) => {
  it.each(genre.readings)('$name', (reading) => {
    for (let seed = 1; seed <= BOARDS; seed++) {
      const { puzzle } = fixtures.randomBoard(seed);
      const expected = sortedKeys(brute(puzzle, reading));
      const model = genre.proof(puzzle, reading).enforceClues();
      const { answers, complete } = finish(new Learning(model, { limit: LIMIT }));
      const found = sortedKeys(answers);
      const where = `seed ${seed}, ${JSON.stringify(puzzle)}`;
      expect(complete, where).toBe(expected.length < LIMIT);
      expect(new Set(found).size, where).toBe(Math.min(expected.length, LIMIT));
      for (const key of found) expect(expected, where).toContain(key);
    }
  });
});
