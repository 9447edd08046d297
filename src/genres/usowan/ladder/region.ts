import type { Assignment } from '../../../engine/assignment.ts';
import { type Literal, NO_LITERAL, negate, no, yes } from '../../../engine/literal.ts';
import type { Literals } from '../../../engine/literals.ts';
import type { Propagator } from '../../../engine/propagator.ts';
import { forget } from '../../../engine/propagators/forget.ts';
import { adjacency } from '../../../grid/adjacency.ts';
import { cellAt, columnOf, neighbours, rowOf, type Shape } from '../../../grid/shape.ts';
import type { ShadingStates } from '../../../spaces/shadings/shading-states.ts';
import type { RegionPlan, RegionView } from './region-plan.ts';
import { RegionSweep } from './region-sweep.ts';

/** A reason is not shrunk by trials that take more states than this. */
const STATES_PER_TRIAL = 20_000;

/** A printed number. */
export interface NumberClue {
  readonly cell: number;
  readonly number: number;
  /** True: the number is printed. False: it isn't. Open: nothing is known of it, not even whether it lies. */
  readonly selector: Literal;
}

export interface RegionRole {
  readonly rung: number;
  readonly fewest: number;
  readonly most: number;
  /** Where lies are counted over the whole board: the literal "the lie is here". */
  readonly here?: Literal;
}

/**
 * The rung `region`: of all shadings of the cells beside the region's numbers that keep shaded cells apart and tell as
 * many
 * lies as they must, what all agree on. Cells beside a number count wherever they lie, outside the outline too.
 */
export class Region implements Propagator {
  readonly rule = 'region';
  readonly rung: number;
  readonly priority = 2;
  readonly selector = NO_LITERAL;
  readonly wakes: readonly Literal[];
  private readonly cells: readonly number[];
  private readonly plan: RegionPlan;
  private readonly sweep: RegionSweep;
  private readonly view: RegionView;
  private readonly here: Literal;

  constructor(
    shape: Shape,
    private readonly clues: readonly NumberClue[],
    private readonly role: RegionRole,
    states: ShadingStates,
  ) {
    this.rung = role.rung;
    this.here = role.here ?? NO_LITERAL;
    this.cells = walkOrder(shape, new Set(clues.flatMap(({ cell }) => neighbours(shape, cell))));
    const placeOf = new Map(this.cells.map((cell, place) => [cell, place]));
    const places = (cell: number): number[] => neighbours(shape, cell).flatMap((other) => placeOf.get(other) ?? []);
    const around = clues.map(({ cell }) => places(cell));
    const cluesOf: number[][] = this.cells.map(() => []);
    around.forEach((beside, clue) => {
      for (const place of beside) cluesOf[place].push(clue);
    });
    this.plan = {
      numbers: Int32Array.from(clues, ({ number }) => number),
      around: adjacency(around),
      cluesOf: adjacency(cluesOf),
      beside: adjacency(this.cells.map(places)),
    };
    this.sweep = new RegionSweep(this.plan, states);
    this.view = {
      known: new Int8Array(this.cells.length),
      read: new Int8Array(clues.length),
      fewest: role.fewest,
      most: role.most,
    };
    const watched = [...this.cells.map(yes), ...clues.map(({ selector }) => selector)];
    if (this.here !== NO_LITERAL) watched.push(this.here);
    this.wakes = [...watched, ...watched.map(negate)];
  }

  run(engine: Assignment): boolean {
    const { cells, clues, sweep, view, here } = this;
    const { value } = engine;
    for (let place = 0; place < cells.length; place++) view.known[place] = value[2 * cells[place]];
    for (let clue = 0; clue < clues.length; clue++) view.read[clue] = value[clues[clue].selector];
    this.expectLies(here === NO_LITERAL ? 0 : value[here]);
    if (!sweep.possible(view)) return engine.fail();
    if (here !== NO_LITERAL && value[here] === 0) {
      if (!sweep.honestPossible) engine.infer(here);
      else if (!sweep.liePossible && this.allKnown()) engine.infer(here ^ 1);
    }
    sweep.agree();
    for (let place = 0; place < cells.length; place++) {
      if (view.known[place] !== 0) continue;
      if (sweep.canBeWhite[place] === 0) engine.infer(yes(cells[place]));
      else if (sweep.canBeShaded[place] === 0) engine.infer(no(cells[place]));
    }
    return true;
  }

