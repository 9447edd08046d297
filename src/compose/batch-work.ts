import type { Marks } from '../board/marks.ts';
import type { AnyOptions } from '../genre/option.ts';
import { InputError } from '../grid/input-error.ts';
import { seeded } from '../grid/random.ts';
import { GeneratorTask, type Progress, subtask, type Task } from '../grid/task.ts';
import { Answers } from './answers.ts';
import type { Attempt, DrawAnswers, TryDraws } from './batch.ts';
import { composeBoard, noTries } from './board.ts';
import type { Composable } from './request.ts';

/** What the boards of a batch have in common, however many there are. */
export interface BatchKind {
  readonly width: number;
  readonly height: number;
  readonly options: AnyOptions;
}

/** The answers that the boards of a kind are drawn from; whoever draws several rounds keeps it. */
export function answersOf(genre: Composable, { width, height, options }: BatchKind, memory: number): Answers {
  const space = genre.composer.space({ width, height }, genre.readings[0], options);
  if (!space) throw new Error(`${genre.name} draws no answers`);
  return new Answers(space, memory);
}

/** Throws an `InputError` while it works when there is no answer to draw. */
export function drawAnswers(
  genre: Composable,
  kind: BatchKind,
  answers: Answers,
  { number, seed }: DrawAnswers,
): Task<readonly string[]> {
  const task = answers.draw(number, seeded(seed));
  return mapped(task, (drawn) => {
    if (drawn.length > 0) return drawn.map((marks) => marks.join(''));
    const { width, height, options } = kind;
    const size = `${width}x${height}${inWords(genre, options)}`;
    throw new InputError(`${genre.name} has no answer of the size ${size}, so there is no board to make.`);
  });
}

export function tryDraws(genre: Composable, kind: BatchKind, work: TryDraws): Task<Attempt> {
  const { ladder, rung, difficulty, draws, seed } = work;
  const { width, height, options } = kind;
  const request = {
    shape: { width, height },
    options,
    ladder,
    ...(rung === null ? {} : { rung }),
    ...(difficulty === null ? {} : { difficulty }),
  };
  const answers = typeof draws === 'number' ? draws : draws.map((text): Marks => Uint8Array.from(text, Number));
  const tries = noTries();
  const board = new GeneratorTask(composeBoard(genre, request, answers, seed, tries), () => ({
    done: tries.tries,
    total: typeof draws === 'number' ? draws : draws.length,
  }));
  return mapped(board, (made) => ({ board: made, tries }));
}

function mapped<A, B>(task: Task<A>, map: (result: A) => B): Task<B> {
  return new GeneratorTask(
    (function* () {
      return map(yield* subtask(task));
    })(),
    (): Progress => task.progress(),
  );
}

/** The options that make the space of answers: ` with the fleet 3,2,1`. */
function inWords({ options }: Composable, asked: AnyOptions): string {
  const making = Object.keys(asked).filter((name) => options[name].uses.includes('space'));
  return making.map((name, at) => `${at === 0 ? ' with' : ' and'} the ${name} ${asked[name]}`).join('');
}
