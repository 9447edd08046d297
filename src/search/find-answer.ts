import type { Marks } from '../board/marks.ts';
import type { Literal } from '../engine/literal.ts';
import type { Model } from '../engine/model.ts';
import { type Steps, subtask } from '../grid/task.ts';
import { Learning, type LearningOptions } from './learning.ts';

/** An answer, or the assumptions that rule every answer out, or neither within the conflicts that were allowed. */
export type Found = { readonly conflicts: number } & (
  | { readonly kind: 'answer'; readonly answer: Marks }
  | { readonly kind: 'refuted'; readonly core: readonly Literal[] }
  | { readonly kind: 'unknown' }
);

/**
 * Looks for one answer of `model` under the assumptions. What is learnt stays in the model and serves the next question;
 * an answer that was found isn't excluded from it.
 */
export function* findAnswer(model: Model, options: Omit<LearningOptions, 'limit'> = {}): Steps<Found> {
  const search = new Learning(model, { ...options, limit: 1 });
  const { answers, complete, conflicts } = yield* subtask(search);
  if (answers.length > 0) return { kind: 'answer', answer: answers[0], conflicts };
  return complete ? { kind: 'refuted', core: search.core, conflicts } : { kind: 'unknown', conflicts };
}
