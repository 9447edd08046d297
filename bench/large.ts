import { BLANK, QUESTION } from '../src/board/clue.ts';
import { YES } from '../src/board/marks.ts';
import type { Puzzle } from '../src/board/puzzle.ts';
import { type BattleshipsPuzzle, WATER } from '../src/genres/battleships/puzzle.ts';
import {
  BLACK,
  type CastleWallPuzzle,
  DOWN,
  LEFT,
  NO_ARROW,
  NO_WALL,
  RIGHT,
  UP,
  WHITE,
} from '../src/genres/castle-wall/puzzle.ts';
import { rayEdges } from '../src/genres/castle-wall/rays.ts';
import { type GenreId, genreNamed } from '../src/genres/registry.ts';
import type { UsowanPuzzle } from '../src/genres/usowan/puzzle.ts';
import { edgesAt, horizontalEdge } from '../src/grid/edges.ts';
import { type Random, seeded } from '../src/grid/random.ts';
import { cellCount, columnOf, diagonals, neighbours, rowOf } from '../src/grid/shape.ts';
import { finish } from '../src/grid/task.ts';
import { Learning } from '../src/search/learning.ts';
import { encode } from './clingo/encode.ts';
import { hasClingo, runClingo } from './clingo/native.ts';
import { grownLoop, shuffled } from './loops.ts';

// Boards larger than any that is published, made from a seed: how the proof grows with size, beside native clingo.
//
//   tsx bench/large.ts [--clingo]

/** Whether the cells for which `free` holds hang together. */
function together(free: readonly boolean[], beside: (cell: number) => readonly number[]): boolean {
  const first = free.indexOf(true);
  const seen = new Set([first]);
  for (const cell of seen) for (const other of beside(cell)) if (free[other]) seen.add(other);
  return seen.size === free.filter(Boolean).length;
}

function usowan(width: number, height: number, share: number, random: Random): UsowanPuzzle {
  const shape = { width, height };
  const cells = cellCount(shape);
  const white = new Array<boolean>(cells).fill(true);
  for (const cell of shuffled(random, cells)) {
    if (neighbours(shape, cell).some((other) => !white[other])) continue;
    white[cell] = false;
    if (!together(white, (at) => neighbours(shape, at))) white[cell] = true;
  }
  const regions = Array.from(
    { length: cells },
    (_, cell) => Math.floor(rowOf(shape, cell) / 2) * width + Math.floor(columnOf(shape, cell) / 3),
  );
  const names = new Map<number, number>();
  for (const region of regions) if (!names.has(region)) names.set(region, names.size);
  const numbers = new Array<number>(cells).fill(BLANK);
  for (const region of names.keys()) {
    const inside = regions.flatMap((other, cell) => (other === region && white[cell] ? [cell] : []));
    const liar = inside[random.below(inside.length)];
    for (const cell of inside) {
      const truth = neighbours(shape, cell).filter((other) => !white[other]).length;
      if (cell === liar) numbers[cell] = (truth + 1 + random.below(3)) % 5;
      else if (random.below(100) < share) numbers[cell] = truth;
    }
  }
  return { ...shape, regions: regions.map((region) => names.get(region)!), numbers };
}

function battleships(width: number, height: number, share: number, random: Random): BattleshipsPuzzle {
  const shape = { width, height };
  const cells = cellCount(shape);
  const ship = new Array<boolean>(cells).fill(false);
  const fleet: number[] = [];
  for (let round = Math.floor(cells / 60); round > 0; round--) fleet.push(4, 3, 3, 2, 2, 2, 1, 1, 1, 1);
  fleet.sort((a, b) => b - a);
  const placed: number[] = [];
  for (const length of fleet)
    for (let tries = 0; tries < 400; tries++) {
      const lying = random.below(2) === 0;
      const row = random.below(height - (lying ? 0 : length - 1));
      const column = random.below(width - (lying ? length - 1 : 0));
      const own = Array.from({ length }, (_, step) => row * width + column + step * (lying ? 1 : width));
      if (
        own.some((cell) => ship[cell] || [...neighbours(shape, cell), ...diagonals(shape, cell)].some((at) => ship[at]))
      )
        continue;
      for (const cell of own) ship[cell] = true;
      placed.push(length);
      break;
    }
  const count = (within: (cell: number) => boolean): number =>
    ship.filter((isShip, cell) => isShip && within(cell)).length;
  return {
    ...shape,
    rows: Array.from({ length: height }, (_, row) => count((cell) => rowOf(shape, cell) === row)),
    columns: Array.from({ length: width }, (_, column) => count((cell) => columnOf(shape, cell) === column)),
    pieces: ship.map((isShip) => (random.below(100) < share ? (isShip ? QUESTION : WATER) : BLANK)),
    fleet: placed,
  };
}

