import { ladder } from '../../src/genres/tilepaint/ladder/ladder.ts';
import { rungs } from '../../src/genres/tilepaint/ladder/rungs.ts';
import { tilepaintReadings } from '../../src/genres/tilepaint/readings.ts';
import { check } from '../../src/genres/tilepaint/rules.ts';
import { ladderNames } from '../laws/ladder-case.ts';
import { ladderLaws } from '../laws/ladder-laws.ts';
import { tilepaintAnswers } from '../support/brute.ts';
import { randomTilepaint } from '../support/random-boards.ts';
import { transformedTilepaint } from '../support/transformed.ts';

for (const name of ladderNames)
  ladderLaws(
    {
      genre: `Tilepaint, ${name}`,
      readings: tilepaintReadings,
      rungs: (reading) => rungs(reading, name),
      ladder: (puzzle, reading) => ladder(puzzle, reading, name),
      judge: check,
      board: (seed) => randomTilepaint(seed, { most: 16 }),
      brute: tilepaintAnswers,
      transformed: transformedTilepaint,
    },
    200,
  );
