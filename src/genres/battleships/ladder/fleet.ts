import type { Assignment } from '../../../engine/assignment.ts';
import { type Literal, NO_LITERAL, negate, no, yes } from '../../../engine/literal.ts';
import type { Literals } from '../../../engine/literals.ts';
import type { Propagator } from '../../../engine/propagator.ts';
import { forget } from '../../../engine/propagators/forget.ts';
import type { Shape } from '../../../grid/shape.ts';
import type { Inventory } from '../../../spaces/lines/inventory.ts';
import type { LineNumber } from '../../../spaces/lines/line.ts';
import { FleetSurvey, UNREAD } from './fleet-survey.ts';

/** What the rung `fleet` reads. */
export interface FleetView {
  readonly shape: Shape;
  readonly inventory: Inventory;
  /** Whether ships keep apart at their corners, too. */
  readonly corners: boolean;
  /** The numbers of the rows and of the columns. */
  readonly numbers: readonly [readonly LineNumber[], readonly LineNumber[]];
}

/**
 * The rung `fleet`. With the ships that are spent struck off and all berths of the others in view:
 * - a cell in no berth is water;
 * - as many berths of a length as ships are owed settle them: their cells are ship, those around are water;
 * - a run that isn't sealed is part of one of the berths that hold all of it: what these agree on, ship or water.
 *
 * Cost of a run: lengths × cells, and for each unfinished run the berths over it.
 */
export class Fleet implements Propagator {
  readonly rule = 'fleet';
  readonly rung: number;
  readonly priority = 2;
  readonly selector = NO_LITERAL;
  readonly wakes: readonly Literal[];
  readonly #view: FleetView;
  readonly #survey: FleetSurvey;
  /** Per cell: 1 where a berth covers it. */
  readonly #cover: Uint8Array;
  /** Per cell, over the berths of one run: how many have it as ship, and how many as water. */
  readonly #asShip: Int32Array;
  readonly #asWater: Int32Array;
  /** Cells of which either count isn't 0. */
  readonly #touched: Int32Array;
  readonly #isTouched: Uint8Array;
  #touchedCount = 0;
  #candidates = 0;

  constructor(view: FleetView, rung: number) {
    const { shape, inventory, corners, numbers } = view;
    this.rung = rung;
    this.#view = view;
    const cells = shape.width * shape.height;
    this.#survey = new FleetSurvey(shape, inventory, corners);
    this.#cover = new Uint8Array(cells);
    this.#asShip = new Int32Array(cells);
    this.#asWater = new Int32Array(cells);
    this.#touched = new Int32Array(cells);
    this.#isTouched = new Uint8Array(cells);
    const selectors = numbers.flat().flatMap(({ selector }) => (selector === NO_LITERAL ? [] : [selector]));
    this.wakes = [...Array.from({ length: 2 * cells }, (_, literal) => literal), ...selectors];
  }

  run(engine: Assignment): boolean {
    const survey = this.#survey;
    const cover = this.#cover;
    const { numbers } = this.#view;
    const { known } = survey;
    const { value } = engine;
    for (let cell = 0; cell < known.length; cell++) known[cell] = value[yes(cell)];
    for (let axis = 0; axis < 2; axis++)
      for (let line = 0; line < numbers[axis].length; line++) {
        const { number, selector } = numbers[axis][line];
        survey.limits[axis][line] = selector !== NO_LITERAL && value[selector] > 0 ? number : UNREAD;
      }
    if (!survey.survey()) return engine.fail();
    survey.coverInto(cover);
    for (let cell = 0; cell < known.length; cell++)
      if (known[cell] === 0 && cover[cell] === 0 && !engine.infer(no(cell))) return false;
    return this.#settle(engine) && this.#grow(engine);
  }

  /** Settles the lengths that have as many berths as ships. */
  #settle(engine: Assignment): boolean {
    const survey = this.#survey;
    const { lengths } = this.#view.inventory;
    for (let index = 0; index < lengths.length; index++) {
      if (!survey.isOwed(index) || survey.berths[index] !== survey.owed[index]) continue;
      for (let axis = 0; axis < (lengths[index] === 1 ? 1 : 2); axis++)
        for (let cell = 0; cell < survey.known.length; cell++) {
          if (!survey.isBerth(cell, axis, index)) continue;
          this.#forgetCounts();
          this.#countBerth(cell, axis, lengths[index]);
          if (!this.#putAgreed(engine)) return false;
        }
    }
    return true;
  }

  /** Puts what the berths of each unfinished run agree on. */
  #grow(engine: Assignment): boolean {
    const survey = this.#survey;
    for (let cell = 0; cell < survey.known.length; cell++)
      for (let axis = 0; axis < 2; axis++) {
        const length = survey.runFrom(cell, axis);
        if (length === 0 || !survey.isShip(cell, axis, length) || survey.isSealed(cell, axis, length)) continue;
        this.#countBerthsOver(cell, axis, length);
        if (this.#candidates === 0) return engine.fail();
        if (!this.#putAgreed(engine)) return false;
      }
    return true;
  }

  /** Counts the berths that hold the whole run, or so many of them; one of a single cell may lie along either axis. */
  #countBerthsOver(first: number, axis: number, length: number, enough = Number.POSITIVE_INFINITY): void {
    const survey = this.#survey;
    const { shape, inventory } = this.#view;
    const { lengths } = inventory;
    this.#forgetCounts();
    for (let index = 0; index < lengths.length; index++) {
      const ship = lengths[index];
      if (ship < length || !survey.isOwed(index)) continue;
      for (let along = 0; along < 2; along++) {
        if (length > 1 ? along !== axis : ship === 1 && along === 1) continue;
        const stride = survey.stride(along);
        const ahead = (along === 0 ? shape.width : shape.height) - survey.reach(first, along);
        for (let back = Math.min(ahead, ship - length); back >= 0; back--) {
          if (!survey.isBerth(first - back * stride, along, index)) continue;
          this.#countBerth(first - back * stride, along, ship);
          if (this.#candidates >= enough) return;
        }
      }
    }
  }

  #forgetCounts(): void {
    for (let index = 0; index < this.#touchedCount; index++) {
      const cell = this.#touched[index];
      this.#asShip[cell] = 0;
      this.#asWater[cell] = 0;
      this.#isTouched[cell] = 0;
    }
    this.#touchedCount = 0;
    this.#candidates = 0;
  }

