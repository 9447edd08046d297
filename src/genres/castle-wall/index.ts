import type { Genre } from '../../genre/genre.ts';
import { edgeCount, edgeName, edgesAt } from '../../grid/edges.ts';
import { composer } from './compose/composer.ts';
import { castleWallCodec } from './formats/codec.ts';
import { ladder } from './ladder/ladder.ts';
import { rungs } from './ladder/rungs.ts';
import { proof } from './proof/proof.ts';
import type { CastleWallPuzzle } from './puzzle.ts';
import { type CastleWallReading, castleWallReadings } from './readings.ts';
import { reasons } from './reasons.ts';
import { check, printed } from './rules.ts';
import { bare } from './sweep/bare.ts';
import { castleWallSweep } from './sweep/sweep.ts';
import { wording } from './wording.ts';

export const castleWall: Genre<CastleWallPuzzle, CastleWallReading, 'castle-wall'> = {
  id: 'castle-wall',
  name: 'Castle Wall',
  aliases: ['castle'],
  decision: 'edge',
  decisions: edgeCount,
  decisionName: edgeName,
  decisionsAt: edgesAt,
  codec: castleWallCodec,
  readings: castleWallReadings,
  printed,
  check,
  reasons,
  rungs,
  ladder,
  wording,
  proof,
  composer,
  bare,
  sweep: castleWallSweep,
};
