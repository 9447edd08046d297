import { describe, expect, it } from 'vitest';
import { NO, UNKNOWN, YES } from '../../src/board/marks.ts';
import { readBoard } from '../../src/genres/read.ts';
import { seeded } from '../../src/grid/random.ts';
import { data, type Published, publishedBoards } from '../support/data.ts';

const FILES = ['usowan', 'battleships', 'tilepaint', 'castle-wall', 'hard'];

describe.each(FILES)('published boards: %s', (file) => {
  const boards = file === 'hard' ? data<Published[]>('hard.json') : publishedBoards(file);
  const solved = (boards ?? []).flatMap(({ id, answer }) => (answer === null ? [] : [{ id, answer }]));

  it.skipIf(!boards)('each answer breaks no rule, and no reason speaks against it', () => {
    expect(solved.length).toBeGreaterThan(0);
    for (const { id, answer } of solved) {
      const { genre, board } = readBoard(answer);
      const [standard] = genre.readings;
      const { violations } = genre.check(board.puzzle, board.marks, standard, board.notes);
      expect(
        violations.map(({ text }) => text),
        id,
      ).toEqual([]);
      expect(
        genre.reasons(board.puzzle, standard).map(({ text }) => text),
        id,
      ).toEqual([]);
    }
  });

  it.skipIf(!boards)('any one mark turned over breaks a rule: each has one answer', () => {
    for (const { id, answer } of solved) {
      const { genre, board } = readBoard(answer);
      const random = seeded(1);
      for (let turns = 0; turns < 20; turns++) {
        const marks = board.marks.map((mark) => (mark === UNKNOWN ? NO : mark));
        const decision = random.below(marks.length);
        marks[decision] = marks[decision] === YES ? NO : YES;
        const { violations } = genre.check(board.puzzle, marks, genre.readings[0]);
        expect(violations.length, `${id}, ${genre.decisionName(board.puzzle, decision)}`).toBeGreaterThan(0);
      }
    }
  });
});
