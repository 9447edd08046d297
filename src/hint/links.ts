import { type Marks, UNKNOWN } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import { type Literal, NO_LITERAL, variableOf } from '../engine/literal.ts';
import type { Explanation } from '../genre/wording.ts';
import type { Link } from './hint.ts';
import { markOf, type Rundown } from './rundown.ts';
import { contradictionText, stepText } from './sentences.ts';
import type { Teller } from './teller.ts';

/**
 * The steps that lead to the contradiction that `rundown` is in, in order, the contradiction last. Only decisions that
 * the contradiction rests on and that aren't marked are steps: helpers and marks are looked through. So each link is
 * cited by a later one.
 * @param known the marks before the first step
 */
export function linksToContradiction<P extends Puzzle, R extends Reading>(
  rundown: Rundown,
  teller: Teller<P, R>,
  known: Marks,
): { links: Link[]; told: Explanation } {
  const { engine } = rundown.model;
  const isNew = (literal: Literal): boolean => rundown.isDecision(literal) && known[variableOf(literal)] === UNKNOWN;
  const steps: Literal[] = [];
  rundown.behind(NO_LITERAL, (literal) => {
    if (isNew(literal)) steps.push(literal);
    return false;
  });
  steps.sort((a, b) => engine.position[variableOf(a)] - engine.position[variableOf(b)]);
  const links: Link[] = [];
  const now = known.slice();
  const learn = (literal: Literal): void => {
    now[variableOf(literal)] = markOf(literal);
  };
  for (let index = 0; index < steps.length; ) {
    const setter = engine.setter(steps[index]);
    const together: Literal[] = [];
    const cited = new Set<Literal>();
    for (; index < steps.length && engine.setter(steps[index]) === setter; index++) {
      const because = rundown.behind(steps[index], isNew);
      if (because.some((literal) => together.includes(literal))) break;
      together.push(steps[index]);
      for (const literal of because) cited.add(literal);
    }
    const settles = teller.allSettled(together);
    const because = teller.because([...cited], rundown.scopeOf(setter));
    links.push({
      settles,
      because,
      text: stepText(teller.told(setter, settles, because, now), settles, teller.genre.wording),
    });
    for (const literal of together) learn(literal);
  }
  const setter = rundown.contradictedBy;
  const because = teller.because(rundown.behind(NO_LITERAL, isNew), rundown.scopeOf(setter));
  const told = teller.told(setter, [], because, now);
  links.push({ settles: [], because, text: contradictionText(told) });
  return { links, told };
}
