import type { Assignment } from '../assignment.ts';
import { type Literal, NO_LITERAL, negate } from '../literal.ts';
import type { Literals } from '../literals.ts';
import type { Propagator } from '../propagator.ts';
import { Constraint, type Role } from './constraint.ts';

/** Two of the literals are true or none is: the edges of a loop at one cell. */
export class TwoOrNone extends Constraint implements Propagator {
  readonly priority = 0;
  readonly wakes: Literal[];

  constructor(
    private readonly literals: readonly Literal[],
    role: Role,
  ) {
    super(role);
    this.wakes = [...literals, ...literals.map(negate)];
  }

  run(engine: Assignment): boolean {
    const { literals } = this;
    const { value } = engine;
    let trues = 0;
    let open = 0;
    let last = 0;
    for (let index = 0; index < literals.length; index++) {
      const known = value[literals[index]];
      if (known > 0) trues++;
      else if (known === 0) {
        open++;
        last = literals[index];
      }
    }
    if (trues > 2 || (trues === 1 && open === 0)) return engine.fail();
    if (trues === 2) {
      for (let index = 0; index < literals.length; index++)
        if (value[literals[index]] === 0) engine.infer(literals[index] ^ 1);
    } else if (open === 1) return engine.infer(trues === 1 ? last : last ^ 1);
    return true;
  }

  explain(engine: Assignment, literal: Literal, _tag: number, before: number, because: Literals): void {
    const { literals } = this;
    const { value, position } = engine;
    let trues = 0;
    for (const other of literals) if (value[other] > 0 && position[other >> 1] < before) trues++;
    // Either enough are true (two, or three for a conflict), or the others are all known.
    const enough = literal === NO_LITERAL ? 3 : 2;
    let left = trues >= enough ? enough : literals.length;
    for (const other of literals) {
      if (other >> 1 === literal >> 1 || left === 0) continue;
      const isTrue = value[other] > 0;
      const cited = isTrue ? other : negate(other);
      if ((trues >= enough && !isTrue) || value[cited] <= 0 || position[cited >> 1] >= before) continue;
      because.push(cited);
      left--;
    }
  }

  holds(isTrue: ArrayLike<number>): boolean {
    let trues = 0;
    for (const literal of this.literals) trues += isTrue[literal];
    return trues === 0 || trues === 2;
  }
}
