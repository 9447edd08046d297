import { type Marks, YES } from '../board/marks.ts';
import { Engine } from './engine.ts';
import { type Literal, no, yes } from './literal.ts';
import type { Propagator } from './propagator.ts';

/** A clue, or a part of one, that can be switched off by an assumption instead of a rebuild. */
export interface ClueSelector {
  /** The clue as people call it: `r3c4`, `row 3`, `column 4`, `region at r3c4`, `fleet`. */
  readonly name: string;
  /** Which part of it, where a clue can say less: `wall`, `colour`, `arrow`, `number`, `shape`, `piece`. */
  readonly part: string;
  /** True while this part is in force. */
  readonly selector: Literal;
}

/**
 * One set of variables and propagators whose answers are exactly those of the puzzle.
 * Variable d is decision d for every d < `decisions`; then come the selectors; the variables above are helpers
 * (faces, liars, berths). Selectors are open until `enforceClues` or an assumption switches them on.
 */
export class Model {
  readonly engine = new Engine();
  readonly clues: ClueSelector[] = [];

  /** @param rungs names of a ladder's rungs, weakest first; a proof model has none */
  constructor(
    readonly decisions: number,
    readonly rungs: readonly string[] = [],
  ) {
    this.engine.newVariables(decisions);
  }

  /** Adds a propagator on the rung of that name; nothing where this ladder has no such rung. */
  onRung(name: string, make: (rung: number) => Propagator): void {
    const rung = this.rungs.indexOf(name);
    if (rung >= 0) this.engine.add(make(rung));
  }

  /** Adds a clue and returns its selector. */
  clue(name: string, part = 'number'): Literal {
    const selector = yes(this.engine.newVariables(1));
    this.clues.push({ name, part, selector });
    return selector;
  }

  /** Adds a helper variable and returns its yes-literal. */
  helper(): Literal {
    return yes(this.engine.newVariables(1));
  }

  /** Excludes an answer, for good: at least one decision must be marked otherwise. */
  exclude(answer: Marks): this {
    this.engine.addClause(Array.from(answer, (mark, decision) => (mark === YES ? no(decision) : yes(decision))));
    return this;
  }

  /** Switches all clues on for good, at level 0. A clue that can't hold at all leaves the model without answers. */
  enforceClues(): this {
    for (const { selector } of this.clues) this.engine.addClause([selector]);
    return this;
  }
}
