import type { Assignment } from '../assignment.ts';
import { type Literal, NO_LITERAL, negate } from '../literal.ts';
import type { Literals } from '../literals.ts';
import type { Priority, Propagator } from '../propagator.ts';
import { Constraint, type Role } from './constraint.ts';

/** Literals from which on a count runs after the smaller ones. */
const WIDE = 64;

/** At least `low` and at most `high` of the literals are true. Reads the two counters only. */
export class Cardinality extends Constraint implements Propagator {
  readonly priority: Priority;
  readonly wakes: Literal[];

  constructor(
    private readonly literals: readonly Literal[],
    private readonly low: number,
    private readonly high: number,
    role: Role,
  ) {
    super(role);
    // A count over half the board is worth waiting for what the small ones settle.
    this.priority = literals.length > WIDE ? 1 : 0;
    this.wakes = [];
    for (const literal of literals) {
      if (high < literals.length) this.wakes.push(literal);
      if (low > 0) this.wakes.push(negate(literal));
    }
  }

  run(engine: Assignment): boolean {
    const { literals, low, high } = this;
    const { value } = engine;
    let trues = 0;
    let falses = 0;
    for (let index = 0; index < literals.length; index++) {
      const known = value[literals[index]];
      if (known > 0) trues++;
      else if (known < 0) falses++;
    }
    if (trues > high || literals.length - falses < low) return engine.fail();
    if (trues + falses === literals.length) return true;
    if (trues === high) {
      for (let index = 0; index < literals.length; index++)
        if (value[literals[index]] === 0) engine.infer(literals[index] ^ 1);
    } else if (literals.length - falses === low) {
      for (let index = 0; index < literals.length; index++)
        if (value[literals[index]] === 0) engine.infer(literals[index]);
    }
    return true;
  }

  explain(engine: Assignment, literal: Literal, _tag: number, before: number, because: Literals): void {
    const { literals, low, high } = this;
    const { value, position } = engine;
    let trues = 0;
    for (const other of literals) if (value[other] > 0 && position[other >> 1] < before) trues++;
    // A literal made false, or a conflict of too many trues, rests on trues; everything else on falses.
    const tooMany = literal === NO_LITERAL ? trues > high : !literals.includes(literal);
    let needed = tooMany ? high : literals.length - low;
    if (literal === NO_LITERAL) needed++;
    for (const other of literals) {
      // Less than 0 where the range can't be met whatever is known.
      if (needed <= 0) break;
      const cited = tooMany ? other : negate(other);
      if (value[cited] > 0 && position[cited >> 1] < before) {
        because.push(cited);
        needed--;
      }
    }
  }

  holds(isTrue: ArrayLike<number>): boolean {
    let trues = 0;
    for (const literal of this.literals) trues += isTrue[literal];
    return trues >= this.low && trues <= this.high;
  }
}
