import { type Marks, UNKNOWN } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import { type Literal, NO_LITERAL, negate, variableOf } from '../engine/literal.ts';
import { PROBE } from '../ladder/index.ts';
import type { Hint } from './hint.ts';
import { linksToContradiction } from './links.ts';
import { literalsOf, markOf, type Rundown } from './rundown.ts';
import { lookAt, probeRule, probeText } from './sentences.ts';
import type { Teller } from './teller.ts';

/** After so many suppositions that fail, the shortest chain among them is told. */
const FAILED = 12;
/** Fewer are enough where they come from earlier rounds. */
const FAILED_AGAIN = 3;

interface Failure {
  readonly supposed: Literal;
  readonly roots: readonly Literal[];
  /** Decisions on the way to the contradiction. */
  readonly steps: number;
  readonly cost: number;
}

/**
 * A supposition that the rungs up to `top` lead to a contradiction, with the shortest chain found; undefined when none
 * of them does. Starts from where `ruleStep` found nothing to say. Yields the units of work done. Cost: at most two
 * trials a decision.
 * @param failing suppositions that failed under fewer marks, which therefore fail again; those that fail now are added
 */
export function* probeStep<P extends Puzzle, R extends Reading>(
  rundown: Rundown,
  teller: Teller<P, R>,
  marks: Marks,
  top: number,
  failing: Set<Literal> = new Set(),
): Generator<number, Hint | undefined, void> {
  const { engine, decisions } = rundown.model;
  const depth = engine.depth;
  // What follows in a trial that survives would follow from less: supposed itself, it survives too.
  const survives = new Uint8Array(2 * decisions);
  let best: Failure | undefined;
  let failed = 0;
  const suppose = (supposed: Literal): void => {
    const from = engine.trailSize;
    engine.decide(supposed);
    if (engine.propagate()) {
      for (let index = from; index < engine.trailSize; index++)
        if (rundown.isDecision(engine.trail[index])) survives[engine.trail[index]] = 1;
    } else {
      failed++;
      failing.add(supposed);
      const failure = failureOf(rundown, supposed, marks);
      if (!best || failure.steps < best.steps || (failure.steps === best.steps && failure.cost < best.cost))
        best = failure;
    }
    engine.backTo(depth);
  };
  const isOpen = (literal: Literal): boolean => marks[variableOf(literal)] === UNKNOWN;
  const work = 8 + (engine.variables >> 6);
  const again = [...failing].filter(isOpen);
  for (let index = 0; index < again.length && failed < FAILED; index++) {
    suppose(again[index]);
    yield work;
  }
  if (failed < FAILED_AGAIN)
    for (let supposed = 0; supposed < 2 * decisions && failed < FAILED; supposed++) {
      if (!isOpen(supposed) || survives[supposed] === 1 || failing.has(supposed)) continue;
      suppose(supposed);
      yield work;
    }
  return best && hintOf(rundown, teller, marks, top, best);
}

function failureOf(rundown: Rundown, supposed: Literal, marks: Marks): Failure {
  let steps = 0;
  const behind = rundown.behind(NO_LITERAL, (literal) => {
    if (rundown.isDecision(literal) && marks[variableOf(literal)] === UNKNOWN) steps++;
    return false;
  });
  const roots = behind.filter((literal) => literal !== supposed);
  return { supposed, roots, steps, cost: rundown.costOf(roots, supposed) };
}

function hintOf<P extends Puzzle, R extends Reading>(
  rundown: Rundown,
  teller: Teller<P, R>,
  marks: Marks,
  top: number,
  { supposed, roots }: Failure,
): Hint {
  const all = [...rundown.selectors, ...literalsOf(marks)];
  const premises = rundown.shrink(roots, { premises: all, rung: top, target: NO_LITERAL, supposed, about: supposed });
  if (!rundown.reaches([...premises, supposed], top, NO_LITERAL))
    throw new Error('a chain does not end in a contradiction');
  const known = marks.slice();
  known[variableOf(supposed)] = markOf(supposed);
  const { links } = linksToContradiction(rundown, teller, known);
  const supposes = teller.settled(supposed);
  const settles = [teller.settled(negate(supposed))];
  return {
    rung: PROBE,
    settles,
    because: teller.because(premises, [variableOf(supposed)]),
    where: lookAt(settles),
    rule: probeRule,
    text: probeText(supposes, links, settles, teller.genre.wording),
    chain: { supposes, links },
  };
}
