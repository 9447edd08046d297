import { ladder } from '../../src/genres/castle-wall/ladder/ladder.ts';
import { rungs } from '../../src/genres/castle-wall/ladder/rungs.ts';
import { castleWallReadings } from '../../src/genres/castle-wall/readings.ts';
import { check } from '../../src/genres/castle-wall/rules.ts';
import { ladderNames } from '../laws/ladder-case.ts';
import { ladderLaws } from '../laws/ladder-laws.ts';
import { castleWallAnswers } from '../support/brute.ts';
import { randomCastleWall } from '../support/random-boards.ts';
import { transformedCastleWall } from '../support/transformed.ts';

for (const name of ladderNames)
  ladderLaws({
    genre: `Castle Wall, ${name}`,
    readings: castleWallReadings,
    rungs: (reading) => rungs(reading, name),
    ladder: (puzzle, reading) => ladder(puzzle, reading, name),
    judge: check,
    board: (seed) => randomCastleWall(seed, { most: 16 }),
    brute: castleWallAnswers,
    transformed: transformedCastleWall,
  });
