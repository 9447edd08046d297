import type { Even } from './even.ts';

export interface Odd {
  readonly next: Even;
}
