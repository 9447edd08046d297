import { parentPort } from 'node:worker_threads';
import { InputError } from '../../src/grid/input-error.ts';
import { drive } from '../drive.ts';
import { type Job, type JobResult, jobTask } from './jobs.ts';

/** What a worker answers to a job. */
export type Reply = { readonly result: JobResult } | { readonly error: string; readonly isInput: boolean };

const port = parentPort;
if (!port) throw new Error('this module is the start of a worker thread');

port.on('message', ({ job }: { readonly job: Job }) => {
  run(job).then(
    (result) => port.postMessage({ result } satisfies Reply),
    (error: unknown) => {
      const text = error instanceof Error ? error.message : String(error);
      port.postMessage({ error: text, isInput: error instanceof InputError } satisfies Reply);
    },
  );
});

async function run(job: Job): Promise<JobResult> {
  const driven = await drive(jobTask(job));
  if (driven.ended !== 'done') throw new Error('a job without a limit was stopped');
  return driven.result;
}
