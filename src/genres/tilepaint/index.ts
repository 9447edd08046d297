import type { Genre } from '../../genre/genre.ts';
import { cellName } from '../../grid/shape.ts';
import { tilepaintCodec } from './formats.ts';
import { proof } from './proof.ts';
import type { TilepaintPuzzle } from './puzzle.ts';
import { type TilepaintReading, tilepaintReadings } from './readings.ts';
import { reasons } from './reasons.ts';
import { check, printed, tileCount } from './rules.ts';
import { tilepaintSweep } from './sweep.ts';

export const tilepaint: Omit<Genre<TilepaintPuzzle, TilepaintReading>, 'rungs' | 'ladder'> = {
  id: 'tilepaint',
  name: 'Tilepaint',
  aliases: [],
  decision: 'tile',
  decisions: tileCount,
  decisionName: (puzzle, tile) => cellName(puzzle, puzzle.tiles.indexOf(tile)),
  codec: tilepaintCodec,
  readings: tilepaintReadings,
  printed,
  check,
  reasons,
  proof,
  sweep: tilepaintSweep,
};
