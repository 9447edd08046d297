import type { FaultBoard } from '../../genre/fault-board.ts';

const FEW = 'pzprv3/battleship/4/5/2/21o/11g/. . . . . . /. 6 . . . . /. . . . . . /. . . . . . /. . . . . - /';
const MORE = 'pzprv3/battleship/4/5/3/31s/21o/11g/. . . . . 2 /3 3 . . . . /. . . . . 1 /. . . . . . /. . . 0 . . /';

/** One board per rule that can be broken, then the boards solved. */
export const battleshipsFaults: readonly FaultBoard[] = [
  {
    rule: 'ship-on-printed-water',
    puzzlink: 'csPieceExtra',
    board: `${MORE}. # # + + /+ + + + . /+ + + + # /+ + # + + /0 0 0 /`,
  },
  { rule: 'printed-ship-missing', board: `${FEW}. + + + + /+ + + + # /+ + + + # /+ + + + + /0 0 /` },
  {
    rule: 'piece-with-extra-cells',
    puzzlink: 'csPieceExtra',
    board: `${FEW}. # + + + /+ + + + + /+ + + + + /+ + + + . /0 0 /`,
  },
  {
    rule: 'piece-with-missing-cells',
    puzzlink: 'csMismatch',
    board: `${MORE}. # # + + /+ + + + . /+ + + + + /+ + . # # /0 0 0 /`,
  },
  {
    rule: 'too-many-ships',
    puzzlink: 'bankGt',
    board: `${MORE}. # # + + /+ + + + . /# + # + # /+ + . + + /0 0 0 /`,
  },
  { rule: 'bent-ship', puzzlink: 'bankInvalid', board: `${FEW}. + # # + /+ + # + + /+ + + + # /+ + + + . /0 0 /` },
  {
    rule: 'ship-not-in-fleet',
    puzzlink: 'bankInvalid',
    board: `${FEW}. + # # # /+ + + + + /+ + + + # /+ + + + . /0 0 /`,
  },
  {
    rule: 'touching-ships',
    puzzlink: 'shDiag',
    board: `${MORE}. # # + + /+ + + + . /+ + + + # /+ + . # + /0 0 0 /`,
  },
  {
    rule: 'wrong-count',
    puzzlink: 'exShadeNe',
    board: `${MORE}. # + + + /+ + + + . /# + + + # /+ + . + # /0 0 0 /`,
  },
  {
    rule: 'ships-missing',
    puzzlink: 'bankLt',
    board: `${MORE}. # # + + /+ + + + . /+ + + + # /+ + . + + /0 0 0 /`,
  },
  { rule: null, board: `${FEW}. + + + + /+ + + + + /+ + + + # /+ + + + . /0 0 /` },
  { rule: null, board: `${MORE}. # # + + /+ + + + . /+ # + + # /+ + . + + /0 0 0 /` },
];
