import type { Assignment } from '../../../engine/assignment.ts';
import { type Literal, NO_LITERAL, negate, yes } from '../../../engine/literal.ts';
import type { Literals } from '../../../engine/literals.ts';
import type { Propagator } from '../../../engine/propagator.ts';
import { forget } from '../../../engine/propagators/forget.ts';
import { cellCount, neighbours, type Shape } from '../../../grid/shape.ts';
import { Barriers } from './barriers.ts';
import type { LieBounds } from './lie-count.ts';
import type { RegionPart } from './region-part.ts';

/** A reason is not shrunk by trials that take more states than this. */
const STATES_PER_TRIAL = 20_000;

/** A number with the cells around it, and their places in its region. */
interface Surrounded {
  readonly part: RegionPart;
  readonly around: readonly number[];
  readonly places: readonly number[];
}

/**
 * The rung `enclose`: of all ways to shade the cells around one number that keep to the rules of its region, those that
 * would wall white cells off can't be; what the rest agree on holds.
 *
 *     .  .  #  .      The 2 is right, and a is white. Shading b and d would close the chain
 *     .  b  .  .      from the upper border over the shaded cell to the left one: so c is shaded.
 *     c  2  a  .
 *     .  d  .  .
 *
 * Cost of a run: the cells, and for a number at which a wall can be closed up to 16 sweeps of its region.
 */
export class Enclose implements Propagator {
  readonly rule = 'enclose';
  readonly rung: number;
  readonly priority = 3;
  readonly selector = NO_LITERAL;
  readonly wakes: readonly Literal[];
  readonly #bounds: LieBounds;
  readonly #numbers: readonly Surrounded[];
  readonly #barriers: Barriers;
  /** Per cell: 1 shaded, -1 white, 0 open. */
  readonly #known: Int8Array;
  // Of the number that is looked at: the open cells around it, and per way to shade them (a bit set) whether it is out.
  readonly #open: number[] = [];
  readonly #openPlaces: number[] = [];
  readonly #trial: number[] = [];

  constructor(shape: Shape, parts: readonly RegionPart[], bounds: LieBounds, rung: number) {
    this.rung = rung;
    this.#bounds = bounds;
    this.#barriers = new Barriers(shape);
    this.#known = new Int8Array(cellCount(shape));
    this.#numbers = parts.flatMap((part) =>
      part.clues.map(({ cell }) => {
        const around = neighbours(shape, cell);
        return { part, around, places: around.map((other) => part.cells.indexOf(other)) };
      }),
    );
    const cells = Array.from(this.#known, (_, cell) => yes(cell));
    const selectors = parts.flatMap(({ clues }) => clues.map(({ selector }) => selector));
    this.wakes = [...cells, ...selectors, ...cells.map(negate), ...selectors.map(negate)];
  }

