import type { Assignment } from '../../../engine/assignment.ts';
import { type Literal, NO_LITERAL, negate, yes } from '../../../engine/literal.ts';
import type { Literals } from '../../../engine/literals.ts';
import type { Propagator } from '../../../engine/propagator.ts';
import { forget } from '../../../engine/propagators/forget.ts';

/** A cell on a ray: the edges of the ray before and behind it, and its other edges; −1 where there is none. */
export interface RayCell {
  readonly before: number;
  readonly behind: number;
  readonly beside: readonly [number, number];
}

/**
 * The rung `ray`: an arrow's number together with what the loop can do at each cell along its ray, where it passes once
 * or not at all. Of all ways to draw the ray that meet the number, what all agree on.
 *
 *     3> o──o  o  o     Three of the four edges of the ray: two pieces with one gap between them, or
 *           |           one piece. The loop turns down at the second cell, so the gap is behind it and
 *           o           the rest is on the loop.
 *
 * The ray is walked cell by cell. Per cell and per state of the edge before it (on the loop or off) there is a bit set
 * of the numbers of edges drawn so far, and from the far end one of those still to come.
 *
 * Cost of a run: cells of the ray × ways of a cell × ⌈(number + 1) / 32⌉.
 */
export class Ray implements Propagator {
  readonly rule = 'ray';
  readonly rung: number;
  readonly priority = 1;
  readonly selector: Literal;
  readonly wakes: readonly Literal[];
  readonly #cells: readonly RayCell[];
  readonly #number: number;
  readonly #words: number;
  /** All edges, each once: those of the ray and those beside it. */
  readonly #edges: readonly number[];
  /** Per cell, the places in `#edges` of its edges before, behind, beside, beside; −1 for none. */
  readonly #places: Int32Array;
  /** Per edge of `#edges`: 1 on the loop, -1 off it, 0 open; and whether some way has it on, or off. */
  readonly #known: Int8Array;
  readonly #canBeOn: Uint8Array;
  readonly #canBeOff: Uint8Array;
  /** Per cell and state of the edge before it: sets of counts. */
  readonly #forward: Uint32Array;
  readonly #backward: Uint32Array;

  constructor(cells: readonly RayCell[], number: number, selector: Literal, rung: number) {
    this.rung = rung;
    this.selector = selector;
    this.#cells = cells;
    this.#number = number;
    this.#words = (number >> 5) + 1;
    const around = cells.flatMap(({ before, behind, beside }) => [before, behind, ...beside]);
    this.#edges = [...new Set(around.filter((edge) => edge >= 0))];
    this.#places = Int32Array.from(around, (edge) => this.#edges.indexOf(edge));
    this.#known = new Int8Array(this.#edges.length);
    this.#canBeOn = new Uint8Array(this.#edges.length);
    this.#canBeOff = new Uint8Array(this.#edges.length);
    this.#forward = new Uint32Array(2 * (cells.length + 1) * this.#words);
    this.#backward = new Uint32Array(2 * (cells.length + 1) * this.#words);
    const literals = this.#edges.map(yes);
    this.wakes = [...literals, ...literals.map(negate)];
  }

