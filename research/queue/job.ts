import { createHash } from 'node:crypto';
import type { Task } from '../../src/grid/task.ts';

/** A unit of batch work: JSON, of which the result is a pure function, JSON too. */
export interface Job {
  /** Which kind of work. */
  readonly name: string;
}

/** What has to be known of a kind of work for a worker to do it. */
export interface JobKind<J extends Job = Job> {
  /** JSON Schema of the job. What comes out of a queue is held to it before anything runs. */
  readonly schema: object;
  /** Bytes that a job may hold at once beside what any job needs; 0 when it is small. */
  memory(job: J): number;
  task(job: J): Task<unknown>;
}

/** All kinds of work that a worker does, by name. */
export type JobKinds = Readonly<Record<string, JobKind>>;

/** How far a job is. */
export interface JobProgress {
  readonly done: number;
  readonly total: number;
}

/** Runs jobs: in this process, in threads, or through a queue. The result doesn't depend on which. */
export interface Runner {
  /** Rejects with an `InputError` where the job says that its input is wrong. */
  run(job: Job, onProgress?: (progress: JobProgress) => void): Promise<unknown>;
  /** Gives up what is unfinished; its promises never settle. */
  close(): Promise<void>;
}

/** The name of a job by its content: the same for the same work by the same code. */
export function contentName(version: string, job: Job): string {
  return createHash('sha256')
    .update(JSON.stringify([version, job]))
    .digest('hex')
    .slice(0, 40);
}
