import type { Genre } from '../../genre/genre.ts';
import { edgeCount, edgeName, edgesAt } from '../../grid/edges.ts';
import { blank } from './blank.ts';
import { composer } from './compose/composer.ts';
import { castleWallCodec } from './formats/codec.ts';
import { ladder } from './ladder/ladder.ts';
import { rungs, techniques } from './ladder/rungs.ts';
import { type CastleWallOptions, options } from './options.ts';
import { proof } from './proof/proof.ts';
import type { CastleWallPuzzle } from './puzzle.ts';
import { type CastleWallReading, castleWallReadings } from './readings.ts';
import { reasons } from './reasons.ts';
import { check, printed } from './rules.ts';
import { castleWallSweep } from './sweep/sweep.ts';
import { wording } from './wording.ts';

export const castleWall: Genre<CastleWallPuzzle, CastleWallReading, CastleWallOptions, 'castle-wall'> = {
  id: 'castle-wall',
  name: 'Castle Wall',
  aliases: ['castle'],
  example: 'castle/6/6/q032e033040011g013b',
  decision: 'edge',
  decisions: edgeCount,
  decisionName: edgeName,
  decisionsAt: edgesAt,
  codec: castleWallCodec,
  readings: castleWallReadings,
  options,
  tallies: {
    length: 'loops by their length',
    inside: 'loops by the cells inside them, off the loop',
    area: 'loops by the area that they enclose: inside + length / 2 - 1',
  },
  marginals: { inside: 'of lying inside the loop, off it' },
  printed,
  check,
  reasons,
  techniques,
  rungs,
  ladder,
  wording,
  proof,
  composer,
  blank,
  sweep: castleWallSweep,
  editor: async () => (await import('./edit/index.ts')).editor,
  fixtures: async () => (await import('./fixtures/index.ts')).fixtures,
};
