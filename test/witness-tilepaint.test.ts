import { tilepaint } from '../src/genres/tilepaint/index.ts';
import { ladder } from '../src/genres/tilepaint/ladder.ts';
import { rungs } from '../src/genres/tilepaint/rungs.ts';
import { tilepaintWitnesses } from '../src/genres/tilepaint/witnesses.ts';
import { witnessLaw } from './laws/witness-law.ts';

witnessLaw({ genre: tilepaint, witnesses: tilepaintWitnesses, rungs, ladder });
