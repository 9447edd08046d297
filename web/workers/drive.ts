import type { Progress, Task } from '../../src/grid/task.ts';

/** How long a slice should take, in milliseconds: messages get through within about twice that. */
const SLICE = 40;

/** Lets waiting messages in. A timer would wait 4 ms at least each time. */
function letMessagesIn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
}

/** Runs a task in slices, to its end or until so many seconds have passed; true when it is finished. */
export async function drive<P extends Progress>(
  task: Task<unknown, P>,
  seconds = Number.POSITIVE_INFINITY,
  onProgress: (progress: P) => void = () => {},
): Promise<boolean> {
  const until = performance.now() + seconds * 1000;
  let work = 256;
  for (;;) {
    const before = performance.now();
    if (before >= until) return false;
    if (task.advance(work)) return true;
    const took = Math.max(0.01, performance.now() - before);
    // At most doubled, so that one quick slice doesn't make the next one long.
    work = Math.max(1, Math.round(work * Math.min(2, Math.max(0.1, SLICE / took))));
    onProgress(task.progress());
    await letMessagesIn();
  }
}
