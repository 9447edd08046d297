import type { Reading } from '../../src/board/reading.ts';
import type { GenreBoard } from '../../src/genres/read.ts';
import { type Hint, Hints, type NextHint } from '../../src/hint/index.ts';
import { DONE, INTERRUPTED, LIMIT_REACHED, OTHER_VERDICT } from '../terminal/io.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import type { Session } from '../terminal/session.ts';
import { drive } from './drive.ts';
import { unlessInterrupted } from './events.ts';

/** Steps of a solving path, and how it ended. */
export interface Explained {
  readonly steps: readonly Hint[];
  /** Every decision is settled at the end. */
  readonly finished: boolean;
  /** Why there is no further step; undefined after the one step that was asked for, or when Ctrl-C came. */
  readonly end?: NextHint;
  readonly status: number;
}

/** The next step from the marks that a board carries, or what is wrong with them. */
export async function nextStep({ genre, board }: GenreBoard, reading: Reading, session: Session): Promise<Explained> {
  const hints = await unlessInterrupted(() => new Hints(genre, board.puzzle, reading), session.signal);
  const driven = await drive(hints.next(board.marks), {
    signal: session.signal,
  });
  if (driven.ended !== 'done') return { steps: [], finished: false, status: INTERRUPTED };
  const { result } = driven;
  if (result.kind !== 'step')
    return { steps: [], finished: result.kind === 'finished', end: result, status: statusOf(result) };
  const open = board.marks.reduce((sum, mark) => sum + (mark === 0 ? 1 : 0), 0);
  const printed = genre.printed(board.puzzle);
  const told = printed.reduce((sum, mark, d) => sum + (mark !== 0 && board.marks[d] === 0 ? 1 : 0), 0);
  return { steps: [result.hint], finished: open - told === result.hint.settles.length, status: DONE };
}

/** The whole way from the printed board to the answer. What was found when Ctrl-C comes is kept. */
export async function wholePath({ genre, board }: GenreBoard, reading: Reading, session: Session): Promise<Explained> {
  const steps: Hint[] = [];
  const bar = progressBar(session.io);
  const hints = await unlessInterrupted(() => new Hints(genre, board.puzzle, reading), session.signal);
  const driven = await drive(
    hints.path((hint) => steps.push(hint)),
    {
      signal: session.signal,
      onProgress: ({ done, total }) => bar.show({ done, total, words: `${steps.length} steps` }),
    },
  );
  bar.stop();
  if (driven.ended !== 'done') return { steps, finished: false, status: INTERRUPTED };
  const { finished, end } = driven.result;
  return { steps, finished, end, status: statusOf(end) };
}

function statusOf(end: NextHint): number {
  if (end.kind === 'finished') return DONE;
  return end.kind === 'unknown' ? LIMIT_REACHED : OTHER_VERDICT;
}
