import { Engine } from '../../src/engine/engine.ts';
import { type Literal, NO_LITERAL, negate, variableOf } from '../../src/engine/literal.ts';
import type { Propagator } from '../../src/engine/propagator.ts';

/** The most open variables over which a constraint is read out in full. */
const WIDEST = 14;

/** The law that every reason keeps; says what is wrong with this one, or null. */
export function faultOfReason(
  engine: Engine,
  literal: Literal,
  propagator: Propagator,
  reason: readonly Literal[],
): string | null {
  const before = literal === NO_LITERAL ? engine.trailSize : engine.position[variableOf(literal)];
  for (const cited of reason) {
    if (engine.value[cited] <= 0) return `cites ${cited}, which isn't true`;
    if (engine.position[variableOf(cited)] >= before) return `cites ${cited}, which came later`;
  }
  if (
    !derives(propagator, engine.variables, reason, literal) &&
    !entails(propagator, engine.variables, reason, literal)
  )
    return `cites ${reason.join(' ')}, which doesn't force ${literal}`;
  return null;
}

/** Whether the propagator alone, given only the reason, comes to `literal` (or to a contradiction). */
export function derives(
  propagator: Propagator,
  variables: number,
  reason: readonly Literal[],
  literal: Literal,
): boolean {
  const engine = new Engine();
  engine.newVariables(variables);
  engine.add(propagator);
  engine.newLevel();
  for (const cited of reason) if (!engine.assume(cited)) return true;
  return !engine.propagate() || (literal !== NO_LITERAL && engine.value[literal] > 0);
}

/** Whether no full assignment that the constraint allows keeps to the reason and yet denies `literal`. */
function entails(propagator: Propagator, variables: number, reason: readonly Literal[], literal: Literal): boolean {
  const isTrue = new Int8Array(2 * variables);
  const fixed = new Set<number>();
  for (const cited of literal === NO_LITERAL ? reason : [...reason, negate(literal)]) {
    if (isTrue[negate(cited)]) return true;
    isTrue[cited] = 1;
    fixed.add(variableOf(cited));
  }
  const open = [...new Set(Array.from(propagator.wakes, variableOf))].filter((variable) => !fixed.has(variable));
  if (open.length > WIDEST) return false;
  for (let code = 0; code < 2 ** open.length; code++) {
    open.forEach((variable, index) => {
      const bit = (code >>> index) & 1;
      isTrue[2 * variable] = bit;
      isTrue[2 * variable + 1] = 1 - bit;
    });
    if (propagator.holds(isTrue)) return false;
  }
  return true;
}

/** Every literal that a propagator inferred since trail position `from`, and the conflict if there is one: the first fault. */
export function faultOnTrail(engine: Engine, from: number, agrees: boolean): string | null {
  for (let index = from; index < engine.trailSize; index++) {
    const literal = engine.trail[index];
    const propagator = engine.setter(literal);
    if (!propagator) continue;
    const fault = faultOfReason(engine, literal, propagator, engine.explain(literal).toArray());
    if (fault) return `${propagator.rule}: ${fault}`;
  }
  const propagator = engine.conflictSetter;
  if (agrees || !propagator) return null;
  const fault = faultOfReason(engine, NO_LITERAL, propagator, engine.explainConflict().toArray());
  return fault && `${propagator.rule}, conflict: ${fault}`;
}
