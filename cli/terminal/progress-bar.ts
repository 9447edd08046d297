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

const silent: ProgressBar = { show() {}, stop() {} };
const quietMilliseconds = 400;

/**
 * A progress bar on stderr, drawn on a terminal only, and only for work that takes longer than a moment.
 * The library is loaded when the first bar is drawn, so that short commands start fast.
 */
export async function progressBar(io: Io): Promise<ProgressBar> {
  if (!io.stderr.isTTY) return silent;
  const { SingleBar, Presets } = await import('cli-progress');
  const bar = new SingleBar(
    { stream: io.stderr, format: '{bar} {words}', hideCursor: true, clearOnComplete: true, barsize: 24 },
    Presets.shades_classic,
  );
  const startedAt = performance.now();
  let drawn = false;
  return {
    show({ done, total, words }) {
      if (!drawn && performance.now() - startedAt < quietMilliseconds) return;
      if (!drawn) bar.start(Math.max(total, 1), done, { words });
      drawn = true;
      bar.setTotal(Math.max(total, 1));
      bar.update(done, { words });
    },
    stop() {
      if (drawn) bar.stop();
    },
  };
}
