export { type Climb, type ClimbStep, climb, climbWithout, PROBE } from './climb.ts';
export { fixpoint } from './fixpoint.ts';
export { gradeOf, SEARCH } from './grade.ts';
export { Probe } from './probe.ts';
export { begin, marksOf, rungsUpTo, type Start, settledIn } from './start.ts';
