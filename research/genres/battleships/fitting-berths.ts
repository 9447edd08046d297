import type { Assignment } from '../../../src/engine/assignment.ts';
import { type Literal, NO_LITERAL, no, yes } from '../../../src/engine/literal.ts';
import type { Literals } from '../../../src/engine/literals.ts';
import type { Propagator } from '../../../src/engine/propagator.ts';
import { FLEET } from '../../../src/genres/battleships/ladder/rungs.ts';
import type { BattleshipsPuzzle } from '../../../src/genres/battleships/puzzle.ts';
import { diagonals, neighbours } from '../../../src/grid/shape.ts';
import { berthsOf } from '../../../src/spaces/lines/berths.ts';

interface Place {
  /** Which length of the fleet. */
  readonly kind: number;
  readonly cells: readonly number[];
  /** Cells that are water once the ship ends there. */
  readonly caps: readonly number[];
  /** All cells that touch it. */
  readonly around: readonly number[];
  /** The line that it lies along, and the number there; −1 for none. */
  readonly line: readonly number[];
  readonly number: number;
}

/**
 * The rung `fleet` of a player who looks at the numbers, too: the rules of our own, but a place is a berth only where
 * the number of its line leaves room for it. An instrument of the measurements: whatever is known is given as the
 * reason, and the numbers are taken as printed. Cost of a run: all places with their cells.
 */
export class FittingBerths implements Propagator {
  readonly rule = 'fleet';
  readonly rung = FLEET;
  readonly priority = 3;
  readonly selector = NO_LITERAL;
  readonly wakes: readonly Literal[];
  private readonly places: readonly Place[];
  private readonly ships: readonly number[];
  private readonly cells: number;

  constructor(puzzle: BattleshipsPuzzle) {
    const { width, height, rows, columns, fleet } = puzzle;
    const lengths = [...new Set(fleet)];
    this.cells = width * height;
    this.ships = lengths.map((length) => fleet.filter((other) => other === length).length);
    this.wakes = Array.from({ length: 2 * this.cells }, (_, literal) => literal);
    this.places = lengths.flatMap((length, kind) =>
      berthsOf(puzzle, length).map(({ cells, caps }): Place => {
        const lies = length === 1 || cells[1] === cells[0] + 1;
        const row = Math.floor(cells[0] / width);
        const column = cells[0] % width;
        const touching = cells.flatMap((cell) => [...neighbours(puzzle, cell), ...diagonals(puzzle, cell)]);
        return {
          kind,
          cells,
          caps,
          around: [...new Set(touching)].filter((cell) => !cells.includes(cell)),
          line: lies
            ? Array.from({ length: width }, (_, step) => row * width + step)
            : Array.from({ length: height }, (_, step) => step * width + column),
          number: lies ? rows[row] : columns[column],
        };
      }),
    );
  }

  run(engine: Assignment): boolean {
    const { value } = engine;
    const isShip = (cell: number): boolean => value[yes(cell)] > 0;
    const isWater = (cell: number): boolean => value[yes(cell)] < 0;
    const spent = this.places.filter(({ cells, caps }) => cells.every(isShip) && caps.every(isWater));
    const owed = this.ships.map((ships, kind) => ships - spent.filter((place) => place.kind === kind).length);
    if (owed.some((ships) => ships < 0)) return engine.fail();
    const fits = ({ cells, line, number }: Place): boolean =>
      number < 0 || cells.length + line.filter((cell) => isShip(cell) && !cells.includes(cell)).length <= number;
    const berths = this.places.filter(
      (place) =>
        owed[place.kind] > 0 &&
        !place.cells.some(isWater) &&
        !place.around.some(isShip) &&
        fits(place) &&
        !spent.includes(place),
    );
    // What a set of berths, one of which is a ship, agree on.
    const agree = ([first, ...others]: readonly Place[]): boolean =>
      first.cells.every((cell) => others.some(({ cells }) => !cells.includes(cell)) || engine.infer(yes(cell))) &&
      first.around.every((cell) => others.some(({ around }) => !around.includes(cell)) || engine.infer(no(cell)));
    for (let kind = 0; kind < owed.length; kind++) {
      const own = berths.filter((place) => place.kind === kind);
      if (own.length < owed[kind]) return engine.fail();
      if (own.length === owed[kind] && !own.every((place) => agree([place]))) return false;
    }
    for (let cell = 0; cell < this.cells; cell++) {
      if (isWater(cell) || spent.some(({ cells }) => cells.includes(cell))) continue;
      const over = berths.filter(({ cells }) => cells.includes(cell));
      if (over.length === 0 && !engine.infer(no(cell))) return false;
      if (over.length > 0 && isShip(cell) && !agree(over)) return false;
    }
    return true;
  }

  explain({ value, position }: Assignment, _literal: Literal, _tag: number, before: number, because: Literals): void {
    for (let cell = 0; cell < this.cells; cell++)
      if (value[yes(cell)] !== 0 && position[cell] < before) because.push(value[yes(cell)] > 0 ? yes(cell) : no(cell));
  }

  holds(isTrue: ArrayLike<number>): boolean {
    const found = this.ships.map(() => 0);
    for (const { kind, cells, caps } of this.places)
      if (cells.every((cell) => isTrue[yes(cell)]) && !caps.some((cell) => isTrue[yes(cell)])) found[kind]++;
    return this.ships.every((ships, kind) => found[kind] === ships);
  }
}
