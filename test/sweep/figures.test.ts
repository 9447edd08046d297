import { describe, expect, it } from 'vitest';
import { BLACK, WHITE } from '../../src/genres/castle-wall/puzzle.ts';
import { castleWallSweep } from '../../src/genres/castle-wall/sweep/sweep.ts';
import { usowanSpace } from '../../src/genres/usowan/sweep/sweep.ts';
import { finish } from '../../src/grid/task.ts';
import { count, diagram, field } from '../../src/sweep/index.ts';
import { data } from '../support/data.ts';
import { greyWalls, printedWalls, usowanReading, walledBoard } from './boards.ts';

interface Figure {
  readonly id: string;
  readonly value: unknown;
}

const figures = data<Figure[]>('figures.json');

/** The figures whose id begins so, with the rest of the id. Sizes are ROWSxCOLUMNS. */
function named(start: string): { rest: string; value: unknown }[] {
  return figures
    .filter(({ id }) => id.startsWith(start))
    .map(({ id, value }) => ({ rest: id.slice(start.length), value }));
}

function sized(text: string): { width: number; height: number } {
  const [height, width] = text.split('x').map(Number);
  return { width, height };
}

const ratios: Readonly<Record<string, readonly [number, number]>> = {
  uniform: [1, 1],
  q9_8: [9, 8],
  q5_4: [5, 4],
  q4_3: [4, 3],
  q3_2: [3, 2],
  q2: [2, 1],
  q3: [3, 1],
};

describe('published and independently computed figures', () => {
  for (const [sheet, reading] of [
    ['answers', 'standard'],
    ['independent', 'no-white-sheet'],
  ])
    for (const { rest, value } of named(`usowan.${sheet}.`).filter(({ rest }) => /^\d+x\d+$/.test(rest)))
      it(`usowan ${sheet} ${rest}`, () => {
        expect(finish(count(usowanSpace(sized(rest), usowanReading(reading)))).count).toBe(BigInt(value as string));
      });

  for (const [name, reading] of [
    ['shadedCells', 'standard'],
    ['shadedCellsNoSheet', 'no-white-sheet'],
  ])
    for (const { rest, value } of named(`usowan.${name}.`))
      it(`usowan ${name} ${rest}`, () => {
        const shape = sized(rest);
        const { numerators } = finish(field(finish(diagram(usowanSpace(shape, usowanReading(reading))))));
        for (const [cell, shaded] of Object.entries(value as Record<string, string>)) {
          const [row, column] = cell.split(',').map(Number);
          expect(numerators[row * shape.width + column], cell).toBe(BigInt(shaded));
        }
      });

  for (const { rest, value } of named('castlewall.cycles.'))
    it(`cycles ${rest}`, () => {
      expect(finish(count(castleWallSweep(walledBoard(sized(rest)), printedWalls))).count).toBe(
        BigInt(value as string),
      );
    });

  for (const { rest, value } of named('castlewall.byLength.'))
    it(`cycles by length ${rest}`, () => {
      const { byTally } = finish(count(castleWallSweep(walledBoard(sized(rest)), printedWalls), { by: 'length' }));
      const found = Object.fromEntries(
        byTally.flatMap((loops, length) => (loops > 0n ? [[`${length}`, `${loops}`]] : [])),
      );
      expect(found).toEqual(value);
    });

  for (const { rest, value } of named('castlewall.walls.'))
    it(`walls ${rest}`, () => {
      const { R, C, walls, cycles, byLength } = value as {
        R: number;
        C: number;
        walls: string[];
        cycles: string;
        byLength: object;
      };
      const cells = walls.map((text) => {
        const [row, column] = text.split(',').map(Number);
        return row * C + column;
      });
      const spec = castleWallSweep(walledBoard({ width: C, height: R }, greyWalls(cells)), printedWalls);
      expect(finish(count(spec)).count).toBe(BigInt(cycles));
      const { byTally } = finish(count(spec, { by: 'length' }));
      const found = Object.fromEntries(
        byTally.flatMap((loops, length) => (loops > 0n ? [[`${length}`, `${loops}`]] : [])),
      );
      expect(found).toEqual(byLength);
    });

  for (const { rest, value } of named('castlewall.meanLength.'))
    it(`mean length ${rest}`, () => {
      const [size, ratio] = rest.split('.');
      const [skip, take] = ratios[ratio];
      const spec = castleWallSweep(walledBoard(sized(size)), printedWalls);
      const { probabilities } = finish(field(finish(diagram(spec, { tilt: { tally: 'length', skip, take } }))));
      expect(probabilities.reduce((sum, part) => sum + part, 0)).toBeCloseTo(Number(value), 5);
    });

  for (const { rest, value } of named('castlewall.insideField.'))
    it(`loops that miss and enclose each cell ${rest}`, () => {
      const shape = sized(rest);
      const { miss, enclose } = value as { miss: string[][]; enclose: string[][] };
      for (let cell = 0; cell < shape.width * shape.height; cell++) {
        const loops = (colour: number): bigint =>
          finish(count(castleWallSweep(walledBoard(shape, new Map([[cell, colour]])), printedWalls))).count;
        const row = Math.floor(cell / shape.width);
        const column = cell % shape.width;
        expect(loops(WHITE), `enclose ${row},${column}`).toBe(BigInt(enclose[row][column]));
        expect(loops(WHITE) + loops(BLACK), `miss ${row},${column}`).toBe(BigInt(miss[row][column]));
      }
    });
});