  /** A clue of which nothing is known may be the one that lies. `here`: 1 the lie is here, -1 it isn't. */
  private expectLies(here: number): void {
    const { view, role } = this;
    view.fewest = here > 0 ? 1 : role.fewest;
    view.most = here < 0 ? 0 : role.most;
    if (!this.allKnown()) view.fewest = 0;
  }

  private allKnown(): boolean {
    for (let clue = 0; clue < this.clues.length; clue++) if (this.view.read[clue] === 0) return false;
    return true;
  }

  /** Forgets clues first, then cells, the newest first, as long as the rest forces the literal. */
  explain(engine: Assignment, literal: Literal, _tag: number, before: number, because: Literals): void {
    const { cells, clues, sweep, view, here } = this;
    const { value, position } = engine;
    let hereKnown = 0;
    const items: { readonly literal: Literal; readonly set: (known: number) => void }[] = [];
    /** Takes over what was known of `about`; what is to be explained is taken the other way round. */
    const take = (about: Literal, set: (known: number) => void): void => {
      if (literal >> 1 === about >> 1) set(literal === about ? -1 : 1);
      else if (value[about] === 0 || position[about >> 1] >= before) set(0);
      else {
        set(value[about]);
        items.push({ literal: value[about] > 0 ? about : negate(about), set });
      }
    };
    const newestFirst = (from: number): void => {
      const sorted = items.splice(from).sort((a, b) => position[b.literal >> 1] - position[a.literal >> 1]);
      items.push(...sorted);
    };
    clues.forEach(({ selector }, clue) => {
      take(selector, (known) => {
        view.read[clue] = known;
      });
    });
    newestFirst(0);
    const firstCell = items.length;
    cells.forEach((cell, place) => {
      take(yes(cell), (known) => {
        view.known[place] = known;
      });
    });
    if (here !== NO_LITERAL)
      take(here, (known) => {
        hereKnown = known;
      });
    newestFirst(firstCell);
    const kept = new Uint8Array(items.length).fill(1);
    const set = (item: number, known: boolean): void => {
      kept[item] = known ? 1 : 0;
      items[item].set(known ? (items[item].literal & 1 ? -1 : 1) : 0);
    };
    const refutes = (): boolean => {
      this.expectLies(hereKnown);
      return !sweep.possible(view, STATES_PER_TRIAL);
    };
    forget(0, items.length, set, refutes);
    for (let item = 0; item < items.length; item++) if (kept[item] === 1) because.push(items[item].literal);
  }

  holds(isTrue: ArrayLike<number>): boolean {
    const { beside, around, numbers } = this.plan;
    const shaded = (place: number): boolean => isTrue[yes(this.cells[place])] === 1;
    for (let place = 0; place < this.cells.length; place++)
      for (let at = beside.start[place]; at < beside.start[place + 1]; at++)
        if (shaded(place) && shaded(beside.to[at])) return false;
    let lies = 0;
    this.clues.forEach(({ selector }, clue) => {
      if (!isTrue[selector]) return;
      let count = 0;
      for (let at = around.start[clue]; at < around.start[clue + 1]; at++) if (shaded(around.to[at])) count++;
      if (count !== numbers[clue]) lies++;
    });
    if (this.here !== NO_LITERAL) return lies === isTrue[this.here];
    return lies >= this.role.fewest && lies <= this.role.most;
  }
}

/** Along the shorter side first, so that few cells are on the frontier. */
function walkOrder(shape: Shape, cells: ReadonlySet<number>): number[] {
  const rows = [...cells].map((cell) => rowOf(shape, cell));
  const columns = [...cells].map((cell) => columnOf(shape, cell));
  const spread = (places: readonly number[]): number =>
    places.reduce((most, place) => Math.max(most, place), 0) -
    places.reduce((least, place) => Math.min(least, place), 1e9);
  const upright = spread(rows) < spread(columns);
  const key = (cell: number): number =>
    upright
      ? columnOf(shape, cell) * shape.height + rowOf(shape, cell)
      : cellAt(shape, rowOf(shape, cell), columnOf(shape, cell));
  return [...cells].sort((a, b) => key(a) - key(b));
}
