import { fixtures as battleshipsFixtures } from '../../src/genres/battleships/fixtures/index.ts';
import { battleships } from '../../src/genres/battleships/index.ts';
import { fixtures as castleWallFixtures } from '../../src/genres/castle-wall/fixtures/index.ts';
import { castleWall } from '../../src/genres/castle-wall/index.ts';
import { fixtures as tilepaintFixtures } from '../../src/genres/tilepaint/fixtures/index.ts';
import { tilepaint } from '../../src/genres/tilepaint/index.ts';
import { fixtures as usowanFixtures } from '../../src/genres/usowan/fixtures/index.ts';
import { usowan } from '../../src/genres/usowan/index.ts';
import { bruteForce } from './brute.ts';

// Brute force for tests of what only one genre has; laws take it from `genre-cases.ts`.

export const usowanAnswers = bruteForce(usowan, usowanFixtures);
export const battleshipsAnswers = bruteForce(battleships, battleshipsFixtures);
export const tilepaintAnswers = bruteForce(tilepaint, tilepaintFixtures);
export const castleWallAnswers = bruteForce(castleWall, castleWallFixtures);
