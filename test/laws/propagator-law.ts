import { expect } from 'vitest';
import { ALL_RUNGS, Engine } from '../../src/engine/engine.ts';
import { type Literal, NO_LITERAL, no, yes } from '../../src/engine/literal.ts';
import type { Propagator } from '../../src/engine/propagator.ts';
import { seeded } from '../../src/grid/random.ts';
import { derives, faultOnTrail } from './reasons.ts';

export interface PropagatorLaw {
  readonly what: string;
  /** Number of variables of its scope, all of them from 0; at most 8. */
  readonly variables: number;
  readonly propagator: Propagator;
  /** It must find everything that its constraint alone forces. */
  readonly exact?: boolean;
  /** No literal of a reason may be left out. */
  readonly irredundant?: boolean;
}

/**
 * All 3ⁿ partial assignments of a small scope, against `holds` over all 2ⁿ full ones: nothing that has a completion is
 * refused, nothing is forced that a completion denies, a full assignment passes exactly when the constraint holds, each
 * reason holds, and undoing brings everything back.
 */
export function keepsPropagatorLaw({ what, variables, propagator, exact, irredundant }: PropagatorLaw): void {
  const answers = fullAssignments(variables).filter((isTrue) => propagator.holds(isTrue));
  const random = seeded(variables);
  const engine = new Engine();
  engine.newVariables(variables);
  engine.add(propagator);
  for (let code = 0; code < 3 ** variables; code++) {
    const given: Literal[] = [];
    for (let variable = 0, rest = code; variable < variables; variable++, rest = Math.floor(rest / 3))
      if (rest % 3 > 0) given.push(rest % 3 === 1 ? yes(variable) : no(variable));
    random.shuffle(given);
    const where = `${what}, given ${given.join(' ')}`;
    const fits = answers.filter((isTrue) => given.every((literal) => isTrue[literal]));
    engine.newLevel();
    engine.setRungs(ALL_RUNGS);
    const agrees = given.every((literal) => engine.assume(literal)) && engine.propagate();
    if (!agrees) expect(fits.length, `${where}: refused`).toBe(0);
    else {
      const open = Array.from({ length: variables }, (_, variable) => variable).filter(
        (variable) => engine.value[yes(variable)] === 0,
      );
      for (let index = 0; index < engine.trailSize; index++)
        expect(
          fits.every((isTrue) => isTrue[engine.trail[index]]),
          `${where}: ${engine.trail[index]}`,
        ).toBe(true);
      if (open.length === 0) expect(fits.length, `${where}: passed`).toBe(1);
      if (exact) {
        expect(fits.length, `${where}: a contradiction missed`).toBeGreaterThan(0);
        for (const literal of open.flatMap((variable) => [yes(variable), no(variable)]))
          expect(
            fits.some((isTrue) => !isTrue[literal]),
            `${where}: ${literal} missed`,
          ).toBe(true);
      }
    }
    expect(faultOnTrail(engine, 0, agrees), where).toBeNull();
    if (irredundant) expectNothingToSpare(engine, propagator, agrees, where);
    engine.backTo(0);
    expect(engine.trailSize, `${where}: undone`).toBe(0);
    expect(
      engine.value.every((value) => value === 0),
      `${where}: undone`,
    ).toBe(true);
  }
}

function expectNothingToSpare(engine: Engine, propagator: Propagator, agrees: boolean, where: string): void {
  const check = (literal: Literal, reason: readonly Literal[]): void => {
    for (const spared of reason)
      expect(
        derives(
          propagator,
          engine.variables,
          reason.filter((cited) => cited !== spared),
          literal,
        ),
        `${where}: ${literal} because ${reason.join(' ')}, even without ${spared}`,
      ).toBe(false);
  };
  for (let index = 0; index < engine.trailSize; index++) {
    const literal = engine.trail[index];
    if (engine.setter(literal)) check(literal, engine.explain(literal).toArray());
  }
  if (!agrees) check(NO_LITERAL, engine.explainConflict().toArray());
}

function fullAssignments(variables: number): Int8Array[] {
  return Array.from({ length: 2 ** variables }, (_, code) => {
    const isTrue = new Int8Array(2 * variables);
    for (let variable = 0; variable < variables; variable++)
      isTrue[(code >>> variable) & 1 ? yes(variable) : no(variable)] = 1;
    return isTrue;
  });
}
