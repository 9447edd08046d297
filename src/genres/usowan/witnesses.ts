import type { WitnessBoard } from '../../genre/witness-board.ts';

/** Witness boards of each rung, weakest first. */
export const usowanWitnesses: readonly WitnessBoard[] = [
  {
    rung: 'cell',
    board: 'pzprv3/usoone/2/3/3/0 0 1 /2 2 2 /3 0 2 /0 1 0 /. . . /. . . /',
    at: 'r1c1',
    mark: 2,
  },
  {
    rung: 'count',
    board: 'pzprv3/usoone/3/2/2/0 0 /0 0 /1 0 /. 1 /3 1 /3 . /. + /+ + /+ . /',
    at: 'r1c1',
    mark: 1,
  },
  {
    rung: 'region',
    board: 'pzprv3/usoone/3/2/2/0 1 /0 1 /0 1 /0 2 /. . /0 . /+ + /. . /+ . /',
    at: 'r2c1',
    mark: 2,
  },
  {
    rung: 'connect',
    board: 'pzprv3/usoone/3/2/2/0 0 /0 0 /1 0 /. . /1 . /1 1 /1 + /+ . /+ + /',
    at: 'r2c2',
    mark: 2,
  },
  {
    rung: 'probe',
    board: 'pzprv3/usoone/3/2/2/0 0 /0 1 /0 0 /. . /. 1 /1 . /. . /. + /+ . /',
    at: 'r1c2',
    mark: 2,
  },
  {
    // Probing that needs no `connect`.
    rung: 'probe',
    board: 'pzprv3/usoone/3/2/3/0 1 /2 1 /1 1 /2 1 /0 . /. 0 /+ + /+ . /. + /',
    at: 'r2c2',
    mark: 1,
  },
];
