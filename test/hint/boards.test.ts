import { describe, expect, it } from 'vitest';
import { readBoard } from '../../src/genres/read.ts';
import { finish } from '../../src/grid/task.ts';
import { Hints } from '../../src/hint/index.ts';
import { PROBE } from '../../src/ladder/index.ts';
import { publishedBoards } from '../support/data.ts';
import { checked, expectIrredundant, expectTightChain, expectWeakest } from './law.ts';

/** So many boards of each genre, evenly over the file; `bench/hints.ts` walks them all. */
const SAMPLE = 8;
const LARGEST = 16;

describe.each(['usowan', 'battleships', 'tilepaint', 'castle-wall'])('published boards: %s', (file) => {
  const boards = publishedBoards(file);
  const all = (boards ?? []).filter(({ answer }) => answer !== null);
  const sample = all.filter((_, index) => index % Math.ceil(all.length / SAMPLE) === 0);

  it.skipIf(!boards)('are explained to the end, each step the weakest and with nothing to drop', () => {
    let positions = 0;
    for (const { id, board: text, answer } of sample) {
      const { genre, board } = readBoard(text);
      const { puzzle } = board;
      if (Math.max(puzzle.width, puzzle.height) > LARGEST) continue;
      const [reading] = genre.readings;
      const solved = readBoard(answer ?? '').board.marks;
      const models = checked(genre, puzzle, reading);
      const path = finish(new Hints(genre, puzzle, reading).path());
      expect(path.finished, id).toBe(true);
      const marks = genre.printed(puzzle).slice();
      for (const hint of path.hints) {
        const where = `${id}, step ${++positions}: ${hint.text}`;
        for (const { decision, mark } of hint.settles) expect(solved[decision] === 1 ? 1 : 2, where).toBe(mark);
        expectWeakest(models, hint, marks, where);
        expectIrredundant(models, hint, where);
        if (hint.rung === PROBE) expectTightChain(hint, marks, where);
        for (const { decision, mark } of hint.settles) marks[decision] = mark;
      }
    }
    expect(positions).toBeGreaterThan(100);
  });
});
