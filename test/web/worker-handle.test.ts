import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { expose } from 'comlink';
import { describe, expect, test } from 'vitest';
import { ComlinkWorker, type WorkerLike } from '../../web/page/browser/worker-handle.ts';
import { WorkerCrashed, WorkerStopped } from '../../web/page/state/host.ts';

interface Adder {
  add(a: number, b: number): number;
  never(): Promise<void>;
}

/** A worker on a message port of this process, which can be made to crash as a browser's does. */
class PortWorker extends EventTarget implements WorkerLike {
  readonly #port: MessagePort;
  ended = false;

  constructor() {
    super();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    const service: Adder = { add: (a, b) => a + b, never: () => new Promise(() => {}) };
    expose(service, port2 as unknown as Parameters<typeof expose>[1]);
    port1.on('message', (data) => this.dispatchEvent(Object.assign(new Event('message'), { data })));
    port1.unref();
    port2.unref();
  }

  postMessage(message: unknown, transfer: never[] = []): void {
    this.#port.postMessage(message, transfer);
  }

  terminate(): void {
    this.ended = true;
    this.#port.close();
  }

  crash(kind: 'error' | 'messageerror'): void {
    this.dispatchEvent(new Event(kind));
  }
}

function handled(): { handle: ComlinkWorker<Adder>; workers: PortWorker[] } {
  const workers: PortWorker[] = [];
  const handle = new ComlinkWorker<Adder>(() => {
    workers.push(new PortWorker());
    return workers[workers.length - 1];
  });
  return { handle, workers };
}

describe('a worker', () => {
  test('starts with the first question', async () => {
    const { handle, workers } = handled();
    expect(workers).toHaveLength(0);
    expect(await handle.ask((adder) => adder.add(2, 3))).toBe(5);
    expect(await handle.ask((adder) => adder.add(3, 3))).toBe(6);
    expect(workers).toHaveLength(1);
    handle.stop();
  });

  test('that is stopped rejects what was asked, and the next question starts another', async () => {
    const { handle, workers } = handled();
    const asked = handle.ask((adder) => adder.never());
    handle.stop();
    await expect(asked).rejects.toBeInstanceOf(WorkerStopped);
    expect(workers[0].ended).toBe(true);
    expect(await handle.ask((adder) => adder.add(1, 1))).toBe(2);
    expect(workers).toHaveLength(2);
    handle.stop();
  });

  for (const kind of ['error', 'messageerror'] as const)
    test(`that crashes (${kind}) rejects every open question, is ended, and is started anew`, async () => {
      const { handle, workers } = handled();
      const asked = [handle.ask((adder) => adder.never()), handle.ask((adder) => adder.never())];
      workers[0].crash(kind);
      for (const question of asked) await expect(question).rejects.toBeInstanceOf(WorkerCrashed);
      expect(workers[0].ended).toBe(true);
      expect(await handle.ask((adder) => adder.add(4, 4))).toBe(8);
      // A late word of the dead one does no harm to its successor.
      workers[0].crash(kind);
      expect(await handle.ask((adder) => adder.add(4, 5))).toBe(9);
      handle.stop();
    });

  test('whose service throws rejects that question only', async () => {
    const { handle, workers } = handled();
    await expect(handle.ask((adder) => (adder as unknown as { gone(): Promise<never> }).gone())).rejects.toThrow();
    expect(await handle.ask((adder) => adder.add(1, 2))).toBe(3);
    expect(workers).toHaveLength(1);
    handle.stop();
  });
});
