import { describe, expect, it } from 'vitest';
import { BLANK } from '../../src/board/clue.ts';
import { randomTilepaint } from '../../src/genres/tilepaint/fixtures/random-board.ts';
import { CLUE_CELL } from '../../src/genres/tilepaint/puzzle.ts';
import { tilepaintReadings } from '../../src/genres/tilepaint/readings.ts';
import { tilepaintSweep } from '../../src/genres/tilepaint/sweep/sweep.ts';
import { finish } from '../../src/grid/task.ts';
import { count } from '../../src/sweep/index.ts';
import { countedBoards } from '../support/counted.ts';

const [reading] = tilepaintReadings;

describe('what the sweep keeps of a board', () => {
  it('is the same turned by a quarter', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { puzzle } = randomTilepaint(seed);
      const { width, height, tiles, columns, rows, right, down } = puzzle;
      const turn = (layer: readonly number[]) =>
        layer.map((_, cell) => layer[(cell % height) * width + Math.floor(cell / height)]);
      const names = new Map<number, number>();
      const turnedTiles = turn(tiles).map((tile) => {
        if (tile === CLUE_CELL) return CLUE_CELL;
        if (!names.has(tile)) names.set(tile, names.size);
        return names.get(tile) ?? CLUE_CELL;
      });
      const turned = {
        width: height,
        height: width,
        tiles: turnedTiles,
        columns: rows,
        rows: columns,
        right: turn(down),
        down: turn(right),
      };
      const here = finish(count(tilepaintSweep(puzzle, reading))).count;
      const there = finish(count(tilepaintSweep(turned, reading))).count;
      expect(there, `seed ${seed}: ${JSON.stringify(puzzle)}`).toBe(here);
    }
  });

  it('fits many words on a wide board', () => {
    // Two rows of single cells, each column owing one: every column chooses its row, and row 1 takes 30 of 60.
    const width = 60;
    const cells = 2 * width;
    const blank = new Array<number>(cells).fill(BLANK);
    const columns = new Array<number>(width).fill(1);
    const puzzle = {
      width,
      height: 2,
      tiles: [...blank.keys()],
      columns,
      rows: [30, BLANK],
      right: blank,
      down: blank,
    };
    let ways = 1n;
    for (let k = 1n; k <= 30n; k++) ways = (ways * (30n + k)) / k;
    expect(finish(count(tilepaintSweep(puzzle, reading))).count).toBe(ways);
    // Columns of 100 cells that owe 1, 1 and all but one: 100 ways each.
    const tall = {
      width: 3,
      height: 100,
      tiles: [...new Array(300).keys()],
      columns: [1, 1, 99],
      rows: new Array<number>(100).fill(BLANK),
    };
    const none = new Array<number>(300).fill(BLANK);
    expect(finish(count(tilepaintSweep({ ...tall, right: none, down: none }, reading))).count).toBe(1_000_000n);
  });

  it('holds no answer where a number is larger than its run', () => {
    const blank = [BLANK, BLANK, BLANK, BLANK, BLANK, BLANK];
    const puzzle = {
      width: 3,
      height: 2,
      tiles: [0, 0, 1, 2, 2, 1],
      columns: [BLANK, BLANK, 995],
      rows: [BLANK, BLANK],
    };
    expect(finish(count(tilepaintSweep({ ...puzzle, right: blank, down: blank }, reading))).count).toBe(0n);
  });

  it('holds every 0/1 matrix under exactly one set of sums, when every tile is one cell', () => {
    const blank = new Array<number>(6).fill(BLANK);
    let all = 0n;
    for (let code = 0; code < 3 ** 3 * 4 ** 2; code++) {
      const columns = [code % 3, Math.floor(code / 3) % 3, Math.floor(code / 9) % 3];
      const rows = [Math.floor(code / 27) % 4, Math.floor(code / 108) % 4];
      const puzzle = { width: 3, height: 2, tiles: [0, 1, 2, 3, 4, 5], columns, rows, right: blank, down: blank };
      all += finish(count(tilepaintSweep(puzzle, reading))).count;
    }
    expect(all).toBe(64n);
  });
});

describe('the counted boards', () => {
  for (const { name, puzzle, answers } of [...countedBoards.tilepaint, ...countedBoards.tilepaintProbeGap])
    it(name, () => {
      expect(finish(count(tilepaintSweep(puzzle, reading))).count).toBe(BigInt(answers.standard));
    });
});
