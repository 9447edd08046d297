import type { Marks } from '../board/marks.ts';
import type { Literal } from '../engine/literal.ts';
import type { Model } from '../engine/model.ts';
import type { Dial } from '../genre/composer.ts';
import type { Steps } from '../grid/task.ts';
import { findAnswer } from '../search/find-answer.ts';
import { Assumptions } from './assumptions.ts';
import type { Invariant } from './invariant.ts';

/** Conflicts that one question may take. Boards of people take hundreds. */
const MOST_CONFLICTS = 200_000;

/**
 * "This answer is the only one." The answer is blocked for good, then each question is whether there is another;
 * one engine is asked them all, so what it learns for one serves the next. Two things spare most searches:
 *
 * - A refutation rests on some of the clues, its core. While all of them are in force, it stands.
 * - Another answer that was found stays one until a clue is in its way; the judge looks at the latest first.
 */
export class OneAnswer implements Invariant {
  unproved = 0;
  /** Searches made, for whoever measures. */
  searches = 0;
  private readonly assumptions: Assumptions;
  private core: readonly Literal[] | undefined;
  private readonly others: Marks[] = [];

  /**
   * @param model a proof model whose clues aren't enforced yet
   * @param allows whether the rules allow these marks on the board with its dials at these levels
   */
  constructor(
    private readonly model: Model,
    dials: readonly Dial[],
    answer: Marks,
    monotone: boolean,
    private readonly allows: (levels: readonly number[], marks: Marks) => boolean,
  ) {
    this.assumptions = new Assumptions(model, dials, !monotone);
    model.engine.backTo(0);
    model.exclude(answer);
  }

  *holds(levels: readonly number[]): Steps<boolean> {
    const assumed = this.assumptions.at(levels);
    if (this.core) {
      const inForce = new Set(assumed);
      if (this.core.every((literal) => inForce.has(literal))) return true;
    }
    for (let at = this.others.length - 1; at >= 0; at--) {
      yield 16;
      if (this.allows(levels, this.others[at])) return false;
    }
    this.searches++;
    const found = yield* findAnswer(this.model, { assumptions: [...assumed], conflicts: MOST_CONFLICTS });
    if (found.kind === 'answer') this.others.push(found.answer);
    else if (found.kind === 'unknown') this.unproved++;
    else this.core = found.core;
    return found.kind === 'refuted';
  }
}
