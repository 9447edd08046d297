import { type Remote, wrap } from 'comlink';
import type { Desk, Mill } from '../messages.ts';

/** The desk worker: answers the quick questions, starts with the page. */
export const desk: Remote<Desk> = wrap<Desk>(
  new Worker(new URL('../inside/desk-worker.ts', import.meta.url), { type: 'module', name: 'desk' }),
);

let worker: Worker | undefined;
let remote: Remote<Mill> | undefined;

/** The mill worker, for the long questions; it starts with the first one. */
export function mill(): Remote<Mill> {
  if (!remote) {
    worker = new Worker(new URL('../inside/mill-worker.ts', import.meta.url), { type: 'module', name: 'mill' });
    remote = wrap<Mill>(worker);
  }
  return remote;
}

/** Ends whatever the mill is at: nobody wants its answers any more, and they will never come. */
export function stopMill(): void {
  worker?.terminate();
  worker = undefined;
  remote = undefined;
}
