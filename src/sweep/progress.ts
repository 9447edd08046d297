import type { Progress } from '../grid/task.ts';

export interface SweepProgress extends Progress {
  /** `done` of `total` layers; the states so far, and those of the layer at work. */
  readonly states: number;
  readonly layer: number;
  readonly memory: number;
}
