import { setImmediate as yieldToEvents } from 'node:timers/promises';
import type { Task } from '../../src/grid/task.ts';
import { now } from '../terminal/clock.ts';
import { turnOfEvents } from './events.ts';

// The problem: Node tells JavaScript of Ctrl-C, of a message or of a timer between two turns of its event loop. While a
// search runs, nothing is heard. The signal isn't lost: it waits until the loop turns.
//
// The idea: the work is a task, which does as much as it is told and stops. The driver does a slice, lets the loop turn,
// and looks whether it shall go on:
//
//     work  ████████  ██████████  █████████ ▶ the task stands between two steps: what it has found can be told
//     loop          ↻           ↻          ↻
//     Ctrl-C                        ↑ waits  └ heard
//
// The cost: a turn takes some microseconds, so slices of 20 ms are free. Ctrl-C waits for the slice, and for a step that
// can't be cut: up to about a second on a board of 100x100, where building a model is one. To break off such a step in
// the middle one would have to take the signal away from the loop for a while, and give it back: what comes just then is
// lost. (`vm.Script` with `breakOnSigint` does so: measured, one signal in two hundred.)
//
// The source: https://nodejs.org/en/learn/asynchronous-work/dont-block-the-event-loop, "Partitioning".

/** How long a slice of work should take. Steps may take longer than they say, so it is well below what people notice. */
const sliceMilliseconds = 20;
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
 * Runs a task to its end in slices and lets the event loop turn in between. The slices adapt to the speed of the machine.
 */
export async function drive<T, P>(task: Task<T, P>, options: DriveOptions<P> = {}): Promise<Driven<T>> {
  const { signal, seconds, onProgress } = options;
  const until = seconds === undefined ? Number.POSITIVE_INFINITY : now() + seconds * 1000;
  let work = firstWork;
  await turnOfEvents();
  for (;;) {
    if (signal?.aborted) return { ended: 'interrupted' };
    const before = now();
    if (before >= until) return { ended: 'time' };
    const isDone = task.advance(work);
    const took = now() - before;
    if (isDone) return { ended: 'done', result: task.result };
    // At most doubled, so that one quick slice does not make the next one long.
    const factor = Math.min(2, Math.max(0.1, sliceMilliseconds / Math.max(took, 0.01)));
    work = Math.min(mostWork, Math.max(1, Math.round(work * factor)));
    onProgress?.(task.progress());
    await yieldToEvents();
  }
}
