import type { LadderName } from '../../../engine/technique.ts';
import { rungsOf, type Technique } from '../../../engine/technique.ts';
import type { UsowanReading } from '../readings.ts';

export const techniques: readonly Technique[] = [
  {
    name: 'cell',
    study: true,
    word: 'Gentle',
    text: 'A cell with a number is white. So is every cell beside a shaded one.',
  },
  {
    name: 'count',
    study: true,
    word: 'Gentle',
    text:
      'A number that has too many shaded cells beside it, or too few left, is the wrong one of its region, so the other ' +
      'numbers are right and settle the cells beside them. Where all others have come true, the last one is the wrong ' +
      'one, and must miss its count.',
  },
  {
    name: 'region',
    study: true,
    word: 'Steady',
    text:
      'Go through all ways to shade the cells beside the numbers of one region that keep shaded cells apart and leave ' +
      'exactly one number wrong. What they all agree on holds.',
  },
  {
    name: 'connect',
    study: true,
    word: 'Steady',
    text: 'All white cells hang together. A cell that is the only way between two parts of them is white.',
  },
  {
    name: 'crowd',
    study: false,
    word: 'Hard',
    text:
      'A shaded cell turns its neighbours white, and so takes places that the numbers of a region beside it need. Where ' +
      'that leaves the region no way to be shaded, the cell is white.',
  },
  {
    name: 'enclose',
    study: false,
    word: 'Hard',
    text:
      'Of the ways to shade the cells around one number, some would close a wall of shaded cells, from corner to corner ' +
      'or from border to border, and cut white cells off. What the others agree on holds.',
  },
];

/** The rungs that read something under `reading`: without the sheet clause nothing has to hang together. */
export function rungs({ sheet }: UsowanReading, ladder: LadderName = 'study'): readonly string[] {
  const silent = sheet === 'edges' ? [] : sheet === 'corners' ? ['enclose'] : ['connect', 'enclose'];
  return rungsOf(techniques, ladder).filter((rung) => !silent.includes(rung));
}
