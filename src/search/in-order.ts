import { type Marks, NO, UNKNOWN } from '../board/marks.ts';
import { type Engine, PER_UNIT } from '../engine/engine.ts';
import { type Literal, negate, no, variableOf, yes } from '../engine/literal.ts';
import type { Model } from '../engine/model.ts';
import type { Steps } from '../grid/task.ts';
import { marksOf } from '../ladder/start.ts';
import { Activity } from './activity.ts';
import { Analysis } from './analysis.ts';

/** Learnt clauses to the first clean-up, and how many more to each next one. */
const FIRST_REDUCTION = 2000;
const NEXT_REDUCTION = 500;
/** Units of propagation between two looks at the outside. */
const SLICE = 16 * PER_UNIT;

/**
 * All answers of a model in the order of their marks, decision by decision, yes before no, one at a time.
 *
 * Decisions are guessed in their own order, yes first, so that the first answer found is the first of all. It is then
 * left by flipping the last guess, and the search goes on from there: no answer need be remembered or excluded, and what
 * is learnt from conflicts is true of all answers. A flipped guess stands for answers that have been listed, so a conflict
 * takes back no level below it (M. Gebser et al., Conflict-Driven Answer Set Enumeration, 2007):
 *
 *     yes yes yes   listed      level 3 is flipped;
 *     yes yes no    conflict    level 3 is used up, so the highest level that is not flipped yet, 2, is;
 *     yes no  …                 and a conflict below may go back to level 2, not to level 1
 *
 * Memory: the model and what it has learnt, of which the worse half is dropped again and again.
 */
export class AnswersInOrder {
  conflicts = 0;
  readonly #model: Model;
  readonly #engine: Engine;
  readonly #activity: Activity;
  readonly #analysis: Analysis;
  /** Per level, from 1: whether its other value is used up, as it is for marks that were given. Level 0 counts as flipped. */
  readonly #isFlipped: boolean[] = [true];
  /** Per level: the place in `#order` of what was guessed there. */
  readonly #place: number[] = [0];
  readonly #given: Marks;
  /** Variables that are guessed, in this order. */
  readonly #order: readonly number[];
  #state: 'new' | 'at an answer' | 'over' = 'new';
  #reduceAt = FIRST_REDUCTION;

  /**
   * @param model with its clues in force; it belongs to the listing from now on
   * @param marks what is given, one a decision
   */
  constructor(model: Model, marks?: Marks) {
    const { engine, decisions, clues } = model;
    this.#model = model;
    this.#engine = engine;
    this.#given = marks ?? new Uint8Array(decisions);
    this.#activity = new Activity(new Float64Array(engine.variables));
    this.#analysis = new Analysis(engine, this.#activity);
    const selectors = new Set(clues.map(({ selector }) => variableOf(selector)));
    const variables = Array.from({ length: engine.variables }, (_, variable) => variable);
    this.#order = variables.filter((variable) => variable < decisions || !selectors.has(variable));
  }

  /** The next answer, or undefined when there is none any more. */
  *next(): Steps<Marks | undefined> {
    if (this.#state === 'over') return undefined;
    if (this.#state === 'new' ? !this.#give() : !this.#flip(this.#lastDecision())) return this.#end();
    for (;;) {
      if (!(yield* this.#settle())) {
        this.conflicts++;
        if (!this.#resolve()) return this.#end();
        continue;
      }
      if (!this.#guess()) {
        this.#state = 'at an answer';
        return marksOf(this.#model);
      }
    }
  }

  #end(): undefined {
    this.#state = 'over';
    this.#engine.backTo(0);
  }

  /** Propagates to the fixpoint; false on a conflict. */
  *#settle(): Steps<boolean> {
    const engine = this.#engine;
    for (;;) {
      const before = engine.work;
      const agrees = engine.propagateFor(SLICE);
      yield 1 + Math.floor((engine.work - before) / PER_UNIT);
      if (agrees !== undefined) return agrees;
    }
  }

  /** Takes the marks for granted; false when they contradict what the model knows. */
  #give(): boolean {
    const engine = this.#engine;
    engine.backTo(0);
    for (const [decision, mark] of this.#given.entries()) {
      if (mark === UNKNOWN) continue;
      const literal = mark === NO ? no(decision) : yes(decision);
      if (engine.value[literal] < 0) return false;
      if (engine.value[literal] === 0) this.#decide(literal, true, 0);
    }
    return true;
  }

  #decide(literal: Literal, isFlipped: boolean, place: number): void {
    this.#engine.decide(literal);
    this.#isFlipped[this.#engine.depth] = isFlipped;
    this.#place[this.#engine.depth] = place;
  }

  /** Guesses the first variable that is open; false when none is. */
  #guess(): boolean {
    const engine = this.#engine;
    if (engine.clauses.learntCount >= this.#reduceAt) {
      this.#reduceAt += NEXT_REDUCTION;
      engine.reduceClauses();
    }
    const order = this.#order;
    let place = engine.depth === 0 ? 0 : this.#place[engine.depth];
    while (place < order.length && engine.value[yes(order[place])] !== 0) place++;
    if (place === order.length) return false;
    const variable = order[place];
    this.#decide(variable < this.#model.decisions ? yes(variable) : no(variable), false, place);
    return true;
  }

  /** The highest level at which a decision of the board was guessed, not a helper. */
  #lastDecision(): number {
    let level = this.#engine.depth;
    while (level > 0 && variableOf(this.#guessAt(level)) >= this.#model.decisions) level--;
    return level;
  }

  #guessAt(level: number): Literal {
    return this.#engine.trail[this.#engine.startOf(level)];
  }

  /** Takes the other value of the highest guess up to `from` that has one left; false when none has. */
  #flip(from: number): boolean {
    const level = this.#isFlipped.lastIndexOf(false, from);
    if (level < 1) return false;
    const literal = negate(this.#guessAt(level));
    const place = this.#place[level];
    this.#engine.backTo(level - 1);
    this.#decide(literal, true, place);
    return true;
  }

  /** Learns from a conflict and goes back; false when nothing is left. */
  #resolve(): boolean {
    const engine = this.#engine;
    const analysis = this.#analysis;
    if (engine.depth === 0 || !analysis.run()) return false;
    // The analysis has gone back to the level of the conflict, which may be below the one that noticed it.
    const level = engine.depth;
    if (this.#isFlipped[level]) return this.#flip(level);
    engine.backTo(Math.max(analysis.backLevel, this.#isFlipped.lastIndexOf(true, level - 1)));
    const { learnt } = analysis;
    // Above level 0 a literal without a reason would be taken for a guess: a lone one gets the first guess as its reason.
    if (learnt.size === 1 && engine.depth > 0) learnt.push(negate(this.#guessAt(1)));
    engine.learn(learnt.items, learnt.size, Math.max(1, analysis.glue));
    this.#activity.decay();
    return true;
  }
}
