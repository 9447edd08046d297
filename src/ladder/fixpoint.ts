import type { Marks } from '../board/marks.ts';
import type { Model } from '../engine/model.ts';
import { begin, marksOf, type Start } from './start.ts';

/**
 * What the rungs of the bit mask `rungs` settle from `start`, run until none of them has more to say; null when they
 * end in a contradiction. Every rung is monotone (more marks never settle less), so the order of work doesn't matter.
 * The engine is left at level 0.
 */
export function fixpoint(model: Model, rungs: number, start: Start = {}): Marks | null {
  const agrees = begin(model, start);
  const { engine } = model;
  engine.setRungs(rungs);
  const marks = agrees && engine.propagate() ? marksOf(model) : null;
  engine.backTo(0);
  return marks;
}
