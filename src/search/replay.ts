import { type Marks, YES } from '../board/marks.ts';
import { type Literal, negate, no, yes } from '../engine/literal.ts';
import type { Model } from '../engine/model.ts';
import { subtask } from '../grid/task.ts';
import { Probe } from '../ladder/probe.ts';
import { settle } from '../ladder/settle.ts';
import { Learning } from './learning.ts';

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
export function* isOnlyAnswer(model: () => Model, answer: Marks, conflicts: number): Generator<number, boolean, void> {
  const clauses: (readonly Literal[])[] = [];
  const search = new Learning(without(model(), answer), {
    limit: 1,
    conflicts,
    onLearnt: (clause) => clauses.push(clause),
  });
  const { answers, complete } = yield* subtask(search);
  if (answers.length > 0 || !complete) return false;
  return yield* replays(without(model(), answer), clauses);
}

/** Whether the clauses follow one from the other, and nothing is left in the end. */
export function* replays(model: Model, clauses: readonly (readonly Literal[])[]): Generator<number, boolean, void> {
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
  model
    .enforceClues()
    .engine.addClause(Array.from(answer, (mark, decision) => (mark === YES ? no(decision) : yes(decision))));
  return model;
}
