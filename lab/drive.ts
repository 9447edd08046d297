import { setImmediate as yieldToEvents } from 'node:timers/promises';
import type { Task } from '../src/grid/task.ts';

/** How long a slice of work should take. Ctrl-C gets through within about twice that. */
const sliceMilliseconds = 40;
const firstWork = 256;
const mostWork = 1 << 24;

export interface DriveOptions<P> {
  /** Stops the work between two slices. */
  readonly signal?: AbortSignal;
  /** Stops the work after that many seconds. */
  readonly seconds?: number | undefined;
  /** Called between slices. */
  readonly onProgress?: (progress: P) => void;
}

/** How the work ended: with its result, by the signal, or by the clock. */
export type Driven<T> =
  | { readonly ended: 'done'; readonly result: T }
  | { readonly ended: 'interrupted' }
  | { readonly ended: 'time' };

/**
 * Runs a task to its end in slices, yielding to the event loop in between: inside a synchronous loop neither a signal
 * nor a message gets through. The slices adapt to the speed of the machine.
 */
export async function drive<T, P>(task: Task<T, P>, options: DriveOptions<P> = {}): Promise<Driven<T>> {
  const { signal, seconds, onProgress } = options;
  const until = seconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + seconds * 1000;
  let work = firstWork;
  for (;;) {
    if (signal?.aborted) return { ended: 'interrupted' };
    const before = performance.now();
    if (before >= until) return { ended: 'time' };
    if (task.advance(work)) return { ended: 'done', result: task.result };
    const took = performance.now() - before;
    // At most doubled, so that one quick slice does not make the next one long.
    const factor = Math.min(2, Math.max(0.1, sliceMilliseconds / Math.max(took, 0.01)));
    work = Math.min(mostWork, Math.max(1, Math.round(work * factor)));
    onProgress?.(task.progress());
    await yieldToEvents();
  }
}
