import type { Assignment } from '../../../engine/assignment.ts';
import { type Literal, NO_LITERAL, negate, yes } from '../../../engine/literal.ts';
import type { Literals } from '../../../engine/literals.ts';
import type { Propagator } from '../../../engine/propagator.ts';
import { forget } from '../../../engine/propagators/forget.ts';
import { edgeCount } from '../../../grid/edges.ts';
import type { Shape } from '../../../grid/shape.ts';
import { type Corners, cornersOf } from '../corners.ts';
import { Areas, edgesKnown, INSIDE, OPEN, OUTSIDE } from './areas.ts';
import type { Side } from './sides.ts';

/**
 * The rung `connect`: the inside of the loop is one piece, and so is the outside. Where two parts known to be inside have
 * but one area between them, that area is inside, too; and an area that the inside can't reach is outside. The same for
 * the outside. What follows for the edges around such an area is inferred.
 *
 *     W  o  o  o      Both walls W are white. All that still joins the corners around them is the
 *     x  :  x  x      corner in the gap between the two edges that are on: so it is inside, and the
 *     o  o  o  W      edges towards the walls are off the loop.
 *
 * Cost of a run: the edges.
 */
export class Connect implements Propagator {
  readonly rule = 'connect';
  readonly rung: number;
  readonly priority = 3;
  readonly selector = NO_LITERAL;
  readonly wakes: readonly Literal[];
  readonly #corners: Corners;
  readonly #coloured: readonly Side[];
  readonly #areas: Areas;
  readonly #known: Int8Array;
  /** The coloured walls that are read. */
  readonly #read: Side[] = [];
  /** Per corner that stands for an area: the side it must be on. */
  readonly #must: Int8Array;

  readonly #tell = (area: number, side: number): void => {
    this.#must[area] = side;
  };

  constructor(shape: Shape, coloured: readonly Side[], rung: number) {
    this.rung = rung;
    this.#corners = cornersOf(shape);
    this.#coloured = coloured;
    this.#areas = new Areas(this.#corners);
    this.#known = new Int8Array(edgeCount(shape));
    this.#must = new Int8Array(this.#corners.count);
    const edges = Array.from(this.#known, (_, edge) => yes(edge));
    this.wakes = [...edges, ...edges.map(negate), ...coloured.map(({ selector }) => selector)];
  }

  run(engine: Assignment): boolean {
    const { value } = engine;
    const areas = this.#areas;
    const known = this.#known;
    edgesKnown(value, known);
    this.#read.length = 0;
    for (let index = 0; index < this.#coloured.length; index++)
      if (value[this.#coloured[index].selector] > 0) this.#read.push(this.#coloured[index]);
    if (!areas.read(known, this.#read)) return engine.fail();
    for (let side = OUTSIDE; side <= INSIDE; side++) {
      if (!areas.hangsTogether(side, known)) return engine.fail();
      this.#must.fill(OPEN);
      areas.forced(side, known, this.#tell);
      if (!this.#inferAround(engine)) return false;
    }
    return true;
  }

  /** Infers the edges between an area that is told its side and corners whose side is known. */
  #inferAround(engine: Assignment): boolean {
    const { first, second, count } = this.#corners;
    const areas = this.#areas;
    for (let area = 0; area < count; area++) {
      if (this.#must[area] === OPEN) continue;
      for (let edge = 0; edge < first.length; edge++) {
        if (this.#known[edge] !== 0) continue;
        const one = this.#sideWith(first[edge], area);
        const other = this.#sideWith(second[edge], area);
        // An edge between two corners of one component is the rung `sides`' to see.
        if (one === OPEN || other === OPEN || areas.across(first[edge], second[edge]) !== OPEN) continue;
        if (!engine.infer(one === other ? negate(yes(edge)) : yes(edge), area)) return false;
      }
    }
    return true;
  }

  /** The side of a corner, given the side that the area must be on. */
  #sideWith(corner: number, area: number): number {
    const side = this.#areas.sideOf[corner];
    if (side !== OPEN) return side;
    const across = this.#areas.across(corner, area);
    return across === OPEN ? OPEN : this.#must[area] ^ across;
  }

  /** Forgets colours, then the newest edges, as long as either side falls apart without what is to be explained. */
  explain(engine: Assignment, literal: Literal, _tag: number, before: number, because: Literals): void {
    const { value, position } = engine;
    const known = this.#known;
    const isEarlier = (one: Literal): boolean => value[one] !== 0 && position[one >> 1] < before;
    const colours = this.#coloured.filter(({ selector }) => value[selector] > 0 && isEarlier(selector));
    const edges: number[] = [];
    for (let edge = 0; edge < known.length; edge++) {
      known[edge] = 0;
      if (literal !== NO_LITERAL && literal >> 1 === edge) known[edge] = literal === yes(edge) ? -1 : 1;
      else if (isEarlier(yes(edge))) {
        known[edge] = value[yes(edge)];
        edges.push(edge);
      }
    }
    edges.sort((a, b) => position[b] - position[a]);
    const kept = new Uint8Array(colours.length + edges.length).fill(1);
    const set = (item: number, isKnown: boolean): void => {
      kept[item] = isKnown ? 1 : 0;
      const edge = edges[item - colours.length];
      if (edge !== undefined) known[edge] = isKnown ? value[yes(edge)] : 0;
    };
    forget(0, kept.length, set, () => this.#refutes(colours.filter((_, index) => kept[index] === 1)));
    colours.forEach(({ selector }, index) => {
      if (kept[index] === 1) because.push(selector);
    });
    edges.forEach((edge, index) => {
      if (kept[colours.length + index] === 1) because.push(value[yes(edge)] > 0 ? yes(edge) : negate(yes(edge)));
    });
  }

  /** Whether what is known puts a corner on both sides or lets a side fall apart; a wrong area shows in that. */
  #refutes(coloured: readonly Side[]): boolean {
    if (!this.#areas.read(this.#known, coloured)) return true;
    return !this.#areas.hangsTogether(OUTSIDE, this.#known) || !this.#areas.hangsTogether(INSIDE, this.#known);
  }

  holds(isTrue: ArrayLike<number>): boolean {
    for (let edge = 0; edge < this.#known.length; edge++) this.#known[edge] = isTrue[yes(edge)] ? 1 : -1;
    return !this.#refutes(this.#coloured.filter(({ selector }) => isTrue[selector] === 1));
  }
}
