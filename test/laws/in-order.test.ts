import { describe, expect, test } from 'vitest';
import type { Marks } from '../../src/board/marks.ts';
import type { Puzzle } from '../../src/board/puzzle.ts';
import type { Reading } from '../../src/board/reading.ts';
import type { Genre } from '../../src/genre/genre.ts';
import { seeded } from '../../src/grid/random.ts';
import { finish } from '../../src/grid/task.ts';
import { AnswersInOrder } from '../../src/search/in-order.ts';
import { count } from '../../src/sweep/index.ts';
import { answerKey } from '../support/brute.ts';
import { genreCases } from '../support/genre-cases.ts';
import { resultOf } from '../support/steps.ts';
import { agrees, thinned } from './marks.ts';

/** Of loose boards only so many answers are compared. */
const MOST = 200;

/** Up to `most` answers, in the order of the listing. */
function listed(genre: Genre, puzzle: Puzzle, reading: Reading, marks?: Marks, most = MOST): string[] {
  const answers = new AnswersInOrder(genre.proof(puzzle, reading).enforceClues(), marks);
  const keys: string[] = [];
  while (keys.length < most) {
    const answer = resultOf(answers.next());
    if (answer === undefined) return keys;
    keys.push(answerKey(answer));
  }
  return keys;
}

/** Yes before no, decision by decision. */
const inOrder = (answers: readonly Marks[]): string[] => answers.map(answerKey).sort().reverse();

describe.each(genreCases)('$id: answers come in the order of their marks', ({ genre, fixtures, brute }) => {
  test('those of brute force, with marks and without', () => {
    let several = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const { puzzle } = fixtures.randomBoard(seed, fixtures.quickSides);
      for (const reading of genre.readings) {
        const all = brute(puzzle, reading);
        const what = `seed ${seed}, ${reading.name}: ${JSON.stringify(puzzle)}`;
        if (all.length > 1) several++;
        expect(listed(genre, puzzle, reading), what).toEqual(inOrder(all).slice(0, MOST));
        if (all.length === 0) continue;
        const random = seeded(seed);
        const marks = thinned(random, all[random.below(all.length)]);
        const keeping = inOrder(all.filter((answer) => agrees(answer, marks))).slice(0, MOST);
        expect(listed(genre, puzzle, reading, marks), `${what} keeping ${marks}`).toEqual(keeping);
      }
    }
    expect(several).toBeGreaterThan(10);
  });

  test('as many as the sweep counts, each once, on a small board without clues', () => {
    const [reading] = genre.readings;
    const blank = genre.blank?.({ width: 5, height: 4 }, reading, {});
    if (blank === undefined) return;
    const keys = listed(genre, blank.puzzle, blank.reading, undefined, Number.POSITIVE_INFINITY);
    expect(BigInt(keys.length)).toBe(finish(count(genre.sweep(blank.puzzle, blank.reading))).count);
    expect(keys).toEqual([...new Set(keys)].sort().reverse());
  });

  test('the first ones at once on a large one', () => {
    const [reading] = genre.readings;
    const blank = genre.blank?.({ width: 13, height: 14 }, reading, {});
    if (blank === undefined) return;
    const keys = listed(genre, blank.puzzle, blank.reading, undefined, 20);
    expect(keys.length).toBe(20);
    expect(keys).toEqual([...new Set(keys)].sort().reverse());
  });
});
