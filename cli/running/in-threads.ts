import type { Runner } from '../../research/bank/batch.ts';
import type { Job, JobResult } from '../../research/bank/jobs.ts';
import type { Attempt } from '../../src/compose/batch.ts';
import { Threads } from './threads.ts';

/** Runs jobs in so many worker threads. `close` ends them at once, in the middle of their work. */
export function inThreads(workers: number): Runner & { close(): Promise<void> } {
  const threads = new Threads<Job, JobResult>('bank-worker', workers);
  return {
    answers: (job) => threads.run(job) as Promise<readonly string[]>,
    board: (job) => threads.run(job) as Promise<Attempt>,
    close: () => threads.close(),
  };
}
