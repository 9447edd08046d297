import { describe, expect, it } from 'vitest';
import { BLANK, QUESTION } from '../../src/board/clue.ts';
import { type Marks, YES } from '../../src/board/marks.ts';
import { check as checkBattleships } from '../../src/genres/battleships/rules.ts';
import { along, insideLoop } from '../../src/genres/castle-wall/fixtures/random-board.ts';
import {
  type CastleWallPuzzle,
  DOWN,
  GREY,
  LEFT,
  NO_ARROW,
  NO_WALL,
  RIGHT,
  UP,
} from '../../src/genres/castle-wall/puzzle.ts';
import { castleWallReadings } from '../../src/genres/castle-wall/readings.ts';
import { check as checkCastleWall } from '../../src/genres/castle-wall/rules.ts';
import { tilepaintReadings } from '../../src/genres/tilepaint/readings.ts';
import { edgesAt } from '../../src/grid/edges.ts';
import { cellCount, neighbours, type Shape } from '../../src/grid/shape.ts';
import { battleshipsAnswers, castleWallAnswers, tilepaintAnswers, usowanAnswers } from '../support/answers.ts';
import { data } from '../support/data.ts';

// Published and independently computed figures that plain enumeration through the judge reaches quickly.

interface Figure {
  readonly id: string;
  readonly value: unknown;
}

const figures = data<readonly Figure[]>('figures.json');

function figure(id: string): unknown {
  const found = figures.find((other) => other.id === id);
  if (!found) throw new Error(`no figure ${id}`);
  return found.value;
}

/** `4x5` of the figures is rows by columns. */
function shapeOf(size: string): Shape {
  const [height, width] = size.split('x').map(Number);
  return { width, height };
}

describe('Usowan: answer spaces', () => {
  const space = (size: string, sheet: 'edges' | 'free') => {
    const shape = shapeOf(size);
    const cells = cellCount(shape);
    const numbers = new Array<number>(cells).fill(BLANK);
    const regions = new Array<number>(cells).fill(0);
    return usowanAnswers({ ...shape, numbers, regions }, { name: '', lies: 'none', sheet });
  };
  it.each(['1x1', '2x2', '3x3', '4x4', '5x5', '3x5', '3x6', '2x6', '2x7'])('%s with the sheet', (size) => {
    expect(String(space(size, 'edges').length)).toBe(figure(`usowan.answers.${size}`));
  });
  it.each(['1x1', '2x2', '3x3', '4x4', '1x2', '3x8'])('%s without it', (size) => {
    expect(String(space(size, 'free').length)).toBe(figure(`usowan.independent.${size}`));
  });
  it('shaded neighbours of border cells on 3x8', () => {
    const shape = shapeOf('3x8');
    const counts = [0, 0, 0, 0, 0];
    const edge = [...new Array(cellCount(shape)).keys()].filter((cell) => neighbours(shape, cell).length === 3);
    for (const answer of space('3x8', 'edges'))
      for (const cell of edge) counts[neighbours(shape, cell).filter((other) => answer[other] === YES).length]++;
    expect(figure('usowan.clueHistogram.3x8.edge')).toMatchObject({ answers: counts.map(String) });
  });
});

describe('Battleships: placements', () => {
  const placements = (size: string, fleet: readonly number[], touch: 'never' | 'diagonally', menu = false) => {
    const shape = shapeOf(size);
    const puzzle = {
      ...shape,
      columns: new Array<number>(shape.width).fill(BLANK),
      rows: new Array<number>(shape.height).fill(BLANK),
      pieces: new Array<number>(cellCount(shape)).fill(BLANK),
      fleet,
    };
    const reading = { name: '', touch, pieces: 'shapes', fleet: menu ? 'menu' : 'inventory' } as const;
    const answers = battleshipsAnswers(puzzle, reading);
    for (const answer of answers.slice(0, 5)) expect(checkBattleships(puzzle, answer, reading).violations).toEqual([]);
    return String(answers.length);
  };
  it.each(['4x4.2', '4x4.2211', '5x5.321', '5x5.4332221111', '7x7.1', '8x8.1'])('%s', (name) => {
    const [size, fleet] = name.split('.');
    expect(placements(size, [...fleet].map(Number), 'never')).toBe(figure(`battleships.placements.${name}.std`));
  });
  it.each(['1x1', '2x2', '3x3', '4x4', '5x5'])('kings of %s', (size) => {
    expect(placements(size, [1], 'never', true)).toBe(figure(`battleships.kings.${size}`));
  });
  it.each(['1x1', '2x2', '3x3', '4x4'])('submarines of %s that may touch at corners: independent sets', (size) => {
    expect(placements(size, [1], 'diagonally', true)).toBe(figure(`usowan.independent.${size}`));
  });
});

