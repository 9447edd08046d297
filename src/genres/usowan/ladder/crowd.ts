import type { Assignment } from '../../../engine/assignment.ts';
import { type Literal, NO_LITERAL, no, yes } from '../../../engine/literal.ts';
import type { Literals } from '../../../engine/literals.ts';
import type { Propagator } from '../../../engine/propagator.ts';
import { forget } from '../../../engine/propagators/forget.ts';
import { neighbours, type Shape } from '../../../grid/shape.ts';
import type { LieBounds } from './lie-count.ts';
import type { RegionPart } from './region-part.ts';

/** A reason is not shrunk by trials that take more states than this. */
const STATES_PER_TRIAL = 20_000;

/** An open cell that presses on a region: places of the region's cells beside it. */
interface Presser {
  readonly cell: number;
  readonly places: readonly number[];
}

/**
 * The rung `crowd`: a shaded cell turns the cells beside it white. Where these are places that a region's numbers need,
 * so that no shading is left that keeps to the rules of the region, the cell is white itself.
 *
 *     .  x  .        The 2 is right, and has three open cells beside it. Were x shaded, two of them would be
 *     a  2  b        white: so x is white.
 *     .  .  .
 *
 * The shadings are those of the rung `region`. Cost of a run: a sweep for each open cell that presses on the region.
 */
export class Crowd implements Propagator {
  readonly rule = 'crowd';
  readonly rung: number;
  readonly priority = 3;
  readonly selector = NO_LITERAL;
  readonly wakes: readonly Literal[];
  readonly #part: RegionPart;
  readonly #bounds: LieBounds;
  readonly #pressers: readonly Presser[];
  readonly #held: Int8Array;

  constructor(shape: Shape, part: RegionPart, bounds: LieBounds, rung: number) {
    this.rung = rung;
    this.#part = part;
    this.#bounds = bounds;
    const placeOf = new Map(part.cells.map((cell, place) => [cell, place]));
    const pressing = new Set(
      part.cells.flatMap((cell) => neighbours(shape, cell)).filter((cell) => !placeOf.has(cell)),
    );
    this.#pressers = [...pressing]
      .sort((a, b) => a - b)
      .map((cell) => ({ cell, places: neighbours(shape, cell).flatMap((other) => placeOf.get(other) ?? []) }));
    this.#held = new Int8Array(part.cells.length);
    const watched = [...part.cells.map(yes), ...part.clues.map(({ selector }) => selector)];
    this.wakes = [...watched, ...watched.map((literal) => literal ^ 1)];
  }

  run(engine: Assignment): boolean {
    const part = this.#part;
    const { value } = engine;
    part.read(value);
    this.#allow();
    if (!part.possible()) return engine.fail();
    for (let index = 0; index < this.#pressers.length; index++) {
      const { cell, places } = this.#pressers[index];
      if (value[yes(cell)] === 0 && this.#crowdsOut(places)) engine.infer(no(cell), index);
    }
    return true;
  }

  #allow(): void {
    const part = this.#part;
    part.allow(part.allRead() ? this.#bounds.fewest : 0, this.#bounds.most);
  }

  /** Whether no shading is left with these cells white. */
  #crowdsOut(places: readonly number[], most?: number): boolean {
    const part = this.#part;
    const { known } = part.view;
    let isNew = false;
    for (let index = 0; index < places.length; index++) {
      const place = places[index];
      this.#held[place] = known[place];
      // A shaded cell beside it is nothing that the numbers have to tell.
      if (known[place] > 0) {
        while (--index >= 0) known[places[index]] = this.#held[places[index]];
        return false;
      }
      if (known[place] === 0) isNew = true;
      known[place] = -1;
    }
    const isOut = isNew && !part.possible(most);
    for (let index = 0; index < places.length; index++) known[places[index]] = this.#held[places[index]];
    return isOut;
  }

  /** Forgets clues first, then cells, the newest first. */
  explain(engine: Assignment, literal: Literal, tag: number, before: number, because: Literals): void {
    const { position } = engine;
    const part = this.#part;
    const items = part.readBefore(engine, before, NO_LITERAL, NO_LITERAL);
    const clues = new Set(part.clues.map(({ selector }) => selector >> 1));
    const order = ({ literal: one }: { literal: Literal }): number => (clues.has(one >> 1) ? 1e9 : position[one >> 1]);
    items.sort((a, b) => order(b) - order(a));
    const kept = new Uint8Array(items.length).fill(1);
    const set = (item: number, isKnown: boolean): void => {
      kept[item] = isKnown ? 1 : 0;
      items[item].set(isKnown);
    };
    forget(0, items.length, set, () => {
      this.#allow();
      if (!part.possible(STATES_PER_TRIAL)) return true;
      return literal !== NO_LITERAL && this.#crowdsOut(this.#pressers[tag].places, STATES_PER_TRIAL);
    });
    items.forEach((item, index) => {
      if (kept[index] === 1) because.push(item.literal);
    });
  }

  holds(isTrue: ArrayLike<number>): boolean {
    const part = this.#part;
    const lies = part.lies(isTrue);
    if (!part.keepsApart(isTrue) || lies < this.#bounds.fewest || lies > this.#bounds.most) return false;
    return this.#pressers.every(
      ({ cell, places }) => !isTrue[yes(cell)] || !places.some((place) => isTrue[yes(part.cells[place])]),
    );
  }
}
