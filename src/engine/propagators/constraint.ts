import { type Literal, NO_LITERAL } from '../literal.ts';

/** What a propagator enforces, and on which rung. */
export interface Role {
  readonly rule: string;
  /** Default 0, as in a proof model. */
  readonly rung?: number;
  /** Default `NO_LITERAL`: a rule of the genre. */
  readonly selector?: Literal;
}

/** The part that all propagators have in common: what they enforce. */
export abstract class Constraint {
  readonly rule: string;
  readonly rung: number;
  readonly selector: Literal;

  constructor({ rule, rung = 0, selector = NO_LITERAL }: Role) {
    this.rule = rule;
    this.rung = rung;
    this.selector = selector;
  }
}
