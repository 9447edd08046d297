import type { FaultBoard } from '../../genre/fault-board.ts';

const BOARD = 'pzprv3/usoone/3/5/4/0 1 2 2 2 /0 1 1 2 2 /3 2 2 2 2 /. 0 - 0 . /1 1 . 2 . /4 . 4 . . /';

/** One board per rule that can be broken, then the board solved. */
export const usowanFaults: readonly FaultBoard[] = [
  {
    rule: 'touching-shaded',
    puzzlink: 'csAdjacent',
    board: `${BOARD}+ + + + + /+ + 1 + 1 /+ 1 + + 1 /`,
  },
  {
    // Any other board without a white cell has touching shaded cells as well.
    rule: 'no-white-cell',
    reading: 'at-most-one-lie-per-region',
    board: 'pzprv3/usoone/1/1/1/0 /. /1 /',
  },
  {
    rule: 'white-divided',
    puzzlink: 'cuDivideRB',
    board: `${BOARD}+ + + + + /+ + 1 + + /+ 1 + 1 + /`,
  },
  {
    rule: 'shaded-number',
    board: `${BOARD}+ 1 + + + /+ + 1 + 1 /+ + + + + /`,
  },
  {
    rule: 'lie-count',
    puzzlink: 'bkLiarNe1',
    board: `${BOARD}1 + + + + /+ + 1 + 1 /+ 1 + + + /`,
  },
  { rule: null, board: `${BOARD}+ + + + + /+ + 1 + 1 /+ 1 + + + /` },
];
