import type { SingleBar } from 'cli-progress';
import { now } from './clock.ts';
import type { Io } from './io.ts';

/** What a bar shows: `done` of `total` parts (0 when not known) and a few words. */
export interface BarState {
  readonly done: number;
  readonly total: number;
  readonly words: string;
}

export interface ProgressBar {
  show(state: BarState): void;
  stop(): void;
}

const quietMilliseconds = 400;

/**
 * A progress bar on stderr, drawn on a terminal that can move its cursor, and only for work that takes longer than a
 * moment: before, nothing is looked at or loaded.
 */
export function progressBar(io: Io): ProgressBar {
  const startedAt = now();
  let bar: SingleBar | undefined;
  let isBegun = false;
  let isStopped = false;
  const begin = async (): Promise<void> => {
    const { terminal } = io;
    if (!terminal) return;
    const { SingleBar, Presets } = await import('cli-progress');
    if (isStopped) return;
    const format = { format: '{bar} {words}', hideCursor: true, clearOnComplete: true, barsize: 24 };
    bar = new SingleBar({ stream: terminal, ...format }, Presets.shades_classic);
    bar.start(1, 0, { words: '' });
  };
  return {
    show({ done, total, words }) {
      if (now() - startedAt < quietMilliseconds) return;
      if (!isBegun) void begin();
      isBegun = true;
      bar?.setTotal(Math.max(total, 1));
      bar?.update(done, { words });
    },
    stop() {
      isStopped = true;
      bar?.stop();
    },
  };
}
