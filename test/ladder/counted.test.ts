import { describe, expect, it } from 'vitest';
import type { Puzzle } from '../../src/board/puzzle.ts';
import type { Reading } from '../../src/board/reading.ts';
import type { Model } from '../../src/engine/model.ts';
import { ladder as castleWallLadder } from '../../src/genres/castle-wall/ladder/ladder.ts';
import { rungs as castleWallRungs } from '../../src/genres/castle-wall/ladder/rungs.ts';
import { castleWallReadings } from '../../src/genres/castle-wall/readings.ts';
import { ladder as tilepaintLadder } from '../../src/genres/tilepaint/ladder/ladder.ts';
import { rungs as tilepaintRungs } from '../../src/genres/tilepaint/ladder/rungs.ts';
import { tilepaintReadings } from '../../src/genres/tilepaint/readings.ts';
import { finish } from '../../src/grid/task.ts';
import { climb, gradeOf, PROBE, SEARCH } from '../../src/ladder/index.ts';
import { PlainSearch } from '../../src/search/plain.ts';
import { shown } from '../laws/marks.ts';
import { answerKey } from '../support/brute.ts';
import { type CountedBoard, countedBoards } from '../support/counted.ts';

const boards = countedBoards;

/** Every count that the file gives for a board, by plain search at each rung. */
function meets<P extends Puzzle, R extends Reading>(
  list: readonly CountedBoard<P>[],
  readings: readonly R[],
  rungsOf: (reading: R) => readonly string[],
  ladder: (puzzle: P, reading: R) => Model,
): void {
  for (const { name, puzzle, oneAnswer, answers } of list)
    for (const [readingName, count] of Object.entries(answers))
      it(`${name}, ${readingName}: ${count}`, () => {
        const reading = readings.find((other) => other.name === readingName);
        if (!reading) throw new Error(`no reading is called ${readingName}`);
        const rungs = rungsOf(reading);
        for (let rung = 0; rung <= rungs.length; rung++) {
          const search = new PlainSearch(ladder(puzzle, reading), { rungs, rung, limit: Number.POSITIVE_INFINITY });
          const found = finish(search);
          expect(found.complete).toBe(true);
          expect(found.answers.length, `at ${rungs[rung] ?? PROBE}`).toBe(count);
          if (oneAnswer && readingName === 'standard')
            expect(found.answers.map(answerKey)).toContain(answerKey(oneAnswer));
        }
      });
}

describe('counted boards, by plain search at every rung', () => {
  meets(boards.tilepaint, tilepaintReadings, tilepaintRungs, tilepaintLadder);
  meets(boards.tilepaintProbeGap, tilepaintReadings, tilepaintRungs, tilepaintLadder);
  meets(boards.castleWall, castleWallReadings, castleWallRungs, castleWallLadder);
});

describe('counted boards, the fixpoint of each rung of Tilepaint', () => {
  const reading = tilepaintReadings[0];
  for (const { name, puzzle, fixpoints } of [...boards.tilepaint, ...boards.tilepaintProbeGap])
    it(name, () => {
      const { steps } = finish(climb(tilepaintLadder(puzzle, reading, 'study'), tilepaintRungs(reading, 'study')));
      const found = Object.fromEntries(steps.map(({ rung, marks }) => [rung, shown(marks)]));
      for (const [rung, marks] of Object.entries(fixpoints)) expect(found[rung], rung).toBe(shown(marks));
    });
  it('a board with one answer may be beyond the probe', () => {
    expect(boards.tilepaintProbeGap.length).toBeGreaterThan(0);
    for (const { puzzle } of boards.tilepaintProbeGap) {
      const climbed = finish(climb(tilepaintLadder(puzzle, reading, 'study'), tilepaintRungs(reading, 'study')));
      expect(gradeOf(climbed)).toBe(SEARCH);
    }
  });
});
