import type { WitnessBoard } from '../../genre/witness-board.ts';

/** A witness board for each rung. */
export const tilepaintWitnesses: readonly WitnessBoard[] = [
  {
    rung: 'count',
    board: 'pzprv3/tilepaint/3/2/1/. . /0 0 /0 0 /0 0 0 /0 -1,2 0,-1 /2 . . /2 . . /. . /. . /. . /',
    at: 'r2c1',
    mark: 1,
  },
  {
    // Of slices 1 and 2 the number 2 takes the larger: the smaller one can't make up for it.
    rung: 'edge',
    board: 'pzprv3/tilepaint/2/3/2/0 1 1 /0 0 1 /0 -1 -1 -1 /2 . . . /-1 . . . /. . . /. . . /',
    at: 'r1c2',
    mark: 1,
  },
  {
    // Column 2 has slices 1, 2 and 2 and needs 3: the 1 is part of every sum, though neither too large nor missed.
    rung: 'fit',
    board:
      'pzprv3/tilepaint/5/2/6/0 1 /2 3 /2 3 /4 5 /4 5 /0 -1 3 /1 . . /1 . . /1 . . /1 . . /1 . . /' +
      '. . /. . /. . /. . /. . /',
    at: 'r1c2',
    mark: 1,
  },
  {
    rung: 'probe',
    board: 'pzprv3/tilepaint/2/3/3/0 1 2 /0 0 0 /0 -1 -1 1 /2 . . . /-1 . . . /. . . /. . . /',
    at: 'r1c2',
    mark: 1,
  },
];
