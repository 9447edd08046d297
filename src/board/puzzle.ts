import type { Shape } from '../grid/shape.ts';

/** What is printed on a board: plain data (numbers, strings and arrays of them), so that it is also its own JSON. */
export interface Puzzle extends Shape {}
