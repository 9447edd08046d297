import type { Marks } from '../../src/board/marks.ts';
import { Answers } from '../../src/compose/answers.ts';
import { type BoardRecord, composeBoard, noTries, type Tries } from '../../src/compose/board.ts';
import type { Order } from '../../src/compose/order.ts';
import type { Genre } from '../../src/genre/genre.ts';
import type { AnyOptions } from '../../src/genre/option.ts';
import { type GenreId, genreNamed } from '../../src/genres/registry.ts';
import { InputError } from '../../src/grid/input-error.ts';
import { seeded } from '../../src/grid/random.ts';
import { GeneratorTask, subtask, type Task } from '../../src/grid/task.ts';

// A unit of batch work: a name, parameters and a seed, of which the result is a pure function, JSON both. Nothing here
// knows whether a command, a worker thread or a queue on another machine runs it.

/** Draws answers for many boards at once: large spaces are swept once a batch. */
export interface AnswersJob {
  readonly name: 'answers';
  readonly genre: GenreId;
  readonly width: number;
  readonly height: number;
  readonly options: AnyOptions;
  readonly number: number;
  readonly memory: number;
  readonly seed: number;
}

/** Makes one board of one of some answers; of a number of the genre's own draws where it has no space of answers. */
export interface BoardJob {
  readonly name: 'board';
  readonly genre: GenreId;
  readonly width: number;
  readonly height: number;
  readonly options: AnyOptions;
  /** The grade asked for; null for whatever comes out. */
  readonly rung: string | null;
  /** Each the marks of one answer, a digit a decision. */
  readonly draws: readonly string[] | number;
  readonly seed: number;
}

export interface BoardResult {
  readonly board: BoardRecord | null;
  readonly tries: Tries;
}

export type Job = AnswersJob | BoardJob;
export type JobResult = readonly string[] | BoardResult;

/** The last space is remembered with its diagram; that changes no result, only the time. */
let remembered: { readonly key: string; readonly answers: Answers } | undefined;

export function answersTask(job: AnswersJob): Task<readonly string[]> {
  const { width, height, options, number, memory, seed } = job;
  const genre = genreNamed(job.genre);
  const key = JSON.stringify([job.genre, width, height, options, memory]);
  if (remembered?.key !== key) {
    const space = genre.composer.space({ width, height }, genre.readings[0], options);
    if (!space) throw new Error(`${job.genre} draws no answers`);
    remembered = { key, answers: new Answers(space, memory) };
  }
  const task = remembered.answers.draw(number, seeded(seed));
  return new GeneratorTask(
    (function* () {
      const answers = yield* subtask(task);
      if (answers.length === 0)
        throw new InputError(
          `${genre.name} has no answer of the size ${width}x${height}${named(genre, options)}, so there is no board to make.`,
        );
      return answers.map((marks) => marks.join(''));
    })(),
    () => task.progress(),
  );
}

/** The options that make the space, in words: ` with the fleet 3,2,1`. */
function named({ options }: Pick<Genre, 'options'>, asked: AnyOptions): string {
  const making = Object.keys(asked).filter((name) => options[name].uses.includes('space'));
  return making.map((name, at) => `${at === 0 ? ' with' : ' and'} the ${name} ${asked[name]}`).join('');
}

export function boardTask(job: BoardJob): Task<BoardResult> {
  const { width, height, options, rung, seed } = job;
  const order: Order = { shape: { width, height }, options, ...(rung === null ? {} : { rung }) };
  const draws =
    typeof job.draws === 'number' ? job.draws : job.draws.map((text): Marks => Uint8Array.from(text, Number));
  const tries = noTries();
  return new GeneratorTask(
    (function* () {
      return { board: yield* composeBoard(genreNamed(job.genre), order, draws, seed, tries), tries };
    })(),
    () => ({ done: tries.tries, total: typeof draws === 'number' ? draws : draws.length }),
  );
}

export function jobTask(job: Job): Task<JobResult> {
  return job.name === 'answers' ? answersTask(job) : boardTask(job);
}
