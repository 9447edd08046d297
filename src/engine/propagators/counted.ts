import type { Assignment } from '../assignment.ts';
import { type Literal, negate } from '../literal.ts';
import type { Literals } from '../literals.ts';
import type { Propagator } from '../propagator.ts';
import { Constraint, type Role } from './constraint.ts';

/** `honest` is true exactly when `count` of the literals are. Reads the two counters only. */
export class Counted extends Constraint implements Propagator {
  readonly priority = 0;
  readonly wakes: Literal[];

  constructor(
    private readonly literals: readonly Literal[],
    private readonly count: number,
    private readonly honest: Literal,
    role: Role,
  ) {
    super(role);
    this.wakes = [honest, negate(honest), ...literals, ...literals.map(negate)];
  }

  run(engine: Assignment): boolean {
    const { literals, count, honest } = this;
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
    if (trues > count || trues + open < count) return engine.infer(honest ^ 1);
    if (open === 0) return engine.infer(honest);
    if (value[honest] > 0) {
      if (trues !== count && trues + open !== count) return true;
      const polarity = trues === count ? 1 : 0;
      for (let index = 0; index < literals.length; index++)
        if (value[literals[index]] === 0) engine.infer(literals[index] ^ polarity);
    } else if (value[honest] < 0 && open === 1) {
      // The last open one must miss the count: true where the count is reached, false where it would reach it.
      return engine.infer(trues === count ? last : last ^ 1);
    }
    return true;
  }

  explain(engine: Assignment, literal: Literal, _tag: number, before: number, because: Literals): void {
    const { literals, count, honest } = this;
    const { value, position } = engine;
    const known = (other: Literal): boolean => value[other] > 0 && position[other >> 1] < before;
    const cite = (polarity: number, most: number): void => {
      let left = most;
      for (const other of literals) {
        if (left === 0) return;
        if (other >> 1 !== literal >> 1 && known(other ^ polarity)) {
          because.push(other ^ polarity);
          left--;
        }
      }
    };
    const all = literals.length;
    if (literal === negate(honest)) {
      let trues = 0;
      for (const other of literals) if (known(other)) trues++;
      if (trues > count) cite(0, count + 1);
      else cite(1, all - count + 1);
    } else if (literal === honest) {
      cite(0, all);
      cite(1, all);
    } else if (known(honest)) {
      because.push(honest);
      if (literals.includes(literal)) cite(1, all - count);
      else cite(0, count);
    } else {
      because.push(negate(honest));
      cite(0, all);
      cite(1, all);
    }
  }

  holds(isTrue: ArrayLike<number>): boolean {
    let trues = 0;
    for (const literal of this.literals) trues += isTrue[literal];
    return (trues === this.count) === (isTrue[this.honest] === 1);
  }
}
