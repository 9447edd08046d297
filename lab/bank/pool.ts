import { Worker } from 'node:worker_threads';
import { InputError } from '../../src/grid/input-error.ts';
import type { Runner } from './batch.ts';
import type { BoardResult, Job, JobResult } from './jobs.ts';
import type { Reply } from './worker.ts';

interface Waiting {
  readonly job: Job;
  readonly done: (result: JobResult) => void;
  readonly failed: (error: unknown) => void;
}

/** Megabytes of small objects that a worker may hold; the large arrays of a sweep don't count. */
const HEAP = 4096;

/**
 * Worker threads that take jobs from one queue, first come first served. Jobs know nothing of it. `close` ends the
 * threads at once, in the middle of their work.
 */
export class Pool implements Runner {
  private readonly idle: Worker[] = [];
  private readonly all: Worker[] = [];
  private readonly queue: Waiting[] = [];
  private readonly running = new Map<Worker, Waiting>();
  private closed = false;

  constructor(workers: number) {
    for (let index = 0; index < workers; index++) this.start();
  }

  answers(job: Job): Promise<readonly string[]> {
    return this.run(job) as Promise<readonly string[]>;
  }

  board(job: Job): Promise<BoardResult> {
    return this.run(job) as Promise<BoardResult>;
  }

  private run(job: Job): Promise<JobResult> {
    return new Promise((done, failed) => {
      this.queue.push({ job, done, failed });
      this.next();
    });
  }

  private start(): void {
    const worker = new Worker(workerUrl(), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP },
    });
    // Ctrl-C is the main thread's: it ends the workers itself.
    worker.on('message', (reply: Reply) => {
      const waiting = this.running.get(worker);
      this.running.delete(worker);
      this.idle.push(worker);
      if ('result' in reply) waiting?.done(reply.result);
      else waiting?.failed(reply.isInput ? new InputError(reply.error) : new Error(reply.error));
      this.next();
    });
    worker.on('error', (error) => this.running.get(worker)?.failed(error));
    this.idle.push(worker);
    this.all.push(worker);
  }

  private next(): void {
    while (!this.closed && this.idle.length > 0 && this.queue.length > 0) {
      const worker = this.idle.pop();
      const waiting = this.queue.shift();
      if (!worker || !waiting) return;
      this.running.set(worker, waiting);
      worker.postMessage({ job: waiting.job });
    }
  }

  /** What is unfinished is never finished, and its promises never settle. */
  async close(): Promise<void> {
    this.closed = true;
    await Promise.all(this.all.map((worker) => worker.terminate()));
  }
}

/**
 * The worker's module: beside this one as source or as compiled, or, when this one is packed into the command line's few
 * files, among the compiled ones.
 */
function workerUrl(): URL {
  const here = import.meta.url;
  if (here.endsWith('.ts')) return new URL('./worker-from-source.mjs', here);
  return new URL(here.endsWith('/lab/bank/pool.js') ? './worker.js' : '../lab/bank/worker.js', here);
}
