import type { Progress, Task } from '../src/grid/task.ts';
import { OverBudget, type SweepProgress } from '../src/sweep/index.ts';
import { drive } from './drive.ts';
import { INTERRUPTED, LIMIT_REACHED } from './io.ts';
import { bytesForPeople, grouped } from './numbers.ts';
import { progressBar } from './progress-bar.ts';
import type { Session } from './session.ts';

/** A sweep's result, or the status to end with and a sentence that says how far it came. */
export type Swept<T> = { readonly result: T } | { readonly result?: undefined; readonly ended: string };

/** Drives a sweep with a bar on a terminal. A budget that is too small and Ctrl-C end it; both set the exit status. */
export async function sweepTo<T>(
  task: Task<T, Progress & Partial<SweepProgress>>,
  session: Session,
): Promise<Swept<T>> {
  const bar = await progressBar(session.io);
  try {
    const driven = await drive(task, {
      signal: session.signal,
      onProgress: (progress) => bar.show({ done: progress.done, total: progress.total, words: inWords(progress) }),
    });
    if (driven.ended === 'done') return { result: driven.result };
    session.raise(INTERRUPTED);
    const { done, total } = task.progress();
    return { ended: `Interrupted after ${done} of ${total} layers (${inWords(task.progress())}).` };
  } catch (error) {
    if (!(error instanceof OverBudget)) throw error;
    session.raise(LIMIT_REACHED);
    const { done, total } = task.progress();
    return { ended: `After ${done} of ${total} layers ${error.message}; --memory allows more.` };
  } finally {
    bar.stop();
  }
}

function inWords({ done, total, states, layer, memory }: Progress & Partial<SweepProgress>): string {
  if (states === undefined || layer === undefined || memory === undefined) return `${done} of ${total} layers`;
  return `${grouped(states)} states, ${grouped(layer)} in this layer, ${bytesForPeople(memory)}`;
}
