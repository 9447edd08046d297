import type { Assignment } from '../../../engine/assignment.ts';
import { type Literal, NO_LITERAL, negate, no, yes } from '../../../engine/literal.ts';
import type { Literals } from '../../../engine/literals.ts';
import type { Propagator } from '../../../engine/propagator.ts';
import { forget } from '../../../engine/propagators/forget.ts';
import type { Shape } from '../../../grid/shape.ts';
import type { Inventory } from '../../../spaces/lines/inventory.ts';
import { FleetSurvey } from './fleet-survey.ts';

/**
 * The rung `fleet`. With the ships that are spent struck off and all berths of the others in view:
 * - a cell in no berth is water;
 * - as many berths of a length as ships are owed settle them: their cells are ship, those around are water;
 * - a run that isn't sealed is part of one of the berths that hold all of it: what these agree on, ship or water.
 *
 * Cost of a run: a look at every cell, lengths × cells of the lines that have changed, and for each unfinished run the
 * berths over it.
 */
export class Fleet implements Propagator {
  readonly rule = 'fleet';
  readonly rung: number;
  readonly priority = 2;
  readonly selector = NO_LITERAL;
  readonly wakes: readonly Literal[];
  /** Per cell: 1 where a berth covers it. */
  private readonly cover: Uint8Array;
  private readonly survey: FleetSurvey;
  /** Per cell, over the berths of one run: how many have it as ship, and how many as water. */
  private readonly asShip: Int32Array;
  private readonly asWater: Int32Array;
  /** Cells of which either count isn't 0. */
  private readonly touched: Int32Array;
  private readonly isTouched: Uint8Array;
  private touchedCount = 0;
  private candidates = 0;

  constructor(
    private readonly shape: Shape,
    private readonly inventory: Inventory,
    private readonly corners: boolean,
    rung: number,
  ) {
    this.rung = rung;
    const cells = shape.width * shape.height;
    this.survey = new FleetSurvey(shape, inventory, corners);
    this.cover = new Uint8Array(cells);
    this.asShip = new Int32Array(cells);
    this.asWater = new Int32Array(cells);
    this.touched = new Int32Array(cells);
    this.isTouched = new Uint8Array(cells);
    this.wakes = Array.from({ length: 2 * cells }, (_, literal) => literal);
  }

  run(engine: Assignment): boolean {
    const { survey, cover } = this;
    const { known } = survey;
    const { value } = engine;
    for (let cell = 0; cell < known.length; cell++) survey.know(cell, value[yes(cell)]);
    if (!survey.survey()) return engine.fail();
    survey.coverInto(cover);
    for (let cell = 0; cell < known.length; cell++)
      if (known[cell] === 0 && cover[cell] === 0 && !engine.infer(no(cell))) return false;
    return this.settle(engine) && this.grow(engine);
  }

  /** Settles the lengths that have as many berths as ships. */
  private settle(engine: Assignment): boolean {
    const { survey } = this;
    const { lengths } = this.inventory;
    for (let index = 0; index < lengths.length; index++) {
      if (!survey.isOwed(index) || survey.berths[index] !== survey.owed[index]) continue;
      for (let axis = 0; axis < (lengths[index] === 1 ? 1 : 2); axis++)
        for (let cell = 0; cell < survey.known.length; cell++) {
          if (!survey.isBerth(cell, axis, index)) continue;
          this.forgetCounts();
          this.countBerth(cell, axis, lengths[index]);
          if (!this.putAgreed(engine)) return false;
        }
    }
    return true;
  }

  /** Puts what the berths of each unfinished run agree on. */
  private grow(engine: Assignment): boolean {
    const { survey } = this;
    for (let cell = 0; cell < survey.known.length; cell++)
      for (let axis = 0; axis < 2; axis++) {
        const length = survey.runFrom(cell, axis);
        if (length === 0 || !survey.isShip(cell, axis, length) || survey.isSealed(cell, axis, length)) continue;
        this.countBerthsOver(cell, axis, length);
        if (this.candidates === 0) return engine.fail();
        if (!this.putAgreed(engine)) return false;
      }
    return true;
  }

