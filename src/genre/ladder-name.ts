/**
 * `study`: the rungs of the article that the genre's study rebuilds, the measuring instrument. `full`: those and the
 * techniques that people use besides, the study's in their order.
 */
export type LadderName = 'study' | 'full';
