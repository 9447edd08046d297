import { setImmediate as yieldToEvents } from 'node:timers/promises';
import { Interrupted } from '../terminal/interrupted.ts';

/**
 * Lets every event be told that has come until now. Twice, since the first time may come before the events are looked
 * for: right after a callback that read a file, say.
 */
export async function turnOfEvents(): Promise<void> {
  await yieldToEvents();
  await yieldToEvents();
}

/** Runs a step that can't be cut, unless Ctrl-C has come before: then it throws `Interrupted`. */
export async function unlessInterrupted<T>(step: () => T, signal: AbortSignal): Promise<T> {
  await turnOfEvents();
  if (signal.aborted) throw new Interrupted('interrupted before a step');
  return step();
}
