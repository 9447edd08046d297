import { type Marks, UNKNOWN } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import { type Literal, NO_LITERAL, variableOf } from '../engine/literal.ts';
import type { Hint } from './hint.ts';
import { literalsOf, type Question, type Rundown } from './rundown.ts';
import { ruleText, stepText, whereText } from './sentences.ts';
import type { Teller } from './teller.ts';

/** So many new decisions are looked at, and so many of the cheapest shrunk. */
const LOOKED_AT = 64;
const SHRUNK = 3;

interface Step {
  readonly premises: readonly Literal[];
  readonly settles: readonly Literal[];
  readonly cost: number;
}

/** What the rungs up to `most` say from `marks`: a step of the weakest that says something, a contradiction, or nothing. */
export type RuleAnswer =
  | { readonly kind: 'step'; readonly hint: Hint }
  | { readonly kind: 'contradiction'; readonly rung: number }
  | { readonly kind: 'nothing' };

/**
 * The cheapest step of the weakest rung that says something. Leaves `rundown` where it started from when nothing is
 * said: at the fixpoint of the rungs up to `most`, on level 1. Cost: a run of the rungs over the board, and a few
 * questions about a few premises.
 */
export function ruleStep<P extends Puzzle, R extends Reading>(
  rundown: Rundown,
  teller: Teller<P, R>,
  rungs: readonly string[],
  marks: Marks,
  most: number,
): RuleAnswer {
  const { engine } = rundown.model;
  const isNew = (literal: Literal): boolean => rundown.isDecision(literal) && marks[variableOf(literal)] === UNKNOWN;
  const premises = [...rundown.selectors, ...literalsOf(marks)];
  rundown.start(premises);
  const given = engine.trailSize;
  for (let rung = 0; rung <= most; rung++) {
    if (!rundown.climb(rung)) return { kind: 'contradiction', rung };
    const candidates: { literal: Literal; roots: Literal[]; cost: number }[] = [];
    for (let index = given; index < engine.trailSize && candidates.length < LOOKED_AT; index++) {
      const literal = engine.trail[index];
      if (!isNew(literal)) continue;
      const roots = rundown.behind(literal, isNew);
      if (!roots.some(isNew)) candidates.push({ literal, roots, cost: rundown.costOf(roots, literal) });
    }
    if (candidates.length === 0) continue;
    candidates.sort((a, b) => a.cost - b.cost);
    let best: Step | undefined;
    for (const { literal, roots } of candidates.slice(0, SHRUNK)) {
      const step = shrunk(rundown, rung, literal, roots, premises, isNew);
      if (!best || step.cost < best.cost) best = step;
    }
    if (best) return { kind: 'step', hint: hintOf(rundown, teller, rungs[rung], rung, best, marks) };
  }
  return { kind: 'nothing' };
}

/** A step that needs all its premises, with everything that the same rule settles from them. */
function shrunk(
  rundown: Rundown,
  rung: number,
  literal: Literal,
  roots: readonly Literal[],
  all: readonly Literal[],
  isNew: (literal: Literal) => boolean,
): Step {
  const { engine } = rundown.model;
  let target = literal;
  const question = (): Question => ({ premises: all, rung, target, supposed: NO_LITERAL, about: target });
  let premises = rundown.shrink(roots, question());
  for (;;) {
    if (!rundown.reaches(premises, rung, target)) throw new Error('a step does not follow');
    // With fewer premises the target may be reached by a detour over another new decision: then that one is the step.
    const first = engine.trail.subarray(0, engine.trailSize).find(isNew);
    if (first === undefined || first === target) break;
    target = first;
    premises = rundown.shrink(premises, question());
  }
  const setter = engine.setter(target);
  const settles: Literal[] = [];
  for (let index = 0; index < engine.trailSize; index++) {
    const other = engine.trail[index];
    if (isNew(other) && engine.setter(other) === setter && !rundown.behind(other, isNew).some(isNew))
      settles.push(other);
  }
  return { premises, settles, cost: rundown.costOf(premises, target) };
}

function hintOf<P extends Puzzle, R extends Reading>(
  rundown: Rundown,
  teller: Teller<P, R>,
  name: string,
  rung: number,
  { premises, settles }: Step,
  marks: Marks,
): Hint {
  rundown.load(premises, rung);
  const setter = rundown.model.engine.setter(settles[0]);
  const all = teller.allSettled(settles);
  // A rule without premises (no ship at all, say) looks at nothing but what it settles.
  const scope = rundown.scopeOf(setter);
  const because = teller.because(premises, scope.length > 0 ? scope : settles.map(variableOf));
  const told = teller.told(setter, all, because, marks);
  return {
    rung: name,
    settles: all,
    because,
    where: whereText(told),
    rule: ruleText(told),
    text: stepText(told, all, teller.genre.wording),
  };
}
