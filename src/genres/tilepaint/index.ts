import type { Genre } from '../../genre/genre.ts';
import { cellName } from '../../grid/shape.ts';
import { composer } from './compose/composer.ts';
import { tilepaintCodec } from './formats/codec.ts';
import { ladder } from './ladder/ladder.ts';
import { rungs, techniques } from './ladder/rungs.ts';
import { options, type TilepaintOptions } from './options.ts';
import { proof } from './proof/proof.ts';
import { CLUE_CELL, type TilepaintPuzzle } from './puzzle.ts';
import { type TilepaintReading, tilepaintReadings } from './readings.ts';
import { reasons } from './reasons.ts';
import { check, printed, tileCount } from './rules.ts';
import { tilepaintSweep } from './sweep/sweep.ts';
import { wording } from './wording.ts';

export const tilepaint: Genre<TilepaintPuzzle, TilepaintReading, TilepaintOptions, 'tilepaint'> = {
  id: 'tilepaint',
  name: 'Tilepaint',
  aliases: [],
  example: 'tilepaint/6/5/bvfvesfqrqr0021g12h13q.1.23.44..4',
  decision: 'tile',
  decisions: tileCount,
  decisionName: (puzzle, tile) => cellName(puzzle, puzzle.tiles.indexOf(tile)),
  decisionsAt: (puzzle, cell) => (puzzle.tiles[cell] === CLUE_CELL ? [] : [puzzle.tiles[cell]]),
  codec: tilepaintCodec,
  readings: tilepaintReadings,
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
  sweep: tilepaintSweep,
  editor: async () => (await import('./edit/index.ts')).editor,
  fixtures: async () => (await import('./fixtures/index.ts')).fixtures,
};
