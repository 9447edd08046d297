import type { GenreWords } from '../view.ts';

export const tilepaintWords = {
  name: 'Tilepaint',
  rules: [
    'Paint some of the outlined tiles, each of them whole or not at all.',
    'A number counts the painted cells of its row or column, up to the next clue cell or the edge.',
  ],
  mouse: ['Left paints whole tiles, right dots them; a drag goes on with what the press did.'],
  tools: { first: 'Paint', second: 'Dot' },
  faults: {
    'number-exceeded': 'A number is exceeded',
    'number-out-of-reach': 'A number can no longer be made of the tiles left',
  },
  techniques: {
    count: 'Full and finished lines',
    edge: 'Too large, or too small',
    fit: 'Sums of whole tiles',
    pair: 'Two lines at once',
    trio: 'Three lines at once',
    probe: 'Suppose and refute',
    search: 'Trial and error',
  },
  marks: ['unmarked', 'painted', 'white'],
  tile: (cells: number) => `tile of ${cells === 1 ? '1 cell' : `${cells} cells`}`,
  clueCell: (right: number | undefined, down: number | undefined) =>
    `clue cell, ${right ?? 'nothing'} to the right, ${down ?? 'nothing'} downwards`,
  number: (value: number) => `number ${value}`,
  noNumber: 'no number',
  states: { open: '', met: 'met', dead: 'can no longer be met', lie: '', 'lie-done': '' },
} as const satisfies GenreWords & { readonly [more: string]: unknown };
