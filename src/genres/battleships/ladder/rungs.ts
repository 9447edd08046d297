import type { LadderName } from '../../../engine/technique.ts';
import { rungsOf, type Technique } from '../../../engine/technique.ts';
import type { BattleshipsReading } from '../readings.ts';

export const techniques: readonly Technique[] = [
  {
    name: 'count',
    study: true,
    word: 'Gentle',
    text:
      'A line that has all its ship cells is water the rest of the way, and one that needs every cell left is ship ' +
      'there. A printed piece tells of the cells beside it.',
  },
  {
    name: 'touch',
    study: true,
    word: 'Gentle',
    text:
      'Ships never touch, so the corners of a ship cell are water. A run as long as the longest ship has water at both ' +
      'ends, and a middle with water on one side lies along the other axis.',
  },
  {
    name: 'line',
    study: true,
    word: 'Steady',
    text:
      'Go through all ways to fill one line that fit its number and the lengths of the fleet. What they all agree on ' +
      'holds.',
  },
  {
    name: 'fleet',
    study: true,
    word: 'Steady',
    text:
      'Strike off the ships that are placed, and look where those still owed can lie without breaking a number. A cell ' +
      'in no berth is water, as many berths as ships are taken, and an unfinished ship grows into what its berths agree ' +
      'on.',
  },
  {
    name: 'squeeze',
    study: false,
    word: 'Hard',
    text:
      'Ship cells of one line turn cells of the next one into water. Of all ways to fill two neighbouring lines that ' +
      'meet both numbers and keep ships apart, what all agree on holds.',
  },
  {
    name: 'length',
    study: false,
    word: 'Hard',
    text:
      'Place all ships of one length that are still owed, in every way that keeps them apart and keeps the numbers. ' +
      'What the ways agree on holds.',
  },
];

/** The rungs, weakest first; the same under every reading: each rung reads less where a reading says less. */
export function rungs(_reading: BattleshipsReading, ladder: LadderName = 'study'): readonly string[] {
  return rungsOf(techniques, ladder);
}
