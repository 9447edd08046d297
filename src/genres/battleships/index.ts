import type { Genre } from '../../genre/genre.ts';
import { cellCount, cellName } from '../../grid/shape.ts';
import { bare } from './bare.ts';
import { battleshipsCodec } from './formats.ts';
import type { BattleshipsPuzzle } from './puzzle.ts';
import { type BattleshipsReading, battleshipsReadings } from './readings.ts';
import { check, printed } from './rules.ts';

export const battleships: Omit<Genre<BattleshipsPuzzle, BattleshipsReading>, 'rungs' | 'ladder' | 'proof' | 'sweep'> = {
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
  bare,
};
