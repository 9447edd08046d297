export { type Climb, type ClimbStep, climb, climbWithout, PROBE } from './climb.ts';
export { type Difficulty, difficultyOf, type Work, WorkTask } from './difficulty.ts';
export { fixpoint } from './fixpoint.ts';
export { gradeOf, SEARCH } from './grade.ts';
export { type Inferences, Position } from './position.ts';
export { Probe } from './probe.ts';
export { begin, marksOf, rungsUpTo, type Start, settledIn } from './start.ts';
