import type { Progress, Task } from '../../src/grid/task.ts';
import { OverBudget, type SweepProgress } from '../../src/sweep/index.ts';
import { bytesForPeople, grouped } from '../arguments/numbers.ts';
import { INTERRUPTED, LIMIT_REACHED } from '../terminal/io.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import type { Session } from '../terminal/session.ts';
import { drive } from './drive.ts';

/** Why a sweep was not finished: a sentence that says how far it came, and the status for it. */
export interface Unfinished {
  readonly result?: undefined;
  readonly sentence: string;
  readonly status: typeof INTERRUPTED | typeof LIMIT_REACHED;
}

export type Swept<T> = { readonly result: T } | Unfinished;

/** Makes and drives a sweep with a bar on a terminal. Ctrl-C ends it, and a memory budget that is too small. */
export async function sweepTo<T>(
  make: () => Task<T, Progress & Partial<SweepProgress>>,
  session: Session,
): Promise<Swept<T>> {
  const bar = progressBar(session.io);
  let task: Task<T, Progress & Partial<SweepProgress>> | undefined;
  try {
    task = make();
    const driven = await drive(task, {
      signal: session.signal,
      onProgress: (progress) => bar.show({ done: progress.done, total: progress.total, words: inWords(progress) }),
    });
    if (driven.ended === 'done') return { result: driven.result };
    const { done, total } = task.progress();
    const sentence = `Interrupted after ${done} of ${total} layers (${inWords(task.progress())}).`;
    return { sentence, status: INTERRUPTED };
  } catch (error) {
    if (!(error instanceof OverBudget)) throw error;
    const { done, total } = task?.progress() ?? { done: 0, total: 0 };
    const when = task ? `After ${done} of ${total} layers` : 'Before its first layer';
    const sentence = `${when} ${error.message}; --memory allows more.`;
    return { sentence, status: LIMIT_REACHED };
  } finally {
    bar.stop();
  }
}

/** Tells on stderr why a sweep was not finished, and ends the run with its status. */
export function giveUp({ sentence, status }: Unfinished, session: Session): void {
  session.raise(status);
  session.warn(sentence);
}

function inWords({ done, total, states, layer, memory }: Progress & Partial<SweepProgress>): string {
  if (states === undefined || layer === undefined || memory === undefined) return `${done} of ${total} layers`;
  return `${grouped(states)} states, ${grouped(layer)} in this layer, ${bytesForPeople(memory)}`;
}
