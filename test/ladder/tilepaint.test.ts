import { ladder } from '../../src/genres/tilepaint/ladder/ladder.ts';
import { rungs } from '../../src/genres/tilepaint/ladder/rungs.ts';
import { tilepaintReadings } from '../../src/genres/tilepaint/readings.ts';
import { check } from '../../src/genres/tilepaint/rules.ts';
import { ladderLaws } from '../laws/ladder-laws.ts';
import { tilepaintAnswers } from '../support/brute.ts';
import { randomTilepaint } from '../support/random-boards.ts';
import { transformedTilepaint } from '../support/transformed.ts';

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
