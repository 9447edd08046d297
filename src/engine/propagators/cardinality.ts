import type { Assignment } from '../assignment.ts';
import { type Literal, NO_LITERAL, negate } from '../literal.ts';
import type { Literals } from '../literals.ts';
import type { Priority, Propagator, Tally } from '../propagator.ts';
import { Constraint, type Role } from './constraint.ts';

/** Literals from which on a count runs after the smaller ones. */
const WIDE = 64;

/** Tags: what one more true literal, or one less, would be. */
const TOO_MANY = 0;
const TOO_FEW = 1;

/** At least `low` and at most `high` of the literals are true. Reads its two tallies, and what is open when one is full. */
export class Cardinality extends Constraint implements Propagator {
  readonly priority: Priority;
  readonly wakes: Literal[];
  /** The true literals, then the false ones. */
  readonly tallies: readonly Tally[];

  constructor(
    private readonly literals: readonly Literal[],
    private readonly low: number,
    private readonly high: number,
    role: Role,
  ) {
    super(role);
    // A count over half the board is worth waiting for what the small ones settle.
    this.priority = literals.length > WIDE ? 1 : 0;
    const negated = literals.map(negate);
    this.wakes = [...(high < literals.length ? literals : []), ...(low > 0 ? negated : [])];
    this.tallies = [
      { literals, wakeAt: high },
      { literals: negated, wakeAt: literals.length - low },
    ];
  }

  run(engine: Assignment): boolean {
    const { literals, low, high } = this;
    const { value, tally, tallyFrom } = engine;
    const trues = tally[tallyFrom];
    const falses = tally[tallyFrom + 1];
    if (trues > high) return engine.fail(TOO_MANY);
    if (literals.length - falses < low) return engine.fail(TOO_FEW);
    if (trues + falses === literals.length) return true;
    if (trues === high) {
      for (let index = 0; index < literals.length; index++)
        if (value[literals[index]] === 0) engine.infer(literals[index] ^ 1, TOO_MANY);
    } else if (literals.length - falses === low) {
      for (let index = 0; index < literals.length; index++)
        if (value[literals[index]] === 0) engine.infer(literals[index], TOO_FEW);
    }
    return true;
  }

  /** What is false since one more would be too many rests on `high` true ones, the rest on false ones likewise. */
  explain(engine: Assignment, literal: Literal, tag: number, before: number, because: Literals): void {
    const { literals, low, high } = this;
    const { value, position } = engine;
    const polarity = tag === TOO_MANY ? 0 : 1;
    let needed = tag === TOO_MANY ? high : literals.length - low;
    if (literal === NO_LITERAL) needed++;
    // Less than 0 where the range can't be met whatever is known.
    for (let index = 0; needed > 0 && index < literals.length; index++) {
      const cited = literals[index] ^ polarity;
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
