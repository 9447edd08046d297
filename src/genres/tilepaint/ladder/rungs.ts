import type { LadderName } from '../../../engine/technique.ts';
import { rungsOf, type Technique } from '../../../engine/technique.ts';
import type { TilepaintReading } from '../readings.ts';

export const techniques: readonly Technique[] = [
  {
    name: 'count',
    study: true,
    word: 'Gentle',
    text: 'A line that has its number of painted cells leaves the rest white. One that needs every open cell gets them all.',
  },
  {
    name: 'edge',
    study: true,
    word: 'Gentle',
    text:
      "A tile with more cells in a line than the line still owes is white. One that the others can't make up for is " +
      'painted.',
  },
  {
    name: 'fit',
    study: true,
    word: 'Steady',
    text:
      'What a line still owes must be made of whole tiles, exactly. A tile in every such set is painted, one in none is ' +
      'white.',
  },
  {
    name: 'pair',
    study: false,
    word: 'Hard',
    text:
      'Two lines that share tiles, read together: a shared tile counts in both. What all ways to meet both numbers agree ' +
      'on holds.',
  },
  {
    name: 'trio',
    study: false,
    word: 'Hard',
    text:
      'Three lines of which each two share a tile, read together. What all ways to meet the three numbers agree on ' +
      'holds.',
  },
];

/** The rungs, weakest first. Each reads the same numbers more carefully than the one below. */
export function rungs(_reading: TilepaintReading, ladder: LadderName = 'study'): readonly string[] {
  return rungsOf(techniques, ladder);
}
