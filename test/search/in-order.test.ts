import { describe, expect, test } from 'vitest';
import { type Marks, UNKNOWN } from '../../src/board/marks.ts';
import type { Puzzle } from '../../src/board/puzzle.ts';
import type { Reading } from '../../src/board/reading.ts';
import { genreNamed } from '../../src/genres/registry.ts';
import { seeded } from '../../src/grid/random.ts';
import { finish, GeneratorTask } from '../../src/grid/task.ts';
import { AnswersInOrder } from '../../src/search/in-order.ts';
import { count } from '../../src/sweep/index.ts';
import { answerKey, battleshipsAnswers, castleWallAnswers, tilepaintAnswers, usowanAnswers } from '../support/brute.ts';
import { randomBattleships, randomCastleWall, randomTilepaint, randomUsowan } from '../support/random-boards.ts';

/** Up to `most` answers, in the order of the listing. */
function listed(
  id: string,
  puzzle: Puzzle,
  reading: Reading,
  marks?: Marks,
  most = Number.POSITIVE_INFINITY,
): string[] {
  const answers = new AnswersInOrder(genreNamed(id).proof(puzzle, reading).enforceClues(), marks);
  const keys: string[] = [];
  while (keys.length < most) {
    const answer = finish(new GeneratorTask(answers.next(), () => ({ done: 0, total: 0 })));
    if (answer === undefined) break;
    keys.push(answerKey(answer));
  }
  return keys;
}

/** Of loose boards only so many answers are compared. */
const MOST = 300;

/** Yes before no, decision by decision. */
const inOrder = (answers: readonly Marks[]): string[] => answers.map(answerKey).sort().reverse();

function someMarks(seed: number, answers: readonly Marks[], decisions: number): Marks {
  const random = seeded(seed);
  const from = answers.length > 0 ? answers[random.below(answers.length)] : new Uint8Array(decisions).fill(1);
  return Uint8Array.from(from, (mark) => (random.below(4) === 0 ? mark : UNKNOWN));
}

interface Case {
  readonly id: string;
  readonly board: (seed: number) => { readonly puzzle: Puzzle };
  readonly answers: (puzzle: Puzzle, reading: Reading) => Marks[];
}

const cases: readonly Case[] = [
  { id: 'usowan', board: randomUsowan, answers: usowanAnswers as Case['answers'] },
  { id: 'battleships', board: randomBattleships, answers: battleshipsAnswers as Case['answers'] },
  { id: 'tilepaint', board: randomTilepaint, answers: tilepaintAnswers as Case['answers'] },
  { id: 'castle-wall', board: randomCastleWall, answers: castleWallAnswers as Case['answers'] },
];

describe('all answers in the order of their marks', () => {
  for (const { id, board, answers } of cases)
    test(`${id}: those of brute force, with marks and without`, () => {
      const genre = genreNamed(id);
      let several = 0;
      for (let seed = 1; seed <= 60; seed++) {
        const { puzzle } = board(seed);
        for (const reading of genre.readings) {
          const all = answers(puzzle, reading);
          const what = `seed ${seed}, ${reading.name}: ${JSON.stringify(puzzle)}`;
          if (all.length > 1) several++;
          expect(listed(id, puzzle, reading, undefined, MOST), what).toEqual(inOrder(all).slice(0, MOST));
          const marks = someMarks(seed, all, genre.decisions(puzzle));
          const keeping = all.filter((answer) =>
            marks.every((mark, decision) => mark === UNKNOWN || mark === answer[decision]),
          );
          const kept = `${what} keeping ${marks}`;
          expect(listed(id, puzzle, reading, marks, MOST), kept).toEqual(inOrder(keeping).slice(0, MOST));
        }
      }
      expect(several).toBeGreaterThan(20);
    });

  test('as many as the sweep counts, where conflicts are learnt from and clauses dropped', () => {
    for (const [id, shape] of [
      ['usowan', { width: 6, height: 4 }],
      ['castle-wall', { width: 4, height: 6 }],
      ['battleships', { width: 5, height: 4 }],
    ] as const) {
      const genre = genreNamed(id);
      const blank = genre.blank?.(shape, genre.readings[0], {});
      if (blank === undefined) throw new Error(`${id} has no blank board`);
      const keys = listed(id, blank.puzzle, blank.reading);
      expect(BigInt(keys.length)).toBe(finish(count(genre.sweep(blank.puzzle, blank.reading))).count);
      expect(keys).toEqual([...new Set(keys)].sort().reverse());
    }
  });

  test('the first ones of large spaces come at once', () => {
    for (const [id, side] of [
      ['usowan', 20],
      ['castle-wall', 13],
      ['battleships', 14],
    ] as const) {
      const genre = genreNamed(id);
      const blank = genre.blank?.({ width: side, height: side }, genre.readings[0], {});
      if (blank === undefined) throw new Error(`${id} has no blank board`);
      const keys = listed(id, blank.puzzle, blank.reading, undefined, 20);
      expect(keys.length).toBe(20);
      expect(keys).toEqual([...new Set(keys)].sort().reverse());
    }
  });
});
