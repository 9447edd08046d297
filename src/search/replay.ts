import type { Marks } from '../board/marks.ts';
import { type Literal, negate } from '../engine/literal.ts';
import type { Model } from '../engine/model.ts';
import type { Steps } from '../grid/task.ts';
import { Probe } from '../ladder/probe.ts';
import { settle } from '../ladder/settle.ts';
import { findAnswer } from './find-answer.ts';

/**
 * Proves that `answer` is the only one, in a way that doesn't trust how that was found. Learning search refutes that there
 * is another; then what it learnt is replayed on a second model, clause by clause: taken to be false, each must die by
 * propagation (reverse unit propagation, Goldberg and Novikov 2003) or by probing, where a propagator misses from a
 * reason's marks alone what it saw among more of them; and so must the board in the end. So the proof rests on the
 * propagators, like that of a plain search, and on nothing that learning does with their reasons.
 * False when there is another answer, when `conflicts` are too few, or when a clause can't be replayed.
 *
 * @param model makes a model whose clues aren't enforced yet; the same each time
 * Cost: about that of the search, twice.
 */
export function* isOnlyAnswer(model: () => Model, answer: Marks, conflicts: number): Steps<boolean> {
  const clauses: (readonly Literal[])[] = [];
  const onLearnt = (clause: readonly Literal[]): void => void clauses.push(clause);
  const { kind } = yield* findAnswer(without(model(), answer), { conflicts, onLearnt });
  if (kind !== 'refuted') return false;
  return yield* replays(without(model(), answer), clauses);
}

/** Whether the clauses follow one from the other, and nothing is left in the end. */
export function* replays(model: Model, clauses: readonly (readonly Literal[])[]): Steps<boolean> {
  const { engine } = model;
  const probe = new Probe(model);
  if (!(yield* settle(engine))) return true;
  for (const clause of clauses) {
    engine.newLevel();
    // A clause that is true already is told by what came before.
    const isOpen = clause.every((literal) => engine.assume(negate(literal)));
    if (isOpen && (yield* settle(engine)) && (yield* probe.run())) return false;
    engine.backTo(0);
    engine.addClause(clause);
    if (!(yield* settle(engine))) return true;
  }
  return false;
}

/** The model with all clues on and the answer ruled out. */
function without(model: Model, answer: Marks): Model {
  return model.enforceClues().exclude(answer);
}
