import process from 'node:process';
import { setImmediate as yieldToEvents } from 'node:timers/promises';
import { Script } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

// Node hands a signal to JavaScript between two turns of the event loop, so that inside a synchronous stretch nothing
// is heard. Only what runs as a `vm` script can be broken off from outside. The script itself does nothing but call.
const handOver = Symbol.for('kaisu.block');
const script = new Script(`globalThis[Symbol.for('kaisu.block')]()`);

/** How a stretch of work ended: with what it returned, by Ctrl-C, or by the clock. */
export type Ended<T> = { readonly ended: 'done'; readonly result: T } | { readonly ended: 'interrupted' | 'time' };

/**
 * Runs `work`, which returns at once when Ctrl-C comes or `milliseconds` are over, however long it would have gone on.
 * Ctrl-C is then handed on to those who listen for it. What `work` was at stays as it stood in the middle of a step: it
 * may be read, not gone on with. In a worker thread, where no signal arrives, it runs as it is.
 *
 * Call it just after `turnOfEvents`: a signal that Node has noted but not yet told of is lost when the script takes over
 * from the listeners.
 */
export function runInterruptibly<T>(work: () => T, milliseconds = Number.POSITIVE_INFINITY): Ended<T> {
  if (!isMainThread) return { ended: 'done', result: work() };
  let result: { readonly value: T } | undefined;
  const outer: unknown = Reflect.get(globalThis, handOver);
  Reflect.set(globalThis, handOver, () => {
    result = { value: work() };
  });
  try {
    const timeout = Math.max(1, Math.ceil(milliseconds));
    script.runInThisContext({ breakOnSigint: true, ...(timeout < 2 ** 31 ? { timeout } : {}) });
  } catch (error) {
    if (isCode(error, 'ERR_SCRIPT_EXECUTION_TIMEOUT')) return { ended: 'time' };
    if (!isCode(error, 'ERR_SCRIPT_EXECUTION_INTERRUPTED')) throw error;
    process.emit('SIGINT');
    return { ended: 'interrupted' };
  } finally {
    Reflect.set(globalThis, handOver, outer);
  }
  if (result === undefined) throw new Error('a script has not run');
  return { ended: 'done', result: result.value };
}

/**
 * Lets every event be told that has come until now. Twice, since the first time may come before the events are looked
 * for: right after a callback that read a file, say.
 */
export async function turnOfEvents(): Promise<void> {
  await yieldToEvents();
  await yieldToEvents();
}

/** Thrown where Ctrl-C broke work off that has no part of a result to show. The exit status is then the session's. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** Runs `work` and returns its result; throws `Interrupted` as soon as Ctrl-C comes, or if it has come by `signal`. */
export async function interruptibly<T>(work: () => T, signal: AbortSignal): Promise<T> {
  await turnOfEvents();
  if (signal.aborted) throw new Interrupted('interrupted');
  const ending = runInterruptibly(work);
  if (ending.ended !== 'done') throw new Interrupted('interrupted');
  return ending.result;
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
