import { describe, expect, it } from 'vitest';
import { type Marks, YES } from '../../src/board/marks.ts';
import { type Literal, negate, no, yes } from '../../src/engine/literal.ts';
import type { Model } from '../../src/engine/model.ts';
import { finish } from '../../src/grid/task.ts';
import { Learning } from '../../src/search/learning.ts';
import { isOnlyAnswer, replays } from '../../src/search/replay.ts';
import { type GenreCase, genreCases } from '../support/genre-cases.ts';
import { resultOf } from '../support/steps.ts';

interface Case {
  readonly model: () => Model;
  readonly answers: readonly Marks[];
}

function boardOf({ genre, fixtures, brute }: GenreCase, seed: number): Case {
  const { puzzle } = fixtures.randomBoard(seed, { most: 15 });
  const [standard] = genre.readings;
  return { model: () => genre.ladder(puzzle, standard), answers: brute(puzzle, standard) };
}

/** The model without its answer, and what learning learns of it. */
function refutation({ model, answers }: Case): { readonly blocked: () => Model; readonly clauses: Literal[][] } {
  const blocked = (): Model => {
    const without = model().enforceClues();
    without.engine.addClause(Array.from(answers[0], (mark, decision) => (mark === YES ? no(decision) : yes(decision))));
    return without;
  };
  const clauses: Literal[][] = [];
  finish(new Learning(blocked(), { limit: 1, onLearnt: (clause) => clauses.push([...clause]) }));
  return { blocked, clauses };
}

describe('a refutation that is replayed', () => {
  it.each(genreCases)('says of $id boards what brute force says', (one) => {
    let single = 0;
    let several = 0;
    for (let seed = 1; seed <= 100; seed++) {
      const { model, answers } = boardOf(one, seed);
      if (answers.length === 0) continue;
      expect(resultOf(isOnlyAnswer(model, answers[0], 10_000)), `${one.id}, seed ${seed}`).toBe(answers.length === 1);
      if (answers.length === 1) single++;
      else several++;
    }
    expect(Math.min(single, several)).toBeGreaterThan(5);
  });

  it('believes no clause that does not follow, and no proof that stops short', () => {
    let replayed = 0;
    for (const one of genreCases)
      for (let seed = 1; seed <= 100; seed++) {
        const board = boardOf(one, seed);
        if (board.answers.length < 2) continue;
        // With another answer left, no clause that denies it follows, whatever stands before it.
        const { blocked, clauses } = refutation(board);
        const denied = Array.from(board.answers[1], (mark, decision) => (mark === YES ? yes(decision) : no(decision)));
        expect(resultOf(replays(blocked(), clauses)), `${one.id}, seed ${seed}`).toBe(false);
        expect(resultOf(replays(blocked(), [...clauses, denied.map(negate), []])), `${one.id}, seed ${seed}`).toBe(
          false,
        );
        replayed++;
      }
    expect(replayed).toBeGreaterThan(50);
  });
});
