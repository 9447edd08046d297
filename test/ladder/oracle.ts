import { expect } from 'vitest';
import type { Marks } from '../../src/board/marks.ts';
import { Engine } from '../../src/engine/engine.ts';
import { type Literal, negate, no, yes } from '../../src/engine/literal.ts';
import type { Model } from '../../src/engine/model.ts';
import type { Propagator } from '../../src/engine/propagator.ts';
import { marksOf } from '../../src/ladder/index.ts';

// What a ladder is held against: a search that guesses cell by cell, and reasons that are tried out.

/** One engine per propagator in which it stands alone, to see what a handful of literals force. */
const alone = new WeakMap<Propagator, Engine>();

/** Whether `propagator` alone drives these literals into a contradiction, in one run or in as many as it takes. */
function refuted(
  propagator: Propagator,
  variables: number,
  literals: readonly Literal[],
  runs: 'one' | 'all',
): boolean {
  let engine = alone.get(propagator);
  if (!engine) {
    engine = new Engine();
    engine.newVariables(variables);
    engine.add(propagator);
    alone.set(propagator, engine);
  }
  engine.backTo(0);
  engine.newLevel();
  for (const literal of literals) if (!engine.assume(literal)) return true;
  engine.wakeAll();
  const agrees = runs === 'one' ? propagator.run(engine) : engine.propagate();
  engine.backTo(0);
  return !agrees;
}

/**
 * Each propagated literal of the trail has a reason: earlier true literals that alone, with its opposite, drive the
 * propagator that set it into a contradiction. With `irredundant`, the reasons of that rule can't lose a literal.
 */
export function expectReasons({ engine }: Model, where: string, irredundant: readonly string[] = []): void {
  for (let at = 0; at < engine.trailSize; at++) {
    const literal = engine.trail[at];
    const setter = engine.setter(literal);
    if (!setter) continue;
    const because = engine.explain(literal).toArray();
    const said = `${where}: ${setter.rule} sets ${literal} because of ${because.join(' ')}`;
    for (const reason of because)
      if (engine.value[reason] <= 0 || engine.position[reason >> 1] >= at)
        expect.fail(`${said}: ${reason} is not earlier`);
    if (!refuted(setter, engine.variables, [...because, negate(literal)], 'all')) expect.fail(`${said}: not enough`);
    if (irredundant.includes(setter.rule))
      for (const reason of because)
        if (refuted(setter, engine.variables, [...because.filter((other) => other !== reason), negate(literal)], 'one'))
          expect.fail(`${said}: ${reason} is not needed`);
  }
}

/** The literals behind a conflict can't all be true. */
export function expectConflictReason({ engine }: Model, where: string): void {
  const setter = engine.conflictSetter;
  if (!setter) return;
  const because = engine.explainConflict().toArray();
  const said = `${where}: ${setter.rule} fails because of ${because.join(' ')}`;
  for (const reason of because) if (engine.value[reason] <= 0) expect.fail(`${said}: ${reason} is not true`);
  if (!refuted(setter, engine.variables, because, 'all')) expect.fail(`${said}: not enough`);
}

/** The literals that put the clues of `model` on the board. */
export function allClues(model: Model): Literal[] {
  return model.clues.map(({ selector }) => selector);
}

export interface Hunt {
  readonly rungs: number;
  readonly assume: readonly Literal[];
  readonly where: string;
  readonly reasons?: boolean;
}

/**
 * All answers by guessing the first open decision, with the rungs of a bit mask at work; the whole ladder judges what
 * they
 * leave.
 */
export function answersByGuessing(model: Model, { rungs, assume, where, reasons = false }: Hunt): Marks[] {
  const { engine, decisions } = model;
  const found: Marks[] = [];
  engine.backTo(0);
  engine.newLevel();
  for (const literal of assume) engine.assume(literal);
  const propagated = (mask: number): boolean => {
    engine.setRungs(mask);
    const agrees = engine.propagate();
    if (reasons) agrees ? expectReasons(model, where) : expectConflictReason(model, where);
    return agrees;
  };
  const from = (first: number): void => {
    if (!propagated(rungs)) return;
    let decision = first;
    while (decision < decisions && engine.value[yes(decision)] !== 0) decision++;
    if (decision === decisions) {
      if (propagated(-1)) found.push(marksOf(model));
      return;
    }
    for (const literal of [no(decision), yes(decision)]) {
      const { depth } = engine;
      engine.decide(literal);
      from(decision + 1);
      engine.backTo(depth);
    }
  };
  from(0);
  engine.backTo(0);
  return found;
}

/** The board as a line for messages of failing tests. */
export function shown(seed: number, puzzle: object): string {
  return `seed ${seed}, ${JSON.stringify(puzzle)}`;
}
