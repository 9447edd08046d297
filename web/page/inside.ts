import { type Remote, wrap } from 'comlink';
import type { Coach, Desk, Mill } from '../workers/messages.ts';

/** The desk worker: answers the quick questions, starts with the page. */
export const desk: Remote<Desk> = wrap<Desk>(
  new Worker(new URL('../workers/desk-worker.ts', import.meta.url), { type: 'module', name: 'desk' }),
);

/** A worker that starts with the first question and can be stopped in the middle of one. */
class Helper<T> {
  readonly #start: () => Worker;
  #worker: Worker | undefined;
  #remote: Remote<T> | undefined;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  get remote(): Remote<T> {
    if (!this.#remote) {
      this.#worker = this.#start();
      this.#remote = wrap<T>(this.#worker);
    }
    return this.#remote;
  }

  /** Nobody wants its answers any more, and they will never come. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#remote = undefined;
  }
}

/** The long questions. */
export const mill = new Helper<Mill>(
  () => new Worker(new URL('../workers/mill-worker.ts', import.meta.url), { type: 'module', name: 'mill' }),
);

/** The same for the answers of what is printed: another board on the table must not stop them. */
export const press = new Helper<Mill>(
  () => new Worker(new URL('../workers/mill-worker.ts', import.meta.url), { type: 'module', name: 'press' }),
);

/** Hints. */
export const coach = new Helper<Coach>(
  () => new Worker(new URL('../workers/coach-worker.ts', import.meta.url), { type: 'module', name: 'coach' }),
);
