import { type Marks, NO, UNKNOWN, YES } from '../board/marks.ts';
import { type Literal, no, yes } from '../engine/literal.ts';
import type { Model } from '../engine/model.ts';

/** From where a ladder is climbed: every clue on and nothing marked, unless said otherwise. */
export interface Start {
  /** One mark per decision; those that are set are taken for granted. */
  readonly marks?: Marks;
  /** Selectors of the clues in force. */
  readonly clues?: readonly Literal[];
}

/**
 * Opens decision level 1 of `model` with the start's clues and marks on it. Nothing is propagated, so that no rung has
 * had its say yet, and level 0 stays as it was. Returns false when the start contradicts what level 0 holds.
 */
export function begin(model: Model, start: Start): boolean {
  const { engine } = model;
  engine.backTo(0);
  engine.newLevel();
  let agrees = true;
  for (const selector of start.clues ?? model.clues.map((clue) => clue.selector))
    agrees = engine.assume(selector) && agrees;
  const { marks } = start;
  if (marks)
    for (let decision = 0; decision < model.decisions; decision++)
      if (marks[decision] !== UNKNOWN)
        agrees = engine.assume(marks[decision] === YES ? yes(decision) : no(decision)) && agrees;
  return agrees;
}

/** One mark per decision, as the engine has them now. */
export function marksOf({ engine, decisions }: Model): Marks {
  const marks = new Uint8Array(decisions);
  for (let decision = 0; decision < decisions; decision++) {
    const known = engine.value[yes(decision)];
    marks[decision] = known > 0 ? YES : known < 0 ? NO : UNKNOWN;
  }
  return marks;
}

/** How many decisions are settled. */
export function settledIn(marks: Marks): number {
  let settled = 0;
  for (const mark of marks) if (mark !== UNKNOWN) settled++;
  return settled;
}

/** The bit mask of the rungs up to `rung`; of none for −1. */
export function rungsUpTo(rung: number): number {
  return (1 << (rung + 1)) - 1;
}
