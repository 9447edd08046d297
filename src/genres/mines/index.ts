import { BLANK } from '../../board/clue.ts';
import { rungsOf } from '../../engine/technique.ts';
import type { Genre } from '../../genre/genre.ts';
import { cellCount, cellName } from '../../grid/shape.ts';
import { minesCodec } from './codec.ts';
import { composer, type MinesOptions, options } from './compose.ts';
import { model, techniques } from './ladder.ts';
import { around, type MinesPuzzle } from './puzzle.ts';
import { type MinesReading, minesReadings } from './readings.ts';
import { check, printed } from './rules.ts';
import { minesSweep } from './sweep.ts';
import { wording } from './wording.ts';

const RUNGS = rungsOf(techniques, 'full');

export const mines: Genre<MinesPuzzle, MinesReading, MinesOptions, 'mines'> = {
  id: 'mines',
  name: 'Mines',
  aliases: ['minesweeper'],
  example: 'mines/5/4/2h113j2g4l0',
  decision: 'cell',
  decisions: cellCount,
  decisionName: cellName,
  decisionsAt: (_puzzle, cell) => [cell],
  codec: minesCodec,
  readings: minesReadings,
  options,
  tallies: {},
  printed,
  check,
  reasons: (puzzle, reading) =>
    puzzle.numbers.flatMap((number, cell) => {
      const most = around(puzzle, cell, reading).length;
      const name = cellName(puzzle, cell);
      return number > most ? [{ text: `The ${number} in ${name} has ${most} cells around it.`, clues: [name] }] : [];
    }),
  techniques,
  rungs: () => RUNGS,
  ladder: (puzzle, reading) => model(puzzle, reading, RUNGS),
  proof: (puzzle, reading) => model(puzzle, reading),
  wording,
  sweep: minesSweep,
  composer,
  blank: (shape, reading) => ({
    puzzle: { ...shape, numbers: new Array<number>(cellCount(shape)).fill(BLANK) },
    reading,
    options: {},
  }),
  editor: async () => (await import('./edit.ts')).editor,
  fixtures: async () => (await import('./fixtures/index.ts')).fixtures,
};
