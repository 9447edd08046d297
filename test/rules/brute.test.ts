import { describe, expect, it } from 'vitest';
import { rawAnswers, sortedKeys } from '../support/brute.ts';
import { genreCases } from '../support/genre-cases.ts';

const BOARDS = 60;
/** So many decisions have 16 384 markings. */
const MOST_DECISIONS = 14;

describe.each(genreCases)('$id: the candidates of the fixtures leave out no answer', ({ genre, fixtures, brute }) => {
  it.each(genre.readings)('$name: they give what all 2ⁿ markings give', (reading) => {
    for (let seed = 1, boards = 0; boards < BOARDS; seed++) {
      const { puzzle } = fixtures.randomBoard(seed, { most: 18 });
      if (genre.decisions(puzzle) > MOST_DECISIONS) continue;
      boards++;
      const found = sortedKeys(brute(puzzle, reading));
      const raw = sortedKeys(rawAnswers(genre, puzzle, reading));
      expect(found, `seed ${seed} ${JSON.stringify(puzzle)}`).toEqual(raw);
    }
  });
});

describe.each(genreCases)('$id: random boards', ({ genre, fixtures }) => {
  it('the answer that a board is made from is one', () => {
    const [standard] = genre.readings;
    let withAnswer = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const { puzzle, answer } = fixtures.randomBoard(seed, { most: 40, side: 9 });
      if (answer === null) continue;
      withAnswer++;
      const texts = genre.check(puzzle, answer, standard).violations.map(({ text }) => text);
      expect(texts, `seed ${seed} ${JSON.stringify(puzzle)}`).toEqual([]);
    }
    expect(withAnswer).toBeGreaterThan(100);
    expect(withAnswer).toBeLessThan(300);
  });

  it('are the same for the same seed', () => {
    for (let seed = 1; seed <= 20; seed++) expect(fixtures.randomBoard(seed)).toEqual(fixtures.randomBoard(seed));
  });
});
