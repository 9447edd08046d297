import { BLANK, QUESTION } from '../../src/board/clue.ts';
import { type Marks, NO, YES } from '../../src/board/marks.ts';
import {
  type BattleshipsPuzzle,
  LEFT_END,
  LOWER_END,
  MIDDLE,
  RIGHT_END,
  SUBMARINE,
  UPPER_END,
  WATER,
} from '../../src/genres/battleships/puzzle.ts';
import {
  BLACK,
  type CastleWallPuzzle,
  DOWN,
  GREY,
  LEFT,
  NO_ARROW,
  NO_WALL,
  RIGHT,
  UP,
  WHITE,
} from '../../src/genres/castle-wall/puzzle.ts';
import { CLUE_CELL, type TilepaintPuzzle } from '../../src/genres/tilepaint/puzzle.ts';
import type { UsowanPuzzle } from '../../src/genres/usowan/puzzle.ts';
import { edgeBetween, edgeCount, horizontalEdge, verticalEdge } from '../../src/grid/edges.ts';
import { type Random, seeded } from '../../src/grid/random.ts';
import { cellCount, columnOf, diagonals, neighbours, rowOf, type Shape } from '../../src/grid/shape.ts';

// Small random boards of every kind that the formats allow, the same for the same seed. Most are made from a random
// answer, so that they have one; clues are then left out, so that they have several; and every third board is
// damaged, so that it may have none. Everybody's oracles feed on these.

/** A board, and how a failing test names it. */
export interface RandomBoard<P> {
  readonly puzzle: P;
  /** The answer that the board was made from; null when the board was damaged afterwards and it may not be one. */
  readonly answer: Marks | null;
  readonly seed: number;
}

export interface Sides {
  /** Smallest and largest number of cells, and the longest side. */
  readonly least?: number;
  readonly most?: number;
  readonly side?: number;
}

/** A random size within bounds; square in about one case of eight only, since swapped sides don't show there. */
export function randomShape(random: Random, { least = 4, most = 20, side = 7 }: Sides): Shape {
  for (;;) {
    const width = 1 + random.below(side);
    const height = 1 + random.below(side);
    const cells = width * height;
    if (cells < least || cells > most) continue;
    if (width === height && random.below(3) > 0) continue;
    return { width, height };
  }
}

function chance(random: Random, part: number, whole: number): boolean {
  return random.below(whole) < part;
}

function pick<T>(random: Random, items: readonly T[]): T {
  return items[random.below(items.length)];
}

/**
 * Cuts the cells into connected parts of at most `largest` cells, numbered by first cell in reading order; -1 stays
 * where `blocked`. Cells in random order; each free one grows a part cell by cell.
 */
export function randomParts(random: Random, shape: Shape, largest: number, blocked: readonly boolean[] = []): number[] {
  const part = new Array<number>(cellCount(shape)).fill(-1);
  const order = random.shuffle([...part.keys()]);
  let parts = 0;
  for (const first of order) {
    if (part[first] >= 0 || blocked[first]) continue;
    const size = 1 + random.below(largest);
    const cells = [first];
    part[first] = parts;
    while (cells.length < size) {
      const open = cells.flatMap((cell) => neighbours(shape, cell)).filter((cell) => part[cell] < 0 && !blocked[cell]);
      if (open.length === 0) break;
      const cell = pick(random, open);
      part[cell] = parts;
      cells.push(cell);
    }
    parts++;
  }
  return renumbered(part);
}

function renumbered(part: readonly number[]): number[] {
  const ids = new Map<number, number>();
  return part.map((id) => {
    if (id < 0) return -1;
    if (!ids.has(id)) ids.set(id, ids.size);
    return ids.get(id) ?? -1;
  });
}

