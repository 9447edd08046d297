import type { Genre } from '../../genre/genre.ts';
import { cellCount, cellName } from '../../grid/shape.ts';
import { bare } from './bare.ts';
import { battleshipsCodec } from './formats.ts';
import { composer } from './make.ts';
import { ladder } from './ladder.ts';
import { proof } from './proof.ts';
import type { BattleshipsPuzzle } from './puzzle.ts';
import { type BattleshipsReading, battleshipsReadings } from './readings.ts';
import { reasons } from './reasons.ts';
import { check, printed } from './rules.ts';
import { rungs } from './rungs.ts';
import { battleshipsSweep } from './sweep.ts';
import { words } from './words.ts';

export const battleships: Genre<BattleshipsPuzzle, BattleshipsReading> = {
  id: 'battleships',
  name: 'Battleships',
  aliases: ['battleship'],
  decision: 'cell',
  decisions: cellCount,
  decisionName: cellName,
  codec: battleshipsCodec,
  readings: battleshipsReadings,
  printed,
  check,
  reasons,
  rungs,
  ladder,
  words,
  proof,
  composer,
  bare,
  sweep: battleshipsSweep,
};
