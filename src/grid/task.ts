/**
 * Long work in bounded slices. A driver outside calls `advance` and yields to the event loop in between, so that
 * Ctrl-C, an `AbortSignal` or a worker's messages get through; nothing here knows of clocks or events.
 */
export interface Task<T, P = Progress> {
  /** Does about `work` units (of some microseconds each) and returns true when the result is there. May throw. */
  advance(work: number): boolean;
  progress(): P;
  /** Throws while the work is unfinished. */
  readonly result: T;
  /** Whether the next step is one that can't be cut and may take long, such as the building of a model. */
  readonly isLong?: boolean;
}

/** How far a task is: `done` of `total` parts, both 0 when not known. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/**
 * A task from a generator that yields the units of work it has just done. The hot loops belong in plain functions
 * that the generator calls; it yields every few thousand units.
 */
export class GeneratorTask<T, P = Progress> implements Task<T, P> {
  readonly progress: () => P;
  readonly #steps: Generator<number, T, void>;
  #result: { readonly value: T } | undefined;

  constructor(steps: Generator<number, T, void>, progress: () => P) {
    this.#steps = steps;
    this.progress = progress;
  }

  advance(work: number): boolean {
    let left = work;
    while (this.#result === undefined) {
      const step = this.#steps.next();
      if (step.done) {
        this.#result = { value: step.value };
        break;
      }
      left -= step.value;
      if (left <= 0) return false;
    }
    return true;
  }

  get result(): T {
    if (this.#result === undefined) throw new Error('the task is not finished');
    return this.#result.value;
  }
}

/** Runs a task to its end in one go: for tests, small boards, and code that is itself a slice of a longer task. */
export function finish<T, P>(task: Task<T, P>): T {
  while (!task.advance(1 << 20));
  return task.result;
}