function castleWall(width: number, height: number, share: number, random: Random): CastleWallPuzzle {
  const shape = { width, height };
  const loop = grownLoop(shape, random);
  const colours: number[] = [];
  const arrows: number[] = [];
  for (let cell = 0; cell < cellCount(shape); cell++) {
    const isWall = edgesAt(shape, cell).every((edge) => loop[edge] !== YES) && random.below(100) < share;
    // Inside or outside, by the horizontal edges above and just right of it.
    let crossings = 0;
    if (isWall && columnOf(shape, cell) < width - 1)
      for (let row = 0; row < rowOf(shape, cell); row++)
        if (loop[horizontalEdge(shape, row, columnOf(shape, cell))] === YES) crossings++;
    colours.push(!isWall ? NO_WALL : crossings % 2 === 1 ? WHITE : BLACK);
    arrows.push(isWall ? [UP, DOWN, LEFT, RIGHT][random.below(4)] : NO_ARROW);
  }
  const numbers = colours.map(() => BLANK);
  const puzzle = { ...shape, colours, arrows, numbers };
  colours.forEach((colour, cell) => {
    if (colour !== NO_WALL)
      numbers[cell] = rayEdges(puzzle, cell, arrows[cell]).filter((edge) => loop[edge] === YES).length;
  });
  return puzzle;
}

const cases: readonly [GenreId, string, (random: Random) => Puzzle][] = [
  ['usowan', '30x45, 70 % numbered', (random) => usowan(30, 45, 70, random)],
  ['usowan', '50x50, 80 % numbered', (random) => usowan(50, 50, 80, random)],
  ['battleships', '30x30, 10 % shown', (random) => battleships(30, 30, 10, random)],
  ['battleships', '50x50, 20 % shown', (random) => battleships(50, 50, 20, random)],
  ['castle-wall', '20x36, all walls', (random) => castleWall(20, 36, 100, random)],
  ['castle-wall', '20x36, 70 % walls', (random) => castleWall(20, 36, 70, random)],
  ['castle-wall', '50x50, all walls', (random) => castleWall(50, 50, 100, random)],
];

const withClingo = process.argv.includes('--clingo') && hasClingo();
const only = process.argv[2];
for (const [id, size, make] of cases.filter(
  ([genre, label]) => only === undefined || only.startsWith('--') || `${genre} ${label}`.includes(only),
))
  for (let seed = 1; seed <= 2; seed++) {
    const genre = genreNamed(id);
    const puzzle = make(seeded(seed));
    const before = process.cpuUsage();
    const model = genre.proof(puzzle, genre.readings[0]).enforceClues();
    const built = process.cpuUsage(before);
    const result = finish(new Learning(model, { limit: 2, conflicts: 200_000 }));
    const { user, system } = process.cpuUsage(before);
    const verdict =
      result.answers.length > 1
        ? 'several'
        : !result.complete
          ? 'unknown'
          : result.answers.length === 1
            ? 'unique'
            : 'none';
    const clingo = withClingo ? `, clingo ${runClingo(encode(id, puzzle), 2, 60).cpuSeconds.toFixed(2)} s` : '';
    console.log(
      `${id} ${size}, seed ${seed}: ${verdict}, ${result.conflicts} conflicts, built in ${((built.user + built.system) / 1e6).toFixed(3)} s, ` +
        `proved in ${((user + system) / 1e6).toFixed(3)} s${clingo}`,
    );
  }
