import type { WitnessBoard } from '../../genre/witness-board.ts';

/** A witness board for each rung; two for `probe`, one of which needs no loop and the other no numbers. */
export const castleWallWitnesses: readonly WitnessBoard[] = [
  {
    rung: 'degree',
    board: 'pzprv3/castle/2/3/0,-1,0 0,-1,0 0,-1,0 /4,1,2 0,-1,0 0,-1,0 /0 0 /0 0 /0 0 0 /',
    at: 'r1c1-r1c2',
    mark: 2,
  },
  {
    rung: 'arrow',
    board: 'pzprv3/castle/2/3/0,-1,0 0,-1,0 0,-1,0 /4,1,2 0,-1,0 0,-1,0 /-1 0 /-1 0 /-1 0 0 /',
    at: 'r2c2-r2c3',
    mark: 1,
  },
  {
    // A single open edge in each gap beside the wall: the loop can't cross it once.
    rung: 'parity',
    board:
      'pzprv3/castle/5/2/0,-1,0 0,-1,0 /0,-1,0 0,-1,0 /0,-,0 0,-1,0 /0,-1,0 0,-1,0 /0,-1,0 0,-1,0 /' +
      '0 /0 /-1 /0 /0 /0 0 /-1 0 /-1 0 /0 0 /',
    at: 'r2c2-r3c2',
    mark: 2,
  },
  {
    rung: 'loop',
    board:
      'pzprv3/castle/4/5/0,-1,0 0,-1,0 0,-1,0 0,-1,0 2,1,0 /0,-1,0 0,-1,0 0,-1,0 0,-1,0 0,-1,0 /' +
      '0,-1,0 1,-,1 0,-1,0 0,-1,0 0,-1,0 /0,-1,0 0,-1,0 0,-1,0 2,0,0 0,-1,0 /' +
      '0 0 0 -1 /0 0 0 1 /-1 -1 0 1 /1 1 -1 -1 /0 0 0 0 -1 /1 -1 0 0 1 /1 -1 1 -1 -1 /',
    at: 'r2c4-r3c4',
    mark: 2,
  },
  {
    rung: 'probe',
    board:
      'pzprv3/castle/4/3/0,-1,0 2,-,2 0,-1,0 /0,-1,0 0,-1,0 0,-1,0 /0,-1,0 2,-,0 0,-1,0 /0,-1,0 0,-1,0 0,-1,0 /' +
      '-1 -1 /0 0 /-1 -1 /0 0 /-1 -1 -1 /0 -1 0 /0 -1 0 /',
    at: 'r2c1-r2c2',
    mark: 1,
  },
  {
    rung: 'probe',
    board:
      'pzprv3/castle/3/4/0,-1,0 0,-1,0 0,-1,0 0,-1,0 /0,-1,0 0,-1,0 0,-1,0 3,1,2 /0,-1,0 0,-1,0 3,1,2 2,0,2 /' +
      '0 0 -1 /0 0 -1 /1 -1 -1 /0 0 0 -1 /1 1 -1 -1 /',
    at: 'r1c2-r2c2',
    mark: 2,
  },
];
