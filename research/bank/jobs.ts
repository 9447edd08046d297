import type { Answers } from '../../src/compose/answers.ts';
import type { Attempt, DrawAnswers, TryDraws } from '../../src/compose/batch.ts';
import { answersOf, type BatchKind, drawAnswers, tryDraws } from '../../src/compose/batch-work.ts';
import { type GenreId, genreNamed } from '../../src/genres/registry.ts';
import type { Task } from '../../src/grid/task.ts';

// A unit of batch work: a name, parameters and a seed, of which the result is a pure function, JSON both. Nothing here
// knows whether a command, a worker thread or a queue on another machine runs it.

interface OfGenre extends BatchKind {
  readonly genre: GenreId;
}

export interface AnswersJob extends DrawAnswers, OfGenre {}
export interface BoardJob extends TryDraws, OfGenre {}

export type Job = AnswersJob | BoardJob;
export type JobResult = readonly string[] | Attempt;

/** The last space is remembered with its diagram; that changes no result, only the time. */
let remembered: { readonly key: string; readonly answers: Answers } | undefined;

export function answersTask(job: AnswersJob): Task<readonly string[]> {
  const { width, height, options, memory } = job;
  const genre = genreNamed(job.genre);
  const key = JSON.stringify([job.genre, width, height, options, memory]);
  if (remembered?.key !== key) remembered = { key, answers: answersOf(genre, job, memory) };
  return drawAnswers(genre, job, remembered.answers, job);
}

export function boardTask(job: BoardJob): Task<Attempt> {
  return tryDraws(genreNamed(job.genre), job, job);
}

export function jobTask(job: Job): Task<JobResult> {
  return job.name === 'answers' ? answersTask(job) : boardTask(job);
}
