import type { Assignment } from '../../engine/assignment.ts';
import type { Literal } from '../../engine/literal.ts';
import type { Literals } from '../../engine/literals.ts';
import { Cardinality } from '../../engine/propagators/cardinality.ts';
import type { Role } from '../../engine/propagators/constraint.ts';

/**
 * Two numbers with cells in common. The shared cells count for both, so they drop out of the difference:
 *
 *     a b c d      The 1 counts a, b, c and the 2 counts b, c, d: the 2 sees one mine more,
 *     . 1 2 .      so d is a mine and a is safe.
 *
 * A count of literals, then, that is in force while both numbers are on the board.
 */
export class Pair extends Cardinality {
  constructor(
    literals: readonly Literal[],
    total: number,
    private readonly second: Literal,
    role: Role,
  ) {
    super(literals, total, total, role);
    this.wakes.push(second);
  }

  override run(engine: Assignment): boolean {
    return engine.value[this.second] <= 0 || super.run(engine);
  }

  override explain(engine: Assignment, literal: Literal, tag: number, before: number, because: Literals): void {
    because.push(this.second);
    super.explain(engine, literal, tag, before, because);
  }

  override holds(isTrue: ArrayLike<number>): boolean {
    return isTrue[this.second] === 0 || super.holds(isTrue);
  }
}
