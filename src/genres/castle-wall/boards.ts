import type { FaultBoard } from '../../genre/fault-board.ts';

const NUMBERED =
  'pzprv3/castle/4/3/0,-1,0 0,-1,0 2,1,0 /0,-1,0 0,-1,0 0,-1,0 /0,-1,0 0,-1,0 0,-1,0 /0,-,0 0,-1,0 0,-1,0 /';
const COLOURED =
  'pzprv3/castle/4/5/0,-1,0 0,-1,0 0,-1,0 0,-1,0 0,-1,0 /0,-1,0 0,-,1 0,-1,0 0,-1,0 0,-1,0 /' +
  '0,-1,0 0,-1,0 0,-1,0 0,-,2 0,-1,0 /0,-1,0 0,-1,0 0,-1,0 0,-1,0 0,-1,0 /';

/** One board per rule that can be broken, then the boards solved. */
export const castleWallFaults: readonly FaultBoard[] = [
  {
    rule: 'no-loop',
    puzzlink: 'brNoLine',
    board: `${COLOURED}0 0 0 0 /0 0 0 0 /0 0 0 0 /0 0 0 0 /0 0 0 0 0 /0 0 0 0 0 /0 0 0 0 0 /`,
  },
  {
    rule: 'loop-through-wall',
    board: `${NUMBERED}1 0 /0 1 /0 1 /1 0 /1 1 0 /1 0 1 /1 1 0 /`,
  },
  { rule: 'branch', puzzlink: 'lnBranch', board: `${NUMBERED}1 0 /1 1 /1 1 /0 0 /1 1 0 /1 0 1 /0 0 0 /` },
  { rule: 'crossing', puzzlink: 'lnCross', board: `${NUMBERED}1 0 /1 1 /0 1 /0 0 /1 1 0 /0 1 1 /0 0 0 /` },
  { rule: 'too-many-segments', puzzlink: 'anLineGt', board: `${NUMBERED}1 0 /0 1 /1 0 /0 1 /1 1 0 /1 0 1 /0 1 1 /` },
  { rule: 'too-few-segments', puzzlink: 'anLineLt', board: `${NUMBERED}1 0 /0 0 /1 0 /0 0 /1 1 0 /1 1 0 /0 0 0 /` },
  { rule: 'dead-end', puzzlink: 'lnDeadEnd', board: `${NUMBERED}1 0 /0 1 /1 1 /0 0 /1 1 0 /0 0 1 /0 0 0 /` },
  { rule: 'several-loops', puzzlink: 'lnPlLoop', board: `${NUMBERED}1 0 /1 0 /0 1 /0 1 /1 1 0 /0 0 0 /0 1 1 /` },
  {
    rule: 'black-inside',
    puzzlink: 'shInside',
    board: `${COLOURED}1 1 1 1 /0 0 0 0 /0 0 0 0 /1 1 1 1 /1 0 0 0 1 /1 0 0 0 1 /1 0 0 0 1 /`,
  },
  {
    rule: 'white-outside',
    puzzlink: 'cuOutside',
    board: `${COLOURED}0 0 1 0 /0 0 1 0 /0 0 0 0 /0 0 0 0 /0 0 1 1 0 /0 0 0 0 0 /0 0 0 0 0 /`,
  },
  { rule: null, board: `${NUMBERED}1 0 /-1 1 /1 1 /0 0 /1 1 -1 /1 -1 1 /0 0 0 /` },
  { rule: null, board: `${COLOURED}1 1 0 0 /0 0 -1 0 /1 1 0 0 /0 0 0 0 /1 0 1 0 0 /1 0 1 0 0 /0 0 0 0 0 /` },
];
