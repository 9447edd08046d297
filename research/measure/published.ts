// Published sequences that the sweeps are held against, from the Online Encyclopedia of Integer Sequences. The terms
// are long, so they stay texts.

/** Independent sets of the n × n grid, from 1 × 1 on. */
export const A006506: readonly string[] = (
  '2 7 63 1234 55447 5598861 1280128950 660647962955 770548397261707 2030049051145980050 ' +
  '12083401651433651945979 162481813349792588536582997'
).split(' ');

/** Ways to place non-attacking kings on n × n, from 1 × 1 on. */
export const A063443: readonly string[] =
  '2 5 35 314 6427 202841 12727570 1355115601 269718819131 94707789944544'.split(' ');

/** Cycles in the graph of n × n cells, from 2 × 2 on. */
export const A140517: readonly string[] = (
  '1 13 213 9349 1222363 487150371 603841648931 2318527339461265 27359264067916806101 ' + '988808811046283595068099'
).split(' ');
