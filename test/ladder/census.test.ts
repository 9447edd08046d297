import { describe, expect, it } from 'vitest';
import { BLANK } from '../../src/board/clue.ts';
import { ladder } from '../../src/genres/tilepaint/ladder/ladder.ts';
import { rungs } from '../../src/genres/tilepaint/ladder/rungs.ts';
import { tilepaintReadings } from '../../src/genres/tilepaint/readings.ts';
import { cellCount, columnOf, neighbours, rowOf, type Shape } from '../../src/grid/shape.ts';
import { finish } from '../../src/grid/task.ts';
import { climb, gradeOf, PROBE } from '../../src/ladder/index.ts';
import { data } from '../support/data.ts';

// Every cut of a small board into tiles, every painting of them, all numbers printed: how many boards each rung
// finishes. The figures come from an independent program.

interface Census {
  readonly partitions: number;
  readonly boards: number;
  readonly unique: number;
  readonly count: number;
  readonly edge: number;
  readonly fit: number;
  readonly probe: number;
}

interface Figure {
  readonly id: string;
  readonly value: unknown;
}

const figures = data<Figure[]>('figures.json');
const FAST = ['2x2.max2', '2x3.max3', '1x5.max2', '2x4.max3', '3x3.max4', '2x5.max7'];

describe('all Tilepaint boards of a size, by the rung that finishes them', () => {
  it.each(FAST)('%s', (size) => {
    const figure = figures.find(({ id }) => id === `tilepaint.census.${size}`);
    const [, rows, columns, largest] = /^(\d)x(\d)\.max(\d)$/.exec(size) ?? [];
    expect(census({ width: Number(columns), height: Number(rows) }, Number(largest))).toEqual(figure?.value);
  });
});

function census(shape: Shape, largest: number): Census {
  const found = { partitions: 0, boards: 0, unique: 0, count: 0, edge: 0, fit: 0, probe: 0 };
  for (const { tiles, count } of partitions(shape, largest)) {
    found.partitions++;
    found.boards += 2 ** count;
    for (const [numbers, answers] of paintings(shape, tiles, count)) {
      if (answers > 1) continue;
      found.unique++;
      const [rows, columns] = numbers.split(' ').map((line) => [...line].map(Number));
      const blank = tiles.map(() => BLANK);
      const puzzle = { ...shape, tiles, rows, columns, right: blank, down: blank };
      const climbed = finish(climb(ladder(puzzle, tilepaintReadings[0], 'study'), STUDY));
      const grade = [...STUDY, PROBE].indexOf(gradeOf(climbed));
      // A board that one rung finishes is finished by every higher one.
      if (grade >= 0) found.probe++;
      if (grade >= 0 && grade <= 2) found.fit++;
      if (grade >= 0 && grade <= 1) found.edge++;
      if (grade === 0) found.count++;
    }
  }
  return found;
}

const STUDY = rungs(tilepaintReadings[0], 'study');

/** How many paintings give each set of row and column numbers. */
function paintings(shape: Shape, tiles: readonly number[], count: number): Map<string, number> {
  const answers = new Map<string, number>();
  for (let code = 0; code < 2 ** count; code++) {
    const rows = new Array<number>(shape.height).fill(0);
    const columns = new Array<number>(shape.width).fill(0);
    tiles.forEach((tile, cell) => {
      rows[rowOf(shape, cell)] += (code >>> tile) & 1;
      columns[columnOf(shape, cell)] += (code >>> tile) & 1;
    });
    const numbers = `${rows.join('')} ${columns.join('')}`;
    answers.set(numbers, (answers.get(numbers) ?? 0) + 1);
  }
  return answers;
}

function* partitions(shape: Shape, largest: number): Generator<{ tiles: number[]; count: number }> {
  const tiles = new Array<number>(cellCount(shape)).fill(-1);
  function* from(tile: number): Generator<{ tiles: number[]; count: number }> {
    const first = tiles.indexOf(-1);
    if (first < 0) {
      yield { tiles: tiles.slice(), count: tile };
      return;
    }
    for (const cells of connectedSets(shape, first, tiles, largest)) {
      for (const cell of cells) tiles[cell] = tile;
      yield* from(tile + 1);
      for (const cell of cells) tiles[cell] = -1;
    }
  }
  yield* from(0);
}

/** The connected sets of free cells that hold `first`, each once. */
function connectedSets(shape: Shape, first: number, tiles: readonly number[], largest: number): number[][] {
  const sets = new Map<string, number[]>([[String(first), [first]]]);
  for (const set of sets.values()) {
    if (set.length === largest) continue;
    for (const cell of set)
      for (const other of neighbours(shape, cell)) {
        if (tiles[other] !== -1 || set.includes(other)) continue;
        const larger = [...set, other].sort((a, b) => a - b);
        sets.set(larger.join(), larger);
      }
  }
  return [...sets.values()];
}
