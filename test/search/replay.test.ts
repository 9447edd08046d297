import { describe, expect, it } from 'vitest';
import { type Marks, YES } from '../../src/board/marks.ts';
import { type Literal, negate, no, yes } from '../../src/engine/literal.ts';
import type { Model } from '../../src/engine/model.ts';
import { ladder as battleships } from '../../src/genres/battleships/ladder/ladder.ts';
import { battleshipsReadings } from '../../src/genres/battleships/readings.ts';
import { ladder as castleWall } from '../../src/genres/castle-wall/ladder/ladder.ts';
import { castleWallReadings } from '../../src/genres/castle-wall/readings.ts';
import { ladder as tilepaint } from '../../src/genres/tilepaint/ladder/ladder.ts';
import { tilepaintReadings } from '../../src/genres/tilepaint/readings.ts';
import { ladder as usowan } from '../../src/genres/usowan/ladder/ladder.ts';
import { usowanReadings } from '../../src/genres/usowan/readings.ts';
import { finish } from '../../src/grid/task.ts';
import { Learning } from '../../src/search/learning.ts';
import { isOnlyAnswer, replays } from '../../src/search/replay.ts';
import { battleshipsAnswers, castleWallAnswers, tilepaintAnswers, usowanAnswers } from '../support/brute.ts';
import { randomBattleships, randomCastleWall, randomTilepaint, randomUsowan } from '../support/random-boards.ts';
import { resultOf } from '../support/steps.ts';

interface Case {
  readonly model: () => Model;
  readonly answers: readonly Marks[];
}

const cases: Readonly<Record<string, (seed: number) => Case>> = {
  Usowan: (seed) => {
    const { puzzle } = randomUsowan(seed, { most: 15 });
    return { model: () => usowan(puzzle, usowanReadings[0]), answers: usowanAnswers(puzzle, usowanReadings[0]) };
  },
  Battleships: (seed) => {
    const { puzzle } = randomBattleships(seed, { most: 15 });
    const [reading] = battleshipsReadings;
    return { model: () => battleships(puzzle, reading), answers: battleshipsAnswers(puzzle, reading) };
  },
  Tilepaint: (seed) => {
    const { puzzle } = randomTilepaint(seed, { most: 12 });
    const [reading] = tilepaintReadings;
    return { model: () => tilepaint(puzzle, reading), answers: tilepaintAnswers(puzzle, reading) };
  },
  'Castle Wall': (seed) => {
    const { puzzle } = randomCastleWall(seed, { most: 12 });
    const [reading] = castleWallReadings;
    return { model: () => castleWall(puzzle, reading), answers: castleWallAnswers(puzzle, reading) };
  },
};

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
  it.each(Object.entries(cases))('says of %s boards what brute force says', (genre, make) => {
    let single = 0;
    let several = 0;
    for (let seed = 1; seed <= 100; seed++) {
      const { model, answers } = make(seed);
      if (answers.length === 0) continue;
      expect(resultOf(isOnlyAnswer(model, answers[0], 10_000)), `${genre}, seed ${seed}`).toBe(answers.length === 1);
      if (answers.length === 1) single++;
      else several++;
    }
    expect(Math.min(single, several)).toBeGreaterThan(5);
  });

  it('believes no clause that does not follow, and no proof that stops short', () => {
    let replayed = 0;
    for (const [genre, make] of Object.entries(cases))
      for (let seed = 1; seed <= 100; seed++) {
        const board = make(seed);
        if (board.answers.length < 2) continue;
        // With another answer left, no clause that denies it follows, whatever stands before it.
        const { blocked, clauses } = refutation(board);
        const denied = Array.from(board.answers[1], (mark, decision) => (mark === YES ? yes(decision) : no(decision)));
        expect(resultOf(replays(blocked(), clauses)), `${genre}, seed ${seed}`).toBe(false);
        expect(resultOf(replays(blocked(), [...clauses, denied.map(negate), []])), `${genre}, seed ${seed}`).toBe(
          false,
        );
        replayed++;
      }
    expect(replayed).toBeGreaterThan(50);
  });
});
