import process from 'node:process';
import { setImmediate as yieldToEvents } from 'node:timers/promises';
import { cellCount, type Shape } from '../../src/grid/shape.ts';
import type { Task } from '../../src/grid/task.ts';
import { now } from '../terminal/clock.ts';
import { type Ended, runInterruptibly, turnOfEvents } from './interruptible.ts';

/** How long a slice of work should take: well below what people notice, since steps may take longer than they say. */
const sliceMilliseconds = 20;
/** How long a slice of guarded work should take: the fewer ends the better, since a signal may be lost at one. */
const guardedMilliseconds = 400;
/** After a slice that took longer than this of the processor's time the next one is guarded. */
const longMilliseconds = 100;
/** By how much a guarded slice may be late before it is broken off. */
const graceMilliseconds = 100;
const firstWork = 256;
const mostWork = 1 << 24;

/** Whether single steps of a search for answers or hints may be long on a board of this size. */
export function isLarge(shape: Shape): boolean {
  return cellCount(shape) > 1000;
}

export interface DriveOptions<P> {
  /** Stops the work between two slices. */
  readonly signal?: AbortSignal;
  /** Stops the work after that many seconds. */
  readonly seconds?: number | undefined;
  /**
   * Whether single steps of this work can be long: then every slice may be broken off in the middle. Where they can't be,
   * none is. Where that isn't said, those are that are likely to be long.
   */
  readonly longSteps?: boolean;
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
  const { signal, seconds, longSteps, onProgress } = options;
  const until = seconds === undefined ? Number.POSITIVE_INFINITY : now() + seconds * 1000;
  let work = firstWork;
  let worked = Number.POSITIVE_INFINITY;
  await turnOfEvents();
  for (;;) {
    if (signal?.aborted) return { ended: 'interrupted' };
    const before = now();
    const workedBefore = processorMilliseconds();
    if (before >= until) return { ended: 'time' };
    const units = work;
    const advance = (): boolean => task.advance(units);
    const slice: Ended<boolean> =
      (longSteps ?? (worked > longMilliseconds || task.nextIsLong))
        ? runInterruptibly(advance, until - before + graceMilliseconds)
        : { ended: 'done', result: advance() };
    if (slice.ended !== 'done') return slice;
    if (slice.result) return { ended: 'done', result: task.result };
    worked = processorMilliseconds() - workedBefore;
    const took = now() - before;
    // At most doubled, so that one quick slice does not make the next one long.
    const aim = longSteps ? guardedMilliseconds : sliceMilliseconds;
    const factor = Math.min(2, Math.max(0.1, aim / Math.max(took, 0.01)));
    work = Math.min(mostWork, Math.max(1, Math.round(work * factor)));
    onProgress?.(task.progress());
    await yieldToEvents();
  }
}

/** Unlike the clock's, this is not the longer the more the machine has to do besides. */
function processorMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
