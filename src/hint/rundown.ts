import { type Marks, NO, UNKNOWN, YES } from '../board/marks.ts';
import { type Literal, NO_LITERAL, negate, no, variableOf, yes } from '../engine/literal.ts';
import type { ClueSelector, Model } from '../engine/model.ts';
import type { Propagator } from '../engine/propagator.ts';
import { forget } from '../engine/propagators/forget.ts';
import { rungsUpTo } from '../ladder/index.ts';
import { distance, type Place, placeOf } from './places.ts';

/** How many marks a clue weighs, to a reader who has to find it and to read it. */
const CLUE = 3;
/** What a step away weighs, in marks. */
const FAR = 1 / 16;
/** A reason that weighs more is looked for a second time. */
const HEAVY = 14;

/** The literals of the marks. */
export function literalsOf(marks: Marks): Literal[] {
  const literals: Literal[] = [];
  for (let decision = 0; decision < marks.length; decision++)
    if (marks[decision] !== UNKNOWN) literals.push(marks[decision] === YES ? yes(decision) : no(decision));
  return literals;
}

/** What is to be reached, from what, and how. */
export interface Question {
  /** All premises there are: together they reach the target. */
  readonly premises: readonly Literal[];
  /** The strongest rung to use. */
  readonly rung: number;
  /** A literal, or `NO_LITERAL` for a contradiction. */
  readonly target: Literal;
  /** A premise that stays, or `NO_LITERAL`. */
  readonly supposed: Literal;
  /** Near to this is better than far; `NO_LITERAL` when all is equally near. */
  readonly about: Literal;
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

  private readonly places: readonly Place[];

  /** @param nameOf names of decisions, which tell where they are */
  constructor(
    readonly model: Model,
    nameOf: (decision: number) => string,
  ) {
    const places = Array.from(
      { length: model.engine.variables },
      (_, variable): Place => (variable < model.decisions ? placeOf(nameOf(variable)) : {}),
    );
    for (const { name, selector } of model.clues) places[variableOf(selector)] = placeOf(name);
    this.places = places;
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
   * What it costs to read a step that rests on these premises: few marks, fewer clues, and near what is settled (a cost
   * per premise, as in Bogaerts, Gamba and Guns).
   */
  costOf(premises: readonly Literal[], about: Literal): number {
    let cost = 0;
    for (const literal of premises) cost += (this.isDecision(literal) ? 1 : CLUE) + FAR * this.distance(literal, about);
    return cost;
  }

  private distance(literal: Literal, about: Literal): number {
    return about === NO_LITERAL ? 0 : distance(this.places[variableOf(literal)], this.places[variableOf(about)]);
  }

  /**
   * Premises that get to `target` with the rungs up to `rung`, none of which can be dropped; all of `question.premises`
   * together do. Starts from `roots`, what a run rested on. Where that isn't enough (a propagator may explain by more than
   * it reads) or is much to read, it starts from all premises.
   * Cost: about k · log n questions for k premises that stay of n.
   */
  shrink(roots: readonly Literal[], { premises, rung, target, supposed, about }: Question): Literal[] {
    const stays = supposed === NO_LITERAL ? [] : [supposed];
    const dearestFirst = (literals: readonly Literal[]): Literal[] =>
      [...literals].sort((a, b) => this.costOf([b], about) - this.costOf([a], about) || a - b);
    const left = (items: readonly Literal[]): Literal[] => {
      const kept = new Uint8Array(items.length).fill(1);
      const these = (): Literal[] => items.filter((_, index) => kept[index] === 1);
      forget(
        0,
        items.length,
        (item, known) => {
          kept[item] = known ? 1 : 0;
        },
        () => this.reaches([...these(), ...stays], rung, target),
      );
      return these();
    };
    const first = this.reaches([...roots, ...stays], rung, target) ? left(dearestFirst(roots)) : undefined;
    if (first && this.costOf(first, about) <= HEAVY) return first;
    const others = new Set(premises);
    if (!first) for (const literal of roots) others.delete(literal);
    const second = left(first ? dearestFirst([...others]) : [...dearestFirst([...others]), ...dearestFirst(roots)]);
    return first && this.costOf(first, about) <= this.costOf(second, about) ? first : second;
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
