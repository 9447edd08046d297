import type { GenreWords } from '../view.ts';

export const castleWallWords = {
  name: 'Castle Wall',
  rules: [
    'Draw one closed loop through the middles of cells. White walls lie inside it, black ones outside, grey anywhere.',
    'A number counts the pieces of loop, from cell to cell, that lie along its arrow.',
  ],
  mouse: [
    'Left drags the loop; a press near a border crosses it; a press on a wall ticks it off.',
    'Right drags crosses.',
  ],
  tools: { first: 'Line', second: 'Cross' },
  faults: {
    'line-through-wall': 'The line goes through a wall',
    branch: 'The loop branches',
    'small-loop': 'A loop is closed while other lines are left',
    'white-outside': 'A white wall lies outside the loop',
    'black-inside': 'A black wall lies inside the loop',
    'dead-end': 'A line has come to a dead end',
    'number-exceeded': 'A number is exceeded',
    'number-out-of-reach': 'A number can no longer be reached',
  },
  techniques: {
    degree: 'One way through a cell',
    arrow: 'Counting along an arrow',
    sides: 'Inside and outside',
    parity: 'Crossing an odd or even number of times',
    loop: 'One loop',
    ray: 'Patterns along an arrow',
    pocket: 'In and out of a pocket',
    connect: 'One inside, one outside',
    probe: 'Suppose and refute',
    search: 'Trial and error',
  },
  sides: 'Inside or outside',
  inside: 'inside',
  outside: 'outside',
  wall: (colour: string) => `${colour} wall`,
  colours: ['grey', 'white', 'black'],
  number: (value: number) => `number ${value}`,
  arrows: ['', 'arrow up', 'arrow down', 'arrow left', 'arrow right'],
  states: { open: '', met: 'met', dead: 'can no longer be met', lie: '', 'lie-done': '' },
  greyed: 'ticked off',
  directions: { up: 'up', down: 'down', left: 'left', right: 'right' },
  lines: (lines: readonly string[], crosses: readonly string[]) =>
    [
      lines.length > 0 ? `line ${lines.join(' and ')}` : 'no line',
      crosses.length > 0 ? `crossed ${crosses.join(', ')}` : '',
    ]
      .filter((part) => part !== '')
      .join(', '),
} as const satisfies GenreWords & { readonly [more: string]: unknown };
