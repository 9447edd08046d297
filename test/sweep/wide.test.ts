import { describe, expect, it } from 'vitest';
import { BLANK, QUESTION } from '../../src/board/clue.ts';
import { randomCastleWall } from '../../src/genres/castle-wall/fixtures/random-board.ts';
import { type CastleWallPuzzle, GREY, NO_ARROW } from '../../src/genres/castle-wall/puzzle.ts';
import { castleWallReadings } from '../../src/genres/castle-wall/readings.ts';
import { castleWallSweep } from '../../src/genres/castle-wall/sweep/sweep.ts';
import { randomUsowan } from '../../src/genres/usowan/fixtures/random-board.ts';
import type { UsowanPuzzle } from '../../src/genres/usowan/puzzle.ts';
import type { UsowanReading } from '../../src/genres/usowan/readings.ts';
import { usowanSweep } from '../../src/genres/usowan/sweep/sweep.ts';
import type { Shape } from '../../src/grid/shape.ts';
import { finish } from '../../src/grid/task.ts';
import { count, diagram, walk } from '../../src/sweep/index.ts';
import { castleWallAnswers, usowanAnswers } from '../support/answers.ts';

// Small random boards set into the middle of large ones whose other cells are fixed: the answers stay the same, but the
// frontier takes several words and the small board lies across their seams.

/** For each cell of the large board the cell of the small one, or −1. */
function placed(small: Shape, large: Shape, row: number, column: number): number[] {
  return Array.from({ length: large.width * large.height }, (_, cell) => {
    const r = Math.floor(cell / large.width) - row;
    const c = (cell % large.width) - column;
    return r >= 0 && c >= 0 && r < small.height && c < small.width ? r * small.width + c : -1;
  });
}

describe('clued boards on frontiers of several words', () => {
  it('Castle Wall: all else is wall', () => {
    const large = { width: 20, height: 21 };
    for (let seed = 1; seed <= 30; seed++) {
      const { puzzle } = randomCastleWall(seed);
      const from = placed(puzzle, large, 3 + (seed % 9), 12 + (seed % 4) - 2);
      const spread = (values: readonly number[], other: number): number[] =>
        from.map((cell) => (cell < 0 ? other : values[cell]));
      const wide: CastleWallPuzzle = {
        ...large,
        colours: spread(puzzle.colours, GREY),
        arrows: spread(puzzle.arrows, NO_ARROW),
        numbers: spread(puzzle.numbers, BLANK),
      };
      for (const reading of castleWallReadings) {
        const answers = castleWallAnswers(puzzle, reading).length;
        const what = `seed ${seed}, ${reading.name}: ${JSON.stringify(puzzle)}`;
        const spec = castleWallSweep(wide, reading);
        expect(spec.words).toBeGreaterThan(1);
        expect(finish(count(spec)).count, what).toBe(BigInt(answers));
        expect([...walk(finish(diagram(spec)))].length, what).toBe(answers);
      }
    }
  });

  it('Usowan: all else is white', () => {
    const large = { width: 21, height: 22 };
    const readings: UsowanReading[] = (['at-most-one-per-region', 'none', 'one-in-total'] as const).map((lies) => ({
      name: lies,
      lies,
      sheet: 'free',
    }));
    for (let seed = 1; seed <= 30; seed++) {
      const { puzzle } = randomUsowan(seed);
      const from = placed(puzzle, large, 2 + (seed % 9), 6 + (seed % 5));
      const rest = Math.max(...puzzle.regions) + 1;
      const wide: UsowanPuzzle = {
        ...large,
        regions: from.map((cell) => (cell < 0 ? rest : puzzle.regions[cell])),
        numbers: from.map((cell) => (cell < 0 ? QUESTION : puzzle.numbers[cell])),
      };
      for (const reading of readings) {
        const answers = usowanAnswers(puzzle, reading).length;
        const what = `seed ${seed}, ${reading.name}: ${JSON.stringify(puzzle)}`;
        const spec = usowanSweep(wide, reading);
        expect(spec.words).toBeGreaterThan(3);
        expect(finish(count(spec)).count, what).toBe(BigInt(answers));
      }
    }
  });
});
