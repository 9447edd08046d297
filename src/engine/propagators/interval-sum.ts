import type { Engine } from '../engine.ts';
import { type Literal, NO_LITERAL, negate } from '../literal.ts';
import type { Literals } from '../literals.ts';
import type { Propagator } from '../propagator.ts';
import { type Role, Speaker } from './role.ts';

/**
 * The weights of the true literals add up to `total`, read as an interval: when the total is reached all open literals
 * are false, when everything open is needed all are true. A single weight is never looked at: with 2 still owed, an
 * open 3 stays open (that is `BoundedSum`'s to see). Weights are at least 1. Cost of a run: the literals.
 */
export class IntervalSum extends Speaker implements Propagator {
  readonly priority = 0;
  readonly wakes: Literal[];
  private readonly sum: number;

  constructor(
    private readonly literals: readonly Literal[],
    private readonly weights: readonly number[],
    private readonly total: number,
    role: Role,
  ) {
    super(role);
    this.wakes = [...literals, ...literals.map(negate)];
    this.sum = weights.reduce((a, b) => a + b, 0);
  }

  run(engine: Engine): boolean {
    const { literals, weights, total } = this;
    const { value } = engine;
    let taken = 0;
    let open = 0;
    for (let index = 0; index < literals.length; index++) {
      const known = value[literals[index]];
      if (known > 0) taken += weights[index];
      else if (known === 0) open += weights[index];
    }
    if (taken > total || taken + open < total) return engine.fail();
    if (open === 0 || (taken < total && taken + open > total)) return true;
    const polarity = taken === total ? 1 : 0;
    for (let index = 0; index < literals.length; index++)
      if (value[literals[index]] === 0) engine.put(literals[index] ^ polarity);
    return true;
  }

  explain(engine: Engine, literal: Literal, _tag: number, before: number, because: Literals): void {
    const { literals, total, sum } = this;
    // A false literal rests on what is painted, a true one on what is white.
    if (literal !== NO_LITERAL) {
      const isTrue = literals.includes(literal);
      citeWeights(this.literals, this.weights, engine, isTrue ? 1 : 0, isTrue ? sum - total : total, before, because);
    } else if (knownWeight(this.literals, this.weights, engine, 0, before) > total)
      citeWeights(this.literals, this.weights, engine, 0, total + 1, before, because);
    else citeWeights(this.literals, this.weights, engine, 1, sum - total + 1, before, because);
  }

  holds(isTrue: ArrayLike<number>): boolean {
    return weightOf(this.literals, this.weights, isTrue) === this.total;
  }
}

/** The sum of the weights of the literals that are true. */
export function weightOf(literals: readonly Literal[], weights: readonly number[], isTrue: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < literals.length; index++) if (isTrue[literals[index]]) sum += weights[index];
  return sum;
}

/** The weight of what was true (polarity 0) or false (1) before trail position `before`. */
export function knownWeight(
  literals: readonly Literal[],
  weights: readonly number[],
  { value, position }: Engine,
  polarity: number,
  before: number,
): number {
  let sum = 0;
  for (let index = 0; index < literals.length; index++) {
    const cited = literals[index] ^ polarity;
    if (value[cited] > 0 && position[cited >> 1] < before) sum += weights[index];
  }
  return sum;
}

/**
 * Pushes known literals of one polarity that weigh at least `needed` together, none of which could be left out: all of
 * them, less what is not needed, newest first.
 */
export function citeWeights(
  literals: readonly Literal[],
  weights: readonly number[],
  engine: Engine,
  polarity: number,
  needed: number,
  before: number,
  because: Literals,
): void {
  const { position } = engine;
  let spare = knownWeight(literals, weights, engine, polarity, before) - needed;
  const known: number[] = [];
  for (let index = 0; index < literals.length; index++) {
    const cited = literals[index] ^ polarity;
    if (engine.value[cited] > 0 && position[cited >> 1] < before) known.push(index);
  }
  known.sort((a, b) => position[literals[b] >> 1] - position[literals[a] >> 1]);
  for (const index of known) {
    if (weights[index] <= spare) spare -= weights[index];
    else because.push(literals[index] ^ polarity);
  }
}
