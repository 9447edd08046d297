import { describe, expect, test } from 'vitest';
import { battleshipsReadings } from '../src/genres/battleships/readings.ts';
import { shipClasses } from '../src/genres/battleships/sweep-board.ts';
import { sweepWaters } from '../src/genres/battleships/sweep.ts';
import { finish } from '../src/grid/task.ts';
import { count } from '../src/sweep/index.ts';
import { battleshipsAnswers } from './brute.ts';
import { randomBattleships } from './random-boards.ts';

describe('a board with clues', () => {
  for (const reading of battleshipsReadings)
    test(`the sweep finds as many answers as brute force: ${reading.name}`, () => {
      for (let seed = 1; seed <= 300; seed++) {
        const { puzzle } = randomBattleships(seed, { most: reading.fleet === 'menu' ? 16 : 24 });
        const expected = BigInt(battleshipsAnswers(puzzle, reading).length);
        for (const fleetIn of ['lanes', 'states'] as const) {
          const spec = sweepWaters(puzzle, shipClasses(puzzle.fleet, reading), reading, undefined, fleetIn);
          const name = `seed ${seed}, ${fleetIn}: ${JSON.stringify(puzzle)}`;
          expect(finish(count(spec)).count, name).toBe(expected);
        }
      }
    });
});
