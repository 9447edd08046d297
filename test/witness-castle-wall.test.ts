import { castleWall } from '../src/genres/castle-wall/index.ts';
import { ladder } from '../src/genres/castle-wall/ladder.ts';
import { rungs } from '../src/genres/castle-wall/rungs.ts';
import { castleWallWitnesses } from '../src/genres/castle-wall/witnesses.ts';
import { witnessLaw } from './laws/witness-law.ts';

witnessLaw({ genre: castleWall, witnesses: castleWallWitnesses, rungs, ladder });