/** A random Usowan board; its answer, if any, is one under the standard reading. */
export function randomUsowan(seed: number, sides: Sides = {}): RandomBoard<UsowanPuzzle> {
  const random = seeded(seed);
  const shape = randomShape(random, sides);
  const cells = cellCount(shape);
  const shaded = randomSheet(random, shape);
  const regions = randomParts(random, shape, 1 + random.below(Math.max(2, Math.min(9, cells))));
  const numbers = new Array<number>(cells).fill(BLANK);
  const density = 1 + random.below(4);
  const whole = 1 + regions.reduce((most, region) => Math.max(most, region), 0);
  let legal = true;
  for (let region = 0; region < whole; region++) {
    const white = [...numbers.keys()].filter((cell) => regions[cell] === region && !shaded[cell]);
    if (white.length === 0) {
      legal = false;
      continue;
    }
    const liar = pick(random, white);
    for (const cell of white) {
      const truth = neighbours(shape, cell).filter((other) => shaded[other]).length;
      if (cell === liar)
        numbers[cell] = pick(
          random,
          [0, 1, 2, 3, 4].filter((number) => number !== truth),
        );
      else if (chance(random, 1, 10)) numbers[cell] = QUESTION;
      else if (chance(random, density, 5)) numbers[cell] = truth;
    }
  }
  if (chance(random, 1, 3)) {
    legal = false;
    for (let hits = 1 + random.below(3); hits > 0; hits--)
      numbers[random.below(cells)] = pick(random, [BLANK, QUESTION, 0, 1, 2, 3, 4]);
  }
  const answer = Uint8Array.from(shaded, (is) => (is ? YES : NO));
  return { puzzle: { ...shape, regions, numbers }, answer: legal ? answer : null, seed };
}

/** A random set of cells, no two of which share an edge, that leaves the others one sheet. */
function randomSheet(random: Random, shape: Shape): boolean[] {
  const shaded = new Array<boolean>(cellCount(shape)).fill(false);
  const wanted = random.below(1 + Math.ceil(shaded.length / 2));
  for (const cell of random.shuffle([...shaded.keys()]).slice(0, wanted)) {
    if (neighbours(shape, cell).some((other) => shaded[other])) continue;
    shaded[cell] = true;
    if (!oneSheet(shape, shaded)) shaded[cell] = false;
  }
  return shaded;
}

function oneSheet(shape: Shape, shaded: readonly boolean[]): boolean {
  const first = shaded.indexOf(false);
  if (first < 0) return false;
  const seen = new Set([first]);
  for (const cell of seen) for (const other of neighbours(shape, cell)) if (!shaded[other]) seen.add(other);
  return seen.size === shaded.filter((is) => !is).length;
}

/** A random Battleships board; its answer, if any, is one under the standard reading. */
export function randomBattleships(seed: number, sides: Sides = {}): RandomBoard<BattleshipsPuzzle> {
  const random = seeded(seed);
  const shape = randomShape(random, sides);
  const cells = cellCount(shape);
  const ship = new Array<boolean>(cells).fill(false);
  const fleet: number[] = [];
  for (let tries = 2 + random.below(8); tries > 0; tries--) {
    const run = randomRun(random, shape);
    const zone = run.flatMap((cell) => [cell, ...neighbours(shape, cell), ...diagonals(shape, cell)]);
    if (zone.some((cell) => ship[cell])) continue;
    for (const cell of run) ship[cell] = true;
    fleet.push(run.length);
  }
  fleet.sort((a, b) => b - a);
  const numbered = random.below(5);
  const number = (belongs: (cell: number) => boolean): number => {
    if (!chance(random, numbered, 4)) return chance(random, 1, 8) ? QUESTION : BLANK;
    return ship.filter((is, cell) => is && belongs(cell)).length;
  };
  const columns = Array.from({ length: shape.width }, (_, column) =>
    number((cell) => columnOf(shape, cell) === column),
  );
  const rows = Array.from({ length: shape.height }, (_, row) => number((cell) => rowOf(shape, cell) === row));
  const pieces = new Array<number>(cells).fill(BLANK);
  for (let hints = random.below(4); hints > 0; hints--) {
    const cell = random.below(cells);
    const shown = shownPiece(shape, ship, cell);
    pieces[cell] = shown !== WATER && chance(random, 1, 4) ? QUESTION : shown;
  }
  const damaged = chance(random, 1, 3);
  if (damaged) {
    const kind = random.below(4);
    if (kind === 0) columns[random.below(shape.width)] = random.below(shape.height + 2);
    if (kind === 1) rows[random.below(shape.height)] = random.below(shape.width + 2);
    if (kind === 2) pieces[random.below(cells)] = pick(random, [QUESTION, 0, 1, 2, 3, 4, 5, 6]);
    if (kind === 3) fleet.splice(random.below(fleet.length), 1, 1 + random.below(4));
  }
  const answer = Uint8Array.from(ship, (is) => (is ? YES : NO));
  return { puzzle: { ...shape, columns, rows, pieces, fleet }, answer: damaged ? null : answer, seed };
}

