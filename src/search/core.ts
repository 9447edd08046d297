import type { Engine } from '../engine/engine.ts';
import { type Literal, variableOf } from '../engine/literal.ts';

/**
 * The decisions that a true literal rests on, by its reasons and theirs: with assumptions as the only decisions, the
 * assumptions that force it. Cost: the trail, and one reason per literal involved.
 */
export function decisionsBehind(engine: Engine, literal: Literal): Literal[] {
  const involved = new Set([variableOf(literal)]);
  const found: Literal[] = [];
  for (let index = engine.trailSize - 1; index >= 0; index--) {
    const other = engine.trail[index];
    if (!involved.has(variableOf(other)) || engine.level[variableOf(other)] === 0) continue;
    if (engine.isFree(other)) {
      found.push(other);
      continue;
    }
    const because = engine.explain(other);
    for (let at = 0; at < because.size; at++) involved.add(variableOf(because.items[at]));
  }
  return found;
}
