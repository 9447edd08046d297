import type { Genre } from '../../genre/genre.ts';
import type { NoOptions } from '../../genre/option.ts';
import { cellCount, cellName } from '../../grid/shape.ts';
import { blank } from './blank.ts';
import { composer } from './compose/composer.ts';
import { usowanCodec } from './formats/codec.ts';
import { ladder } from './ladder/ladder.ts';
import { rungs, techniques } from './ladder/rungs.ts';
import { proof } from './proof/proof.ts';
import type { UsowanPuzzle } from './puzzle.ts';
import { type UsowanReading, usowanReadings } from './readings.ts';
import { reasons } from './reasons.ts';
import { check, printed } from './rules.ts';
import { usowanSweep } from './sweep/sweep.ts';
import { wording } from './wording.ts';

export const usowan: Genre<UsowanPuzzle, UsowanReading, NoOptions, 'usowan'> = {
  id: 'usowan',
  name: 'Usowan',
  aliases: ['usoone'],
  example: 'usoone/4/6/qdagmdl414dh1.613ag767c',
  decision: 'cell',
  decisions: cellCount,
  decisionName: cellName,
  decisionsAt: (_puzzle, cell) => [cell],
  codec: usowanCodec,
  readings: usowanReadings,
  options: {},
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
  sweep: usowanSweep,
  editor: async () => (await import('./edit/index.ts')).editor,
  fixtures: async () => (await import('./fixtures/index.ts')).fixtures,
};
