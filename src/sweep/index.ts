export { Budget, DEFAULT_MEMORY, OverBudget } from './budget.ts';
export { type Count, type CountOptions, count, type SweepProgress } from './count.ts';
export { type Diagram, type DiagramOptions, diagram } from './diagram.ts';
export { type Field, field } from './field.ts';
export { list } from './list.ts';
export { plainCount } from './plain.ts';
export type { Question, Tilt } from './ring.ts';
export { Sampler, sample } from './sample.ts';
export { Branches, NO_TALLY, type Spec, type Tally } from './spec.ts';
