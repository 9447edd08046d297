import type { Literal } from '../engine/literal.ts';
import type { ClueSelector, Model } from '../engine/model.ts';
import { GeneratorTask, subtask, type Task } from '../grid/task.ts';
import { Learning } from './learning.ts';

/** Conflicts that one trial may take before its clue is kept unproved. */
const TRIAL = 20_000;

export interface Clash {
  /** Clues (or parts of clues) that can't all be met; the rules of the genre alone if there is none. */
  readonly clues: readonly ClueSelector[];
  /** Every clue was proved to be needed: without any one of them the others can be met. */
  readonly minimal: boolean;
}

/**
 * A set of clashing clues from which nothing can be dropped: takes the clues behind a refutation, then tries each without
 * (deletion-based shrinking of an unsatisfiable core, as in Demystify). `null` when the board has an answer.
 * @param model a proof model whose clues aren't enforced yet
 */
export function shrinkToClash(model: Model): Task<Clash | null> {
  const count = { done: 0, total: model.clues.length };
  return new GeneratorTask(shrinking(model, count), () => ({ ...count }));
}

function* shrinking(model: Model, count: { done: number }): Generator<number, Clash | null, void> {
  const first = yield* refute(
    model,
    model.clues.map(({ selector }) => selector),
    Number.POSITIVE_INFINITY,
  );
  if (!first) return null;
  let core = first;
  let minimal = true;
  for (const candidate of first) {
    count.done++;
    if (!core.includes(candidate)) continue;
    const without = yield* refute(
      model,
      core.filter((selector) => selector !== candidate),
      TRIAL,
    );
    if (without) core = without;
    else if (without === undefined) minimal = false;
  }
  return { clues: model.clues.filter(({ selector }) => core.includes(selector)), minimal };
}

/** The selectors behind a refutation; null when there is an answer, undefined when the conflicts ran out. */
function* refute(
  model: Model,
  assumptions: readonly Literal[],
  conflicts: number,
): Generator<number, Literal[] | null | undefined, void> {
  const search = new Learning(model, { limit: 1, assumptions, conflicts });
  const { answers, complete } = yield* subtask(search);
  if (answers.length > 0) return null;
  return complete ? [...search.core] : undefined;
}
