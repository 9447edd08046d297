/**
 * Long work in bounded slices. A driver outside calls `advance` and yields to the event loop in between, so that
 * Ctrl-C, an `AbortSignal` or a worker's messages get through; nothing here knows of clocks or events.
 */
export interface Task<T, P = Progress> {
  /** Does about `work` units (of some microseconds each) and returns true when the result is there. May throw. */
  advance(work: number): boolean;
  /** Units of work done up to now. */
  readonly worked: number;
  /**
   * The next step can't be cut and may take long, such as the building of a model. `advance` stops before such a step,
   * and the call after that makes it and nothing else, so that a driver can take precautions for it alone.
   */
  readonly nextIsLong: boolean;
  progress(): P;
  /** Throws while the work is unfinished. */
  readonly result: T;
}

/** How far a task is: `done` of `total` parts, both 0 when not known. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/**
 * The work of a task as a generator: it yields the units of work that it has just done, every few thousand at most, or
 * `LONG_STEP` before a step that can't be cut. The hot loops belong in plain functions that it calls.
 */
export type Steps<T> = Generator<number, T, void>;

/** Yielded before a step that can't be cut; see `uncut`. */
export const LONG_STEP = Number.POSITIVE_INFINITY;

/** Units of work between two looks at a part of a task. */
const SLICE = 64;

/** A task whose work is the generator `run`. It is begun by the first `advance`. */
export abstract class SteppedTask<T, P = Progress> implements Task<T, P> {
  private running: Steps<T> | undefined;
  private finished: { readonly value: T } | undefined;
  private unitsDone = 0;
  private isBeforeLong = false;

  protected abstract run(): Steps<T>;
  abstract progress(): P;

  advance(work: number): boolean {
    this.running ??= this.run();
    for (let left = work; this.finished === undefined; ) {
      const wasLong = this.isBeforeLong;
      this.isBeforeLong = false;
      const step = this.running.next();
      if (step.done) this.finished = { value: step.value };
      else if (step.value === LONG_STEP) {
        this.isBeforeLong = true;
        return false;
      } else {
        this.unitsDone += step.value;
        left -= step.value;
        if (wasLong || left <= 0) return false;
      }
    }
    return true;
  }

  get worked(): number {
    return this.unitsDone;
  }

  get nextIsLong(): boolean {
    return this.isBeforeLong;
  }

  get result(): T {
    if (this.finished === undefined) throw new Error('the task is not finished');
    return this.finished.value;
  }
}

/** A task from a generator that is begun already. */
export class GeneratorTask<T, P = Progress> extends SteppedTask<T, P> {
  constructor(
    private readonly generator: Steps<T>,
    readonly progress: () => P,
  ) {
    super();
  }

  protected run(): Steps<T> {
    return this.generator;
  }
}

/** A whole task as a part of another: yields its work, returns its result. `watch` is called after each slice. */
export function* subtask<T, P>(task: Task<T, P>, watch: () => void = () => {}): Steps<T> {
  for (;;) {
    const before = task.worked;
    const over = task.advance(SLICE);
    watch();
    yield task.worked - before;
    if (over) return task.result;
    if (task.nextIsLong) yield LONG_STEP;
  }
}

/** A step that can't be cut, as a part of a task. */
export function* uncut<T>(step: () => T): Steps<T> {
  yield LONG_STEP;
  const result = step();
  yield 1;
  return result;
}

/** Runs a task to its end in one go: for tests, small boards, and code that is itself a slice of a longer task. */
export function finish<T, P>(task: Task<T, P>): T {
  while (!task.advance(1 << 20));
  return task.result;
}
