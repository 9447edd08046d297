import type { Reading } from '../../src/board/reading.ts';
import type { ReadResult } from '../../src/genres/read.ts';
import { InputError } from '../../src/grid/input-error.ts';
import { Analyse, type Analysis } from '../../src/setting/analyse.ts';
import { type Curve, Curves } from '../../src/setting/curves.ts';
import type { Settable } from '../../src/setting/settable.ts';
import { now } from '../terminal/clock.ts';
import { DONE, INTERRUPTED, LIMIT_REACHED, OTHER_VERDICT } from '../terminal/io.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import type { Session } from '../terminal/session.ts';
import { drive } from './drive.ts';

export interface Analysed {
  readonly analysis: Analysis;
  /** Those that were finished. */
  readonly curves: readonly Curve[];
  /** Everything that was asked for is there. */
  readonly complete: boolean;
  readonly seconds: number;
  readonly status: number;
}

/** The genre of a board with its editor. Throws an `InputError` for a genre whose boards can't be set. */
export async function settable({ genre }: Pick<ReadResult, 'genre'>): Promise<Settable> {
  const editor = await genre.editor?.();
  if (!editor) throw new InputError(`Boards of ${genre.name} can't be set.`);
  return { genre, editor };
}

/** Analyses a board until all is known, the time is over, or Ctrl-C comes; what is known by then counts. */
export async function analysed(
  { genre, board }: ReadResult,
  reading: Reading,
  asked: { readonly seeds: readonly number[]; readonly seconds?: number | undefined },
  session: Session,
): Promise<Analysed> {
  const startedAt = now();
  const kit = await settable({ genre });
  const task = new Analyse(kit, board, reading);
  const curves = new Curves(kit, board.puzzle, reading, asked.seeds);
  const bar = progressBar(session.io);
  const left = (): number | undefined =>
    asked.seconds === undefined ? undefined : Math.max(0, asked.seconds - (now() - startedAt) / 1000);
  const driven = await drive(task, {
    signal: session.signal,
    seconds: left(),
    onProgress: ({ done, total, stage }) => bar.show({ done, total, words: stage }),
  });
  const drawn =
    driven.ended === 'done'
      ? await drive(curves, {
          signal: session.signal,
          seconds: left(),
          onProgress: ({ done, total }) => bar.show({ done, total, words: `${done} of ${total} counts` }),
        })
      : driven;
  bar.stop();
  const { verdict } = task.soFar;
  const known = verdict === 'unknown' ? LIMIT_REACHED : verdict === 'unique' ? DONE : OTHER_VERDICT;
  return {
    analysis: task.soFar,
    curves: curves.soFar,
    complete: drawn.ended === 'done',
    seconds: (now() - startedAt) / 1000,
    status: drawn.ended === 'interrupted' ? INTERRUPTED : known,
  };
}
