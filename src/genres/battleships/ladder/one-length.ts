import type { Assignment } from '../../../engine/assignment.ts';
import { type Literal, NO_LITERAL, negate, no, yes } from '../../../engine/literal.ts';
import type { Literals } from '../../../engine/literals.ts';
import type { Propagator } from '../../../engine/propagator.ts';
import { forget } from '../../../engine/propagators/forget.ts';
import type { FleetView } from './fleet.ts';
import { FleetSurvey, UNREAD } from './fleet-survey.ts';
import { Placements } from './placements.ts';

/** In a tag: the fleet as a whole can't be placed. */
const FLEET = -1;

/**
 * The rung `length`: all ways to place the ships of one length that are still owed, at once, so that none touches another
 * and every line keeps its number. What they all agree on, ship or water, holds.
 *
 *     2  . . . . .       Two ships of 2 are owed, and both lie in the first two rows: whichever way,
 *     2  . . . . .       they take all that the rows have.
 *
 * A length with more than a few ways is left alone: nobody lists them. Cost of a run: lengths × cells, and for each
 * length owed up to `MOST_SETS` placements.
 */
export class OneLength implements Propagator {
  readonly rule = 'length';
  readonly rung: number;
  readonly priority = 3;
  readonly selector = NO_LITERAL;
  readonly wakes: readonly Literal[];
  readonly #view: FleetView;
  readonly #survey: FleetSurvey;
  readonly #placements: Placements;

  constructor(view: FleetView, rung: number) {
    const { shape, inventory, corners, numbers } = view;
    this.rung = rung;
    this.#view = view;
    this.#survey = new FleetSurvey(shape, inventory, corners);
    this.#placements = new Placements(shape, inventory, corners, this.#survey);
    const cells = shape.width * shape.height;
    const selectors = numbers.flat().flatMap(({ selector }) => (selector === NO_LITERAL ? [] : [selector]));
    this.wakes = [...Array.from({ length: 2 * cells }, (_, literal) => literal), ...selectors];
  }

  run(engine: Assignment): boolean {
    const { known, limits } = this.#survey;
    const { numbers, inventory } = this.#view;
    const { value } = engine;
    for (let cell = 0; cell < known.length; cell++) known[cell] = value[yes(cell)];
    for (let axis = 0; axis < 2; axis++)
      for (let line = 0; line < numbers[axis].length; line++) {
        const { number, selector } = numbers[axis][line];
        limits[axis][line] = selector !== NO_LITERAL && value[selector] > 0 ? number : UNREAD;
      }
    if (!this.#survey.survey()) return engine.fail(FLEET);
    const { asShip, asWater } = this.#placements;
    for (let index = 0; index < inventory.lengths.length; index++) {
      const ways = this.#placements.count(index);
      if (ways < 0) continue;
      if (ways === 0) return engine.fail(index);
      for (let cell = 0; cell < known.length; cell++) {
        if (known[cell] !== 0) continue;
        if (asShip[cell] === ways) engine.infer(yes(cell), index);
        else if (asWater[cell] === ways) engine.infer(no(cell), index);
      }
    }
    return true;
  }

  /** Forgets numbers, then cells, the newest first, as long as the ways left agree on what is to be explained. */
  explain(engine: Assignment, literal: Literal, tag: number, before: number, because: Literals): void {
    const { known, limits } = this.#survey;
    const { numbers } = this.#view;
    const { value, position } = engine;
    const isEarlier = (one: Literal): boolean => value[one] !== 0 && position[one >> 1] < before;
    const items: { readonly literal: Literal; readonly set: (isKnown: boolean) => void }[] = [];
    for (let cell = 0; cell < known.length; cell++) {
      known[cell] = isEarlier(yes(cell)) ? value[yes(cell)] : 0;
      const is = known[cell];
      if (is !== 0)
        items.push({
          literal: is > 0 ? yes(cell) : negate(yes(cell)),
          set: (isKnown) => {
            known[cell] = isKnown ? is : 0;
          },
        });
    }
    items.sort((a, b) => position[b.literal >> 1] - position[a.literal >> 1]);
    numbers.forEach((lines, axis) => {
      lines.forEach(({ number, selector }, line) => {
        const isRead = selector !== NO_LITERAL && value[selector] > 0 && isEarlier(selector);
        const set = (isKnown: boolean): void => {
          limits[axis][line] = isKnown ? number : UNREAD;
        };
        set(isRead);
        if (isRead) items.unshift({ literal: selector, set });
      });
    });
    const kept = new Uint8Array(items.length).fill(1);
    const set = (item: number, isKnown: boolean): void => {
      kept[item] = isKnown ? 1 : 0;
      items[item].set(isKnown);
    };
    forget(0, items.length, set, () => this.#follows(literal, tag));
    items.forEach((item, index) => {
      if (kept[index] === 1) because.push(item.literal);
    });
  }

  /** Whether what is known tells the literal, or is a contradiction. */
  #follows(literal: Literal, tag: number): boolean {
    if (!this.#survey.survey()) return true;
    if (tag === FLEET) return false;
    const ways = this.#placements.count(tag);
    if (literal === NO_LITERAL || ways <= 0) return ways === 0;
    const { asShip, asWater } = this.#placements;
    return (literal === yes(literal >> 1) ? asShip : asWater)[literal >> 1] === ways;
  }

  /** On a full board there is one way or none for each length. */
  holds(isTrue: ArrayLike<number>): boolean {
    const { known, limits } = this.#survey;
    const { numbers, inventory } = this.#view;
    for (let cell = 0; cell < known.length; cell++) known[cell] = isTrue[yes(cell)] ? 1 : -1;
    for (let axis = 0; axis < 2; axis++)
      numbers[axis].forEach(({ number, selector }, line) => {
        limits[axis][line] = selector !== NO_LITERAL && isTrue[selector] ? number : UNREAD;
      });
    return this.#survey.survey() && inventory.lengths.every((_, index) => this.#placements.count(index) !== 0);
  }
}
