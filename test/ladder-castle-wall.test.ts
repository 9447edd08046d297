import { ladder } from '../src/genres/castle-wall/ladder.ts';
import { castleWallReadings } from '../src/genres/castle-wall/readings.ts';
import { check } from '../src/genres/castle-wall/rules.ts';
import { rungs } from '../src/genres/castle-wall/rungs.ts';
import { castleWallAnswers } from './brute.ts';
import { ladderLaws } from './laws/ladder-laws.ts';
import { randomCastleWall } from './random-boards.ts';
import { transformedCastleWall } from './transformed.ts';

ladderLaws({
  genre: 'Castle Wall',
  readings: castleWallReadings,
  rungs,
  ladder,
  judge: check,
  board: (seed) => randomCastleWall(seed, { most: 16 }),
  brute: castleWallAnswers,
  transformed: transformedCastleWall,
});
