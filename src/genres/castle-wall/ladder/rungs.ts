import type { LadderName } from '../../../engine/technique.ts';
import { rungsOf, type Technique } from '../../../engine/technique.ts';
import type { CastleWallReading } from '../readings.ts';

export const techniques: readonly Technique[] = [
  {
    name: 'degree',
    study: true,
    word: 'Gentle',
    text:
      'The loop passes through a cell once or not at all, and never enters a clue cell. So a line that comes into a cell ' +
      'goes on, a cell that is passed takes no third edge, and a dead end is left alone.',
  },
  {
    name: 'arrow',
    study: true,
    word: 'Gentle',
    text:
      'An arrow that has its number of segments leaves the rest of its ray empty. One that needs every edge left gets ' +
      'them all.',
  },
  {
    name: 'sides',
    study: false,
    word: 'Steady',
    text:
      'Where no edge of the loop lies between two places, they are on one side of it; where one does, they are on ' +
      'different sides. So inside and outside spread from the coloured walls and the border, and an edge between known ' +
      'sides is settled.',
  },
  {
    name: 'parity',
    study: true,
    word: 'Steady',
    text:
      'A ray from a white wall to the border crosses the loop an odd number of times, from a black one an even number, ' +
      'and so does every gap between two lines. With one edge left open, it is settled.',
  },
  {
    name: 'loop',
    study: true,
    word: 'Steady',
    text: 'There is one loop only. An edge that would close a smaller one is off, and drawn pieces must be able to meet.',
  },
  {
    name: 'ray',
    study: false,
    word: 'Hard',
    text:
      "Along an arrow's ray the loop passes each cell once or not at all. What all ways to draw the ray with its number " +
      'agree on holds.',
  },
  {
    name: 'pocket',
    study: false,
    word: 'Hard',
    text:
      "The loop can't go in and out of a pocket through one cell. So what hangs on a single cell is off, and a pocket " +
      'with part of the loop in it and two ways out uses both.',
  },
  {
    name: 'connect',
    study: false,
    word: 'Hard',
    text:
      'The inside of the loop is one piece, and so is the outside. What is the only way between two parts of one of them ' +
      "belongs to it, and what it can't reach belongs to the other.",
  },
];

/** The rungs, weakest first; where a reading erases numbers or colours, some have less to read. */
export function rungs(_reading: CastleWallReading, ladder: LadderName = 'study'): readonly string[] {
  return rungsOf(techniques, ladder);
}
