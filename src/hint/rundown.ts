import { forget } from '../engine/propagators/forget.ts';
import { type Literal, NO_LITERAL, negate, no, variableOf, yes } from '../engine/literal.ts';
import type { ClueSelector, Model } from '../engine/model.ts';
import type { Propagator } from '../engine/propagator.ts';
import { type Marks, NO, UNKNOWN, YES } from '../grid/marks.ts';
import { rungsUpTo } from '../ladder/index.ts';

/** The literals of the marks. */
export function literalsOf(marks: Marks): Literal[] {
  const literals: Literal[] = [];
  for (let decision = 0; decision < marks.length; decision++)
    if (marks[decision] !== UNKNOWN) literals.push(marks[decision] === YES ? yes(decision) : no(decision));
  return literals;
}

/**
 * A ladder model put to questions of the form "what do the rungs up to R make of these clues and marks". Premises are
 * literals of decisions and clue selectors; everything else is worked out by the rungs.
 *
 * Level 1 holds what the rungs up to R know from the rules alone and is kept from one question to the next; level 2
 * holds the premises. So a question costs what its premises set in motion, and not a run of the whole board.
 */
export class Rundown {
  readonly selectors: readonly Literal[];
  private readonly clueOf = new Map<number, ClueSelector>();
  private base = NO_LITERAL;
  /** A premise whose opposite the rules know already. */
  private refused = NO_LITERAL;
  private readonly stamp: Int32Array;
  private now = 0;

  constructor(readonly model: Model) {
    this.selectors = model.clues.map(({ selector }) => selector);
    for (const clue of model.clues) this.clueOf.set(variableOf(clue.selector), clue);
    this.stamp = new Int32Array(model.engine.variables);
  }

  isDecision(literal: Literal): boolean {
    return variableOf(literal) < this.model.decisions;
  }

  /** The clue, or part of one, that a selector stands for. */
  clueAt(literal: Literal): ClueSelector | undefined {
    return this.clueOf.get(variableOf(literal));
  }

  /**
   * Takes up all premises with no rung at work; then `climb` adds rung by rung. Cheaper than `load` where all clues and
   * marks are taken up, since nothing is worked out from the rules alone first.
   */
  start(premises: readonly Literal[]): void {
    const { engine } = this.model;
    engine.backTo(0);
    this.base = NO_LITERAL;
    this.refused = NO_LITERAL;
    engine.newLevel();
    for (const literal of premises) engine.assume(literal);
  }

  /** Lets the rungs up to `rung` say all they have to say; false in a contradiction. */
  climb(rung: number): boolean {
    const { engine } = this.model;
    engine.setRungs(rungsUpTo(rung));
    return engine.propagate();
  }

  /** Takes up `premises` and lets the rungs up to `rung` work; false in a contradiction. */
  load(premises: readonly Literal[], rung: number): boolean {
    const { engine } = this.model;
    this.refused = NO_LITERAL;
    if (this.base !== rung) {
      engine.backTo(0);
      engine.newLevel();
      engine.setRungs(rungsUpTo(rung));
      // On some shapes the rules alone leave nothing: there is no loop on a board of one row.
      if (!engine.propagate()) {
        this.base = NO_LITERAL;
        return false;
      }
      this.base = rung;
    } else engine.backTo(1);
    engine.newLevel();
    for (const literal of premises)
      if (!engine.assume(literal)) {
        this.refused = literal;
        return false;
      }
    return engine.propagate();
  }

  /** Whether the rungs up to `rung` get from the premises to `target`, or to a contradiction for `NO_LITERAL`. */
  reaches(premises: readonly Literal[], rung: number, target: Literal): boolean {
    const agrees = this.load(premises, rung);
    return target === NO_LITERAL ? !agrees : agrees && this.model.engine.value[target] > 0;
  }

  /**
   * What a true literal (or for `NO_LITERAL` the contradiction met) rests on, through its reasons and theirs: premises,
   * and what `stops` says yes to, which is not looked behind.
   */
  behind(target: Literal, stops: (workedOut: Literal) => boolean = () => false): Literal[] {
    const { engine } = this.model;
    const { stamp } = this;
    this.now++;
    const found: Literal[] = [];
    const stack: Literal[] = [];
    const lookBehind = (): void => {
      const { because } = engine;
      for (let index = 0; index < because.size; index++) stack.push(because.items[index]);
    };
    if (target === NO_LITERAL && this.refused !== NO_LITERAL) {
      found.push(this.refused);
      stack.push(negate(this.refused));
    } else {
      if (target === NO_LITERAL) engine.explainConflict();
      else engine.explain(target);
      lookBehind();
    }
    for (let literal = stack.pop(); literal !== undefined; literal = stack.pop()) {
      const variable = variableOf(literal);
      if (stamp[variable] === this.now) continue;
      stamp[variable] = this.now;
      if (engine.isFree(literal) || stops(literal)) found.push(literal);
      else {
        engine.explain(literal);
        lookBehind();
      }
    }
    return found;
  }

  /** The propagator behind the contradiction, if it is not a premise that the rules refuse. */
  get contradictedBy(): Propagator | undefined {
    const { engine } = this.model;
    return this.refused === NO_LITERAL ? engine.conflictSetter : engine.setter(negate(this.refused));
  }

  /**
   * The premises in `roots`, without those that aren't needed to get to `target` with the rungs up to `rung`: none of
   * those left can be dropped. Clues are dropped first, being dearer to a reader than marks. `extra` are premises that
   * stay. Cost: about k · log n questions for k that stay of n.
   */
  shrink(roots: readonly Literal[], rung: number, target: Literal, extra: readonly Literal[] = []): Literal[] {
    const items = [...roots].sort((a, b) => Number(this.isDecision(a)) - Number(this.isDecision(b)));
    const kept = new Uint8Array(items.length).fill(1);
    const premises = (): Literal[] => [...items.filter((_, index) => kept[index] === 1), ...extra];
    forget(
      0,
      items.length,
      (item, known) => {
        kept[item] = known ? 1 : 0;
      },
      () => this.reaches(premises(), rung, target),
    );
    return items.filter((_, index) => kept[index] === 1);
  }

  /** The decisions that a propagator looks at. */
  scopeOf(propagator: Propagator | undefined): number[] {
    const scope = new Set<number>();
    if (propagator)
      for (let index = 0; index < propagator.wakes.length; index++)
        if (this.isDecision(propagator.wakes[index])) scope.add(variableOf(propagator.wakes[index]));
    return [...scope];
  }
}

/** The mark that a decision's literal says. */
export function markOf(literal: Literal): 1 | 2 {
  return literal & 1 ? NO : YES;
}
