import type { WitnessBoard } from '../../genre/witness-board.ts';

/** Witness boards of each rung, weakest first. */
export const battleshipsWitnesses: readonly WitnessBoard[] = [
  {
    rung: 'count',
    board: 'pzprv3/battleship/3/2/2/11g/11g/. 1 1 /1 . . /0 . . /1 - . /. . /. . /. . /0 0 /',
    at: 'r1c1',
    mark: 2,
  },
  {
    rung: 'touch',
    board: 'pzprv3/battleship/2/3/1/31s/. . . . /. . 5 . /. . . . /. . . /. . . /0 /',
    at: 'r1c1',
    mark: 1,
  },
  {
    rung: 'line',
    board: 'pzprv3/battleship/3/2/2/11g/11g/. 2 . /. . . /. . 0 /. . . /. . /. . /. . /0 0 /',
    at: 'r1c1',
    mark: 1,
  },
  {
    rung: 'fleet',
    board: 'pzprv3/battleship/2/3/1/31s/. . 1 . /. . . . /. 0 . . /. . . /. . . /0 /',
    at: 'r1c1',
    mark: 1,
  },
  {
    rung: 'probe',
    board: 'pzprv3/battleship/3/2/2/21o/11g/. . 1 /. . . /. . . /1 . . /. . /. . /. . /0 0 /',
    at: 'r1c1',
    mark: 1,
  },
  {
    // Probing that needs no `fleet`.
    rung: 'probe',
    board: 'pzprv3/battleship/2/3/1/11g/. . . - /. . . . /1 0 . . /. . . /. . . /0 /',
    at: 'r1c2',
    mark: 2,
  },
];
