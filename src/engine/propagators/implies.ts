import type { Assignment } from '../assignment.ts';
import type { Literal } from '../literal.ts';
import type { Literals } from '../literals.ts';
import type { Propagator } from '../propagator.ts';
import { Constraint, type Role } from './constraint.ts';

/**
 * When all premises are true, so are the conclusions. Reads in that direction only: a false conclusion says nothing of
 * the premises before all of them are true. Without premises the conclusions simply hold.
 */
export class Implies extends Constraint implements Propagator {
  readonly priority = 0;
  readonly wakes: readonly Literal[];

  constructor(
    private readonly premises: readonly Literal[],
    private readonly conclusions: readonly Literal[],
    role: Role,
  ) {
    super(role);
    this.wakes = premises;
  }

  run(engine: Assignment): boolean {
    const { premises, conclusions } = this;
    const { value } = engine;
    for (let index = 0; index < premises.length; index++) if (value[premises[index]] <= 0) return true;
    for (let index = 0; index < conclusions.length; index++) if (!engine.infer(conclusions[index])) return false;
    return true;
  }

  explain(_engine: Assignment, _literal: Literal, _tag: number, _before: number, because: Literals): void {
    for (const premise of this.premises) because.push(premise);
  }

  holds(isTrue: ArrayLike<number>): boolean {
    return !this.premises.every((premise) => isTrue[premise]) || this.conclusions.every((one) => isTrue[one]);
  }
}
