import type { Literal } from '../engine/literal.ts';
import type { ClueSelector, Model } from '../engine/model.ts';
import { GeneratorTask, type Steps, type Task } from '../grid/task.ts';
import { findAnswer } from './find-answer.ts';
import { shrinkCore } from './shrink.ts';

/** Conflicts that one trial may take before its clue is kept unproved. */
const TRIAL = 20_000;

export interface ClashingClues {
  /** Clues (or parts of clues) that can't all be met; the rules of the genre alone if there is none. */
  readonly clues: readonly ClueSelector[];
  /** Every clue was proved to be needed: without any one of them the others can be met. */
  readonly minimal: boolean;
}

/**
 * A set of clashing clues from which nothing can be dropped (deletion-based shrinking of an unsatisfiable core, as in
 * Demystify): starts from the clues behind a refutation. `null` when the board has an answer.
 * @param model a proof model whose clues aren't enforced yet
 */
export function clashingClues(model: Model): Task<ClashingClues | null> {
  const count = { done: 0, total: model.clues.length };
  return new GeneratorTask(shrinking(model, count), () => ({ ...count }));
}

function* shrinking(model: Model, count: { done: number }): Steps<ClashingClues | null> {
  const first = yield* findAnswer(model, { assumptions: model.clues.map(({ selector }) => selector) });
  if (first.kind !== 'refuted') return null;
  let minimal = true;
  const refute = function* (rest: readonly Literal[]): Steps<readonly Literal[] | null> {
    count.done++;
    const found = yield* findAnswer(model, { assumptions: rest, conflicts: TRIAL });
    if (found.kind === 'unknown') minimal = false;
    return found.kind === 'refuted' ? found.core : null;
  };
  const core = yield* shrinkCore(first.core, refute);
  return { clues: model.clues.filter(({ selector }) => core.includes(selector)), minimal };
}
