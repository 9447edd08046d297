import type { Marks } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import { type Literal, NO_LITERAL, variableOf } from '../engine/literal.ts';
import type { Propagator } from '../engine/propagator.ts';
import type { Explanation } from '../genre/wording.ts';
import type { Because, HintGenre, Settled } from './hint.ts';
import { markOf, type Rundown } from './rundown.ts';

/** Turns literals and propagators into names and the genre's words. */
export class Teller<P extends Puzzle = Puzzle, R extends Reading = Reading> {
  constructor(
    readonly genre: HintGenre<P, R>,
    readonly puzzle: P,
    private readonly rundown: Rundown,
  ) {}

  settled(literal: Literal): Settled {
    const decision = variableOf(literal);
    return { decision, at: this.genre.decisionName(this.puzzle, decision), mark: markOf(literal) };
  }

  /** In the order of the board, so that the same step is always told the same way. */
  allSettled(literals: readonly Literal[]): Settled[] {
    return [...literals].sort((a, b) => a - b).map((literal) => this.settled(literal));
  }

  /** @param scope what the rule looks at, for a step that rests on rules alone */
  because(premises: readonly Literal[], scope: readonly number[]): Because {
    const cited = this.allSettled(premises.filter((literal) => this.rundown.isDecision(literal)));
    const parts = [...premises]
      .sort((a, b) => a - b)
      .flatMap((literal) => (this.rundown.isDecision(literal) ? [] : (this.rundown.clueAt(literal) ?? [])))
      .map(({ name, part }) => ({ name, part }));
    const onRulesAlone = cited.length === 0 && parts.length === 0;
    return {
      clues: [...new Set(parts.map(({ name }) => name))],
      cells: onRulesAlone
        ? scope.map((decision) => this.genre.decisionName(this.puzzle, decision))
        : cited.map(({ at }) => at),
      marks: cited.map(({ decision, mark }) => ({ decision, mark })),
      parts,
    };
  }

  /** One use of the propagator's rule, in the genre's words. */
  told(propagator: Propagator | undefined, settles: readonly Settled[], because: Because, known: Marks): Explanation {
    if (!propagator) return { where: 'the board', rule: 'the rules together', why: 'The rules leave nothing else' };
    const clue = propagator.selector === NO_LITERAL ? null : (this.rundown.clueAt(propagator.selector)?.name ?? null);
    return this.genre.wording.explain(this.puzzle, {
      rule: propagator.rule,
      clue,
      settles,
      clues: because.clues,
      marks: because.marks,
      scope: this.rundown.scopeOf(propagator),
      known,
    });
  }
}
