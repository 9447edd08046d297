import { type Literal, NO_LITERAL } from '../literal.ts';

/** For whom a propagator speaks. */
export interface Role {
  readonly rule: string;
  /** Default 0, as in a proof model. */
  readonly rung?: number;
  /** Default `NO_LITERAL`: a rule of the genre. */
  readonly selector?: Literal;
}

/** The part of a propagator that says for whom it speaks. */
export abstract class Speaker {
  readonly rule: string;
  readonly rung: number;
  readonly selector: Literal;

  constructor({ rule, rung = 0, selector = NO_LITERAL }: Role) {
    this.rule = rule;
    this.rung = rung;
    this.selector = selector;
  }
}
