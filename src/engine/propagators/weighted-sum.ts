import type { Assignment } from '../assignment.ts';
import { type Literal, negate } from '../literal.ts';
import type { Literals } from '../literals.ts';
import { Constraint, type Role } from './constraint.ts';

/**
 * What all readings of one constraint share: the weights of the true literals add up to `total`. Weights are at least 1.
 * How much of that is seen, and at what cost, is the reading's to say.
 */
export abstract class WeightedSum extends Constraint {
  readonly wakes: Literal[];
  /** All weights together. */
  protected readonly sum: number;

  constructor(
    protected readonly literals: readonly Literal[],
    protected readonly weights: readonly number[],
    protected readonly total: number,
    role: Role,
  ) {
    super(role);
    this.wakes = [...literals, ...literals.map(negate)];
    this.sum = weights.reduce((a, b) => a + b, 0);
  }

  holds(isTrue: ArrayLike<number>): boolean {
    const { literals, weights } = this;
    let sum = 0;
    for (let index = 0; index < literals.length; index++) if (isTrue[literals[index]]) sum += weights[index];
    return sum === this.total;
  }

  /** Why the total can't be: the true literals weigh more, or the false ones leave less. */
  protected citeOverrun(engine: Assignment, before: number, because: Literals): void {
    if (this.knownWeight(engine, 0, before) > this.total) this.cite(engine, 0, this.total + 1, before, because);
    else this.cite(engine, 1, this.sum - this.total + 1, before, because);
  }

  /**
   * Pushes literals that were true (polarity 0) or false (1) before trail position `before` and weigh at least `needed`
   * together, none of which could be left out: all of them, less what is not needed, newest first.
   */
  protected cite(engine: Assignment, polarity: number, needed: number, before: number, because: Literals): void {
    const { literals, weights } = this;
    const { value, position } = engine;
    let spare = this.knownWeight(engine, polarity, before) - needed;
    const known: number[] = [];
    for (let index = 0; index < literals.length; index++) {
      const cited = literals[index] ^ polarity;
      if (value[cited] > 0 && position[cited >> 1] < before) known.push(index);
    }
    known.sort((a, b) => position[literals[b] >> 1] - position[literals[a] >> 1]);
    for (const index of known) {
      if (weights[index] <= spare) spare -= weights[index];
      else because.push(literals[index] ^ polarity);
    }
  }

  private knownWeight({ value, position }: Assignment, polarity: number, before: number): number {
    const { literals, weights } = this;
    let sum = 0;
    for (let index = 0; index < literals.length; index++) {
      const cited = literals[index] ^ polarity;
      if (value[cited] > 0 && position[cited >> 1] < before) sum += weights[index];
    }
    return sum;
  }
}
