export { DEFAULT_MEMORY, OverBudget } from './budget.ts';
export { type Count, type CountOptions, count, type SweepProgress } from './count.ts';
export { plainCount } from './plain.ts';
export type { Question, Tilt } from './ring.ts';
export { Branches, NO_TALLY, type Spec, type Tally } from './spec.ts';
