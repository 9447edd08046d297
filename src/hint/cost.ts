import type { Literal } from '../engine/literal.ts';
import type { Rundown } from './rundown.ts';

/** How many marks a clue weighs, to a reader who has to find it and to read it. */
const CLUE = 3;

/** How much a reader has to look at: few marks, fewer clues (a cost per premise, as in Bogaerts, Gamba and Guns). */
export function costOf(rundown: Rundown, premises: readonly Literal[]): number {
  let cost = 0;
  for (const literal of premises) cost += rundown.isDecision(literal) ? 1 : CLUE;
  return cost;
}
