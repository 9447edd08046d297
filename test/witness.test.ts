import { battleshipsWitnesses } from '../src/genres/battleships/witnesses.ts';
import { castleWallWitnesses } from '../src/genres/castle-wall/witnesses.ts';
import { genreNamed } from '../src/genres/registry.ts';
import { tilepaintWitnesses } from '../src/genres/tilepaint/witnesses.ts';
import { usowanWitnesses } from '../src/genres/usowan/witnesses.ts';
import { witnessLaw } from './laws/witness-law.ts';

witnessLaw(genreNamed('usowan'), usowanWitnesses);
witnessLaw(genreNamed('battleships'), battleshipsWitnesses);
witnessLaw(genreNamed('tilepaint'), tilepaintWitnesses);
witnessLaw(genreNamed('castle-wall'), castleWallWitnesses);
