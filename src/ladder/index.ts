export { climb, type Climb, climbWithout, type ClimbStep, PROBE } from './climb.ts';
export { fixpoint } from './fixpoint.ts';
export { gradeOf, SEARCH } from './grade.ts';
export { Probe } from './probe.ts';
export { begin, marksOf, rungsUpTo, settledIn, type Start } from './start.ts';