  run(engine: Assignment): boolean {
    const { value } = engine;
    if (this.#barriers.saysNothing) return true;
    for (let cell = 0; cell < this.#known.length; cell++) this.#known[cell] = value[yes(cell)];
    if (!this.#barriers.read(this.#known)) return engine.fail();
    for (let index = 0; index < this.#numbers.length; index++) {
      this.#layOut(index);
      if (!this.#closesSomething()) continue;
      const { part } = this.#numbers[index];
      part.read(value);
      const ways = this.#waysLeft(index);
      if (ways === 0) return engine.fail(1 + index);
      this.#inferFrom(engine, ways, 1 + index);
    }
    return true;
  }

  #layOut(index: number): void {
    const { around, places } = this.#numbers[index];
    this.#open.length = 0;
    this.#openPlaces.length = 0;
    for (let at = 0; at < around.length; at++)
      if (this.#known[around[at]] === 0) {
        this.#open.push(around[at]);
        this.#openPlaces.push(places[at]);
      }
  }

  /** The open cells that a way shades. */
  #shadedBy(way: number): readonly number[] {
    this.#trial.length = 0;
    for (let at = 0; at < this.#open.length; at++) if (((way >> at) & 1) === 1) this.#trial.push(this.#open[at]);
    return this.#trial;
  }

  #closesSomething(): boolean {
    for (let way = 1; way < 1 << this.#open.length; way++)
      if (this.#barriers.wallsOff(this.#shadedBy(way), this.#known)) return true;
    return false;
  }

  /** The ways that neither wall anything off nor break the rules of the region, as a bit set over ways. */
  #waysLeft(index: number, most?: number): number {
    const { part } = this.#numbers[index];
    const { known } = part.view;
    part.allow(part.allRead() ? this.#bounds.fewest : 0, this.#bounds.most);
    let ways = 0;
    for (let way = 0; way < 1 << this.#open.length; way++) {
      if (this.#barriers.wallsOff(this.#shadedBy(way), this.#known)) continue;
      for (let at = 0; at < this.#open.length; at++) known[this.#openPlaces[at]] = ((way >> at) & 1) === 1 ? 1 : -1;
      if (part.possible(most)) ways |= 1 << way;
    }
    for (let at = 0; at < this.#open.length; at++) known[this.#openPlaces[at]] = 0;
    return ways;
  }

  #inferFrom(engine: Assignment, ways: number, tag: number): void {
    for (let at = 0; at < this.#open.length; at++) {
      let can = 0;
      for (let way = 0; way < 1 << this.#open.length; way++)
        if (((ways >>> way) & 1) === 1) can |= ((way >> at) & 1) === 1 ? 2 : 1;
      const cell = yes(this.#open[at]);
      if (can === 1) engine.infer(negate(cell), tag);
      else if (can === 2) engine.infer(cell, tag);
    }
  }

  /** Forgets clues first, then cells, the newest first. */
  explain(engine: Assignment, literal: Literal, tag: number, before: number, because: Literals): void {
    const { value, position } = engine;
    const known = this.#known;
    const denied = literal === NO_LITERAL ? -1 : literal >> 1;
    const items: { readonly literal: Literal; readonly set: (isKnown: boolean) => void }[] = [];
    const part = tag > 0 ? this.#numbers[tag - 1].part : undefined;
    const inPart = part?.readBefore(engine, before, literal, literal) ?? [];
    const setInPart = new Map(inPart.map((item) => [item.literal, item.set]));
    for (let cell = 0; cell < known.length; cell++) {
      known[cell] = 0;
      if (cell === denied) known[cell] = literal === yes(cell) ? -1 : 1;
      else if (value[yes(cell)] !== 0 && position[cell] < before) {
        const is = value[yes(cell)];
        const one = is > 0 ? yes(cell) : negate(yes(cell));
        known[cell] = is;
        const also = setInPart.get(one);
        setInPart.delete(one);
        items.push({
          literal: one,
          set: (isKnown) => {
            known[cell] = isKnown ? is : 0;
            also?.(isKnown);
          },
        });
      }
    }
    items.sort((a, b) => position[b.literal >> 1] - position[a.literal >> 1]);
    // What is left are the numbers.
    for (const [one, set] of setInPart) items.unshift({ literal: one, set });
    const kept = new Uint8Array(items.length).fill(1);
    const set = (item: number, isKnown: boolean): void => {
      kept[item] = isKnown ? 1 : 0;
      items[item].set(isKnown);
    };
    forget(0, items.length, set, () => {
      if (!this.#barriers.read(known)) return true;
      if (tag === 0) return false;
      this.#layOut(tag - 1);
      return this.#waysLeft(tag - 1, STATES_PER_TRIAL) === 0;
    });
    items.forEach((item, index) => {
      if (kept[index] === 1) because.push(item.literal);
    });
  }

  holds(isTrue: ArrayLike<number>): boolean {
    for (let cell = 0; cell < this.#known.length; cell++) this.#known[cell] = isTrue[yes(cell)] ? 1 : -1;
    if (!this.#barriers.saysNothing && !this.#barriers.read(this.#known)) return false;
    const parts = new Set(this.#numbers.map(({ part }) => part));
    return [...parts].every((part) => {
      const lies = part.lies(isTrue);
      return part.keepsApart(isTrue) && lies >= this.#bounds.fewest && lies <= this.#bounds.most;
    });
  }
}