  run(engine: Assignment): boolean {
    const { value } = engine;
    const known = this.#known;
    for (let at = 0; at < known.length; at++) known[at] = value[yes(this.#edges[at])];
    if (!this.#fillForward()) return engine.fail();
    this.#fillBackward();
    for (let at = 0; at < known.length; at++) {
      if (known[at] !== 0) continue;
      if (this.#canBeOn[at] === 0) engine.infer(negate(yes(this.#edges[at])));
      else if (this.#canBeOff[at] === 0) engine.infer(yes(this.#edges[at]));
    }
    return true;
  }

  /** Whether the edge at that place may be on the loop (1) or off it (0). */
  #allows(place: number, isOn: number): boolean {
    if (place < 0) return isOn === 0;
    return isOn === 1 ? this.#known[place] >= 0 : this.#known[place] <= 0;
  }

  /** Whether the cell can have these four edges on the loop. */
  #passes(cell: number, before: number, behind: number, one: number, two: number): boolean {
    const on = before + behind + one + two;
    if (on !== 0 && on !== 2) return false;
    const places = this.#places;
    return (
      this.#allows(places[4 * cell], before) &&
      this.#allows(places[4 * cell + 1], behind) &&
      this.#allows(places[4 * cell + 2], one) &&
      this.#allows(places[4 * cell + 3], two)
    );
  }

  /** Whether any way to draw the ray is left. */
  #fillForward(): boolean {
    const forward = this.#forward;
    const words = this.#words;
    forward.fill(0);
    const cells = this.#cells.length;
    // The first cell's edge before it leads to the wall itself: it counts if it were drawn.
    for (let before = 0; before < 2; before++)
      if (before <= this.#number && this.#allows(this.#places[0], before)) forward[before * words] |= 1 << before;
    for (let cell = 0; cell < cells; cell++)
      for (let way = 0; way < 16; way++) {
        const before = way & 1;
        const behind = (way >> 1) & 1;
        if (!this.#passes(cell, before, behind, (way >> 2) & 1, way >> 3)) continue;
        addShifted(forward, (2 * (cell + 1) + behind) * words, (2 * cell + before) * words, behind, words);
      }
    const last = 2 * cells * words;
    return ((forward[last + (this.#number >> 5)] >>> (this.#number & 31)) & 1) === 1;
  }

  #fillBackward(): void {
    const forward = this.#forward;
    const backward = this.#backward;
    const words = this.#words;
    const cells = this.#cells.length;
    backward.fill(0);
    this.#canBeOn.fill(0);
    this.#canBeOff.fill(0);
    backward[2 * cells * words + (this.#number >> 5)] = 1 << (this.#number & 31);
    for (let cell = cells - 1; cell >= 0; cell--)
      for (let way = 0; way < 16; way++) {
        const before = way & 1;
        const behind = (way >> 1) & 1;
        if (!this.#passes(cell, before, behind, (way >> 2) & 1, way >> 3)) continue;
        const here = (2 * cell + before) * words;
        const there = (2 * (cell + 1) + behind) * words;
        let meets = false;
        for (let word = 0; word < words; word++) {
          const high = word + 1 < words && behind === 1 ? backward[there + word + 1] << 31 : 0;
          const left = behind === 1 ? (backward[there + word] >>> 1) | high : backward[there + word];
          if ((forward[here + word] & left) !== 0) meets = true;
          backward[here + word] |= left;
        }
        if (meets) this.#support(cell, way);
      }
  }

  #support(cell: number, way: number): void {
    for (let side = 0; side < 4; side++) {
      const place = this.#places[4 * cell + side];
      if (place < 0) continue;
      if (((way >> side) & 1) === 1) this.#canBeOn[place] = 1;
      else this.#canBeOff[place] = 1;
    }
  }

  /** Forgets the newest edges first, as long as the rest can't be without what is to be explained. */
  explain(engine: Assignment, literal: Literal, _tag: number, before: number, because: Literals): void {
    const { value, position } = engine;
    const known = this.#known;
    const items: number[] = [];
    this.#edges.forEach((edge, at) => {
      known[at] = 0;
      if (literal !== NO_LITERAL && literal >> 1 === edge) known[at] = literal === yes(edge) ? -1 : 1;
      else if (value[yes(edge)] !== 0 && position[edge] < before) {
        known[at] = value[yes(edge)];
        items.push(at);
      }
    });
    items.sort((a, b) => position[this.#edges[b]] - position[this.#edges[a]]);
    const kept = new Uint8Array(items.length).fill(1);
    const set = (item: number, isKnown: boolean): void => {
      kept[item] = isKnown ? 1 : 0;
      known[items[item]] = isKnown ? value[yes(this.#edges[items[item]])] : 0;
    };
    forget(0, items.length, set, () => !this.#fillForward());
    items.forEach((at, item) => {
      const edge = this.#edges[at];
      if (kept[item] === 1) because.push(value[yes(edge)] > 0 ? yes(edge) : negate(yes(edge)));
    });
  }

  holds(isTrue: ArrayLike<number>): boolean {
    const isOn = (edge: number): number => (edge < 0 ? 0 : isTrue[yes(edge)]);
    const passes = this.#cells.every(({ before, behind, beside }) => {
      const on = isOn(before) + isOn(behind) + isOn(beside[0]) + isOn(beside[1]);
      return on === 0 || on === 2;
    });
    const ray = [this.#cells[0].before, ...this.#cells.map(({ behind }) => behind)];
    return passes && ray.reduce((sum, edge) => sum + isOn(edge), 0) === this.#number;
  }
}

/** Adds to the set at `to` the members of that at `from`, each larger by `by`, 0 or 1; what is beyond is lost. */
function addShifted(set: Uint32Array, to: number, from: number, by: number, words: number): void {
  for (let word = words - 1; word >= 0; word--) {
    const low = by === 1 && word > 0 ? set[from + word - 1] >>> 31 : 0;
    set[to + word] |= by === 1 ? (set[from + word] << 1) | low : set[from + word];
  }
}
