import { type Literal, negate } from '../engine/literal.ts';
import type { Model } from '../engine/model.ts';
import type { Dial } from '../genre/composer.ts';

/**
 * Turns levels of dials into assumptions on a model: which selectors are on and which are off. So the minimiser asks
 * thousands of questions of one engine and never rebuilds a model. Clues without a dial are on.
 */
export class Assumptions {
  /** Per dial and level: a literal for every selector of the clue, negated where its part isn't in force. */
  private readonly literals: Literal[][][];
  private readonly fixed: Literal[] = [];
  readonly buffer: Literal[] = [];

  /**
   * @param off whether silent selectors are assumed false. A silent Usowan number must be no lie, so it must be told;
   *   where a clue less just constrains less, leaving its selector open is the same and cheaper.
   */
  constructor(
    model: Model,
    readonly dials: readonly Dial[],
    off: boolean,
  ) {
    const dialOf = new Map(dials.map(({ clue }, index) => [clue, index]));
    this.literals = dials.map(({ levels }) => levels.map(() => []));
    for (const { name, part, selector } of model.clues) {
      const dial = dialOf.get(name);
      if (dial === undefined) {
        this.fixed.push(selector);
        continue;
      }
      dials[dial].levels.forEach(({ parts }, level) => {
        if (parts.includes(part)) this.literals[dial][level].push(selector);
        else if (off) this.literals[dial][level].push(negate(selector));
      });
    }
  }

  /** The literals of these levels, in a buffer that the next call fills anew. */
  at(levels: readonly number[]): readonly Literal[] {
    const { buffer, fixed, literals } = this;
    buffer.length = 0;
    buffer.push(...fixed);
    for (let dial = 0; dial < levels.length; dial++) buffer.push(...literals[dial][levels[dial]]);
    return buffer;
  }
}
