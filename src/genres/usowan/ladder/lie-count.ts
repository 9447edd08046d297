import type { Assignment } from '../../../engine/assignment.ts';
import { type Literal, NO_LITERAL, negate, yes } from '../../../engine/literal.ts';
import type { Literals } from '../../../engine/literals.ts';
import type { Propagator } from '../../../engine/propagator.ts';
import { neighbours, type Shape } from '../../../grid/shape.ts';

/** A printed number. */
export interface NumberClue {
  readonly cell: number;
  readonly number: number;
  /** True: the number is printed. False: it isn't. Open: nothing is known of it, not even whether it lies. */
  readonly selector: Literal;
}

/** Fewest and most of the numbers that are wrong. */
export interface LieBounds {
  readonly fewest: number;
  readonly most: number;
}

/** In a tag, beside the index of a number: what is inferred from it, or how the count of lies fails. */
const TRUE = 0;
const WRONG = 1;
const TOO_MANY = -1;
const TOO_FEW = -2;

/**
 * The rung `count`: which numbers of a group can still be wrong, and what that tells of the cells beside them. A number
 * is *missed* when too many cells beside it are shaded or too few are left, and *met* when all are known and as many
 * shaded as it says.
 * - As many numbers missed as may be wrong: all others are true, and a true number whose shaded or open cells just
 *   suffice settles the rest.
 * - As few numbers not met as must be wrong: these are wrong, and a wrong number with a single open cell can't be met by
 *   it.
 *
 * A number whose selector is open may be wrong, and says nothing itself. Cost of a run: the cells beside the numbers.
 */
export class LieCount implements Propagator {
  readonly rule = 'lies';
  readonly rung: number;
  readonly priority = 0;
  readonly selector = NO_LITERAL;
  readonly wakes: readonly Literal[];
  readonly parts: readonly { readonly decisions: readonly number[]; readonly selector: Literal }[];
  readonly #clues: readonly NumberClue[];
  readonly #around: readonly (readonly Literal[])[];
  readonly #bounds: LieBounds;

