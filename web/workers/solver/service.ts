import { difficultyOf, WorkTask } from '../../../src/ladder/index.ts';
import { Learning } from '../../../src/search/learning.ts';
import { count, OverBudget } from '../../../src/sweep/index.ts';
import { drive } from '../drive.ts';
import type { SolverService } from '../messages.ts';
import { type ReadText, readText } from '../read.ts';

/** What a count may hold in a browser's tab. */
const MEMORY = 512 * 2 ** 20;

/** A small space counted once, so that the sweep is compiled by the time somebody asks it. */
const SMALL = { width: 6, height: 6 };
const warm = new Set<string>();

async function warmUp({ genre, reading }: ReadText): Promise<void> {
  if (warm.has(genre.id) || !genre.blank) return;
  warm.add(genre.id);
  const space = genre.blank(SMALL, reading, {});
  await drive(count(genre.sweep(space.puzzle, space.reading), { memory: MEMORY }));
}

export const solverService: SolverService = {
  async status(text, seconds) {
    const found = readText(text);
    const { genre, board, reading } = found;
    const { puzzle } = board;
    const reasons = genre.reasons(puzzle, reading).map((reason) => reason.text);
    const search = new Learning(genre.proof(puzzle, reading).enforceClues(), { limit: 2 });
    await drive(search, seconds);
    const { answers, verdict } = search.soFar;
    const [first, second] = answers;
    const differing: string[] = [];
    if (first && second)
      for (let decision = 0; decision < first.length; decision++)
        if (first[decision] !== second[decision]) differing.push(genre.decisionName(puzzle, decision));
    // The answer goes out first: what is begun here runs in slices behind it.
    void warmUp(found);
    return {
      verdict,
      answers: answers.map((marks) => [...marks]),
      differing,
      reasons,
    };
  },
  async difficulty(text) {
    const { genre, board, reading } = readText(text);
    const task = new WorkTask(genre.ladder(board.puzzle, reading, 'full'), genre.printed(board.puzzle));
    await drive(task);
    return task.result && difficultyOf(task.result, genre.techniques).word;
  },
  async count(text, kept, onProgress) {
    const { genre, board, reading } = readText(text);
    const spec = genre.sweep(board.puzzle, reading, kept ? board.marks : undefined);
    const task = count(spec, { memory: MEMORY });
    let last = 0;
    try {
      await drive(task, undefined, ({ done, total }) => {
        // The page needs no more than a few words a second.
        const now = performance.now();
        if (now - last < 250) return;
        last = now;
        onProgress(done, total);
      });
    } catch (error) {
      if (error instanceof OverBudget) return { count: null };
      throw error;
    }
    return { count: `${task.result.count}` };
  },
};
