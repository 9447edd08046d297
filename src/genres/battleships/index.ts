import type { Genre } from '../../genre/genre.ts';
import { cellCount, cellName } from '../../grid/shape.ts';
import { blank } from './blank.ts';
import { composer } from './compose/composer.ts';
import { battleshipsCodec } from './formats/codec.ts';
import { ladder } from './ladder/ladder.ts';
import { rungs, techniques } from './ladder/rungs.ts';
import { type BattleshipsOptions, options } from './options.ts';
import { proof } from './proof/proof.ts';
import type { BattleshipsPuzzle } from './puzzle.ts';
import { type BattleshipsReading, battleshipsReadings } from './readings.ts';
import { reasons } from './reasons.ts';
import { check, printed } from './rules.ts';
import { battleshipsSweep } from './sweep/sweep.ts';
import { wording } from './wording.ts';

export const battleships: Genre<BattleshipsPuzzle, BattleshipsReading, BattleshipsOptions, 'battleships'> = {
  id: 'battleships',
  name: 'Battleships',
  aliases: ['battleship'],
  example: 'battleship/6/6/12i42g121gy0g0g0h0o//c',
  decision: 'cell',
  decisions: cellCount,
  decisionName: cellName,
  decisionsAt: (_puzzle, cell) => [cell],
  codec: battleshipsCodec,
  readings: battleshipsReadings,
  options,
  tallies: {},
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
  sweep: battleshipsSweep,
  editor: async () => (await import('./edit/index.ts')).editor,
  fixtures: async () => (await import('./fixtures/index.ts')).fixtures,
};
