import { parentPort } from 'node:worker_threads';
import { InputError } from '../../src/grid/input-error.ts';
import type { Task } from '../../src/grid/task.ts';
import { drive } from './drive.ts';

/** What a worker answers to a job. */
export type Reply<R> = { readonly result: R } | { readonly error: string; readonly isInput: boolean };

/** Makes this thread a worker that runs every job it is sent. */
export function runJobs<J, R>(taskOf: (job: J) => Task<R>): void {
  const port = parentPort;
  if (!port) throw new Error('this module is the start of a worker thread');
  const run = async (job: J): Promise<Reply<R>> => {
    try {
      const driven = await drive(taskOf(job));
      if (driven.ended !== 'done') throw new Error('a job without a limit was stopped');
      return { result: driven.result };
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      return { error: text, isInput: error instanceof InputError };
    }
  };
  port.on('message', (job: J) => void run(job).then((reply) => port.postMessage(reply)));
}
