import { describe, expect, it } from 'vitest';
import type { Marks } from '../../src/board/marks.ts';
import type { Puzzle } from '../../src/board/puzzle.ts';
import type { Reading } from '../../src/board/reading.ts';
import type { Verdict } from '../../src/genre/verdict.ts';
import { battleshipsReadings } from '../../src/genres/battleships/readings.ts';
import { check as checkBattleships } from '../../src/genres/battleships/rules.ts';
import { castleWallReadings } from '../../src/genres/castle-wall/readings.ts';
import { check as checkCastleWall } from '../../src/genres/castle-wall/rules.ts';
import { tilepaintReadings } from '../../src/genres/tilepaint/readings.ts';
import { check as checkTilepaint } from '../../src/genres/tilepaint/rules.ts';
import { usowanReadings } from '../../src/genres/usowan/readings.ts';
import { check as checkUsowan } from '../../src/genres/usowan/rules.ts';
import { battleshipsAnswers, castleWallAnswers, tilepaintAnswers, usowanAnswers } from '../support/answers.ts';
import { answerKey, sortedKeys } from '../support/brute.ts';
import { type CountedBoard, countedBoards } from '../support/counted.ts';

const boards = countedBoards;

/** Every count that the file gives for a board, reading by reading, and its answer among those found. */
function meets<P extends Puzzle, R extends Reading>(
  list: readonly CountedBoard<P>[],
  readings: readonly R[],
  judge: (puzzle: P, marks: Marks, reading: R) => Verdict,
  answersOf: (puzzle: P, reading: R) => Marks[],
): void {
  for (const { name, puzzle, oneAnswer, answers } of list)
    for (const [readingName, count] of Object.entries(answers))
      it(`${name}, ${readingName}: ${count}`, () => {
        const reading = readings.find((other) => other.name === readingName);
        if (!reading) throw new Error(`no reading is called ${readingName}`);
        const found = answersOf(puzzle, reading);
        expect(found.length).toBe(count);
        expect(new Set(sortedKeys(found)).size).toBe(count);
        if (oneAnswer && readingName === 'standard') {
          expect(judge(puzzle, oneAnswer, reading).violations).toEqual([]);
          expect(found.map(answerKey)).toContain(answerKey(oneAnswer));
        }
      });
}

describe('counted boards, by brute force through the judge', () => {
  it('there are boards of every genre', () => {
    for (const list of Object.values(boards)) expect(list.length).toBeGreaterThan(0);
  });
  meets(boards.usowan, usowanReadings, checkUsowan, usowanAnswers);
  meets(boards.battleships, battleshipsReadings, checkBattleships, battleshipsAnswers);
  meets(boards.castleWall, castleWallReadings, checkCastleWall, castleWallAnswers);
  meets(boards.tilepaint, tilepaintReadings, checkTilepaint, tilepaintAnswers);
  meets(boards.tilepaintProbeGap, tilepaintReadings, checkTilepaint, tilepaintAnswers);
});