  constructor(shape: Shape, clues: readonly NumberClue[], bounds: LieBounds, rung: number) {
    this.rung = rung;
    this.parts = clues.map(({ cell, selector }) => ({ decisions: neighbours(shape, cell), selector }));
    this.#clues = clues;
    this.#around = clues.map(({ cell }) => neighbours(shape, cell).map(yes));
    this.#bounds = bounds;
    const watched = [...new Set(this.#around.flat()), ...clues.map(({ selector }) => selector)];
    this.wakes = [...watched, ...watched.map(negate)];
  }

  run(engine: Assignment): boolean {
    const { value } = engine;
    const { fewest, most } = this.#bounds;
    let missed = 0;
    let unmet = 0;
    for (let clue = 0; clue < this.#clues.length; clue++) {
      const isPrinted = value[this.#clues[clue].selector];
      if (isPrinted < 0) continue;
      if (isPrinted > 0 && this.#isMissed(clue, value)) missed++;
      if (isPrinted === 0 || !this.#isMet(clue, value)) unmet++;
    }
    if (missed > most) return engine.fail(TOO_MANY);
    if (unmet < fewest) return engine.fail(TOO_FEW);
    if (missed < most && unmet > fewest) return true;
    for (let clue = 0; clue < this.#clues.length; clue++) {
      if (value[this.#clues[clue].selector] <= 0) continue;
      if (missed === most && !this.#isMissed(clue, value)) this.#holdTrue(engine, clue);
      if (unmet === fewest && !this.#isMet(clue, value)) this.#holdWrong(engine, clue);
    }
    return true;
  }

  #shaded(clue: number, value: Int8Array): number {
    const around = this.#around[clue];
    let shaded = 0;
    for (let at = 0; at < around.length; at++) if (value[around[at]] > 0) shaded++;
    return shaded;
  }

  #open(clue: number, value: Int8Array): number {
    const around = this.#around[clue];
    let open = 0;
    for (let at = 0; at < around.length; at++) if (value[around[at]] === 0) open++;
    return open;
  }

  #isMissed(clue: number, value: Int8Array): boolean {
    const lacks = this.#clues[clue].number - this.#shaded(clue, value);
    return lacks < 0 || lacks > this.#open(clue, value);
  }

  #isMet(clue: number, value: Int8Array): boolean {
    return this.#open(clue, value) === 0 && this.#shaded(clue, value) === this.#clues[clue].number;
  }

  #holdTrue(engine: Assignment, clue: number): void {
    const { value } = engine;
    const around = this.#around[clue];
    const lacks = this.#clues[clue].number - this.#shaded(clue, value);
    if (lacks !== 0 && lacks !== this.#open(clue, value)) return;
    const polarity = lacks === 0 ? 1 : 0;
    for (let at = 0; at < around.length; at++)
      if (value[around[at]] === 0) engine.infer(around[at] ^ polarity, 2 * clue + TRUE);
  }

  #holdWrong(engine: Assignment, clue: number): void {
    const { value } = engine;
    const around = this.#around[clue];
    if (this.#open(clue, value) !== 1) return;
    const lacks = this.#clues[clue].number - this.#shaded(clue, value);
    // Shaded where the number would be met without it, white where it would be met by it.
    if (lacks !== 0 && lacks !== 1) return;
    for (let at = 0; at < around.length; at++)
      if (value[around[at]] === 0) engine.infer(around[at] ^ lacks, 2 * clue + WRONG);
  }

  explain(engine: Assignment, literal: Literal, tag: number, before: number, because: Literals): void {
    const { value, position } = engine;
    const isKnown = (one: Literal): boolean => value[one] !== 0 && position[one >> 1] < before;
    /** Cites so many cells beside a number that are shaded (0) or white (1). */
    const cite = (clue: number, polarity: number, most: number): void => {
      let left = most;
      for (const cell of this.#around[clue]) {
        if (left === 0) return;
        if (cell >> 1 === literal >> 1 || value[cell ^ polarity] <= 0 || !isKnown(cell)) continue;
        because.push(cell ^ polarity);
        left--;
      }
    };
    const size = (clue: number): number => this.#around[clue].length;
    const citeMissed = (most: number): void => {
      let left = most;
      for (let clue = 0; clue < this.#clues.length && left > 0; clue++) {
        const { number, selector } = this.#clues[clue];
        if (value[selector] <= 0 || !isKnown(selector)) continue;
        const shaded = this.#around[clue].filter((cell) => value[cell] > 0 && isKnown(cell)).length;
        const white = this.#around[clue].filter((cell) => value[cell] < 0 && isKnown(cell)).length;
        if (shaded <= number && white <= size(clue) - number) continue;
        because.push(selector);
        if (shaded > number) cite(clue, 0, number + 1);
        else cite(clue, 1, size(clue) - number + 1);
        left--;
      }
    };
    const citeMet = (but: number): void => {
      for (let clue = 0; clue < this.#clues.length; clue++) {
        const { selector } = this.#clues[clue];
        if (clue === but || !isKnown(selector)) continue;
        because.push(value[selector] > 0 ? selector : negate(selector));
        if (value[selector] < 0) continue;
        cite(clue, 0, size(clue));
        cite(clue, 1, size(clue));
      }
    };
    if (tag === TOO_MANY) return citeMissed(this.#bounds.most + 1);
    if (tag === TOO_FEW) return citeMet(-1);
    const clue = tag >> 1;
    const { number, selector } = this.#clues[clue];
    because.push(selector);
    if ((tag & 1) === TRUE) {
      citeMissed(this.#bounds.most);
      if (this.#around[clue].includes(literal)) cite(clue, 1, size(clue) - number);
      else cite(clue, 0, number);
    } else {
      // With fewest wrong numbers 0 none has to be, so here it is the only one that can be.
      citeMet(clue);
      cite(clue, 0, size(clue));
      cite(clue, 1, size(clue));
    }
  }

  holds(isTrue: ArrayLike<number>): boolean {
    const wrong = this.#clues.filter(
      ({ number, selector }, clue) =>
        isTrue[selector] === 1 && this.#around[clue].reduce((sum, cell) => sum + isTrue[cell], 0) !== number,
    ).length;
    return wrong >= this.#bounds.fewest && wrong <= this.#bounds.most;
  }
}
