import type { Assignment } from '../assignment.ts';
import { type Literal, NO_LITERAL, negate } from '../literal.ts';
import type { Literals } from '../literals.ts';
import type { Propagator } from '../propagator.ts';
import { Constraint, type Role } from './constraint.ts';

/** An odd number of the literals is true, or an even one. Says something once a single literal is left open. */
export class Parity extends Constraint implements Propagator {
  readonly priority = 1;
  readonly wakes: Literal[];

  constructor(
    private readonly literals: readonly Literal[],
    private readonly isOdd: boolean,
    role: Role,
  ) {
    super(role);
    this.wakes = [...literals, ...literals.map(negate)];
  }

  run(engine: Assignment): boolean {
    const { literals } = this;
    const { value } = engine;
    let odd = this.isOdd;
    let last = NO_LITERAL;
    for (let index = 0; index < literals.length; index++) {
      const known = value[literals[index]];
      if (known > 0) odd = !odd;
      else if (known === 0) {
        if (last !== NO_LITERAL) return true;
        last = literals[index];
      }
    }
    // `odd` is now what is still missing.
    if (last !== NO_LITERAL) return engine.infer(odd ? last : last ^ 1);
    return odd ? engine.fail() : true;
  }

  /** All the others, each of which matters. */
  explain(engine: Assignment, literal: Literal, _tag: number, _before: number, because: Literals): void {
    for (const other of this.literals)
      if (other >> 1 !== literal >> 1) because.push(engine.value[other] > 0 ? other : negate(other));
  }

  holds(isTrue: ArrayLike<number>): boolean {
    let odd = false;
    for (const literal of this.literals) if (isTrue[literal]) odd = !odd;
    return odd === this.isOdd;
  }
}
