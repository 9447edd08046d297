import { BLANK, QUESTION } from '../../../board/clue.ts';
import { NO, UNKNOWN, YES } from '../../../board/marks.ts';
import { columnOf, rowOf } from '../../../grid/shape.ts';
import { type BattleshipsPuzzle, LEFT_END, LOWER_END, MIDDLE, RIGHT_END, SUBMARINE, UPPER_END } from '../puzzle.ts';

// The outline of a ship cell. Cells of one ship run into each other, so that a ship is one hull:
//
//      ╭──────────╮          round   an end of the ship
//      │  hull    │          joined  goes on into the neighbour
//      ╰──────────╯          flat    nobody knows yet

export type Side = 'round' | 'joined' | 'flat';

export interface Hull {
  readonly up: Side;
  readonly right: Side;
  readonly down: Side;
  readonly left: Side;
}

type Direction = 'up' | 'right' | 'down' | 'left';

/** What a printed piece shows: towards where its ship goes on, and where it ends. */
const SHIP_TOWARDS: { readonly [piece: number]: readonly Direction[] } = {
  [UPPER_END]: ['down'],
  [LOWER_END]: ['up'],
  [LEFT_END]: ['right'],
  [RIGHT_END]: ['left'],
  [SUBMARINE]: [],
};

/**
 * The outline of a ship cell. A printed piece keeps the shape that is printed; any other is an end as soon as its ship
 * is seen to stop there. With `placed`, open cells count as water.
 */
export function hullOf(
  puzzle: BattleshipsPuzzle,
  cell: number,
  known: (cell: number) => number,
  placed: boolean,
): Hull {
  const { width, height, pieces } = puzzle;
  const row = rowOf(puzzle, cell);
  const column = columnOf(puzzle, cell);
  const beside = (inside: boolean, other: number): number => {
    if (!inside) return NO;
    const mark = known(other);
    return mark === UNKNOWN && placed ? NO : mark;
  };
  const marks = {
    up: beside(row > 0, cell - width),
    right: beside(column < width - 1, cell + 1),
    down: beside(row < height - 1, cell + width),
    left: beside(column > 0, cell - 1),
  };
  const piece = pieces[cell];
  const joined = (side: Direction): boolean => marks[side] === YES;
  if (piece !== BLANK && piece !== QUESTION && piece !== MIDDLE) {
    const on = SHIP_TOWARDS[piece] ?? [];
    const shown = (side: Direction): Side =>
      on.includes(side)
        ? joined(side)
          ? 'joined'
          : 'flat'
        : on.length === 0 || isOpposite(side, on[0])
          ? 'round'
          : 'flat';
    return { up: shown('up'), right: shown('right'), down: shown('down'), left: shown('left') };
  }
  const ships = (['up', 'right', 'down', 'left'] as const).filter(joined);
  const waters = (['up', 'right', 'down', 'left'] as const).filter((side) => marks[side] === NO);
  const side = (one: Direction): Side => {
    if (joined(one)) return 'joined';
    // Alone, it is a ship of one cell; with one neighbour, the far side is an end once water is known there.
    if (piece === MIDDLE) return 'flat';
    if (waters.length === 4) return 'round';
    return ships.length === 1 && isOpposite(one, ships[0]) && marks[one] === NO ? 'round' : 'flat';
  };
  return { up: side('up'), right: side('right'), down: side('down'), left: side('left') };
}

function isOpposite(a: Direction, b: Direction): boolean {
  const pair = `${a} ${b}`;
  return pair === 'up down' || pair === 'down up' || pair === 'left right' || pair === 'right left';
}

/**
 * The outline about the middle of a cell of this side, `gap` (a share of the side) away from the cell's border except
 * where it is joined to its neighbour.
 */
export function hullPath(hull: Hull, x: number, y: number, side: number, gap: number): string {
  const inner = side / 2 - gap * side;
  // Half a unit over the border, so that no hair of paper shows between two cells of a ship.
  const reach = (one: Side): number => (one === 'joined' ? side / 2 + 0.3 : inner);
  const [up, right, down, left] = [reach(hull.up), reach(hull.right), reach(hull.down), reach(hull.left)];
  const radius = (a: Side, b: Side): number =>
    a === 'joined' || b === 'joined' ? 0 : a === 'round' || b === 'round' ? inner : 0.22 * inner;
  const corners = [
    radius(hull.up, hull.left),
    radius(hull.up, hull.right),
    radius(hull.down, hull.right),
    radius(hull.down, hull.left),
  ];
  const arc = (r: number, dx: number, dy: number): string => (r > 0 ? `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}` : '');
  const [a, b, c, d] = corners;
  return (
    `M${x - left + a} ${y - up}H${x + right - b}${arc(b, 1, 1)}V${y + down - c}${arc(c, -1, 1)}` +
    `H${x - left + d}${arc(d, -1, -1)}V${y - up + a}${arc(a, 1, -1)}z`
  );
}
