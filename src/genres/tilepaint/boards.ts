import type { FaultBoard } from '../../genre/fault-board.ts';

const BOARD =
  'pzprv3/tilepaint/3/4/4/0 0 1 2 /0 . 1 2 /3 3 3 2 /' + '0 -1 -1 -1 3 /3 . . . . /-1 . 1,0 . . /-1 . . . . /';

/** One board per rule that can be broken, then the board solved. */
export const tilepaintFaults: readonly FaultBoard[] = [
  { rule: 'painted-clue-cell', board: `${BOARD}# # . # /# # . # /. . . # /` },
  { rule: 'tile-partly-painted', puzzlink: 'bkMixed', board: `${BOARD}# # . # /# . . # /# . . # /` },
  { rule: 'wrong-count', puzzlink: 'asShadeNe', board: `${BOARD}# # . # /# . . # /# # # # /` },
  { rule: null, board: `${BOARD}# # + # /# . + # /. . . # /` },
];
