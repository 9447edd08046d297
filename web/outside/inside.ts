import { type Remote, wrap } from 'comlink';
import type { Desk } from '../messages.ts';

/** The desk worker: answers the quick questions, starts with the page. */
export const desk: Remote<Desk> = wrap<Desk>(
  new Worker(new URL('../inside/worker.ts', import.meta.url), { type: 'module', name: 'desk' }),
);
