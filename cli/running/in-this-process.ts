import type { Runner } from '../../research/bank/batch.ts';
import { answersTask, boardTask } from '../../research/bank/jobs.ts';
import type { Progress, Task } from '../../src/grid/task.ts';
import { OverBudget } from '../../src/sweep/budget.ts';
import { now } from '../terminal/clock.ts';
import { INTERRUPTED, LIMIT_REACHED } from '../terminal/io.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import type { Session } from '../terminal/session.ts';
import { drive } from './drive.ts';

/** The run ended before its work was done, with this exit status. */
export class Stopped extends Error {
  override readonly name = 'Stopped';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Runs jobs here, one after the other, with a bar on a terminal. `close` takes the bar away. */
export function inThisProcess(
  session: Session,
  seconds: number | undefined,
  boards: () => Progress,
): Runner & { close(): void } {
  const until = seconds === undefined ? Number.POSITIVE_INFINITY : now() + seconds * 1000;
  const bar = progressBar(session.io);
  const run = async <T>(task: Task<T>, words: (progress: Progress) => string): Promise<T> => {
    const left = until === Number.POSITIVE_INFINITY ? undefined : Math.max(0.001, (until - now()) / 1000);
    try {
      const driven = await drive(task, {
        signal: session.signal,
        seconds: left,
        onProgress: (progress) => bar.show({ ...boards(), words: words(progress) }),
      });
      if (driven.ended === 'done') return driven.result;
      if (driven.ended === 'time') throw new Stopped(LIMIT_REACHED, 'the time was over');
      throw new Stopped(INTERRUPTED, 'interrupted');
    } catch (error) {
      if (error instanceof OverBudget) throw new Stopped(LIMIT_REACHED, error.message);
      throw error;
    }
  };
  return {
    answers: (job) => run(answersTask(job), ({ done, total }) => `drawing answers: ${done} of ${total} layers`),
    board: (job) => run(boardTask(job), ({ done }) => `boards; draw ${done} of the next`),
    close: () => bar.stop(),
  };
}
