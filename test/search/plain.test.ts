import { describe, expect, it } from 'vitest';
import { BLANK } from '../../src/board/clue.ts';
import { type Marks, NO, YES } from '../../src/board/marks.ts';
import type { Model } from '../../src/engine/model.ts';
import { randomCastleWall } from '../../src/genres/castle-wall/fixtures/random-board.ts';
import { ladder } from '../../src/genres/castle-wall/ladder/ladder.ts';
import { rungs as rungsOf } from '../../src/genres/castle-wall/ladder/rungs.ts';
import { castleWallReadings } from '../../src/genres/castle-wall/readings.ts';
import { randomTilepaint } from '../../src/genres/tilepaint/fixtures/random-board.ts';
import { ladder as tilepaintLadder } from '../../src/genres/tilepaint/ladder/ladder.ts';
import { rungs as tilepaintRungs } from '../../src/genres/tilepaint/ladder/rungs.ts';
import { tilepaintReadings } from '../../src/genres/tilepaint/readings.ts';
import { finish } from '../../src/grid/task.ts';
import { begin, marksOf, rungsUpTo } from '../../src/ladder/index.ts';
import { Branching } from '../../src/search/branching.ts';
import { type PlainOptions, PlainSearch } from '../../src/search/plain.ts';
import { agrees, shown } from '../laws/marks.ts';
import { castleWallAnswers } from '../support/answers.ts';
import { sortedKeys } from '../support/brute.ts';

const reading = castleWallReadings[0];
const rungs = rungsOf(reading);
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed + 1);

function wall(seed: number): { model: Model; where: string; answers: Marks[] } {
  const { puzzle } = randomCastleWall(seed, { most: 16 });
  const where = `seed ${seed}, ${JSON.stringify(puzzle)}`;
  return { model: ladder(puzzle, reading), where, answers: castleWallAnswers(puzzle, reading) };
}

function searched(model: Model, options: Partial<PlainOptions> = {}) {
  return finish(new PlainSearch(model, { rungs, limit: Number.POSITIVE_INFINITY, ...options }));
}

/** The nodes with a guess, by recursion: every node propagated afresh from its marks alone. */
function nodesWithGuess(model: Model, mask: number, marks: Marks): number {
  const holds = begin(model, { marks });
  model.engine.setRungs(mask);
  const lives = holds && model.engine.propagate();
  const decision = lives ? new Branching(model).next() : -1;
  const known = marksOf(model);
  model.engine.backTo(0);
  if (decision < 0) return 0;
  let nodes = 1;
  for (const mark of [YES, NO]) {
    const guessed = known.slice();
    guessed[decision] = mark;
    nodes += nodesWithGuess(model, mask, guessed);
  }
  return nodes;
}

describe('branch points', () => {
  it.each(rungs.map((rung, index) => ({ rung, index })))('Castle Wall up to $rung', ({ index }) => {
    for (const seed of SEEDS) {
      const { model, where } = wall(seed);
      const { branchPoints } = searched(model, { rung: index });
      const nothing = new Uint8Array(model.decisions);
      expect(branchPoints, where).toBe(nodesWithGuess(model, rungsUpTo(index), nothing));
    }
  });
  it('Tilepaint', () => {
    for (const seed of SEEDS) {
      const { puzzle } = randomTilepaint(seed, { most: 14 });
      const model = tilepaintLadder(puzzle, tilepaintReadings[0]);
      const { branchPoints } = searched(model, { rungs: tilepaintRungs(tilepaintReadings[0]), rung: 1 });
      const nothing = new Uint8Array(model.decisions);
      expect(branchPoints, `seed ${seed}, ${JSON.stringify(puzzle)}`).toBe(nodesWithGuess(model, 3, nothing));
    }
  });
  it('a board without numbers is guessed tile by tile', () => {
    const blank = [BLANK, BLANK, BLANK, BLANK, BLANK, BLANK];
    const lines = { columns: [BLANK, BLANK, BLANK], rows: [BLANK, BLANK], right: blank, down: blank };
    const puzzle = { width: 3, height: 2, tiles: [0, 0, 1, 2, 0, 1], ...lines };
    const model = tilepaintLadder(puzzle, tilepaintReadings[0]);
    const found = searched(model, { rungs: tilepaintRungs(tilepaintReadings[0]) });
    expect(found.branchPoints).toBe(7);
    expect(found.answers.map(shown)).toEqual(['111', '110', '101', '100', '011', '010', '001', '000']);
  });
});

describe('where a search stops', () => {
  it('a budget caps it, and it says so', () => {
    let capped = 0;
    for (const seed of SEEDS) {
      const { model, where } = wall(seed);
      const whole = searched(model);
      expect(whole.capped, where).toBe(false);
      expect(searched(model, { budget: whole.branchPoints }), where).toEqual(whole);
      if (whole.branchPoints === 0) continue;
      const part = searched(model, { budget: whole.branchPoints - 1 });
      expect({ ...part, answers: 0 }, where).toEqual({
        answers: 0,
        complete: false,
        branchPoints: whole.branchPoints - 1,
        capped: true,
      });
      expect(whole.answers.slice(0, part.answers.length), where).toEqual(part.answers);
      capped++;
    }
    expect(capped).toBeGreaterThan(5);
  });
  it('a limit ends it without a proof', () => {
    for (const seed of SEEDS) {
      const { model, where, answers } = wall(seed);
      for (const limit of [1, 2, 3]) {
        const found = searched(model, { limit });
        expect(found.answers.length, where).toBe(Math.min(limit, answers.length));
        expect(found.complete, where).toBe(answers.length < limit);
      }
    }
  });
  it('in slices it does what it does in one go', () => {
    for (const seed of SEEDS) {
      const { model, where } = wall(seed);
      const whole = searched(model);
      const sliced = new PlainSearch(model, { rungs, limit: Number.POSITIVE_INFINITY });
      expect(() => sliced.result).toThrow();
      while (!sliced.advance(1)) expect(sliced.soFar.branchPoints).toBeLessThanOrEqual(whole.branchPoints);
      expect(sliced.result, where).toEqual(whole);
      expect(model.engine.depth).toBe(0);
    }
  });
});

describe('where a search starts', () => {
  it('marks are kept to', () => {
    for (const seed of SEEDS) {
      const { model, where, answers } = wall(seed);
      const marks = new Uint8Array(model.decisions);
      marks[seed % marks.length] = YES;
      const kept = answers.filter((answer) => agrees(answer, marks));
      expect(sortedKeys(searched(model, { start: { marks } }).answers), where).toEqual(sortedKeys(kept));
    }
  });
  it('clues that are not named are silent', () => {
    for (const seed of SEEDS) {
      const { puzzle } = randomCastleWall(seed, { most: 12 });
      const model = ladder(puzzle, reading);
      const clues = model.clues.filter(({ part }) => part !== 'arrow').map(({ selector }) => selector);
      const erased = castleWallReadings.find(({ name }) => name === 'numbers-erased') ?? reading;
      expect(sortedKeys(searched(model, { start: { clues } }).answers), JSON.stringify(puzzle)).toEqual(
        sortedKeys(castleWallAnswers(puzzle, erased)),
      );
    }
  });
});
