import { NO, YES } from '../../src/board/marks.ts';
import { no, yes } from '../../src/engine/literal.ts';
import { Learning } from '../../src/search/learning.ts';
import type { Space } from '../arguments/space.ts';
import { Interrupted } from '../terminal/interrupted.ts';
import type { Session } from '../terminal/session.ts';
import { drive } from './drive.ts';
import { unlessInterrupted } from './events.ts';

// Enough to tell "a handful" from "many", within a few seconds.
const most = 1000;
const seconds = 5;

/** A number of answers that there are for sure: those that a short search finds. 0 when Ctrl-C came before. */
export async function answersFound({ genre, puzzle, rules, marks }: Space, session: Session): Promise<number> {
  if (session.signal.aborted) return 0;
  const assumptions: number[] = [];
  marks?.forEach((mark, decision) => {
    if (mark === YES) assumptions.push(yes(decision));
    else if (mark === NO) assumptions.push(no(decision));
  });
  const { signal } = session;
  const model = await unlessInterrupted(() => genre.proof(puzzle, rules).enforceClues(), signal).catch(notInterrupted);
  if (model === undefined) return 0;
  const search = new Learning(model, { limit: most, assumptions });
  await drive(search, { signal, seconds });
  return search.soFar.answers.length;
}

function notInterrupted(error: unknown): undefined {
  if (!(error instanceof Interrupted)) throw error;
}
