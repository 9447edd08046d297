import type { Assignment } from '../assignment.ts';
import { type Literal, NO_LITERAL } from '../literal.ts';
import type { Literals } from '../literals.ts';
import type { Propagator } from '../propagator.ts';
import { WeightedSum } from './weighted-sum.ts';

/**
 * A weighted sum, read as an interval: when the total is reached all open literals are false, when everything open is
 * needed all are true. A single weight is never looked at: with 2 still owed, an open 3 stays open (that is `BoundedSum`'s
 * to see). Cost of a run: the literals.
 */
export class IntervalSum extends WeightedSum implements Propagator {
  readonly priority = 0;

  run(engine: Assignment): boolean {
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
      if (value[literals[index]] === 0) engine.infer(literals[index] ^ polarity);
    return true;
  }

  explain(engine: Assignment, literal: Literal, _tag: number, before: number, because: Literals): void {
    const { literals, total, sum } = this;
    // A false literal rests on what is painted, a true one on what is white.
    if (literal === NO_LITERAL) this.citeOverrun(engine, before, because);
    else if (literals.includes(literal)) this.cite(engine, 1, sum - total, before, because);
    else this.cite(engine, 0, total, before, because);
  }
}
