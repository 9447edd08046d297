import { type Marks, UNKNOWN, YES } from '../board/marks.ts';
import type { Assignment } from '../engine/assignment.ts';
import { type Literal, NO_LITERAL, no, yes } from '../engine/literal.ts';
import type { Model } from '../engine/model.ts';
import { countTally } from '../engine/tallies.ts';

/** What one rule makes of a position: literals and the tags to explain them with, alternately; null when it is broken. */
export type Inferences = readonly number[] | null;

const NOTHING: readonly number[] = [];

/**
 * Marks on a board with all clues in force, and each rule of the ladder by itself: what it infers is collected and not
 * seen by the others, nor by itself. So what a rule says of a position depends on the position alone.
 *
 * Rules are asked when they are wanted, and asked again only after a mark that concerns them. Cost: for each mark the
 * rules that it concerns, and their runs.
 */
export class Position implements Assignment {
  readonly value: Int8Array;
  readonly position: Int32Array;
  readonly trail: Int32Array;
  trailSize = 0;
  /** Everything is fresh: each run is by itself. */
  readonly freshFrom = 0;
  /** The tallies of the propagator that is asked. */
  tally = new Int32Array(0);
  readonly tallyFrom = 0;
  readonly model: Model;
  /** Per rung, its propagators. */
  readonly #onRung: readonly (readonly number[])[];
  /** Per literal: the propagators that it concerns. */
  readonly #concerns: readonly (readonly number[])[];
  /** Per propagator: what it inferred when it was last asked; undefined when a mark has come since. */
  readonly #inferred: (Inferences | undefined)[];
  #collected: number[] = [];

  constructor(model: Model) {
    const { engine, rungs, clues } = model;
    this.model = model;
    this.value = new Int8Array(2 * engine.variables);
    this.position = new Int32Array(engine.variables);
    this.trail = new Int32Array(engine.variables);
    const onRung: number[][] = rungs.map(() => []);
    const concerns: number[][] = Array.from({ length: 2 * engine.variables }, () => []);
    engine.propagators.forEach(({ rung, wakes }, index) => {
      onRung[rung].push(index);
      for (let at = 0; at < wakes.length; at++) concerns[wakes[at]].push(index);
    });
    this.#onRung = onRung;
    this.#concerns = concerns;
    this.#inferred = new Array(engine.propagators.length).fill(undefined);
    for (const { selector } of clues) this.mark(selector);
  }

  /** Makes a literal true; false when it is false. */
  mark(literal: Literal): boolean {
    if (this.value[literal] !== 0) return this.value[literal] > 0;
    this.value[literal] = 1;
    this.value[literal ^ 1] = -1;
    this.position[literal >> 1] = this.trailSize;
    this.trail[this.trailSize++] = literal;
    for (const propagator of this.#concerns[literal]) this.#inferred[propagator] = undefined;
    return true;
  }

  /** Takes the newest marks back, down to so many. */
  takeBack(to: number): void {
    while (this.trailSize > to) {
      const literal = this.trail[--this.trailSize];
      this.value[literal] = 0;
      this.value[literal ^ 1] = 0;
      for (const propagator of this.#concerns[literal]) this.#inferred[propagator] = undefined;
    }
  }

  markAll(marks: Marks): void {
    for (let decision = 0; decision < marks.length; decision++)
      if (marks[decision] !== UNKNOWN) this.mark(marks[decision] === YES ? yes(decision) : no(decision));
  }

  /** The propagators of a rung. */
  onRung(rung: number): readonly number[] {
    return this.#onRung[rung];
  }

  /** What a propagator infers from the marks as they are. */
  ask(propagator: number): Inferences {
    const known = this.#inferred[propagator];
    if (known !== undefined) return known && this.#stillNew(known);
    const { propagators } = this.model.engine;
    const { selector } = propagators[propagator];
    let inferred: Inferences = NOTHING;
    if (selector === NO_LITERAL || this.value[selector] > 0) {
      this.#collected = [];
      this.tally = Int32Array.from(propagators[propagator].tallies ?? [], (tally) => countTally(tally, this.value));
      inferred = propagators[propagator].run(this) ? this.#collected : null;
      if (inferred !== null && inferred.length === 0) inferred = NOTHING;
    }
    this.#inferred[propagator] = inferred;
    return inferred;
  }

  /** Marks that have come since may have settled what was inferred; null where they deny it. */
  #stillNew(inferred: readonly number[]): Inferences {
    let isOld = false;
    for (let at = 0; at < inferred.length; at += 2) {
      if (this.value[inferred[at]] < 0) return null;
      if (this.value[inferred[at]] > 0) isOld = true;
    }
    return isOld ? inferred.filter((_, at) => this.value[inferred[at & ~1]] === 0) : inferred;
  }

  infer(literal: Literal, tag = 0): boolean {
    if (this.value[literal] !== 0) return this.value[literal] > 0;
    this.#collected.push(literal, tag);
    return true;
  }

  fail(): false {
    return false;
  }
}
