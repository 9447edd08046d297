import { NO_LITERAL, type Variable, variableOf } from '../engine/literal.ts';
import type { Model } from '../engine/model.ts';

/** Constraints over more decisions than this are no guide to where a board is tight. */
const WIDEST = 64;
/** 2⁻ⁿ for a constraint with n open decisions; more open ones than that weigh nothing. */
const MOST_OPEN = 30;

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
    const { propagators } = model.engine;
    const scopes: Variable[][] = [];
    const selectors: number[] = [];
    for (const { wakes, selector } of propagators) {
      const variables = new Set<Variable>();
      for (let index = 0; index < wakes.length; index++) {
        const variable = variableOf(wakes[index]);
        if (variable < model.decisions) variables.add(variable);
      }
      if (variables.size === 0 || variables.size > WIDEST) continue;
      scopes.push([...variables]);
      selectors.push(selector);
    }
    this.start = new Int32Array(scopes.length + 1);
    scopes.forEach((variables, index) => {
      this.start[index + 1] = this.start[index] + variables.length;
    });
    this.scope = Int32Array.from(scopes.flat());
    this.selectors = Int32Array.from(selectors);
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
