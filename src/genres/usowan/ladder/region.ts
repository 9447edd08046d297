import type { Assignment } from '../../../engine/assignment.ts';
import { type Literal, NO_LITERAL, negate, no, yes } from '../../../engine/literal.ts';
import type { Literals } from '../../../engine/literals.ts';
import type { Propagator } from '../../../engine/propagator.ts';
import { forget } from '../../../engine/propagators/forget.ts';
import { cellCount, type Shape } from '../../../grid/shape.ts';
import type { LieBounds } from './lie-count.ts';
import type { RegionPart } from './region-part.ts';

/** A reason is not shrunk by trials that take more states than this. */
const STATES_PER_TRIAL = 20_000;
/** In a tag: the contradiction is no part's own. */
const ALL_PARTS = -1;

/**
 * The rung `region`: of all shadings of the cells beside a region's numbers that keep shaded cells apart and tell as many
 * lies as they must, what all agree on. Cells beside a number count wherever they lie, outside the outline too.
 *
 * Where lies are counted over the whole board, its regions are the parts of one such propagator: each is swept by
 * itself, and those that can't do without a lie, or can't have one, tell the others.
 *
 * Cost of a run: a sweep for each part, and another one for each that the others tell of.
 */
export class Region implements Propagator {
  readonly rule = 'region';
  readonly rung: number;
  readonly priority = 2;
  readonly selector = NO_LITERAL;
  readonly wakes: readonly Literal[];
  readonly #parts: readonly RegionPart[];
  readonly #bounds: LieBounds;

  readonly #cells: number;

  constructor(shape: Shape, parts: readonly RegionPart[], bounds: LieBounds, rung: number) {
    this.rung = rung;
    this.#cells = cellCount(shape);
    this.#bounds = bounds;
    this.#parts = parts;
    const watched = this.#parts.flatMap(({ cells, clues }) => [
      ...cells.map(yes),
      ...clues.map(({ selector }) => selector),
    ]);
    this.wakes = [...new Set([...watched, ...watched.map(negate)])];
  }

  run(engine: Assignment): boolean {
    const parts = this.#parts;
    for (let index = 0; index < parts.length; index++) parts[index].read(engine.value);
    const failed = this.#findBounds();
    if (failed !== undefined) return engine.fail(failed);
    for (let index = 0; index < parts.length; index++) {
      const part = parts[index];
      if (!part.possible()) return engine.fail(index);
      part.agree();
      for (let place = 0; place < part.cells.length; place++) {
        if (part.view.known[place] !== 0) continue;
        if (!part.canBeWhite(place)) engine.infer(yes(part.cells[place]), index);
        else if (!part.canBeShaded(place)) engine.infer(no(part.cells[place]), index);
      }
    }
    return true;
  }

  /**
   * Sets how many lies each part may tell, given what the others can't do. Returns the tag of a contradiction, or
   * undefined. A number of which nothing is known may be the one that lies.
   */
  #findBounds(most = Number.POSITIVE_INFINITY): number | undefined {
    const parts = this.#parts;
    const { fewest } = this.#bounds;
    if (parts.length === 1) {
      parts[0].allow(parts[0].allRead() ? fewest : 0, this.#bounds.most);
      return undefined;
    }
    let liars = 0;
    let possible = 0;
    let allRead = true;
    for (let index = 0; index < parts.length; index++) {
      const part = parts[index];
      part.allow(0, this.#bounds.most);
      if (!part.possible(most)) return index;
      part.mustLie = !part.honestPossible;
      part.canLie = part.liePossible;
      if (part.mustLie) liars++;
      if (part.canLie) possible++;
      if (!part.allRead()) allRead = false;
    }
    const needed = allRead ? fewest : 0;
    if (liars > this.#bounds.most || possible < needed) return ALL_PARTS;
    for (let index = 0; index < parts.length; index++) {
      const part = parts[index];
      const others = liars - (part.mustLie ? 1 : 0);
      const isLast = part.canLie && possible === 1;
      part.allow(isLast ? needed : 0, others >= this.#bounds.most ? 0 : this.#bounds.most);
    }
    return undefined;
  }

  /** Forgets clues first, then cells, the newest first, as long as the rest forces the literal. */
  explain(engine: Assignment, literal: Literal, tag: number, before: number, because: Literals): void {
    const { position } = engine;
    const items: { readonly literal: Literal; readonly set: (isKnown: boolean) => void }[] = [];
    const own = this.#parts.length === 1 ? 0 : tag;
    this.#parts.forEach((part, index) => {
      // What is to be explained is taken the other way round, but only where the part's own shadings speak.
      const denied = index === own ? literal : NO_LITERAL;
      items.push(...part.readBefore(engine, before, denied, literal));
    });
    const isCell = (one: Literal): number => (one >> 1 < this.#cells ? 1 : 0);
    items.sort((a, b) => isCell(a.literal) - isCell(b.literal) || position[b.literal >> 1] - position[a.literal >> 1]);
    // A cell may lie in several parts; it is known to all of them or to none.
    const groups = new Map<Literal, ((isKnown: boolean) => void)[]>();
    for (const { literal: one, set } of items) groups.set(one, [...(groups.get(one) ?? []), set]);
    const literals = [...groups.keys()];
    const kept = new Uint8Array(literals.length).fill(1);
    const set = (item: number, isKnown: boolean): void => {
      kept[item] = isKnown ? 1 : 0;
      for (const one of groups.get(literals[item]) ?? []) one(isKnown);
    };
    const refutes = (): boolean =>
      this.#findBounds(STATES_PER_TRIAL) !== undefined || (own >= 0 && !this.#parts[own].possible(STATES_PER_TRIAL));
    forget(0, literals.length, set, refutes);
    literals.forEach((one, item) => {
      if (kept[item] === 1) because.push(one);
    });
  }

  holds(isTrue: ArrayLike<number>): boolean {
    let lies = 0;
    for (const part of this.#parts) {
      if (!part.keepsApart(isTrue)) return false;
      lies += part.lies(isTrue);
    }
    return lies >= this.#bounds.fewest && lies <= this.#bounds.most;
  }
}
