import type { ReadonlySignal } from '@preact/signals';
import { pageWords } from '../words.ts';
import { type Host, WorkerCrashed, WorkerStopped } from './host.ts';
import type { Messages } from './messages.ts';
import type { OpenBoard } from './open-board.ts';
import type { Settings } from './settings.ts';
import type { Timer } from './timer.ts';

/** What every part of the page's state works on. */
export interface Context {
  readonly host: Host;
  readonly settings: Settings;
  readonly messages: Messages;
  readonly timer: Timer;
  /** The board on screen. */
  readonly board: ReadonlySignal<OpenBoard | undefined>;
}

/**
 * The answer, or undefined when it will never come: because it was stopped, which nobody needs to hear of, or because
 * the worker crashed, which is said. Anything else is a programmer's error and goes on.
 */
export async function answerOf<T>(question: Promise<T>, messages: Messages): Promise<T | undefined> {
  try {
    return await question;
  } catch (error) {
    if (error instanceof WorkerStopped) return undefined;
    if (!(error instanceof WorkerCrashed)) throw error;
    messages.say(pageWords.workerCrashed, 'bad');
    return undefined;
  }
}
