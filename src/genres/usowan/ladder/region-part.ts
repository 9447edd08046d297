import type { Assignment } from '../../../engine/assignment.ts';
import { type Literal, NO_LITERAL, negate, yes } from '../../../engine/literal.ts';
import { adjacency } from '../../../grid/adjacency.ts';
import { cellAt, columnOf, neighbours, rowOf, type Shape } from '../../../grid/shape.ts';
import type { ShadingStates } from '../../../spaces/shadings/shading-states.ts';
import type { NumberClue } from './lie-count.ts';
import type { RegionPlan, RegionView } from './region-plan.ts';
import { RegionSweep } from './region-sweep.ts';

/** The numbers of one region with the cells beside them, and the sweep over their shadings. */
export class RegionPart {
  /** The cells beside the numbers, in the order of the walk. */
  readonly cells: readonly number[];
  readonly view: RegionView;
  /** Kept by whoever asks several parts: whether this one must have a lie, and whether it can. */
  mustLie = false;
  canLie = false;
  readonly #plan: RegionPlan;
  readonly #sweep: RegionSweep;

  constructor(
    shape: Shape,
    readonly clues: readonly NumberClue[],
    states: ShadingStates,
  ) {
    this.cells = walkOrder(shape, new Set(clues.flatMap(({ cell }) => neighbours(shape, cell))));
    const placeOf = new Map(this.cells.map((cell, place) => [cell, place]));
    const places = (cell: number): number[] => neighbours(shape, cell).flatMap((other) => placeOf.get(other) ?? []);
    const around = clues.map(({ cell }) => places(cell));
    const cluesOf: number[][] = this.cells.map(() => []);
    around.forEach((beside, clue) => {
      for (const place of beside) cluesOf[place].push(clue);
    });
    this.#plan = {
      numbers: Int32Array.from(clues, ({ number }) => number),
      around: adjacency(around),
      cluesOf: adjacency(cluesOf),
      beside: adjacency(this.cells.map(places)),
    };
    this.#sweep = new RegionSweep(this.#plan, states);
    this.view = {
      known: new Int8Array(this.cells.length),
      read: new Int8Array(clues.length),
      fewest: 0,
      most: 0,
    };
  }

  /** Takes in what is known now. */
  read(value: Int8Array): void {
    const { cells, clues, view } = this;
    for (let place = 0; place < cells.length; place++) view.known[place] = value[yes(cells[place])];
    for (let clue = 0; clue < clues.length; clue++) view.read[clue] = value[clues[clue].selector];
  }

  /**
   * Takes in what was known before a place on the trail, with `denied` the other way round and `explained` left open
   * where it isn't denied. Returns what was known, literal by literal, with a way to forget and recall it.
   */
  readBefore(
    { value, position }: Assignment,
    before: number,
    denied: Literal,
    explained: Literal,
  ): { readonly literal: Literal; readonly set: (isKnown: boolean) => void }[] {
    const items: { readonly literal: Literal; readonly set: (isKnown: boolean) => void }[] = [];
    const take = (about: Literal, write: (known: number) => void): void => {
      if (explained !== NO_LITERAL && explained >> 1 === about >> 1) {
        write(denied === NO_LITERAL ? 0 : denied === about ? -1 : 1);
        return;
      }
      const known = position[about >> 1] < before ? value[about] : 0;
      write(known);
      if (known !== 0)
        items.push({ literal: known > 0 ? about : negate(about), set: (isKnown) => write(isKnown ? known : 0) });
    };
    this.clues.forEach(({ selector }, clue) => {
      take(selector, (known) => {
        this.view.read[clue] = known;
      });
    });
    this.cells.forEach((cell, place) => {
      take(yes(cell), (known) => {
        this.view.known[place] = known;
      });
    });
    return items;
  }

  allow(fewest: number, most: number): void {
    this.view.fewest = fewest;
    this.view.most = most;
  }

  /** Whether it is known of every number whether it is printed. */
  allRead(): boolean {
    for (let clue = 0; clue < this.clues.length; clue++) if (this.view.read[clue] === 0) return false;
    return true;
  }

  /** Whether any shading is left; after `most` states it gives up and says yes. */
  possible(most?: number): boolean {
    return this.#sweep.possible(this.view, most);
  }

  /** After `possible` said yes: fills in what the shadings left agree on. */
  agree(): void {
    this.#sweep.agree();
  }

  canBeWhite(place: number): boolean {
    return this.#sweep.canBeWhite[place] === 1;
  }

  canBeShaded(place: number): boolean {
    return this.#sweep.canBeShaded[place] === 1;
  }

  /** After `possible`: whether some shading has no lie, or one. */
  get honestPossible(): boolean {
    return this.#sweep.honestPossible;
  }

  get liePossible(): boolean {
    return this.#sweep.liePossible;
  }

  /** On a full assignment: whether no two shaded cells beside the numbers share an edge. */
  keepsApart(isTrue: ArrayLike<number>): boolean {
    const { beside } = this.#plan;
    return this.cells.every((cell, place) => {
      if (!isTrue[yes(cell)]) return true;
      for (let at = beside.start[place]; at < beside.start[place + 1]; at++)
        if (isTrue[yes(this.cells[beside.to[at]])]) return false;
      return true;
    });
  }

  /** On a full assignment: how many of the printed numbers are wrong. */
  lies(isTrue: ArrayLike<number>): number {
    const { around, numbers } = this.#plan;
    return this.clues.filter(({ selector }, clue) => {
      let shaded = 0;
      for (let at = around.start[clue]; at < around.start[clue + 1]; at++)
        shaded += isTrue[yes(this.cells[around.to[at]])];
      return isTrue[selector] === 1 && shaded !== numbers[clue];
    }).length;
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
