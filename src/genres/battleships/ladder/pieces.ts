import { BLANK } from '../../../board/clue.ts';
import { type Literal, negate, no, yes } from '../../../engine/literal.ts';
import type { Model } from '../../../engine/model.ts';
import { Cardinality } from '../../../engine/propagators/cardinality.ts';
import { Implies } from '../../../engine/propagators/implies.ts';
import { cellCount, cellName, columnOf, rowOf } from '../../../grid/shape.ts';
import { type BattleshipsPuzzle, LEFT_END, LOWER_END, MIDDLE, RIGHT_END, UPPER_END, WATER } from '../puzzle.ts';
import type { BattleshipsReading } from '../readings.ts';

/** Up, down, left and right of a cell, as the literal "ship is there"; undefined is beyond the border, so water. */
type Sides = readonly (Literal | undefined)[];

/** The side on which the rest of the ship lies. */
const REST: Readonly<Record<number, number>> = { [UPPER_END]: 1, [LOWER_END]: 0, [LEFT_END]: 3, [RIGHT_END]: 2 };

/**
 * The printed pieces: what each says of its own cell, and what its shape says of the four beside it. All that a shape
 * tells by itself is known from the start; only a middle may have to wait for what is found out beside it.
 */
export function addPieces(model: Model, puzzle: BattleshipsPuzzle, reading: BattleshipsReading): void {
  for (let cell = 0; cell < cellCount(puzzle); cell++) {
    const piece = puzzle.pieces[cell];
    if (piece === BLANK) continue;
    const selector = model.clue(cellName(puzzle, cell), 'piece');
    const said = piece === WATER ? no(cell) : yes(cell);
    model.onRung('count', (rung) => new Implies([], [said], { rule: 'piece', rung, selector }));
    if (piece <= WATER || reading.pieces === 'counters') continue;
    const shape = model.clue(cellName(puzzle, cell), 'shape');
    if (piece === MIDDLE) addMiddle(model, sidesOf(puzzle, cell), shape);
    else addEnd(model, sidesOf(puzzle, cell), REST[piece] ?? -1, shape);
  }
}

function sidesOf(puzzle: BattleshipsPuzzle, cell: number): Sides {
  const { width, height } = puzzle;
  return [
    rowOf(puzzle, cell) > 0 ? yes(cell - width) : undefined,
    rowOf(puzzle, cell) < height - 1 ? yes(cell + width) : undefined,
    columnOf(puzzle, cell) > 0 ? yes(cell - 1) : undefined,
    columnOf(puzzle, cell) < width - 1 ? yes(cell + 1) : undefined,
  ];
}

/** Water on all sides, but for the side `rest`, where the ship goes on; a submarine has no such side. */
function addEnd(model: Model, sides: Sides, rest: number, selector: Literal): void {
  const said: Literal[] = [];
  sides.forEach((ship, side) => {
    if (ship !== undefined) said.push(side === rest ? ship : negate(ship));
  });
  model.onRung('count', (rung) => new Implies([], said, { rule: 'shape', rung, selector }));
  if (rest >= 0 && sides[rest] === undefined) neverHolds(model, selector);
}

/** As soon as one axis is closed, by water or the border, ship lies on both sides along the other. */
function addMiddle(model: Model, sides: Sides, selector: Literal): void {
  for (const axis of [0, 1]) {
    const closing = sides.slice(2 * axis, 2 * axis + 2);
    const other = sides.slice(2 - 2 * axis, 4 - 2 * axis);
    const ships = other.filter((ship) => ship !== undefined);
    const premises = closing.includes(undefined)
      ? [[]]
      : closing.flatMap((ship) => (ship === undefined ? [] : [[negate(ship)]]));
    for (const premise of premises) {
      const name = premise.length === 0 ? 'count' : 'touch';
      if (ships.length === 2)
        model.onRung(name, (rung) => new Implies(premise, ships, { rule: 'shape', rung, selector }));
      // The border closes the other axis, whose turn settles this one; where it closes both, there is no such middle.
      else if (premise.length === 0) neverHolds(model, selector);
    }
  }
}

/** A shape that its place has no room for. */
function neverHolds(model: Model, selector: Literal): void {
  model.onRung('count', (rung) => new Cardinality([], 1, 1, { rule: 'shape', rung, selector }));
}
