/**
 * Making boards with parts of one's own: the batch that `generate` runs, the minimiser and what it keeps true, the
 * certificate of a board.
 *
 * @packageDocumentation
 */

export { Answers } from './answers.ts';
export {
  type Attempt,
  type Batch,
  type BatchResult,
  type BatchWork,
  type DrawAnswers,
  type Made,
  makeBoard,
  type TryDraws,
} from './batch.ts';
export { answersOf, type BatchKind, drawAnswers, tryDraws } from './batch-work.ts';
export { type BoardRecord, composeBoard, graded, invariantOf, type Tries } from './board.ts';
export { type Certificate, type Certified, certify } from './certificate.ts';
export { Generate, TRIES } from './generate.ts';
export type { Invariant } from './invariant.ts';
export { LadderFinishes } from './ladder-finishes.ts';
export { minimise } from './minimise.ts';
export { MinimiseBoard, type Minimised } from './minimise-board.ts';
export { OneAnswer } from './one-answer.ts';
export { type BoardRequest, type Composable, checkRequest, gradesOf } from './request.ts';
export { seedOf } from './seeds.ts';
