import { type Literal, NO_LITERAL, type Variable, variableOf, yes } from '../engine/literal.ts';
import type { Model } from '../engine/model.ts';

/** Constraints over more decisions than this are no guide to where a board is tight. */
const WIDEST = 64;
/** 2⁻ⁿ for a constraint with n open decisions; more open ones than that weigh nothing. */
const MOST_OPEN = 30;

/** What is woken by the same literals and speaks while its selector is true. */
interface Constraint {
  readonly wakes: ArrayLike<Literal>;
  readonly selector: Literal;
}

/**
 * Where plain search guesses: at the open decision in the tightest place. Each constraint of the ladder with n open
 * decisions gives 2⁻ⁿ to each of them (as Jeroslow and Wang, 1990, weigh clauses), the sum decides, and of equals the
 * first in decision order is taken. All rungs' constraints count whichever of them are at work, so that runs at
 * different rungs differ by what is pruned and not by what is asked for. Cost of a choice: the constraints' scopes.
 */
export class Branching {
  private readonly start: Int32Array;
  private readonly scope: Int32Array;
  private readonly selectors: Int32Array;
  private readonly score: Float64Array;
  private readonly share = Float64Array.from({ length: MOST_OPEN + 1 }, (_, open) => 2 ** -open);

  constructor(private readonly model: Model) {
    const constraints = model.engine.propagators.flatMap(({ parts, wakes, selector }): Constraint[] =>
      parts
        ? parts.map((part) => ({ wakes: part.decisions.map(yes), selector: part.selector }))
        : [{ wakes, selector }],
    );
    // Flat arrays throughout: a large board has millions of entries here, too many for sets.
    const most = constraints.reduce((sum, { wakes }) => sum + Math.min(wakes.length, WIDEST + 1), 0);
    const scope = new Int32Array(most);
    const start = new Int32Array(constraints.length + 1);
    const selectors = new Int32Array(constraints.length);
    /** Per decision: the last scope that it was put into. */
    const seen = new Int32Array(model.decisions);
    let scopes = 0;
    let size = 0;
    for (const { wakes, selector } of constraints) {
      const from = size;
      for (let index = 0; index < wakes.length && size - from <= WIDEST; index++) {
        const variable = variableOf(wakes[index]);
        if (variable >= model.decisions || seen[variable] === scopes + 1) continue;
        seen[variable] = scopes + 1;
        scope[size++] = variable;
      }
      if (size === from || size - from > WIDEST) {
        for (let index = from; index < size; index++) seen[scope[index]] = 0;
        size = from;
        continue;
      }
      selectors[scopes++] = selector;
      start[scopes] = size;
    }
    this.start = start.slice(0, scopes + 1);
    this.scope = scope.slice(0, size);
    this.selectors = selectors.slice(0, scopes);
    this.score = new Float64Array(model.decisions);
  }

  /** The open decision to guess next, or −1 when all are settled. */
  next(): Variable {
    const { start, scope, selectors, score, share, model } = this;
    const { value } = model.engine;
    score.fill(0);
    for (let index = 0; index < selectors.length; index++) {
      if (selectors[index] !== NO_LITERAL && value[selectors[index]] <= 0) continue;
      let open = 0;
      for (let at = start[index]; at < start[index + 1]; at++) if (value[2 * scope[at]] === 0) open++;
      if (open === 0 || open > MOST_OPEN) continue;
      for (let at = start[index]; at < start[index + 1]; at++)
        if (value[2 * scope[at]] === 0) score[scope[at]] += share[open];
    }
    let best = -1;
    for (let decision = 0; decision < score.length; decision++)
      if (value[2 * decision] === 0 && (best < 0 || score[decision] > score[best])) best = decision;
    return best;
  }
}
