import type { Witness } from '../../genre/witness.ts';

/** One board per rung, weakest first. */
export const usowanWitnesses: readonly Witness[] = [
  { rung: 'cell', board: 'pzprv3/usoone/2/3/3/0 0 1 /2 2 2 /3 0 2 /0 1 0 /. . . /. . . /' },
  { rung: 'count', board: 'pzprv3/usoone/3/2/2/0 0 /0 0 /1 0 /. 1 /3 1 /3 . /. + /+ + /+ . /' },
  { rung: 'region', board: 'pzprv3/usoone/3/2/2/0 1 /0 1 /0 1 /0 2 /. . /0 . /+ + /. . /+ . /' },
  { rung: 'connect', board: 'pzprv3/usoone/3/2/2/0 0 /0 0 /1 0 /. . /1 . /1 1 /1 + /+ . /+ + /' },
  { rung: 'probe', board: 'pzprv3/usoone/3/2/2/0 0 /0 1 /0 0 /. . /. 1 /1 . /. . /. + /+ . /' },
];
