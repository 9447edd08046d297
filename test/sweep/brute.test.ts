import { describe, expect, it } from 'vitest';
import { type Marks, UNKNOWN } from '../../src/board/marks.ts';
import { castleWallReadings } from '../../src/genres/castle-wall/readings.ts';
import { castleWallSweep } from '../../src/genres/castle-wall/sweep/sweep.ts';
import { usowanReadings } from '../../src/genres/usowan/readings.ts';
import { usowanSweep } from '../../src/genres/usowan/sweep/sweep.ts';
import { seeded } from '../../src/grid/random.ts';
import { finish } from '../../src/grid/task.ts';
import { count } from '../../src/sweep/index.ts';
import { castleWallAnswers, usowanAnswers } from '../support/brute.ts';
import { countedBoards } from '../support/counted.ts';
import { randomCastleWall, randomUsowan } from '../support/random-boards.ts';
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

describe('the sweep against brute force through the judge', () => {
  for (const reading of usowanReadings)
    it(`Usowan, ${reading.name}`, () => {
      for (let seed = 1; seed <= 60; seed++) {
        const { puzzle } = randomUsowan(seed);
        const answers = usowanAnswers(puzzle, reading);
        const what = `seed ${seed}: ${JSON.stringify(puzzle)}`;
        expectAnswers(usowanSweep(puzzle, reading), answers, what);
        const marks = someMarks(seed, answers, puzzle.width * puzzle.height);
        expectAnswers(usowanSweep(puzzle, reading, marks), keeping(answers, marks), `${what} keeping ${marks}`);
      }
    });

  for (const reading of castleWallReadings)
    it(`Castle Wall, ${reading.name}`, () => {
      for (let seed = 1; seed <= 60; seed++) {
        const { puzzle } = randomCastleWall(seed);
        const answers = castleWallAnswers(puzzle, reading);
        const what = `seed ${seed}: ${JSON.stringify(puzzle)}`;
        const spec = castleWallSweep(puzzle, reading);
        expectAnswers(spec, answers, what);
        const marks = someMarks(seed, answers, spec.decisions);
        expectAnswers(castleWallSweep(puzzle, reading, marks), keeping(answers, marks), `${what} keeping ${marks}`);
        const wide = finish(count(castleWallSweep(puzzle, reading, undefined, true)));
        expect(wide.count, `${what}: the way of the wide states`).toBe(BigInt(answers.length));
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
