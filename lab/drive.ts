import { setImmediate as yieldToEvents } from 'node:timers/promises';
import type { Task } from '../src/grid/task.ts';
import { type Ended, runInterruptibly, turnOfEvents } from './interruptible.ts';

/** How long a slice of work should take. What is no Ctrl-C gets through within about twice that. */
const sliceMilliseconds = 40;
/** After a slice that took longer than this the next one is guarded. */
const longMilliseconds = 100;
/** By how much a guarded slice may be late before it is broken off. */
const graceMilliseconds = 100;
const firstWork = 256;
const mostWork = 1 << 24;

export interface DriveOptions<P> {
  /** Stops the work between two slices. */
  readonly signal?: AbortSignal;
  /** Stops the work after that many seconds. */
  readonly seconds?: number | undefined;
  /** Every slice may be broken off in the middle, since the steps of this work can be long. */
  readonly guarded?: boolean;
  /** Called between slices. */
  readonly onProgress?: (progress: P) => void;
}

/** How the work ended: with its result, by the signal, or by the clock. */
export type Driven<T> =
  | { readonly ended: 'done'; readonly result: T }
  | { readonly ended: 'interrupted' }
  | { readonly ended: 'time' };

/**
 * Runs a task to its end in slices, yielding to the event loop in between: inside a synchronous loop neither an abort
 * nor a message gets through. The slices adapt to the speed of the machine. The first slice, of which nothing is known,
 * and those that are likely to be long are guarded: Ctrl-C and the clock break them off in the middle, after which the
 * task may be looked at but not gone on with. Not all are, since a guard costs the time of many short steps, and a signal
 * that falls on its very end is lost.
 */
export async function drive<T, P>(task: Task<T, P>, options: DriveOptions<P> = {}): Promise<Driven<T>> {
  const { signal, seconds, guarded, onProgress } = options;
  const until = seconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + seconds * 1000;
  let work = firstWork;
  let took = Number.POSITIVE_INFINITY;
  await turnOfEvents();
  for (;;) {
    if (signal?.aborted) return { ended: 'interrupted' };
    const before = performance.now();
    if (before >= until) return { ended: 'time' };
    const units = work;
    const advance = (): boolean => task.advance(units);
    const slice: Ended<boolean> =
      guarded || took > longMilliseconds || task.isLong
        ? runInterruptibly(advance, until - before + graceMilliseconds)
        : { ended: 'done', result: advance() };
    if (slice.ended !== 'done') return slice;
    if (slice.result) return { ended: 'done', result: task.result };
    took = performance.now() - before;
    // At most doubled, so that one quick slice does not make the next one long.
    const factor = Math.min(2, Math.max(0.1, sliceMilliseconds / Math.max(took, 0.01)));
    work = Math.min(mostWork, Math.max(1, Math.round(work * factor)));
    onProgress?.(task.progress());
    await yieldToEvents();
  }
}