describe('Castle Wall: cycles', () => {
  const walls = { name: '', numbers: false, colours: false };
  const cycles = (shape: Shape, blocked: readonly number[] = []): Marks[] => {
    const cells = cellCount(shape);
    const colours = new Array<number>(cells).fill(NO_WALL);
    for (const cell of blocked) colours[cell] = GREY;
    const arrows = new Array<number>(cells).fill(NO_ARROW);
    const numbers = colours.map((colour) => (colour === NO_WALL ? BLANK : QUESTION));
    return castleWallAnswers({ ...shape, colours, arrows, numbers }, walls);
  };
  const byLength = (loops: readonly Marks[]): Record<string, string> => {
    const counts: Record<string, number> = {};
    for (const loop of loops) {
      const length = loop.filter((mark) => mark === YES).length;
      counts[length] = (counts[length] ?? 0) + 1;
    }
    return Object.fromEntries(Object.entries(counts).map(([length, count]) => [length, String(count)]));
  };
  it.each(['2x2', '3x3', '4x4', '5x5', '2x7', '2x8'])('%s', (size) => {
    expect(String(cycles(shapeOf(size)).length)).toBe(figure(`castlewall.cycles.${size}`));
  });
  it.each(['2x5', '2x8', '3x9'])('%s by length', (size) => {
    expect(byLength(cycles(shapeOf(size)))).toEqual(figure(`castlewall.byLength.${size}`));
  });
  it.each(['02', '06', '12', '13', '15', '20', '23'])('board %s with walls', (name) => {
    const {
      R,
      C,
      walls,
      cycles: count,
      byLength: lengths,
    } = figure(`castlewall.walls.${name}`) as {
      R: number;
      C: number;
      walls: string[];
      cycles: string;
      byLength: Record<string, string>;
    };
    const blocked = walls.map((wall) => {
      const [row, column] = wall.split(',').map(Number);
      return row * C + column;
    });
    const found = cycles({ width: C, height: R }, blocked);
    expect(String(found.length)).toBe(count);
    expect(byLength(found)).toEqual(lengths);
  });

  /** The loop's board with every cell that it misses a wall of the right colour, with an arrow as `arrowOf` says. */
  const fullBoard = (shape: Shape, loop: Marks, arrowOf: (cell: number) => number): CastleWallPuzzle => {
    const cells = [...new Array(cellCount(shape)).keys()];
    const missed = (cell: number) => edgesAt(shape, cell).every((edge) => loop[edge] !== YES);
    return {
      ...shape,
      colours: cells.map((cell) => (missed(cell) ? (insideLoop(shape, loop, cell) ? 1 : 2) : NO_WALL)),
      arrows: cells.map((cell) => (missed(cell) ? arrowOf(cell) : NO_ARROW)),
      numbers: cells.map((cell) => (missed(cell) ? along(shape, loop, cell, arrowOf(cell)) : BLANK)),
    };
  };
  /** The direction of the longest ray to the border; of equals the first of up, right, down, left. */
  const longest = ({ width, height }: Shape, cell: number): number => {
    const row = Math.floor(cell / width);
    const column = cell % width;
    const rays = [row, width - 1 - column, height - 1 - row, column];
    return [UP, RIGHT, DOWN, LEFT][rays.indexOf(Math.max(...rays))];
  };
  it.each(['4x4', '4x3', '3x6'])('loops of %s pinned by full colours and longest arrows', (size) => {
    const shape = shapeOf(size);
    const loops = cycles(shape);
    const pinned = loops.filter((loop) => {
      const puzzle = fullBoard(shape, loop, (cell) => longest(shape, cell));
      return (
        loops.filter((other) => checkCastleWall(puzzle, other, castleWallReadings[0]).violations.length === 0)
          .length === 1
      );
    });
    expect(`${pinned.length} of ${loops.length}`).toBe(figure(`castlewall.maxInfo.${size}`));
  });
});

describe('Tilepaint: all boards of a size', () => {
  /** Every way to cut a shape into connected parts of at most `largest` cells, numbered by first cell. */
  const partitions = (shape: Shape, largest: number): number[][] => {
    const found: number[][] = [];
    const grow = (tiles: readonly number[], next: number): void => {
      const first = tiles.indexOf(-1);
      if (first < 0) {
        found.push([...tiles]);
        return;
      }
      for (const part of partsFrom(shape, tiles, first, largest))
        grow(
          tiles.map((tile, cell) => (part.has(cell) ? next : tile)),
          next + 1,
        );
    };
    grow(new Array<number>(cellCount(shape)).fill(-1), 0);
    return found;
  };
  const partsFrom = (shape: Shape, tiles: readonly number[], first: number, largest: number): Set<number>[] => {
    const seen = new Map<string, Set<number>>();
    const queue = [new Set([first])];
    for (const part of queue) {
      const key = [...part].sort((a, b) => a - b).join();
      if (seen.has(key)) continue;
      seen.set(key, part);
      if (part.size === largest) continue;
      for (const cell of part)
        for (const other of neighbours(shape, cell))
          if (tiles[other] < 0 && !part.has(other)) queue.push(new Set([...part, other]));
    }
    return [...seen.values()];
  };
  it.each(['2x2.max2', '2x3.max3', '1x5.max2', '2x4.max3'])('%s', (name) => {
    const [size, largest] = name.split('.max');
    const shape = shapeOf(size);
    const blank = new Array<number>(cellCount(shape)).fill(BLANK);
    const cuts = partitions(shape, Number(largest));
    let boards = 0;
    let unique = 0;
    for (const tiles of cuts) {
      const count = 1 + Math.max(...tiles);
      for (let code = 0; code < 2 ** count; code++) {
        const painted = tiles.map((tile) => (code >> tile) & 1);
        const columns = Array.from({ length: shape.width }, (_, column) =>
          painted.reduce((sum, is, cell) => sum + (cell % shape.width === column ? is : 0), 0),
        );
        const rows = Array.from({ length: shape.height }, (_, row) =>
          painted.reduce((sum, is, cell) => sum + (Math.floor(cell / shape.width) === row ? is : 0), 0),
        );
        boards++;
        const puzzle = { ...shape, tiles, columns, rows, right: blank, down: blank };
        if (tilepaintAnswers(puzzle, tilepaintReadings[0]).length === 1) unique++;
      }
    }
    expect(figure(`tilepaint.census.${name}`)).toMatchObject({ partitions: cuts.length, boards, unique });
  });
});
