import type { GenreWords } from '../view.ts';

export const usowanWords = {
  name: 'Usowan',
  rules: [
    'Shade cells without numbers. Shaded cells never share an edge, and all white cells hang together.',
    'A number counts the shaded cells beside it, but in each outlined region exactly one number lies.',
  ],
  mouse: [
    'Left shades, and a drag shades every other cell; right dots.',
    'Left on a number notes ×, a lie, then ○, true. Alt crosses a border.',
  ],
  tools: { first: 'Shade', second: 'Dot' },
  faults: {
    'shaded-number': 'A numbered cell is shaded',
    'touching-shaded': 'Shaded cells share an edge',
    'white-walled-off': 'White cells are walled off',
    'two-lies': 'A region has a second number that lies',
    'no-lie': 'A region has no number left that could lie',
  },
  techniques: {
    cell: 'Beside shading',
    count: 'Counting to a number',
    region: 'One lie a region',
    connect: 'White hangs together',
    crowd: 'Crowded neighbours',
    enclose: 'No white pocket',
    probe: 'Suppose and refute',
    search: 'Trial and error',
  },
  lies: 'Proven lies',
  number: (value: number) => `number ${value}`,
  question: 'question mark',
  states: { open: '', met: 'met', dead: '', lie: 'lies', 'lie-done': 'lies' },
  marks: ['unmarked', 'shaded', 'white'],
  verdicts: ['', 'noted as true', 'noted as a lie'],
} as const satisfies GenreWords & { readonly [more: string]: unknown };
