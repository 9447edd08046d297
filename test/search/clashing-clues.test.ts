import { describe, expect, it } from 'vitest';
import type { Model } from '../../src/engine/model.ts';
import { finish } from '../../src/grid/task.ts';
import { clashingClues } from '../../src/search/clashing-clues.ts';
import { Learning } from '../../src/search/learning.ts';
import { genreCases } from '../support/genre-cases.ts';

const canBeMet = (model: Model, names: readonly number[]): boolean =>
  finish(new Learning(model, { limit: 1, assumptions: names.map((index) => model.clues[index].selector) })).answers
    .length > 0;

describe('a clash of clues', () => {
  for (const { genre, fixtures } of genreCases)
    it(`${genre.id}: can't be met, and can without any one of its clues`, () => {
      let clashes = 0;
      for (let seed = 1; seed <= 60; seed++) {
        const { puzzle } = fixtures.randomBoard(seed);
        const reading = genre.readings[0];
        const where = `seed ${seed}, ${JSON.stringify(puzzle)}`;
        const clashing = finish(clashingClues(genre.proof(puzzle, reading)));
        const answers = finish(new Learning(genre.proof(puzzle, reading).enforceClues(), { limit: 1 })).answers;
        expect(clashing === null, where).toBe(answers.length > 0);
        if (!clashing) continue;
        clashes++;
        const model = genre.proof(puzzle, reading);
        const clues = clashing.clues.map(({ selector }) => model.clues.findIndex((clue) => clue.selector === selector));
        expect(clashing.minimal, where).toBe(true);
        expect(canBeMet(genre.proof(puzzle, reading), clues), where).toBe(false);
        for (const dropped of clues)
          expect(
            canBeMet(
              genre.proof(puzzle, reading),
              clues.filter((clue) => clue !== dropped),
            ),
            where,
          ).toBe(true);
      }
      expect(clashes).toBeGreaterThan(5);
    });
});
