import type { Genre } from '../../genre/genre.ts';
import { cellCount, cellName } from '../../grid/shape.ts';
import { composer } from './compose/composer.ts';
import { battleshipsCodec } from './formats/codec.ts';
import { ladder } from './ladder/ladder.ts';
import { rungs } from './ladder/rungs.ts';
import { proof } from './proof/proof.ts';
import type { BattleshipsPuzzle } from './puzzle.ts';
import { type BattleshipsReading, battleshipsReadings } from './readings.ts';
import { reasons } from './reasons.ts';
import { check, printed } from './rules.ts';
import { bare } from './sweep/bare.ts';
import { battleshipsSweep } from './sweep/sweep.ts';
import { wording } from './wording.ts';

export const battleships: Genre<BattleshipsPuzzle, BattleshipsReading, 'battleships'> = {
  id: 'battleships',
  name: 'Battleships',
  aliases: ['battleship'],
  decision: 'cell',
  decisions: cellCount,
  decisionName: cellName,
  decisionsAt: (_puzzle, cell) => [cell],
  codec: battleshipsCodec,
  readings: battleshipsReadings,
  printed,
  check,
  reasons,
  rungs,
  ladder,
  wording,
  proof,
  composer,
  bare,
  sweep: battleshipsSweep,
};
