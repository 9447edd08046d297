import type { Witness } from '../../genre/witness.ts';

/** One board per rung, weakest first. */
export const battleshipsWitnesses: readonly Witness[] = [
  { rung: 'count', board: 'pzprv3/battleship/3/2/2/11g/11g/. 1 1 /1 . . /0 . . /1 - . /. . /. . /. . /0 0 /' },
  { rung: 'touch', board: 'pzprv3/battleship/2/3/1/31s/. . . . /. . 5 . /. . . . /. . . /. . . /0 /' },
  { rung: 'line', board: 'pzprv3/battleship/3/2/2/11g/11g/. 2 . /. . . /. . 0 /. . . /. . /. . /. . /0 0 /' },
  { rung: 'fleet', board: 'pzprv3/battleship/2/3/1/31s/. . 1 . /. . . . /. 0 . . /. . . /. . . /0 /' },
  { rung: 'probe', board: 'pzprv3/battleship/3/2/2/21o/11g/. . 1 /. . . /. . . /1 . . /. . /. . /. . /0 0 /' },
];
