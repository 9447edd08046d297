import type { GenreWords } from '../view.ts';

const cells = (count: number): string => (count === 1 ? '1 cell' : `${count} cells`);

export const battleshipsWords = {
  name: 'Battleships',
  rules: [
    'Place the whole fleet. Ships are straight and never touch, not even at a corner.',
    'A number counts the ship cells of its row or column. Printed pieces are what they show.',
  ],
  mouse: ['Left places ships, right water.', 'A press on a number, or on a ship of the fleet, strikes it off.'],
  tools: { first: 'Ship', second: 'Water' },
  faults: {
    'against-print': 'A mark contradicts a printed piece',
    'bent-ship': 'A ship is bent',
    'touching-ships': 'Ships touch at a corner',
    'wrong-end': 'A printed piece can no longer be what it shows',
    'too-many-ships': 'There are more ships of a length than the fleet has',
    'no-such-ship': 'The fleet has no ship of this length',
    'ship-too-long': 'A ship is longer than any that is left',
    'number-exceeded': 'A number is exceeded',
    'number-out-of-reach': 'A number can no longer be reached',
  },
  techniques: {
    count: 'Full and finished lines',
    touch: 'Ships keep apart',
    line: 'All ways to fill a line',
    fleet: 'Room for the fleet',
    squeeze: 'Squeezed lines',
    length: 'All ships of a length',
    probe: 'Suppose and refute',
    search: 'Trial and error',
  },
  fill: 'Fill finished lines with water',
  fleet: 'Fleet',
  ship: (length: number, found: boolean, struck: boolean) =>
    `Ship of ${cells(length)}${found ? ', on the board' : ''}${struck ? ', struck off' : ''}`,
  marks: ['unmarked', 'ship', 'water'],
  printed: (piece: string) => `printed ${piece}`,
  pieces: ['water', 'upper end', 'lower end', 'left end', 'right end', 'middle', 'ship of one cell'],
  unknownPiece: 'ship of unknown shape',
  number: (value: number) => `number ${value}`,
  noNumber: 'no number',
  question: 'question mark',
  states: { open: '', met: 'met', dead: 'can no longer be met', lie: '', 'lie-done': '' },
  struck: 'struck off',
} as const satisfies GenreWords & { readonly [more: string]: unknown };
