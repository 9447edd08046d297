import { describe, expect, it } from 'vitest';
import { type Marks, UNKNOWN } from '../../src/board/marks.ts';
import { randomCastleWall } from '../../src/genres/castle-wall/fixtures/random-board.ts';
import { castleWallReadings } from '../../src/genres/castle-wall/readings.ts';
import { castleWallSweep } from '../../src/genres/castle-wall/sweep/sweep.ts';
import { usowanReadings } from '../../src/genres/usowan/readings.ts';
import { usowanSweep } from '../../src/genres/usowan/sweep/sweep.ts';
import { seeded } from '../../src/grid/random.ts';
import { finish } from '../../src/grid/task.ts';
import { count, type Spec } from '../../src/sweep/index.ts';
import { castleWallAnswers } from '../support/answers.ts';
import { countedBoards } from '../support/counted.ts';
import { genreCases } from '../support/genre-cases.ts';
import { expectAnswers } from './law.ts';

/** Some marks of one of the answers, or of none: what a partly solved board carries. */
function someMarks(seed: number, answers: readonly Marks[], decisions: number): Marks {
  const random = seeded(seed);
  const from = answers.length > 0 ? answers[random.below(answers.length)] : new Uint8Array(decisions).fill(1);
  return Uint8Array.from(from, (mark) => (random.below(4) === 0 ? mark : UNKNOWN));
}

function keeping(answers: readonly Marks[], marks: Marks): Marks[] {
  return answers.filter((answer) => marks.every((mark, decision) => mark === UNKNOWN || mark === answer[decision]));
}

/** Boards under each reading: at least the first, and about the second over all readings. */
const BOARDS = { fewest: 60, ofAllReadings: 300 };
/** Of boards with more answers only the count is compared. */
const MOST_LISTED = 500;

describe.each(genreCases)('$id: the sweep against brute force through the judge', ({ genre, fixtures, brute }) => {
  it.each(genre.readings)('$name', (reading) => {
    const boards = Math.max(BOARDS.fewest, BOARDS.ofAllReadings / genre.readings.length);
    for (let seed = 1; seed <= boards; seed++) {
      const { puzzle } = fixtures.randomBoard(seed, { most: 20 });
      const answers = brute(puzzle, reading);
      const what = `seed ${seed}: ${JSON.stringify(puzzle)}`;
      const agrees = (spec: Spec, expected: readonly Marks[], where: string): void => {
        if (expected.length <= MOST_LISTED) expectAnswers(spec, expected, where);
        else expect(finish(count(spec)).count, where).toBe(BigInt(expected.length));
      };
      agrees(genre.sweep(puzzle, reading), answers, what);
      const marks = someMarks(seed, answers, genre.decisions(puzzle));
      agrees(genre.sweep(puzzle, reading, marks), keeping(answers, marks), `${what} keeping ${marks}`);
    }
  });
});

describe.each(castleWallReadings)('Castle Wall in wide states, $name', (reading) => {
  it('counts what brute force finds', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { puzzle } = randomCastleWall(seed);
      const wide = finish(count(castleWallSweep(puzzle, reading, undefined, true)));
      const what = `seed ${seed}: ${JSON.stringify(puzzle)}`;
      expect(wide.count, what).toBe(BigInt(castleWallAnswers(puzzle, reading).length));
    }
  });
});

describe('the sweep meets the counted boards at every reading', () => {
  for (const { name, puzzle, answers } of countedBoards.usowan)
    it(name, () => {
      for (const [reading, expected] of Object.entries(answers)) {
        const found = usowanReadings.find((other) => other.name === reading);
        if (found === undefined) throw new Error(`no reading is called ${reading}`);
        expect(finish(count(usowanSweep(puzzle, found))).count, reading).toBe(BigInt(expected));
      }
    });
  for (const { name, puzzle, answers } of countedBoards.castleWall)
    it(name, () => {
      for (const [reading, expected] of Object.entries(answers)) {
        const found = castleWallReadings.find((other) => other.name === reading);
        if (found === undefined) throw new Error(`no reading is called ${reading}`);
        expect(finish(count(castleWallSweep(puzzle, found))).count, reading).toBe(BigInt(expected));
      }
    });
});
