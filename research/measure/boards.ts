import type { Marks } from '../../src/board/marks.ts';
import type { Puzzle } from '../../src/board/puzzle.ts';
import type { Reading } from '../../src/board/reading.ts';
import type { Genre } from '../../src/genre/genre.ts';
import { readBoard } from '../../src/genres/read.ts';
import { subtask } from '../../src/grid/task.ts';
import { Learning } from '../../src/search/learning.ts';
import type { BankBoard, Value } from './table.ts';

/** Boards of the bank as a part's parameters: their addresses. */
export interface BoardsPart {
  readonly [name: string]: Value;
  readonly size: string;
  readonly boards: readonly string[];
}

/** The boards of the bank size by size, smallest first; only these sizes where some are named. */
export function bySize(bank: readonly BankBoard[], sizes?: readonly string[]): BoardsPart[] {
  const found = new Map<string, string[]>();
  for (const { size, puzzlink } of bank)
    if (sizes === undefined || sizes.includes(size)) found.set(size, [...(found.get(size) ?? []), puzzlink]);
  return [...found]
    .map(([size, boards]) => ({ size, boards }))
    .sort((a, b) => Number.parseInt(a.size, 10) - Number.parseInt(b.size, 10));
}

/** The same with their answers, a digit a decision. */
export interface SolvedPart extends BoardsPart {
  readonly answers: readonly string[];
}

export function withAnswers(bank: readonly BankBoard[], sizes?: readonly string[]): SolvedPart[] {
  const answerOf = new Map(bank.map(({ puzzlink, answer }) => [puzzlink, answer.join('')]));
  return bySize(bank, sizes).map((part) => ({
    ...part,
    answers: part.boards.map((address) => answerOf.get(address) ?? ''),
  }));
}

/** Boards of all these sizes as one part. */
export function together(parts: readonly SolvedPart[]): SolvedPart {
  return {
    size: 'all',
    boards: parts.flatMap(({ boards }) => boards),
    answers: parts.flatMap(({ answers }) => answers),
  };
}

/** The boards with their answers. */
export function* solved<P extends Puzzle>({ boards, answers }: SolvedPart): Generator<{ puzzle: P; answer: Marks }> {
  for (let board = 0; board < boards.length; board++)
    yield { puzzle: puzzleAt(boards[board]) as P, answer: Uint8Array.from(answers[board], Number) };
}

export function puzzleAt(address: string): Puzzle {
  return readBoard(address).board.puzzle;
}

/** The number of answers under a reading, up to `limit`, by the learning search. */
export function* answersUpTo<P extends Puzzle, R extends Reading>(
  genre: Pick<Genre<P, R>, 'proof'>,
  puzzle: P,
  reading: R,
  limit: number,
): Generator<number, number, void> {
  const search = new Learning(genre.proof(puzzle, reading).enforceClues(), { limit });
  const { answers } = yield* subtask(search);
  return answers.length;
}

/** The reading of that name. */
export function readingOf<R extends Reading>(genre: { readonly readings: readonly R[] }, name: string): R {
  const found = genre.readings.find((reading) => reading.name === name);
  if (!found) throw new Error(`there is no reading ${name}`);
  return found;
}