  /** Counts the berths that hold the whole run, or so many of them; one of a single cell may lie along either axis. */
  private countBerthsOver(first: number, axis: number, length: number, enough = Number.POSITIVE_INFINITY): void {
    const { survey } = this;
    const { lengths } = this.inventory;
    this.forgetCounts();
    for (let index = 0; index < lengths.length; index++) {
      const ship = lengths[index];
      if (ship < length || !survey.isOwed(index)) continue;
      for (let along = 0; along < 2; along++) {
        if (length > 1 ? along !== axis : ship === 1 && along === 1) continue;
        const stride = survey.stride(along);
        const ahead = (along === 0 ? this.shape.width : this.shape.height) - survey.reach(first, along);
        for (let back = Math.min(ahead, ship - length); back >= 0; back--) {
          if (!survey.isBerth(first - back * stride, along, index)) continue;
          this.countBerth(first - back * stride, along, ship);
          if (this.candidates >= enough) return;
        }
      }
    }
  }

  private forgetCounts(): void {
    for (let index = 0; index < this.touchedCount; index++) {
      const cell = this.touched[index];
      this.asShip[cell] = 0;
      this.asWater[cell] = 0;
      this.isTouched[cell] = 0;
    }
    this.touchedCount = 0;
    this.candidates = 0;
  }

  private touch(cell: number): void {
    if (this.isTouched[cell] === 1) return;
    this.isTouched[cell] = 1;
    this.touched[this.touchedCount++] = cell;
  }

  /** Counts the berth's cells as ship and all cells around it as water. */
  private countBerth(first: number, axis: number, length: number): void {
    const { survey, asShip, asWater } = this;
    const stride = survey.stride(axis);
    const across = survey.stride(1 - axis);
    this.candidates++;
    const open = survey.isFirst(first, axis) ? 0 : -1;
    const end = survey.reach(first, axis) > length ? length : length - 1;
    for (let step = open; step <= end; step++) {
      const cell = first + step * stride;
      const inside = step >= 0 && step < length;
      this.touch(cell);
      if (inside) asShip[cell]++;
      else asWater[cell]++;
      if (!inside && !this.corners) continue;
      if (!survey.isFirst(cell, 1 - axis)) {
        this.touch(cell - across);
        asWater[cell - across]++;
      }
      if (survey.reach(cell, 1 - axis) > 1) {
        this.touch(cell + across);
        asWater[cell + across]++;
      }
    }
  }

  private putAgreed(engine: Assignment): boolean {
    const { survey, asShip, asWater, candidates } = this;
    for (let index = 0; index < this.touchedCount; index++) {
      const cell = this.touched[index];
      if (survey.known[cell] !== 0) continue;
      if (asShip[cell] === candidates && !engine.infer(yes(cell))) return false;
      if (asWater[cell] === candidates && !engine.infer(no(cell))) return false;
    }
    return true;
  }

  /** Whether what is known can't be: ships spent too often, too few berths, or a run without one. */
  private refutes(): boolean {
    const { survey } = this;
    if (!survey.survey()) return true;
    for (let cell = 0; cell < survey.known.length; cell++)
      for (let axis = 0; axis < 2; axis++) {
        const length = survey.runFrom(cell, axis);
        if (length === 0 || !survey.isShip(cell, axis, length) || survey.isSealed(cell, axis, length)) continue;
        this.countBerthsOver(cell, axis, length, 1);
        if (this.candidates === 0) return true;
      }
    return false;
  }

  /**
   * Takes the opposite of what is to be explained, and forgets cells, the newest first, as long as the rest can't be.
   * Each rule above shows up in that: a ship cell outside all berths is a run without one.
   */
  explain(engine: Assignment, literal: Literal, _tag: number, before: number, because: Literals): void {
    const { survey } = this;
    const { known } = survey;
    const { value, position } = engine;
    const items: number[] = [];
    for (let cell = 0; cell < known.length; cell++) {
      if (literal !== NO_LITERAL && literal >> 1 === cell) survey.know(cell, literal === yes(cell) ? -1 : 1);
      else if (value[yes(cell)] !== 0 && position[cell] < before) {
        survey.know(cell, value[yes(cell)]);
        items.push(cell);
      } else survey.know(cell, 0);
    }
    items.sort((a, b) => position[b] - position[a]);
    const kept = new Uint8Array(items.length).fill(1);
    const set = (item: number, is: boolean): void => {
      kept[item] = is ? 1 : 0;
      survey.know(items[item], is ? value[yes(items[item])] : 0);
    };
    forget(0, items.length, set, () => this.refutes());
    items.forEach((cell, item) => {
      if (kept[item] === 1) because.push(known[cell] > 0 ? yes(cell) : negate(yes(cell)));
    });
  }

  holds(isTrue: ArrayLike<number>): boolean {
    const { survey } = this;
    for (let cell = 0; cell < survey.known.length; cell++) survey.know(cell, isTrue[yes(cell)] ? 1 : -1);
    return !this.refutes();
  }
}
