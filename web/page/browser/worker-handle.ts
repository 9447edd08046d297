import { type Endpoint, wrap } from 'comlink';
import { type Remote, WorkerCrashed, type WorkerHandle, WorkerStopped } from '../state/host.ts';

/** The part of a `Worker` that a handle needs; a message port with such a method will do for tests. */
export interface WorkerLike extends Endpoint {
  terminate(): void;
}

/**
 * A worker that starts with the first question. A worker that fails never answers, so every open question is rejected
 * when it ends, by a crash or because it was stopped; the next question starts a new one.
 */
export class ComlinkWorker<T> implements WorkerHandle<T> {
  readonly #start: () => WorkerLike;
  #worker: WorkerLike | undefined;
  #remote: Remote<T> | undefined;
  readonly #open = new Set<(reason: Error) => void>();

  constructor(start: () => WorkerLike) {
    this.#start = start;
  }

  ask<R>(question: (service: Remote<T>) => Promise<R>): Promise<R> {
    const remote = this.#running();
    return new Promise<R>((resolve, reject) => {
      this.#open.add(reject);
      question(remote)
        .then(resolve, reject)
        .finally(() => this.#open.delete(reject));
    });
  }

  stop(): void {
    this.#end(new WorkerStopped('nobody wants the answer any more'));
  }

  #running(): Remote<T> {
    if (!this.#remote) {
      const worker = this.#start();
      const crash = (): void => {
        if (this.#worker === worker) this.#end(new WorkerCrashed('the worker has ended'));
      };
      // Its script could not be loaded, something in it threw outside of any question, or a message was garbled.
      worker.addEventListener('error', crash);
      worker.addEventListener('messageerror', crash);
      this.#worker = worker;
      this.#remote = wrap<T>(worker) as unknown as Remote<T>;
    }
    return this.#remote;
  }

  #end(reason: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#remote = undefined;
    for (const reject of [...this.#open]) reject(reason);
    this.#open.clear();
  }
}
