import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { InputError } from '../../src/grid/input-error.ts';
import type { Reply } from './serve.ts';

interface Waiting<J, R> {
  readonly job: J;
  readonly done: (result: R) => void;
  readonly failed: (error: unknown) => void;
}

/** Megabytes of small objects that a worker may hold; the large arrays of a sweep don't count. */
const HEAP = 4096;

/**
 * Worker threads that take jobs from one queue, first come first served. Jobs know nothing of it. `close` ends the
 * threads at once, in the middle of their work.
 */
export class Threads<J, R> {
  private readonly idle: Worker[] = [];
  private readonly all: Worker[] = [];
  private readonly queue: Waiting<J, R>[] = [];
  private readonly running = new Map<Worker, Waiting<J, R>>();
  private closed = false;

  /** @param path the worker's module in this folder, without its ending: `bank-worker` */
  constructor(path: string, threads: number) {
    for (let index = 0; index < threads; index++) this.start(path);
  }

  run(job: J): Promise<R> {
    return new Promise((done, failed) => {
      this.queue.push({ job, done, failed });
      this.next();
    });
  }

  /** What is unfinished is never finished, and its promises never settle. */
  async close(): Promise<void> {
    this.closed = true;
    await Promise.all(this.all.map((worker) => worker.terminate()));
  }

  private start(path: string): void {
    // Without the options of this process: one that was given its program as text would hand that to the thread.
    const options = { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: HEAP } };
    const worker = new Worker(moduleOf(path), options);
    // Ctrl-C is the main thread's: it ends the workers itself.
    worker.on('message', (reply: Reply<R>) => {
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
      worker.postMessage(waiting.job);
    }
  }
}

/**
 * A module of this folder, as it stands among the sources or packed. Node can't read a source in a new thread; one that
 * first registers a reader of sources can load it.
 */
function moduleOf(path: string): URL {
  const here = import.meta.url;
  if (!here.endsWith('.ts')) return new URL(`./${path}.cjs`, here);
  const reader = new URL('./index.mjs', pathToFileURL(createRequire(here).resolve('tsx/esm/api')));
  const source = new URL(`./${path}.ts`, here);
  const start = `import { register } from '${reader}'; register(); await import('${source}');`;
  return new URL(`data:text/javascript,${encodeURIComponent(start)}`);
}
