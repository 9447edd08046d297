import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { InputError } from '../../src/grid/input-error.ts';
import type { Reply } from './worker.ts';

interface Waiting<J, R> {
  readonly job: J;
  readonly done: (result: R) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * At most so many worker threads, which take jobs from one queue, first come first served. Jobs know nothing of it. A
 * thread is started when there is a job for it. One that ends in the middle of a job fails that job, and no other: the
 * next one gets a new thread.
 */
export class Threads<J, R> {
  readonly #path: string;
  readonly #most: number;
  readonly #megabytes: number;
  readonly #all = new Set<Worker>();
  readonly #idle: Worker[] = [];
  readonly #queue: Waiting<J, R>[] = [];
  readonly #running = new Map<Worker, Waiting<J, R>>();
  #isClosed = false;

  /**
   * @param path the worker's module in this folder, without its ending: `bank-worker`
   * @param megabytes of small objects that a worker may hold; the large arrays of a sweep don't count
   */
  constructor(path: string, threads: number, megabytes = 4096) {
    this.#path = path;
    this.#most = threads;
    this.#megabytes = megabytes;
  }

  run(job: J): Promise<R> {
    return new Promise((done, failed) => {
      this.#queue.push({ job, done, failed });
      this.#next();
    });
  }

  /** Ends the threads at once. What is unfinished is never finished, and its promises never settle. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  #start(): Worker {
    // Without the options of this process: one that was given its program as text would hand that to the thread.
    const options = { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: this.#megabytes } };
    const worker = new Worker(moduleOf(this.#path), options);
    // Ctrl-C is the main thread's: it ends the workers itself.
    worker.on('message', (reply: Reply<R>) => {
      const waiting = this.#running.get(worker);
      this.#running.delete(worker);
      this.#idle.push(worker);
      if ('result' in reply) waiting?.done(reply.result);
      else waiting?.failed(reply.isInput ? new InputError(reply.error) : new Error(reply.error));
      this.#next();
    });
    worker.on('error', (error) => this.#lose(worker, error));
    worker.on('exit', (status) => this.#lose(worker, new Error(`a worker thread ended by itself (${status})`)));
    this.#all.add(worker);
    return worker;
  }

  #lose(worker: Worker, error: unknown): void {
    if (this.#isClosed || !this.#all.delete(worker)) return;
    const idle = this.#idle.indexOf(worker);
    if (idle >= 0) this.#idle.splice(idle, 1);
    this.#running.get(worker)?.failed(error);
    this.#running.delete(worker);
    this.#next();
  }

  #next(): void {
    while (!this.#isClosed && this.#queue.length > 0) {
      const worker = this.#idle.pop() ?? (this.#all.size < this.#most ? this.#start() : undefined);
      if (!worker) return;
      const waiting = this.#queue.shift() as Waiting<J, R>;
      this.#running.set(worker, waiting);
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