function randomRun(random: Random, shape: Shape): number[] {
  for (;;) {
    const length = 1 + random.below(4);
    const start = random.below(cellCount(shape));
    const across = chance(random, 1, 2);
    const room = across ? shape.width - columnOf(shape, start) : shape.height - rowOf(shape, start);
    if (length <= room) return Array.from({ length }, (_, step) => start + step * (across ? 1 : shape.width));
  }
}

/** What a print of the answer shows at `cell`. */
export function shownPiece(shape: Shape, ship: readonly boolean[], cell: number): number {
  if (!ship[cell]) return WATER;
  const around = neighbours(shape, cell).filter((other) => ship[other]);
  if (around.length === 0) return SUBMARINE;
  if (around.length === 2) return MIDDLE;
  if (around[0] === cell + shape.width) return UPPER_END;
  if (around[0] === cell - shape.width) return LOWER_END;
  return around[0] === cell + 1 ? LEFT_END : RIGHT_END;
}

/** A random Tilepaint board, about half of them with clue cells inside; its answer has one mark a tile. */
export function randomTilepaint(seed: number, sides: Sides = {}): RandomBoard<TilepaintPuzzle> {
  const random = seeded(seed);
  const shape = randomShape(random, { most: 30, ...sides });
  const cells = cellCount(shape);
  const clueCell = new Array<boolean>(cells).fill(false);
  if (chance(random, 1, 2)) for (let more = random.below(5); more > 0; more--) clueCell[random.below(cells)] = true;
  const tiles = randomParts(random, shape, 1 + random.below(6), clueCell).map((tile) => (tile < 0 ? CLUE_CELL : tile));
  const count = 1 + tiles.reduce((most, tile) => Math.max(most, tile), -1);
  const answer = Uint8Array.from({ length: count }, () => (chance(random, 1, 2) ? YES : NO));
  const density = random.below(5);
  const run = (from: number, step: number, length: number): number => {
    if (!chance(random, density, 4)) return BLANK;
    let painted = 0;
    for (let taken = 0, cell = from; taken < length && !clueCell[cell]; taken++, cell += step)
      if (answer[tiles[cell]] === YES) painted++;
    return painted;
  };
  const { width, height } = shape;
  const columns = Array.from({ length: width }, (_, column) => run(column, width, height));
  const rows = Array.from({ length: height }, (_, row) => run(row * width, 1, width));
  const right = clueCell.map((is, cell) => (is ? run(cell + 1, 1, width - 1 - columnOf(shape, cell)) : BLANK));
  const down = clueCell.map((is, cell) => (is ? run(cell + width, width, height - 1 - rowOf(shape, cell)) : BLANK));
  const damaged = chance(random, 1, 3);
  if (damaged) {
    for (let hits = 1 + random.below(2); hits > 0; hits--) {
      const kind = random.below(4);
      const at = random.below(cells);
      if (kind === 0) columns[random.below(width)] = random.below(height + 2);
      if (kind === 1) rows[random.below(height)] = random.below(width + 2);
      if (kind === 2 && clueCell[at]) right[at] = random.below(width + 1);
      if (kind === 3 && clueCell[at]) down[at] = random.below(height + 1);
    }
  }
  return { puzzle: { ...shape, tiles, columns, rows, right, down }, answer: damaged ? null : answer, seed };
}

/** A random Castle Wall board on at least 2×2 cells; its answer has one mark an edge. */
export function randomCastleWall(seed: number, sides: Sides = {}): RandomBoard<CastleWallPuzzle> {
  const random = seeded(seed);
  let shape = randomShape(random, { most: 24, ...sides });
  while (shape.width < 2 || shape.height < 2) shape = randomShape(random, { most: 24, ...sides });
  const cells = cellCount(shape);
  const { answer, inside } = randomLoop(random, shape);
  const missed = [...new Array(cells).keys()].filter((cell) => !visited(shape, answer, cell));
  const colours = new Array<number>(cells).fill(NO_WALL);
  const arrows = new Array<number>(cells).fill(NO_ARROW);
  const numbers = new Array<number>(cells).fill(BLANK);
  const walls = random.below(1 + missed.length);
  for (const cell of random.shuffle(missed).slice(0, walls)) {
    colours[cell] = chance(random, 1, 4) ? GREY : insideOf(shape, inside, cell) ? WHITE : BLACK;
    numbers[cell] = QUESTION;
    if (chance(random, 1, 3)) {
      // A number without an arrow says nothing, so any will do.
      if (chance(random, 1, 4)) numbers[cell] = random.below(4);
      continue;
    }
    arrows[cell] = pick(random, [UP, DOWN, LEFT, RIGHT]);
    if (!chance(random, 1, 5)) numbers[cell] = along(shape, answer, cell, arrows[cell]);
  }
  const damaged = chance(random, 1, 3);
  if (damaged) {
    const cell = random.below(cells);
    const kind = random.below(3);
    if (kind === 0 || colours[cell] === NO_WALL) {
      colours[cell] = pick(random, [GREY, WHITE, BLACK]);
      arrows[cell] = random.below(5);
      numbers[cell] = pick(random, [QUESTION, 0, 1, 2, 3]);
    } else if (kind === 1) colours[cell] = pick(random, [GREY, WHITE, BLACK]);
    else numbers[cell] = random.below(4);
  }
  return { puzzle: { ...shape, colours, arrows, numbers }, answer: damaged ? null : answer, seed };
}

