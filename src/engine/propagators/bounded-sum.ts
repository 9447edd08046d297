import type { Assignment } from '../assignment.ts';
import { type Literal, NO_LITERAL } from '../literal.ts';
import type { Literals } from '../literals.ts';
import type { Propagator } from '../propagator.ts';
import { WeightedSum } from './weighted-sum.ts';

/**
 * A weighted sum, read by bounds for each literal: one that weighs more than what is still owed is false, one that the
 * others can't make up for is true. Whether the others can make exactly the rest is not asked: of 2, 2, 2 owing 3 nothing
 * follows here (that is `SubsetSum`'s to see). One pass is a fixpoint but for what it settles itself, which wakes it
 * again. Cost of a run: the literals.
 */
export class BoundedSum extends WeightedSum implements Propagator {
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
    const owed = total - taken;
    const spare = open - owed;
    if (owed < 0 || spare < 0) return engine.fail();
    for (let index = 0; index < literals.length; index++) {
      if (value[literals[index]] !== 0) continue;
      // More than owed and not to be spared at once: neither value will do.
      if (weights[index] > owed && weights[index] > spare) return engine.fail(index + 1);
      if (weights[index] > owed) engine.infer(literals[index] ^ 1, index);
      else if (weights[index] > spare) engine.infer(literals[index], index);
    }
    return true;
  }

  explain(engine: Assignment, literal: Literal, tag: number, before: number, because: Literals): void {
    const { literals, weights, total, sum } = this;
    if (literal === NO_LITERAL) {
      if (tag === 0) return this.citeOverrun(engine, before, because);
      this.cite(engine, 0, total - weights[tag - 1] + 1, before, because);
      this.cite(engine, 1, sum - total - weights[tag - 1] + 1, before, because);
    } else if (literal === literals[tag]) this.cite(engine, 1, sum - total - weights[tag] + 1, before, because);
    else this.cite(engine, 0, total - weights[tag] + 1, before, because);
  }
}
