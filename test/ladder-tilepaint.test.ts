import { ladder } from '../src/genres/tilepaint/ladder.ts';
import { tilepaintReadings } from '../src/genres/tilepaint/readings.ts';
import { check } from '../src/genres/tilepaint/rules.ts';
import { rungs } from '../src/genres/tilepaint/rungs.ts';
import { tilepaintAnswers } from './brute.ts';
import { ladderLaws } from './laws/ladder-laws.ts';
import { randomTilepaint } from './random-boards.ts';
import { transformedTilepaint } from './transformed.ts';

ladderLaws(
  {
    genre: 'Tilepaint',
    readings: tilepaintReadings,
    rungs,
    ladder,
    judge: check,
    board: (seed) => randomTilepaint(seed, { most: 16 }),
    brute: tilepaintAnswers,
    transformed: transformedTilepaint,
  },
  200,
);
