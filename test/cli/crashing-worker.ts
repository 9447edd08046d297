import process from 'node:process';
import { runJobs } from '../../cli/running/worker.ts';
import { InputError } from '../../src/grid/input-error.ts';
import { GeneratorTask, type Steps } from '../../src/grid/task.ts';

/** What a job of this worker does: return its number, or end in one of the ways in which a job can end. */
export type CrashingJob = number | 'throws' | 'wrong input' | 'exits' | 'out of memory' | 'outside' | 'never';

function* work(job: CrashingJob): Steps<number> {
  yield 1;
  if (typeof job === 'number') return job;
  if (job === 'throws') throw new Error('a fault in the work');
  if (job === 'wrong input') throw new InputError('The board is no board.');
  if (job === 'exits') process.exit(7);
  // Not inside the work, where it would be caught and told.
  if (job === 'outside')
    setTimeout(() => {
      throw new Error('a fault outside');
    });
  const kept: object[] = [];
  for (;;) {
    if (job === 'out of memory') for (let k = 0; k < 1e6; k++) kept.push([k]);
    yield 1 << 20;
  }
}

runJobs((job: CrashingJob) => new GeneratorTask(work(job), () => ({ done: 0, total: 0 })));
