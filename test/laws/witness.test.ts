import { battleshipsWitnesses } from '../../src/genres/battleships/fixtures/witnesses.ts';
import { castleWallWitnesses } from '../../src/genres/castle-wall/fixtures/witnesses.ts';
import { genreNamed } from '../../src/genres/registry.ts';
import { tilepaintWitnesses } from '../../src/genres/tilepaint/fixtures/witnesses.ts';
import { usowanWitnesses } from '../../src/genres/usowan/fixtures/witnesses.ts';
import { witnessLaw } from './witness-law.ts';

witnessLaw(genreNamed('usowan'), usowanWitnesses);
witnessLaw(genreNamed('battleships'), battleshipsWitnesses);
witnessLaw(genreNamed('tilepaint'), tilepaintWitnesses);
witnessLaw(genreNamed('castle-wall'), castleWallWitnesses);