  #touch(cell: number): void {
    if (this.#isTouched[cell] === 1) return;
    this.#isTouched[cell] = 1;
    this.#touched[this.#touchedCount++] = cell;
  }

  /** Counts the berth's cells as ship and all cells around it as water. */
  #countBerth(first: number, axis: number, length: number): void {
    const survey = this.#survey;
    const asShip = this.#asShip;
    const asWater = this.#asWater;
    const stride = survey.stride(axis);
    const across = survey.stride(1 - axis);
    this.#candidates++;
    const open = survey.isFirst(first, axis) ? 0 : -1;
    const end = survey.reach(first, axis) > length ? length : length - 1;
    for (let step = open; step <= end; step++) {
      const cell = first + step * stride;
      const inside = step >= 0 && step < length;
      this.#touch(cell);
      if (inside) asShip[cell]++;
      else asWater[cell]++;
      if (!inside && !this.#view.corners) continue;
      if (!survey.isFirst(cell, 1 - axis)) {
        this.#touch(cell - across);
        asWater[cell - across]++;
      }
      if (survey.reach(cell, 1 - axis) > 1) {
        this.#touch(cell + across);
        asWater[cell + across]++;
      }
    }
  }

  #putAgreed(engine: Assignment): boolean {
    const { known } = this.#survey;
    for (let index = 0; index < this.#touchedCount; index++) {
      const cell = this.#touched[index];
      if (known[cell] !== 0) continue;
      if (this.#asShip[cell] === this.#candidates && !engine.infer(yes(cell))) return false;
      if (this.#asWater[cell] === this.#candidates && !engine.infer(no(cell))) return false;
    }
    return true;
  }

  /** Whether what is known can't be: ships spent too often, too few berths, or a run without one. */
  #refutes(): boolean {
    const survey = this.#survey;
    if (!survey.survey()) return true;
    for (let cell = 0; cell < survey.known.length; cell++)
      for (let axis = 0; axis < 2; axis++) {
        const length = survey.runFrom(cell, axis);
        if (length === 0 || !survey.isShip(cell, axis, length) || survey.isSealed(cell, axis, length)) continue;
        this.#countBerthsOver(cell, axis, length, 1);
        if (this.#candidates === 0) return true;
      }
    return false;
  }

  /**
   * Takes the opposite of what is to be explained, and forgets numbers, then cells, the newest first, as long as the
   * rest can't be. Each rule above shows up in that: a ship cell outside all berths is a run without one.
   */
  explain(engine: Assignment, literal: Literal, _tag: number, before: number, because: Literals): void {
    const { known, limits } = this.#survey;
    const { numbers } = this.#view;
    const { value, position } = engine;
    const isEarlier = (other: Literal): boolean => value[other] !== 0 && position[other >> 1] < before;
    const items: { readonly literal: Literal; readonly set: (isKnown: boolean) => void }[] = [];
    numbers.forEach((lines, axis) => {
      lines.forEach(({ number, selector }, line) => {
        const isRead = selector !== NO_LITERAL && value[selector] > 0 && isEarlier(selector);
        const set = (isKnown: boolean): void => {
          limits[axis][line] = isKnown ? number : UNREAD;
        };
        set(isRead);
        if (isRead) items.push({ literal: selector, set });
      });
    });
    const cells: number[] = [];
    for (let cell = 0; cell < known.length; cell++) {
      if (literal !== NO_LITERAL && literal >> 1 === cell) known[cell] = literal === yes(cell) ? -1 : 1;
      else if (isEarlier(yes(cell))) {
        known[cell] = value[yes(cell)];
        cells.push(cell);
      } else known[cell] = 0;
    }
    cells.sort((a, b) => position[b] - position[a]);
    for (const cell of cells)
      items.push({
        literal: value[yes(cell)] > 0 ? yes(cell) : negate(yes(cell)),
        set: (isKnown) => {
          known[cell] = isKnown ? value[yes(cell)] : 0;
        },
      });
    const kept = new Uint8Array(items.length).fill(1);
    const set = (item: number, isKnown: boolean): void => {
      kept[item] = isKnown ? 1 : 0;
      items[item].set(isKnown);
    };
    forget(0, items.length, set, () => this.#refutes());
    items.forEach((item, index) => {
      if (kept[index] === 1) because.push(item.literal);
    });
  }

  holds(isTrue: ArrayLike<number>): boolean {
    const { known, limits } = this.#survey;
    for (let cell = 0; cell < known.length; cell++) known[cell] = isTrue[yes(cell)] ? 1 : -1;
    for (const lines of limits) lines.fill(UNREAD);
    return !this.#refutes();
  }
}