function visited(shape: Shape, answer: Marks, cell: number): boolean {
  return neighbours(shape, cell).some((other) => answer[edgeBetween(shape, cell, other)] === YES);
}

/**
 * The border of a random set of squares between the cell centres, grown square by square; a square that would make
 * the border meet itself at a corner or leave a hole is left out again.
 */
function randomLoop(random: Random, shape: Shape): { answer: Marks; inside: boolean[] } {
  const squares: Shape = { width: shape.width - 1, height: shape.height - 1 };
  const inside = new Array<boolean>(cellCount(squares)).fill(false);
  inside[random.below(inside.length)] = true;
  for (let tries = random.below(2 * inside.length); tries > 0; tries--) {
    const square = random.below(inside.length);
    if (inside[square] || !neighbours(squares, square).some((other) => inside[other])) continue;
    inside[square] = true;
    if (!isOneLoop(shape, border(shape, inside))) inside[square] = false;
  }
  return { answer: border(shape, inside), inside };
}

function border(shape: Shape, inside: readonly boolean[]): Marks {
  const { width, height } = shape;
  const at = (row: number, column: number): boolean =>
    row >= 0 && column >= 0 && row < height - 1 && column < width - 1 && inside[row * (width - 1) + column];
  const marks = new Uint8Array(edgeCount(shape)).fill(NO);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      if (column < width - 1 && at(row - 1, column) !== at(row, column))
        marks[horizontalEdge(shape, row, column)] = YES;
      if (row < height - 1 && at(row, column - 1) !== at(row, column)) marks[verticalEdge(shape, row, column)] = YES;
    }
  return marks;
}

function isOneLoop(shape: Shape, marks: Marks): boolean {
  const beside = (cell: number): number[] =>
    neighbours(shape, cell).filter((other) => marks[edgeBetween(shape, cell, other)] === YES);
  const on = [...new Array(cellCount(shape)).keys()].filter((cell) => beside(cell).length > 0);
  if (on.some((cell) => beside(cell).length !== 2)) return false;
  const seen = new Set([on[0]]);
  for (const cell of seen) for (const other of beside(cell)) seen.add(other);
  return seen.size === on.length;
}

/** Whether a cell that the loop misses is inside: then all squares around it are. */
function insideOf(shape: Shape, inside: readonly boolean[], cell: number): boolean {
  const row = rowOf(shape, cell);
  const column = columnOf(shape, cell);
  if (row === shape.height - 1 || column === shape.width - 1) return false;
  return inside[row * (shape.width - 1) + column];
}

/** Whether a cell that the loop misses lies inside it: the squares below the row that a ray to the left crosses. */
export function insideLoop(shape: Shape, loop: Marks, cell: number): boolean {
  const row = rowOf(shape, cell);
  if (row === shape.height - 1) return false;
  let crossed = 0;
  for (let column = 0; column < columnOf(shape, cell); column++)
    if (loop[verticalEdge(shape, row, column)] === YES) crossed++;
  return crossed % 2 === 1;
}

/** Used edges on the ray from `cell` in the direction of `arrow`. */
export function along(shape: Shape, answer: Marks, cell: number, arrow: number): number {
  const vertical = arrow === UP || arrow === DOWN;
  const backwards = arrow === UP || arrow === LEFT;
  const step = (vertical ? shape.width : 1) * (backwards ? -1 : 1);
  const position = vertical ? rowOf(shape, cell) : columnOf(shape, cell);
  const length = backwards ? position : (vertical ? shape.height : shape.width) - 1 - position;
  let used = 0;
  for (let taken = 0, at = cell; taken < length; taken++, at += step)
    if (answer[edgeBetween(shape, at, at + step)] === YES) used++;
  return used;
}
