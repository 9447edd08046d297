import { describe, test } from 'vitest';
import { tilepaintReadings } from '../src/genres/tilepaint/readings.ts';
import { tilepaintSweep } from '../src/genres/tilepaint/sweep.ts';
import { type Marks, UNKNOWN } from '../src/grid/marks.ts';
import { seeded } from '../src/grid/random.ts';
import { tilepaintAnswers } from './brute.ts';
import { tileCount } from '../src/genres/tilepaint/rules.ts';
import { randomTilepaint } from './random-boards.ts';
import { expectAnswers } from './sweep-law.ts';

const [reading] = tilepaintReadings;

describe('the sweep against brute force through the judge', () => {
  test('random boards, with clue cells inside and with marks', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const { puzzle } = randomTilepaint(seed, { most: 20 });
      if (tileCount(puzzle) > 11) continue;
      const answers = tilepaintAnswers(puzzle, reading);
      const what = `seed ${seed}: ${JSON.stringify(puzzle)}`;
      const spec = tilepaintSweep(puzzle, reading);
      expectAnswers(spec, answers, what);
      const random = seeded(seed);
      const from = answers.length > 0 ? answers[random.below(answers.length)] : new Uint8Array(spec.decisions).fill(1);
      const marks: Marks = Uint8Array.from(from, mark => (random.below(4) === 0 ? mark : UNKNOWN));
      const kept = answers.filter(answer => marks.every((mark, tile) => mark === UNKNOWN || mark === answer[tile]));
      expectAnswers(tilepaintSweep(puzzle, reading, marks), kept, `${what} keeping ${marks}`);
    }
  });
});
