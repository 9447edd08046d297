import type { Marks } from '../../src/board/marks.ts';
import { GeneratorTask } from '../../src/grid/task.ts';
import { AnswersInOrder } from '../../src/search/in-order.ts';
import type { Space } from '../arguments/space.ts';
import { Interrupted } from '../terminal/interrupted.ts';
import type { Session } from '../terminal/session.ts';
import { drive } from './drive.ts';
import { unlessInterrupted } from './events.ts';

/** Units of work on one answer before the driver is asked, which costs about as much. */
const AT_ONCE = 256;

/** The answers of a space in the order of their marks, each as soon as it is found; it ends when Ctrl-C comes. */
export async function* listing({ genre, puzzle, rules, marks }: Space, session: Session): AsyncGenerator<Marks> {
  const { signal } = session;
  const model = await unlessInterrupted(() => genre.proof(puzzle, rules).enforceClues(), signal).catch(notInterrupted);
  if (model === undefined) return;
  const answers = new AnswersInOrder(model, marks);
  while (!signal.aborted) {
    const task = new GeneratorTask(answers.next(), () => ({ done: answers.conflicts, total: 0 }));
    if (!task.advance(AT_ONCE) && (await drive(task, { signal })).ended !== 'done') return;
    const { result } = task;
    if (result === undefined) return;
    yield result;
  }
}

function notInterrupted(error: unknown): undefined {
  if (!(error instanceof Interrupted)) throw error;
}
